import type { Refusal } from '@triptych/kernel';
import type { Form } from '@triptych/table';

/** What became of a command. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Somebody who is told what a viewer is told. */
export interface Listener {
  readonly viewer: 'spectator' | number;
  readonly form: Form;
  tell(text: string): void;
}
