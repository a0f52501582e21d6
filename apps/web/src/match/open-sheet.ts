import type { Finished } from '@triptych/client/session.ts';

export type PlainSheet = 'log' | 'keys' | 'text' | 'menu' | 'since';

/** The sheet open over a match. */
export type OpenSheet =
  | { readonly sheet: PlainSheet }
  /** `kind`: without a rule, the part about this kind of question. */
  | { readonly sheet: 'rules'; readonly at: string | null; readonly kind?: string | null }
  | { readonly sheet: 'fair'; readonly finished: Finished };

/** What a tool opens, or null to close the sheet that is already open. */
export function toggled(opened: OpenSheet | null, sheet: PlainSheet | 'rules'): OpenSheet | null {
  if (opened?.sheet === sheet) return null;
  return sheet === 'rules' ? { sheet, at: null } : { sheet };
}
