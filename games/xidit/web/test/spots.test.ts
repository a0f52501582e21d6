import { LANGUAGES } from '@triptych/words';
import { xidit } from '../../index.ts';
import { components } from '../../content/components.ts';
import { describe, expect, it } from 'vitest';
import { geography } from '../geography.ts';
import { areNear } from '../geometry.ts';
import { showsValueOnly } from '../spots.ts';

const pack = components(xidit.packs['standard']);
const DESKTOP = { width: 1076, height: 438, detail: 'full' } as const;
const PHONE = { width: 360, height: 217, detail: 'signs' } as const;
/** A phone with a lesson's companion above the map. */
const LESSON = { width: 355, height: 290, detail: 'signs' } as const;
const TALL_PHONE = { width: 390, height: 450, detail: 'tiles' } as const;

describe.each(LANGUAGES)('lords on the map in %s', (language) => {
  /** How many cities have their lords' place this near, in pixels. */
  const near = (field: typeof DESKTOP | typeof PHONE | typeof TALL_PHONE, within: number): number =>
    geography(pack, { ...field, language, players: 3 }).spots.filter(({ lords, tower }) =>
      areNear(lords, tower, within),
    ).length;

  it('stand right beside most cities', () => {
    expect(near(DESKTOP, 3)).toBeGreaterThanOrEqual((pack.cities.length * 2) / 3);
    expect(near(PHONE, 3)).toBeGreaterThanOrEqual((pack.cities.length * 2) / 3);
    expect(near(TALL_PHONE, 3)).toBeGreaterThanOrEqual((pack.cities.length * 2) / 3);
  });

  it('never float between cities on a phone', () => {
    expect(near(PHONE, 12)).toBe(pack.cities.length);
  });

  it.each([PHONE, LESSON, TALL_PHONE])(
    'stand nearer their own city than any other on a small map, as do tiles',
    (field) => {
      const { spots, cities } = geography(pack, { ...field, language, players: 4 });
      const astray = spots.flatMap(({ lords, tile }, city) =>
        [lords, tile].filter((box) => {
          const far = cities.map(([x, y]) =>
            Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y),
          );
          return Math.min(...far) < far[city];
        }),
      );
      expect(astray).toEqual([]);
    },
  );

  it('keeps every city’s name clear of the others', () => {
    const { spots } = geography(pack, { width: 992, height: 478, detail: 'full', language, players: 5 });
    const names = spots.map(({ name }) => name);
    const met = names.flatMap((one, at) =>
      names.slice(at + 1).filter(
        (two) =>
          one.left < two.right - 2 &&
          two.left < one.right - 2 &&
          // Letters do not fill their line.
          one.top < two.bottom - 7 &&
          two.top < one.bottom - 7,
      ),
    );
    expect(met).toEqual([]);
  });
});

it('on a cramped map every region shows its first value only, wherever its box has been moved', () => {
  for (const width of [303, 326, 349])
    for (const height of [150, 184]) {
      const { regions } = geography(pack, { width, height, detail: 'signs', language: 'en', players: 5 });
      expect(
        regions.every(({ label }) => showsValueOnly(label)),
        `${width}×${height}`,
      ).toBe(true);
    }
});
