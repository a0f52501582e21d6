import type { GameModule } from './game-module.ts';
import { packHash } from './pack-hash.ts';

/** The packs that come with a game, by every hash under which a match may know them. */
export function ownPacks<P>({
  packs,
  formerHashes,
}: Pick<GameModule<P>, 'packs' | 'formerHashes'>): ReadonlyMap<string, P> {
  const now = new Map(Object.values(packs).map((pack) => [packHash(pack), pack]));
  const former = Object.entries(formerHashes).flatMap(([hash, today]): [string, P][] => {
    const pack = now.get(today);
    return pack === undefined ? [] : [[hash, pack]];
  });
  return new Map([...now, ...former]);
}
