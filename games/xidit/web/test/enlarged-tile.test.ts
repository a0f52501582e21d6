import { expect, test } from 'vitest';
import { components } from '../../content/components.ts';
import { xidit } from '../../index.ts';
import { RECRUIT, THREAT } from '../../state.ts';
import { enlargedPlace } from '../enlarged-tile.ts';
import { geography } from '../geography.ts';

const pack = components(xidit.packs['standard']);
const FIELD = { width: 355, height: 290 };

test.each([RECRUIT, THREAT])(
  'a tile with its contents (%i) is on the map, and covers no city unless all around are close',
  (side) => {
    const { cities } = geography(pack, { ...FIELD, detail: 'signs', language: 'en', players: 4 });
    const covered = cities.flatMap((_, city) => {
      const { left, top, right, bottom } = enlargedPlace(city, side, cities, FIELD);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(FIELD.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(FIELD.height);
      return cities.filter(([x, y]) => x > left && x < right && y > top && y < bottom).map(() => city);
    });
    expect(covered.length).toBeLessThanOrEqual(side === THREAT ? 2 : 0);
  },
);
