import type { Refusal } from '@triptych/kernel';

/** What became of a command. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Somebody who is told what a viewer is told. */
export interface Listener {
  readonly viewer: 'spectator' | number;
  tell(text: string): void;
}
