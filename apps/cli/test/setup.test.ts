import { bellum } from '@triptych/games/bellum';
import { describe, expect, it } from 'vitest';
import { beginMatch } from '../play/begin.ts';
import { TerminalTable } from '../play/terminal-table.ts';
import { offerUnfinished, type Start } from '../play/offer.ts';
import { findUnfinished } from '../resume.ts';
import { planSeats, type SetupRequest, standardBots } from '../setup.ts';
import { createMatchFile } from '../store.ts';
import { catalogue } from '../words/index.ts';
import { LANGUAGES } from '@triptych/words';
import { NOTHING_WANTED, scriptedTerminal, useDataFolder, write } from './helpers.ts';

const inFolder = useDataFolder();
const en = catalogue('en');

const requested = (said: Partial<SetupRequest>): SetupRequest => ({
  ...NOTHING_WANTED,
  ...said,
});

const names = (said: Partial<SetupRequest>): string[] =>
  planSeats(bellum, requested(said), 'Me', en).map(({ name }) => name);

/** Begins a match by answering these lines. */
async function asked(...lines: readonly string[]): Promise<{ start: Start | null; text: string }> {
  const left = [...lines];
  const terminal = scriptedTerminal(() => left.shift() ?? null);
  const start = await beginMatch(undefined, requested({}), false, terminal, en);
  return { start, text: terminal.text };
}

describe('who plays, by flags', () => {
  it.each<[Partial<SetupRequest>, string[]]>([
    [{ bots: '1' }, ['Me', 'Zwick']],
    [{ players: '4' }, ['Me', 'Zwick', 'Mulda', 'Bramm']],
    [{ people: 'Ana' }, ['Ana', 'Zwick', 'Mulda']],
    [{ people: 'Ana, Ben' }, ['Ana', 'Ben']],
    [{ players: '3', people: 'Ana,Ben' }, ['Ana', 'Ben', 'Zwick']],
    [{ people: 'Zwick', bots: '1' }, ['Zwick', 'Zwick II']],
    [{ bots: 'novice:warder,master' }, ['Me', 'Bramm', 'Zwick']],
    [{ people: 'Ana,Ben', bots: '2', seatOrder: 'bot,ben,bot,ana' }, ['Zwick', 'Ben', 'Mulda', 'Ana']],
  ])('%j', (said, seats) => {
    expect(names(said)).toEqual(seats);
  });

  it('in a random order, everybody sits somewhere', () => {
    expect(names({ players: '5', people: 'Ana', seatOrder: 'random' }).sort()).toEqual(
      ['Ana', 'Zwick', 'Mulda', 'Bramm', 'Zwick II'].sort(),
    );
  });

  it('bots that nobody described are different characters; an unknown character is refused', () => {
    const bots = planSeats(bellum, requested({ players: '4' }), 'Me', en).slice(1);
    expect(bots.map(({ character }) => character)).toEqual(['thief', 'scout', 'warder']);
    expect(() => names({ bots: 'casual:pirate' })).toThrow('thief, scout, warder');
  });

  it('several --option flags add up, and a seed is kept', async () => {
    const said = requested({
      people: 'Ana',
      bots: '1',
      options: ['castles=dealt', 'first=2'],
      seed: 'AB'.repeat(32),
    });
    const start = await beginMatch(
      bellum,
      said,
      true,
      scriptedTerminal(() => null),
      en,
    );
    expect(start?.match.table.record).toMatchObject({
      options: { castles: 'dealt', first: '2' },
      seed: 'ab'.repeat(32),
    });
  });

  it('without a given seed, every match has a different one', async () => {
    const begin = async () =>
      beginMatch(
        bellum,
        requested({ bots: '1' }),
        true,
        scriptedTerminal(() => null),
        en,
      );
    const seeds = [await begin(), await begin()].map((start) => start?.match.table.record?.seed);
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});

describe('who plays, by questions', () => {
  it('Enter, again and again: one person against two bots in the first game', async () => {
    const { start } = await asked('', '', '', '');
    expect(start?.match.table.record?.seats.map(({ player }) => player)).toEqual(['person', 'bot', 'bot']);
    expect(start?.match.table.record?.options).toEqual({ castles: 'chosen', first: 'random' });
  });

  it('names, bots and options can be chosen; mistakes are explained, and the question is asked again', async () => {
    const { start, text } = await asked(
      'bellum',
      'Ana,Ana',
      'Ana,Ben',
      '9',
      'x',
      '2',
      '7',
      '1',
      '2',
      '2',
      '5',
      '',
    );
    expect(start?.match.table.record?.seats.map(({ name }) => name)).toEqual([
      'Ana',
      'Ben',
      'Zwick',
      'Mulda',
    ]);
    expect(start?.match.table.record?.options).toEqual({ castles: 'dealt', first: '4' });
    expect(text).toContain('Two players are called “Ana”');
    expect(text).toContain('that would be 11');
    expect(text).toContain('not “x”');
  });

  it.each([[], [''], ['', ''], ['q'], ['', '', 'q']])(
    'quitting after %j starts nothing',
    async (...lines) => {
      const { start } = await asked(...lines);
      expect(start).toBe(null);
      expect(findUnfinished(undefined, en)).toMatchObject({ unfinished: [], folder: '' });
    },
  );

  it('a wrong flag is refused before anything is asked', async () => {
    const terminal = scriptedTerminal(() => {
      throw new Error('was asked');
    });
    for (const said of [{ options: ['castles=none'] }, { pack: 'nowhere.json' }])
      await expect(beginMatch(bellum, requested(said), false, terminal, en)).rejects.toThrow(
        /castles|nowhere\.json/,
      );
  });

  it.each(['bot', '2'])('nobody can be called “%s”, which stands for a seat', (name) => {
    expect(() => names({ people: `Ana,${name}` })).toThrow(en.problems.reservedName(name));
  });

  it('offers as many bots as fit', () => {
    expect([1, 2, 5].map((people) => standardBots(bellum, people))).toEqual([2, 0, 0]);
  });
});

describe('what was interrupted', () => {
  /** A match with one answer in its log. */
  async function interrupted(name: string): Promise<Start> {
    const begun = await beginMatch(
      bellum,
      requested({ people: name, bots: '1' }),
      true,
      scriptedTerminal(() => null),
      en,
    );
    if (begun === null) throw new Error('nobody should have left');
    expect(await new TerminalTable(begun.match, begun.file, en).answer(0, 0)).toBe(null);
    return begun;
  }

  it.each(LANGUAGES)('is offered again in %s, the newest first, and others by number', async (language) => {
    const words = catalogue(language);
    await interrupted('Ana');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await interrupted('Ben');
    write(inFolder('matches', 'foreign.json'), 'not a match');
    const found = findUnfinished(undefined, words);
    expect(found.unfinished.map(({ match }) => match.names[0])).toEqual(['Ben', 'Ana']);
    const terminal = scriptedTerminal(() => '2');
    const chosen = await offerUnfinished(found, terminal, words);
    expect(chosen).toMatchObject({ begun: 'before', match: { names: ['Ana', 'Zwick'] } });
    expect(terminal.text).toContain(words.play.unreadable(1, inFolder('matches')));
    expect(
      await offerUnfinished(
        found,
        scriptedTerminal(() => ''),
        words,
      ),
    ).toMatchObject({ match: { names: ['Ben', 'Zwick'] } });
    expect(
      await offerUnfinished(
        found,
        scriptedTerminal(() => 'n'),
        words,
      ),
    ).toBe('new');
    expect(
      await offerUnfinished(
        found,
        scriptedTerminal(() => null),
        words,
      ),
    ).toBe(null);
  });

  it('is not a match without answers', async () => {
    const { start } = await asked('', '', '');
    if (start !== null) createMatchFile('bellum', start.match.stored, en);
    expect(findUnfinished(undefined, en).unfinished).toEqual([]);
  });
});
