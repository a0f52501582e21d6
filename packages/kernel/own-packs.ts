import type { GameModule } from './game-module.ts';
import { packHash } from './pack-hash.ts';
import type { PackName } from './record.ts';

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

/** The pack of a match among those that come with its game: the very one, or else the one of that name. */
export function ownPack<P>(
  module: Pick<GameModule<P>, 'packs' | 'formerHashes'>,
  { name, hash }: PackName,
): P | undefined {
  return ownPacks(module).get(hash) ?? (Object.hasOwn(module.packs, name) ? module.packs[name] : undefined);
}
