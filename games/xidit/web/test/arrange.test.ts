import { describe, expect, it } from 'vitest';
import { arrange, type Item } from '../arrange.ts';
import type { Box } from '../geometry.ts';

const FIELD = { width: 100, height: 100, roads: [] };
const square = (left: number, top: number): Box => ({ left, top, right: left + 10, bottom: top + 10 });
const thing = (...places: Box[]): Item => ({ weight: 3, onRoad: 10, places });

describe('arrange', () => {
  it('gives every item its first place if nothing is in the way', () => {
    const items = [thing(square(0, 0), square(50, 0)), thing(square(20, 0), square(50, 0))];
    expect(arrange(items, FIELD)).toEqual([square(0, 0), square(20, 0)]);
  });

  it('lets an item move again after a later one has been placed', () => {
    const first = thing(square(40, 40), square(0, 0));
    const second = thing(square(42, 40));
    expect(arrange([first, second], FIELD)).toEqual([square(0, 0), square(42, 40)]);
  });

  it('lets others make room for an item that could only cover them', () => {
    const fixed = thing(square(50, 50));
    // Content where it is, although another place would do as well.
    const content = thing(square(0, 0), square(0, 40));
    const crowded = thing(square(54, 50), square(0, 0));
    expect(arrange([fixed, content, crowded], FIELD)).toEqual([square(50, 50), square(0, 40), square(0, 0)]);
  });

  it('keeps roads visible, and everything on the field', () => {
    const onRoad = thing(square(30, 30), square(95, 30), square(60, 30));
    const roads = [80, 35, 10, 36, 34].map((x) => [x, 35] as const);
    const many = Array.from({ length: 20 }, () => [35, 35] as const);
    expect(arrange([onRoad], { ...FIELD, roads: [...roads, ...many] })).toEqual([square(90, 30)]);
  });
});
