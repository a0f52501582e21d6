import type { Refusal } from '@triptych/kernel';
import type { Form } from '@triptych/table';

/** What became of a command. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Somebody who is told what a viewer is told. */
export interface Listener {
  readonly viewer: 'spectator' | number;
  readonly form: Form;
  /** Who it is; null: nobody whom the server knows. */
  readonly person: string | null;
  tell(text: string): void;
  /** Somebody else has the seat now. */
  dismissed(): void;
  /** Ends the connection; a client comes back by itself. */
  hangUp(): void;
}
