import { type Refused, refuse } from '@triptych/kernel';
import { type Act, refuseRequest, type TableRefusal } from '@triptych/protocol';

/** What a command would do, or why it may not. */
export type Allowed = { readonly ok: true; readonly act: Act } | Refused;

export const GAME_OVER: Refused = { ok: false, refusal: refuse('game-over') };

export function allow(act: Act): Allowed {
  return { ok: true, act };
}

export function no(code: TableRefusal): Refused {
  return { ok: false, refusal: refuseRequest(code) };
}
