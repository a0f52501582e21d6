import { type Refusal, refuse } from '@triptych/kernel';

/** Why a table refuses a command; the kernel and the game have reasons of their own. */
export type TableRefusal =
  | 'bad-command'
  | 'not-your-seat'
  | 'not-host'
  | 'stale'
  | 'not-started'
  | 'already-started'
  | 'table-closed'
  | 'paused'
  | 'not-paused'
  | 'seat-taken'
  | 'seats-open'
  | 'already-seated'
  | 'not-away'
  | 'already-away'
  | 'needs-consent'
  | 'proposal-pending'
  | 'no-such-proposal'
  | 'already-agreed'
  | 'not-a-player'
  | 'chat-closed'
  | 'time-left'
  | 'not-over'
  | 'rematch-exists'
  | 'id-used';

export function no(code: TableRefusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: refuse(code) };
}
