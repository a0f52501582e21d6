import { describe, expect, test } from 'vitest';
import { ABILITY, Place } from '../questions.ts';
import { ON_TRACK } from '../state.ts';
import { NONE, TestTable } from './table.ts';

describe('E3 workers', () => {
  test('E3.1: the round marker starts on 1 and moves on at the start of each later round', () => {
    const table = new TestTable(['india', 'lydia']).emptyHands();
    for (let round = 1; round <= 7; round++) {
      expect(table.state.round).toBe(round);
      table.placeAll();
      table.skipTo(null);
    }
    expect(table.questions).toEqual([]);
  });

  test('E3.2: in turn order everybody places the first worker, then in the same order the second', () => {
    const table = new TestTable(['india', 'lydia', 'sogdia']);
    table.state.order = [2, 0, 1];
    table.skipTo('worker');
    const asked: string[] = [];
    table.state.served = 0;
    table.state.turn = 2;
    while (table.state.phase === 'worker') {
      asked.push(table.asked);
      table.answer(table.offered[0]);
    }
    expect(asked).toEqual(['worker 2', 'worker 0', 'worker 1', 'worker 2', 'worker 0', 'worker 1']);
  });

  test('E3.3: a worker goes on a free area that is nobody’s home; homes of satraps not in play are ordinary', () => {
    const table = new TestTable(['india', 'lydia']);
    expect(table.offered).not.toContain(table.area('india'));
    expect(table.offered).not.toContain(table.area('lydia'));
    expect(table.refusal(table.area('lydia'))).toMatchObject({ code: 'home-area', rule: 'E3.3' });
    expect(table.offered).toContain(table.area('bactria'));
    table.answer(table.area('bactria'));
    expect(table.seat(0).workers).toEqual([table.area('bactria'), NONE]);
    expect(table.offered).not.toContain(table.area('bactria'));
    expect(table.refusal(table.area('bactria'))).toMatchObject({ code: 'area-occupied', rule: 'E3.3' });
  });

  test('E3.3, E7.6: or on the turn-order space, which takes one worker per round', () => {
    const table = new TestTable(['india', 'lydia']);
    table.answer(Place.track);
    expect(table.seat(0).workers).toEqual([ON_TRACK, NONE]);
    expect(table.offered).not.toContain(Place.track);
    expect(table.refusal(Place.track)).toMatchObject({ code: 'track-taken', rule: 'E7.6' });
  });

  test('E3.4: a worker must be placed, and there is always a free area', () => {
    const table = new TestTable(['india', 'lydia', 'sogdia', 'bactria']);
    while (table.state.phase === 'worker') {
      const areas = table.offered.filter((option) => option < Place.track);
      expect(areas.length).toBeGreaterThanOrEqual(16 - 7);
      table.answer(areas[0]);
    }
    expect(table.state.seats.flatMap(({ workers }) => workers).every((area) => area >= 0)).toBe(true);
  });

  test('E3.5: after all workers are placed, the event is revealed, and not before', () => {
    const table = new TestTable(['india', 'lydia']).emptyHands();
    for (let worker = 0; worker < 4; worker++) {
      expect(table.state.event).toBe(NONE);
      expect(table.events('eventRevealed')).toEqual([]);
      table.answer(table.offered[0]);
    }
    expect(table.events('eventRevealed')).toEqual([{ type: 'eventRevealed', event: table.state.events[0] }]);
  });
});

describe('E11.5 Lydia', () => {
  test('E11.5: before placing, Lydia claims the free space without a worker; then it is taken', () => {
    const table = new TestTable(['india', 'lydia']);
    table.answer(table.area('thracia'));
    expect(table.offered).toContain(Place.claim);
    table.answer(Place.claim);
    expect(table.seat(1).ability).toBe(0);
    expect(table.asked).toBe('worker 1');
    expect(table.offered).not.toContain(Place.track);
    table.answer(table.area('persis'));
    table.answer(table.area('media'));
    expect(table.seat(1).workers[0]).toBe(table.area('persis'));
    expect(table.offered).not.toContain(Place.claim);
    expect(table.refusal(Place.claim)).toMatchObject({ code: 'no-ability', rule: 'E11.5' });
  });

  test('E11.5: not when the space is taken', () => {
    const table = new TestTable(['india', 'lydia']);
    table.answer(Place.track);
    expect(table.offered).not.toContain(Place.claim);
    expect(table.refusal(Place.claim)).toMatchObject({ code: 'track-taken', rule: 'E11.5' });
  });

  test.each(['campaign', 'build', 'tax'] as const)(
    'E11.5: in her %s turn, too, even without a card: then she sets the order',
    (phase) => {
      const table = new TestTable(['india', 'lydia']).emptyHands();
      table.at(phase, 1, 'heir');
      expect(table.offered).toEqual([0, ABILITY]);
      table.answer(ABILITY);
      expect(table.state.claim).toBe(1);
      expect(table.seat(1).ability).toBe(0);
      expect(table.asked).not.toBe(`${phase} 1`);
      table.skipTo('order');
      expect(table.asked).toBe('order 1');
    },
  );

  test.each(['campaign', 'build', 'tax'] as const)(
    'E11.5: not in her %s turn once the space is taken',
    (phase) => {
      const table = new TestTable(['india', 'lydia']);
      table.permanent(1, 'elephant', 'cavalry', 'weapon', 'ship');
      table.store(1, { stone: 3, wheat: 3, wood: 3, gold: 3, wool: 3, iron: 3 });
      table.state.claim = 0;
      table.at(phase, 1, 'heir');
      expect(table.offered).not.toContain(ABILITY);
      expect(table.refusal(ABILITY)).toMatchObject({ code: 'track-taken', rule: 'E11.5' });
    },
  );

  test('E11.5: only Lydia', () => {
    const table = new TestTable(['india', 'lydia']);
    expect(table.refusal(Place.claim)).toMatchObject({ code: 'no-ability', rule: 'E11.5' });
  });
});

describe('E11.7 Bactria', () => {
  const pushing = (): TestTable => {
    const table = new TestTable(['india', 'bactria']);
    table.answer(table.area('phoenicia'));
    return table;
  };

  test('E11.7: takes an area where another player’s worker stands, and moves that worker to a free area', () => {
    const table = pushing();
    table.answer(Place.push(table.area('phoenicia')));
    expect(table.asked).toBe('push 1');
    expect(table.offered).not.toContain(table.area('india'));
    expect(table.offered).not.toContain(Place.track);
    expect(table.refusal(table.area('india'))).toMatchObject({ code: 'home-area' });
    table.answer(table.area('libya'));
    expect(table.seat(1).workers[0]).toBe(table.area('phoenicia'));
    expect(table.seat(0).workers[0]).toBe(table.area('libya'));
    expect(table.seat(1).ability).toBe(0);
    expect(table.asked).toBe('worker 0');
  });

  test('E11.7: not a home, not a free area, not the turn-order space, not Bactria’s own worker, and only once', () => {
    const table = pushing();
    const refusal = (name: string): unknown => table.refusal(Place.push(table.area(name)));
    expect(refusal('india')).toMatchObject({ code: 'home-area', rule: 'E11.7' });
    expect(refusal('libya')).toMatchObject({ code: 'area-free', rule: 'E11.7' });
    table.answer(table.area('libya'));
    table.answer(Place.track);
    expect(table.offered.filter((option) => option >= Place.push(0))).toEqual([
      Place.push(table.area('phoenicia')),
    ]);
    expect(refusal('libya')).toMatchObject({ code: 'area-occupied', rule: 'E11.7' });
    table.seat(1).ability = 0;
    expect(table.offered).not.toContain(Place.push(table.area('phoenicia')));
    expect(refusal('phoenicia')).toMatchObject({ code: 'no-ability', rule: 'E11.7' });
  });

  test('E11.7: only Bactria', () => {
    const table = new TestTable(['india', 'lydia']);
    table.answer(table.area('phoenicia'));
    expect(table.refusal(Place.push(table.area('phoenicia')))).toMatchObject({
      code: 'no-ability',
      rule: 'E11.7',
    });
  });
});
