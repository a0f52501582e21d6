/** Why an answer was refused: data for a translated sentence. A refusal never changes anything. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** The number of the rule that forbids it, or null if there is none (a malformed answer). */
  readonly rule: string | null;
  readonly values: Readonly<Record<string, number>>;
}

/** The kernel's own refusals; a game adds its codes through `explain`. */
export type KernelRefusal =
  | 'game-over'
  | 'no-such-seat'
  | 'not-asked'
  | 'not-a-number'
  | 'not-a-list'
  | 'wrong-length'
  | 'not-offered'
  | 'repeated'
  | 'not-sorted'
  | 'too-few'
  | 'too-many'
  | 'used-too-often'
  | 'nothing-to-withdraw'
  | 'nothing-to-undo'
  | 'undo-reveals'
  | 'other-rules';

export function refuse<Code extends string>(
  code: Code,
  rule: string | null = null,
  values: Readonly<Record<string, number>> = {},
): Refusal<Code> {
  return { code, rule, values };
}
