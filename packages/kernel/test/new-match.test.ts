import { describe, expect, it } from 'vitest';
import { type GameModule, newMatch, packHash, type SeatRecord } from '../index.ts';
import { lookout } from './games/lookout.ts';
import { open, seed } from './games/open.ts';

const module: GameModule<string, typeof lookout> = {
  id: 'lookout',
  seats: { min: 2, max: 4 },
  options: [{ name: 'cards', standard: '5', values: (seats) => ['5', String(seats * 3)] }],
  packs: { standard: 'plain' },
  formerHashes: {},
  readPack: () => ({ ok: true, pack: 'plain', findings: [] }),
  open: () => lookout,
  narrator() {
    throw new Error('Lookout has no words');
  },
  survey() {
    throw new Error('nobody surveys Lookout');
  },
};

const players = (number: number): SeatRecord[] =>
  Array.from({ length: number }, (_, seat) => ({ name: `Player ${seat}`, player: 'person' }));
const pack = { name: 'standard', content: 'plain' };

describe('a new match', () => {
  it('is a record with nothing in its log, which can be read and opened', () => {
    const made = newMatch(module, { seats: players(3), options: { cards: '9' }, pack, seed: seed(4) });
    if (!made.ok) throw new Error(made.problem);
    const { record } = made;
    expect(record).toMatchObject({ game: 'lookout', rules: 1, options: { cards: '9' }, log: [] });
    expect(record.pack).toEqual({ name: 'standard', hash: packHash('plain') });
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    expect(open(lookout, record).questions).toHaveLength(3);
  });

  it('uses the default of an omitted option', () => {
    const made = newMatch(module, { seats: players(2), options: {}, pack, seed: seed(4) });
    expect(made).toMatchObject({ record: { options: { cards: '5' } } });
  });

  it.each([1, 5])('is refused for %i players', (number) => {
    const made = newMatch(module, { seats: players(number), options: {}, pack, seed: seed(4) });
    expect(made).toEqual({ ok: false, problem: 'seats', min: 2, max: 4 });
  });

  it('rejects an unknown option', () => {
    const made = newMatch(module, { seats: players(2), options: { dice: '2' }, pack, seed: seed(4) });
    expect(made).toEqual({ ok: false, problem: 'no-such-option', option: 'dice', possible: ['cards'] });
  });

  it('rejects a value that is impossible with that many seats', () => {
    const made = newMatch(module, { seats: players(2), options: { cards: '9' }, pack, seed: seed(4) });
    expect(made).toMatchObject({
      problem: 'no-such-value',
      option: 'cards',
      value: '9',
      possible: ['5', '6'],
    });
  });
});
