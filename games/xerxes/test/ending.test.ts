import { describe, expect, test } from 'vitest';
import { TestTable } from './table.ts';

/** Three players at the end of a round: the test answers its last question. */
function lastTax(round: number, ...points: number[]): TestTable {
  const table = new TestTable(['lydia', 'aegyptus', 'sogdia']).emptyHands();
  table.state.round = round;
  for (const [seat, count] of points.entries()) table.seat(seat).points = count;
  table.at('tax', 2, 'heir');
  return table;
}

const ranks = (table: TestTable): string =>
  table.game
    .outcome(table.state)
    ?.ranking.map(({ seat, rank }) => `${rank}:${seat}`)
    .join(' ') ?? 'none';

describe('E10 the end', () => {
  test('E10.1: 25 points at the end of a round end the game', () => {
    const table = lastTax(3, 25, 3, 4);
    table.answer(0);
    expect(table.events('gameEnded')).toEqual([{ type: 'gameEnded', reason: 'points' }]);
    expect(table.questions).toEqual([]);
  });

  test('E10.1: not before the end of the round, and not with 24', () => {
    const table = lastTax(3, 24, 3, 4);
    expect(table.game.outcome(table.state)).toBeNull();
    table.answer(0);
    expect(table.state.round).toBe(4);
    const early = new TestTable(['lydia', 'aegyptus']).emptyHands();
    early.seat(0).points = 30;
    early.placeAll();
    expect(early.state.phase).not.toBe('over');
    expect(early.game.outcome(early.state)).toBeNull();
  });

  test('E10.1, E1.1: the game also ends after round 7', () => {
    const table = lastTax(7, 3, 9, 4);
    table.answer(0);
    expect(table.events('gameEnded')).toEqual([{ type: 'gameEnded', reason: 'lastRound' }]);
    expect(ranks(table)).toBe('1:1 2:2 3:0');
  });

  test('E10.1, E7.6: when the game ends nobody is asked for the turn order', () => {
    const table = lastTax(7, 3, 9, 4);
    table.state.claim = 0;
    table.answer(0);
    expect(table.questions).toEqual([]);
  });

  test('E10.2: most points win, even if two reached 25 in the same round', () => {
    const table = lastTax(5, 25, 27, 4);
    table.answer(0);
    expect(ranks(table)).toBe('1:1 2:0 3:2');
  });

  test.each([
    ['more campaigns', 'campaigns', (table: TestTable): void => void table.seat(1).campaignsWon.push(0)],
    ['more buildings', 'buildings', (table: TestTable): void => table.built(1, 'temple')],
    ['more tax cards', 'taxes', (table: TestTable): void => void table.seat(1).taxesPaid.push(0)],
    ['more resources left', 'resources', (table: TestTable): void => table.store(1, { gold: 1 })],
    ['special ability unused', 'ability', (table: TestTable): void => void (table.seat(0).ability = 0)],
  ])('E10.2: a tie is broken by %s', (_, name, favour) => {
    const table = lastTax(7, 20, 20, 4);
    favour(table);
    table.answer(0);
    expect(ranks(table)).toBe('1:1 2:0 3:2');
    expect(table.game.outcome(table.state)?.tieBreaks).toEqual([name]);
  });

  test('E10.2: the tie-breaks come in this order', () => {
    const table = lastTax(7, 20, 20, 4);
    // the later ones for seat 0, the first for seat 1
    table.built(0, 'temple', 'road');
    table.seat(0).taxesPaid.push(1, 2);
    table.store(0, { gold: 3 });
    table.seat(1).ability = 0;
    table.seat(1).campaignsWon.push(0);
    table.answer(0);
    expect(ranks(table)).toBe('1:1 2:0 3:2');
  });

  test('E10.2: if they are equal in everything, the win is shared', () => {
    const table = lastTax(7, 20, 20, 4);
    table.answer(0);
    expect(ranks(table)).toBe('1:0 1:1 3:2');
  });
});
