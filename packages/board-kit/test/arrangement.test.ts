import fc from 'fast-check';
import { expect, it } from 'vitest';
import { browserZoom, screenSpace } from '../look/arrangement.ts';

const at = (width: number, height: number, text = 1) => screenSpace({ width, height }, text);

it('enlarges everything on large screens', () => {
  expect(at(1280, 720)).toMatchObject({ zoom: 1, width: 1280, height: 720 });
  expect(at(2560, 1440)).toMatchObject({ zoom: 2, width: 1280, height: 720 });
  expect(at(3840, 2160)).toMatchObject({ zoom: 3, width: 1280, height: 720 });
  expect(at(360, 620).zoom).toBe(1);
  expect(at(820, 1180).zoom).toBe(1);
  expect(at(1600, 2560)).toMatchObject({ zoom: 2, width: 800, height: 1280 });
});

it('lets the browser’s own zoom enlarge things on large screens, too', () => {
  const half = { width: 1280, height: 720 };
  expect(screenSpace(half, 1, 2)).toMatchObject({ zoom: 2, width: 640, height: 360, scale: 1 });
  // 400 % of a laptop: no room to zoom, so the text grows instead.
  expect(screenSpace({ width: 640, height: 360 }, 1, 4)).toMatchObject({ zoom: 360 / 340 });
  expect(screenSpace({ width: 640, height: 360 }, 1, 4).scale).toBeGreaterThan(1.8);
});

it('distinguishes zoom from bars and panels around the page', () => {
  const full = { width: 1920, height: 1080 };
  expect(browserZoom({ width: 1920, height: 950 }, full)).toBe(1);
  expect(browserZoom({ width: 1200, height: 950 }, full)).toBe(1);
  expect(browserZoom({ width: 1920, height: 600 }, full)).toBe(1);
  expect(browserZoom({ width: 960, height: 475 }, full)).toBe(2);
  expect(browserZoom({ width: 412, height: 800 }, { width: 412, height: 915 })).toBe(1);
  expect(browserZoom({ width: 980, height: 2000 }, { width: 412, height: 915 })).toBe(1);
  expect(browserZoom({ width: 0, height: 0 }, { width: 0, height: 0 })).toBe(1);
});

it('names the arrangement of common devices', () => {
  const arrangements = {
    'small phone': at(320, 480),
    'tall phone': at(412, 915),
    'phone held sideways': at(844, 390),
    'tablet upright': at(768, 1024),
    'tablet sideways': at(1024, 768),
    laptop: at(1366, 650),
    'laptop with very large text': at(1366, 768, 2),
    '4K': at(3840, 2160),
    '4K upright': at(2160, 3840),
  };
  expect(Object.entries(arrangements).map(([name, { arrangement }]) => `${name}: ${arrangement}`)).toEqual([
    'small phone: tall',
    'tall phone: tall',
    'phone held sideways: small-wide',
    'tablet upright: tall',
    'tablet sideways: wide',
    'laptop: wide',
    'laptop with very large text: small-wide',
    '4K: wide',
    '4K upright: tall',
  ]);
});

it('gives the whole text size to a reader, and never less space than a small phone', () => {
  const side = fc.integer({ min: 480, max: 3840 });
  const short = fc.integer({ min: 320, max: 2160 });
  fc.assert(
    fc.property(
      side,
      short,
      fc.boolean(),
      fc.double({ min: 1, max: 2, noNaN: true }),
      (a, b, upright, text) => {
        const [long, least] = [Math.max(a, b), Math.min(a, b)];
        const window = upright ? { width: least, height: long } : { width: long, height: least };
        const { zoom, scale, width, height } = screenSpace(window, text);
        expect(zoom * scale).toBeCloseTo(screenSpace(window, 1).zoom * text);
        expect(scale).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(Math.max(width, height)).toBeGreaterThanOrEqual(480 - 1e-6);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(300 - 1e-6);
      },
    ),
  );
});
