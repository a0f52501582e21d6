import type { Refusal } from '@triptych/kernel';
import { refuseAsHost, type TableRefusal } from '@triptych/protocol';

export function no(code: TableRefusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: refuseAsHost(code) };
}
