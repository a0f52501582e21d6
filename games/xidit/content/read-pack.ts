import type { PackReading } from '@triptych/kernel';
import { readForm } from '@triptych/packs';
import { checkBalance, checkStructure } from './demands/index.ts';
import { type Pack, packSchema } from './pack.ts';

/**
 * Reads a pack that somebody wrote. Faults of form and a wrong structure (X12.2) make it unplayable; the
 * demands on our own pack are findings only, so that the printed values can be played with (X12.7).
 */
export function readPack(data: unknown): PackReading<Pack> {
  const read = readForm(packSchema, data);
  if (!read.ok) return read;
  const problems = checkStructure(read.pack);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, pack: read.pack, findings: checkBalance(read.pack) };
}
