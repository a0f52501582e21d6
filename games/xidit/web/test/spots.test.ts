import { LANGUAGES } from '@triptych/words';
import { xidit } from '../../index.ts';
import { components } from '../../content/components.ts';
import { describe, expect, it } from 'vitest';
import { geography } from '../geography.ts';
import { areNear } from '../geometry.ts';

const pack = components(xidit.packs['standard']);
const DESKTOP = { width: 1076, height: 438, small: false };
const PHONE = { width: 360, height: 217, small: true };

describe.each(LANGUAGES)('lords on the map in %s', (language) => {
  /** How many cities have their lords' place this near, in pixels. */
  const near = (field: typeof DESKTOP, within: number): number =>
    geography(pack, { ...field, language, players: 3 }).spots.filter(({ lords, tower }) =>
      areNear(lords, tower, within),
    ).length;

  it('stand right beside most cities', () => {
    expect(near(DESKTOP, 3)).toBeGreaterThanOrEqual((pack.cities.length * 2) / 3);
    expect(near(PHONE, 3)).toBeGreaterThanOrEqual((pack.cities.length * 2) / 3);
  });

  it('never float between the cities of a phone', () => {
    expect(near(PHONE, 12)).toBe(pack.cities.length);
  });
});
