import type { Pack, PackTile } from '../content/pack.ts';
import { standard } from '../content/standard.ts';

/** Our map with identical tiles, so that tests do not depend on the tuning of our tiles. */
export const THREAT_OF_ALL = { asks: [1, 1, 0, 0, 0], gold: 4, bards: 3, floors: 2 };

const alike = (recruit: number[]) => (tile: PackTile) => ({ ...tile, recruit, threat: THREAT_OF_ALL });

export const testPack: Pack = {
  ...standard,
  tiles: {
    large: standard.tiles.large.map(alike([1, 1, 1, 1, 1])),
    small: standard.tiles.small.map(alike([1, 1, 1, 1, 0])),
  },
};

/** The test pack with one threat changed. */
export function withThreat(number: number, threat: Partial<PackTile['threat']>): Pack {
  const change = (tile: PackTile): PackTile =>
    tile.number === number ? { ...tile, threat: { ...tile.threat, ...threat } } : tile;
  return { ...testPack, tiles: { ...testPack.tiles, large: testPack.tiles.large.map(change) } };
}
