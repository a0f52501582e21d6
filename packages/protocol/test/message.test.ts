import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, EventShapes, type Json, readMessage, wireMessage } from '../index.ts';
import { MessageWriter, writeChange } from '../message-writer.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('a change of plain data', () => {
  const read = (change: string | null) => (change === null ? undefined : (JSON.parse(change) as Json));

  it('turns the old value into the new one, after a round trip through JSON', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const made = applyChange(before, read(writeChange(before, after)));
        expect(made).toEqual(after);
        expect(JSON.stringify(applyChange(made, read(writeChange(made, before))))).toBe(
          JSON.stringify(before),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('handles lists that grew, shrank or shifted', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(numbers, numbers, (before, after) => {
        const old = structuredClone(before);
        expect(applyChange({ a: before }, read(writeChange({ a: before }, { a: after })))).toEqual({
          a: after,
        });
        expect(before).toEqual(old);
      }),
      { numRuns: 2000 },
    );
  });

  it('is null if nothing changed', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(writeChange(value, structuredClone(value)) ?? undefined).toBeUndefined();
      }),
    );
  });

  it('contains only what changed', () => {
    const before = {
      castles: [
        { food: 1, chests: [4, 7] },
        { food: 2, chests: [] },
      ],
      turn: 0,
    };
    const after = {
      castles: [
        { food: 1, chests: [4, 7, 9] },
        { food: 3, chests: [] },
      ],
      turn: 0,
    };
    expect(writeChange(before, after)).toBe('[0,[0,[1,{"+":[9]}],1,[0,3]]]');
  });

  it('treats names that are special in JavaScript as ordinary ones', () => {
    const before = JSON.parse('{"a":1,"__proto__":{"x":1}}') as Json;
    const after = JSON.parse('{"a":1,"__proto__":{"x":2}}') as Json;
    const more = JSON.parse('{"a":1,"__proto__":{"x":2},"constructor":3}') as Json;
    expect(JSON.stringify(applyChange(before, read(writeChange(before, after))))).toBe(JSON.stringify(after));
    expect(JSON.stringify(applyChange(before, read(writeChange(before, more))))).toBe(JSON.stringify(more));
  });
});

it('leaks no change to another viewer, even if their fields differ in name and order', () => {
  const writer = new MessageWriter(0, { events: [], by: null, undone: null, chat: null });
  const states = [
    [{ question: { card: 17, rule: 'B1' } }, { question: { card: 42, rule: 'B2' } }],
    [{ question: { rule: 'B1', left: 3 } }, { question: { rule: 'B2', left: 3 } }],
    [{ question: { left: 4, card: 17 } }, { question: { left: 3, card: 42 } }],
  ] as const;
  for (const [viewer, [before, after]] of states.entries()) {
    const [, , , change]: Json[] = JSON.parse(writer.message(1, viewer, before, after, new EventShapes()));
    expect(applyChange(before, change)).toEqual(after);
  }
});

it('names the fields of a question once', () => {
  const question = fc.oneof(
    fc.constant(null),
    fc.record({ seat: fc.nat(), kind: fc.string(), shape: json }),
    fc.record({ seat: fc.nat(), kind: fc.string(), card: json, shape: json }),
    fc.record({ seat: fc.nat(), card: json, kind: fc.string() }),
  );
  const state = fc.record({ turn: fc.nat(3), question, view: json });
  fc.assert(
    fc.property(fc.array(state, { minLength: 2, maxLength: 9 }), ([first, ...states]) => {
      const [written, read] = [new EventShapes(), new EventShapes()];
      let [before, seen]: Json[] = [first, first];
      for (const [n, after] of states.entries()) {
        const writer = new MessageWriter(0, { events: [], by: 'bot', undone: null, chat: null });
        const message = wireMessage.parse(JSON.parse(writer.message(n, 0, before, after, written)));
        seen = readMessage(message, seen, 0, read).state;
        expect(JSON.stringify(seen)).toBe(JSON.stringify(after));
        before = after;
      }
    }),
    { numRuns: 500 },
  );
  const shapes = new EventShapes();
  const asked = { question: { seat: 1, kind: 'recruit', shape: { shape: 'one', of: [0, 1] } } };
  const texts = [1, 2].map((n) => {
    const writer = new MessageWriter(5, { events: [], by: null, undone: null, chat: null });
    return writer.message(n, 1, { question: null }, asked, shapes);
  });
  expect(texts).toEqual([
    '[1,5,0,[],0,[["seat","kind","shape"],1,"recruit",{"shape":"one","of":[0,1]}]]',
    '[2,5,0,[],0,[0,1,"recruit",{"shape":"one","of":[0,1]}]]',
  ]);
});

it('is different for viewers who saw different things before, even if all see the same now', () => {
  const writer = new MessageWriter(0, { events: [], by: null, undone: null, chat: null });
  const after = { view: { market: [1, 2], day: 3 } };
  for (const day of [1, 2, 1, 2]) {
    const before = { view: { market: [1, day], day } };
    const [, , , change]: Json[] = JSON.parse(writer.message(1, day, before, after, new EventShapes()));
    expect(applyChange(before, change)).toEqual(after);
  }
});
