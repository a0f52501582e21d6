import { describe, expect, it } from 'vitest';
import { mapLook } from '../map-detail.ts';

describe('mapLook', () => {
  it('shows more where there is more room, in any shape of window', () => {
    expect(mapLook(990, 510).detail).toBe('full');
    expect(mapLook(768, 600).detail).toBe('full');
    expect(mapLook(412, 490).detail).toBe('regions');
    expect(mapLook(390, 430).detail).toBe('tiles');
    expect(mapLook(523, 350).detail).toBe('tiles');
    expect(mapLook(360, 230).detail).toBe('signs');
  });

  it('never shows less on a map that is larger', () => {
    const ranks = ['signs', 'tiles', 'regions', 'full'];
    for (let width = 300; width < 1200; width += 40)
      for (let height = 150; height < 900; height += 40) {
        const rank = ranks.indexOf(mapLook(width, height).detail);
        expect(ranks.indexOf(mapLook(width + 40, height).detail)).toBeGreaterThanOrEqual(rank);
        expect(ranks.indexOf(mapLook(width, height + 40).detail)).toBeGreaterThanOrEqual(rank);
      }
  });

  it('shows less where signs would be too small for a desktop', () => {
    expect(mapLook(546, 390)).toEqual({ detail: 'regions', zoom: 1 });
    const { detail, zoom } = mapLook(546, 390, 16);
    expect(detail).toBe('tiles');
    expect(14 * zoom).toBeGreaterThanOrEqual(16);
    expect(mapLook(990, 510, 16)).toEqual(mapLook(990, 510));
  });

  it('enlarges things when there is room to spare, and never makes them smaller', () => {
    expect(mapLook(820, 760).zoom).toBeGreaterThan(1.1);
    expect(mapLook(320, 140).zoom).toBe(1);
  });
});
