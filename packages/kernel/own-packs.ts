import type { GameModule } from './game-module.ts';
import { packHash } from './pack-hash.ts';
import type { PackName } from './record.ts';

/** The packs that come with a game, by every hash that a match may use for them. */
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

/** A match's pack among those that come with its game: by hash, or else by name. */
export function ownPack<P>(
  module: Pick<GameModule<P>, 'packs' | 'formerHashes'>,
  { name, hash }: PackName,
): P | undefined {
  return ownPacks(module).get(hash) ?? (Object.hasOwn(module.packs, name) ? module.packs[name] : undefined);
}
