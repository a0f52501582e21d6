import { ownPacks, packHash, seedFrom } from '@triptych/kernel';
import { confirm, type Verdict, verify } from '@triptych/table';
import { loadRules } from '../games/load-rules.ts';
import type { Finished } from '@triptych/client/session.ts';

export type Confirmation =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'pack' | Extract<Verdict, { ok: false }>['problem'] };

/** Replays a finished match from its seed on this device, so that nobody has to trust its server. */
export async function confirmMatch({
  record,
  outcome,
  parts,
  commitment,
  pack: played,
}: Finished): Promise<Confirmation> {
  const module = await loadRules(record.game);
  const own = packHash(played) === record.pack.hash ? played : undefined;
  const pack = module === undefined ? undefined : (ownPacks(module).get(record.pack.hash) ?? own);
  if (module === undefined || pack === undefined) return { ok: false, problem: 'pack' };
  const game = module.open(pack);
  return commitment === null
    ? confirm(game, { record, outcome })
    : verify(game, { record, outcome, parts, commitment });
}

/** Whether the seed was known before the match: that of a lesson, of a day, or of a match that is played on. */
export const isPrepared = ({ record, parts }: Finished): boolean => seedFrom(parts) !== record.seed;
