import { type GameModule, ownPack } from '@triptych/kernel';
import type { StoredMatch } from './storage.ts';

/** A pack that does not come with its game, and what its matches call it. */
export interface OwnPack {
  readonly name: string;
  readonly content: unknown;
}

/** The pack that a match was created with; undefined if it is gone or cannot be played. */
export function packOfMatch(module: GameModule, { entries, pack }: StoredMatch): unknown {
  const first = entries[0]?.act;
  if (first?.do !== 'create') return undefined;
  if (pack === undefined) return ownPack(module, first.config.pack);
  const reading = module.readPack(pack);
  return reading.ok ? reading.pack : undefined;
}
