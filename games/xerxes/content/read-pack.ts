import type { PackReading } from '@triptych/kernel';
import { readForm } from '@triptych/packs';
import { checkBalance, checkNumbers } from './demands/index.ts';
import { type Pack, packSchema } from './pack.ts';

/**
 * Reads a pack that somebody wrote. Faults of form and wrong numbers of components (E1) make it unplayable; the
 * demands on our own pack (E15) are findings only, so that the printed values can be played with (E15.7).
 */
export function readPack(data: unknown): PackReading<Pack> {
  const read = readForm(packSchema, data);
  if (!read.ok) return read;
  const problems = checkNumbers(read.pack);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, pack: read.pack, findings: checkBalance(read.pack) };
}
