import { stripVTControlCharacters } from 'node:util';
import { adviseHonestly } from '@triptych/bots';
import { xerxes } from '@triptych/games/xerxes';
import { FastRng, type GameModule, type Question, type Seat } from '@triptych/kernel';
import { readTableFile } from '@triptych/protocol';
import { expect, describe, it } from 'vitest';
import { beginMatch } from '../play/begin.ts';
import { TerminalTable } from '../play/terminal-table.ts';
import type { Start } from '../play/offer.ts';
import { sitDown } from '../play/sit-down.ts';
import { openMatchFile } from '../resume.ts';
import type { SetupRequest } from '../setup.ts';
import { widthOf } from '@triptych/terminal-kit/text.ts';
import { catalogue } from '../words/index.ts';
import { LANGUAGES } from '@triptych/words';
import {
  legalTypist,
  NOTHING_WANTED,
  type Played,
  read,
  scriptedTerminal,
  type Typist,
  useDataFolder,
} from './helpers.ts';
import { truthOf } from './matches.ts';

useDataFolder();
const en = catalogue('en');
const NOTHING: SetupRequest = { ...NOTHING_WANTED, seed: 'ab'.repeat(32) };

async function start(requested: Partial<SetupRequest>, words = en, module?: GameModule): Promise<Start> {
  const begun = await beginMatch(
    module,
    { ...NOTHING, ...requested },
    true,
    scriptedTerminal(() => null),
    words,
  );
  if (begun === null) throw new Error('nobody should have left');
  return begun;
}

async function play(begun: Start, typist: Typist, words = en, columns = 80, colour = false): Promise<Played> {
  const terminal = scriptedTerminal(typist, columns, colour);
  await sitDown(begun, terminal, words, new FastRng(1));
  return terminal;
}

/** Types these lines, then quits. */
function lines(...typed: readonly string[]): Typist {
  const left = [...typed];
  return () => left.shift() ?? null;
}

function random(seed: number): Typist {
  const rng = new FastRng(seed);
  return legalTypist((number) => rng.below(number));
}

describe('a whole game', () => {
  it.each(LANGUAGES)(
    'is played to its end in %s, every question answered from the screen alone',
    async (language) => {
      const words = catalogue(language);
      const begun = await start({ people: 'Ana', bots: '2' }, words);
      const { text } = await play(begun, random(1), words);
      expect(begun.match.table.status).toBe('over');
      expect(text).toContain(words.play.ranking);
      expect(text).toContain(words.play.seed('ab'.repeat(32)));
      expect(text).toContain(begun.file.path);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(text).not.toContain('\u001B');
      expect(readTableFile(JSON.parse(read(begun.file.path)))).toMatchObject({ ok: true });
      const { match } = openMatchFile(begun.file.path, undefined, words);
      expect(match.table.record).toEqual(begun.match.table.record);
    },
  );

  it.each([
    ['en', 80],
    ['de', 80],
    ['pl', 80],
    ['fr', 80],
    ['de', 120],
  ] as const)('in %s fits into %i columns with five players', async (language, columns) => {
    const words = catalogue(language);
    const begun = await start({ players: '5', people: 'Maximiliane von Burg zu Wildau' }, words);
    const { text } = await play(begun, random(4), words, columns);
    const long = text
      .split('\n')
      .filter((line) => widthOf(line) > columns && !/\.json|[0-9a-f]{64}/.test(line));
    expect(long).toEqual([]);
  });

  it('shows the scoring chest by chest, with each player’s total', async () => {
    const begun = await start({ people: 'Ana', bots: '1' });
    const { text } = await play(begun, random(7));
    const scoring = text.slice(text.indexOf(en.play.scoring));
    const ranking = begun.match.table.viewerState('spectator').outcome?.ranking ?? [];
    expect(ranking).toHaveLength(2);
    const sums = ranking.map(({ values }) => values['value']).filter((value) => value > 0);
    for (const sum of sums) expect(scoring).toMatch(new RegExp(`total.* ${sum}\n`));
  });

  it('looks the same without colours, apart from the colours', async () => {
    const plain = await play(await start({ people: 'Ana', bots: '1' }), lines('1', '1 2', '?', 'q'));
    const coloured = await play(
      await start({ people: 'Ana', bots: '1' }),
      lines('1', '1 2', '?', 'q'),
      en,
      80,
      true,
    );
    const withoutCodes = stripVTControlCharacters(coloured.text);
    expect(coloured.text).toContain('\u001B[1m');
    // Bots play at random, and files have different names: compare only up to the first answer.
    const opening = (text: string): string => text.slice(text.indexOf('Type ?'), text.indexOf('Ana > '));
    expect(opening(withoutCodes)).toBe(opening(plain.text));
  });
});

describe('several people at one keyboard', () => {
  it('never see each other’s secrets', async () => {
    const begun = await start({ people: 'Ana,Ben,Cleo', bots: '1', options: ['castles=dealt'] });
    const { narrator, names } = begun.match;
    const { screens } = await play(begun, random(3));
    const match = truthOf(begun.match);
    expect(match.over).toBe(true);
    const secrets = (seat: Seat): string[] =>
      match.steps
        .flatMap(({ events }) => events)
        .filter(({ to }) => to === seat)
        .map(({ event }) => narrator.tell(event, names));
    const shown = screens.map((screen) => ({
      screen: screen
        .slice(0, screen.includes(en.play.scoring) ? screen.indexOf('The game is over') : undefined)
        .replaceAll(/\s+/g, ' '),
      seats: names.flatMap((name, seat) => (screen.includes(`${name} > `) ? [seat] : [])),
    }));
    for (const { screen, seats } of shown) {
      expect(seats.length).toBeLessThanOrEqual(1);
      for (const [other] of names.entries()) {
        if (seats.includes(other)) continue;
        for (const secret of secrets(other)) expect(screen).not.toContain(secret);
      }
    }
    const toldToTheirOwner = shown.filter(
      ({ screen, seats }) => seats.length > 0 && secrets(seats[0]).some((secret) => screen.includes(secret)),
    );
    expect(toldToTheirOwner.length).toBeGreaterThan(0);
  });

  it('pass the keyboard behind a curtain that shows nothing but a name', async () => {
    const begun = await start({ people: 'Ana,Ben', bots: '0', options: ['castles=dealt'] });
    const { screens } = await play(begun, lines('', '1 1', '', '2 2', 'q'));
    expect(screens[1]).toBe(`${en.play.handOver('Ana')}\n${en.play.pressEnter} > \n`);
    expect(screens[2]).toContain('Ana > 1 1');
    expect(screens[3]).toBe(`${en.play.handOver('Ben')}\n${en.play.enterOrTakeBack('Ana')} > \n`);
    expect(screens[4]).toContain('Ben > 2 2');
    // Both answers are revealed together, and only now.
    expect(screens[4].slice(0, screens[4].indexOf('Ben > '))).not.toMatch(/Ana places/);
    expect(screens[4].slice(screens[4].indexOf('Ben > '))).toMatch(/Ana places/);
  });

  it('take back a secret answer at the curtain', async () => {
    const begun = await start({ people: 'Ana,Ben', bots: '0', options: ['castles=dealt'] });
    await play(begun, lines('', '1 1', 'u', '', '2 1', '', 'q'));
    expect(begun.match.table.record?.sealed).toEqual([[1, 0], null]);
  });

  it('are told on their turn what has happened since', async () => {
    const begun = await start({ people: 'Ana,Ben', bots: '0', options: ['castles=chosen'] });
    const { screens } = await play(begun, lines('', '1', '', '', 'q'));
    expect(screens.at(-1)).toMatch(/Ana moves into Grudgehold/);
  });

  it('a single person meets no curtain', async () => {
    const begun = await start({ people: 'Ana', bots: '2' });
    const { screens } = await play(begun, random(2));
    expect(screens).toHaveLength(1);
  });
});

describe('at the prompt', () => {
  it('an impossible choice is refused with the rule, and the rule can be read', async () => {
    const begun = await start({ people: 'Ana', bots: '1', options: ['first=1'] });
    const rng = new FastRng(5);
    const legal = legalTypist((number) => rng.below(number));
    let refused = false;
    const { text } = await play(begun, (screen, prompt) => {
      if (refused) return null;
      const question = screen.slice(screen.lastIndexOf('►'));
      const impossible = /^ {0,2}(\d+) × (?!.* no chests).* shield/m.exec(question);
      if (impossible === null || !question.startsWith('► What do you attack')) return legal(screen, prompt);
      refused = true;
      return impossible[1];
    });
    expect(text.replace(/\s+/g, ' ')).toMatch(/× You need .* \(rule B4\.[47]; `rules B4\.[47]` shows it\)/);
    const again = await play({ ...begun, begun: 'before' }, lines('?', 'rules B4.4', 'q'));
    expect(again.text).toContain(en.play.help.why);
    expect(again.text).toMatch(/B4\.4 To take a place, you need/);
  });

  it('rejects nonsense, and says what is possible', async () => {
    const begun = await start({ people: 'Ana', bots: '1' });
    const { text } = await play(
      begun,
      lines('9', '0', 'abc', '1 2', '-1', '', 'u u', 'u', 'r', 'o 7', 'o', 'rules xyzzy', 'q'),
    );
    expect(text).toContain(en.play.noSuchNumber(5));
    expect(text).toContain(en.play.notUnderstood('abc'));
    expect(text).toContain('There is nothing to undo.');
    expect(text).toContain(en.play.whichSeat('1 Ana, 2 Zwick'));
    expect(text).toContain('No rule of Bellum Magica matches “xyzzy”');
    expect(begun.match.table.record?.log).toEqual([]);
  });

  it('takes back what revealed nothing, and says why it takes back no more', async () => {
    const begun = await start({ people: 'Ana,Ben', bots: '0' });
    const { text } = await play(begun, lines('', '1', 'u', '2', 'u', 'r', '3', '', '', '1', '', 'q'));
    expect(text.split(en.play.takenBack(1))).toHaveLength(3);
    const castles = truthOf(begun.match).steps.map(({ entry }) => entry);
    expect(castles).toEqual([
      expect.objectContaining({ seat: 0, answer: 2 }),
      expect.objectContaining({ seat: 1, answer: 0 }),
    ]);
    expect(begun.match.table.record?.log).toHaveLength(6);
    const later = await play(begun, lines('', '1 1', '', '1 1', 'u', 'u', 'q'));
    expect(later.text).toContain('Too late to undo that');
  });

  it('shows another castle, the story and the board again', async () => {
    const begun = await start({ people: 'Ana', bots: '1', options: ['castles=dealt'] });
    const { text } = await play(begun, lines('o Zwick', 'l', 'b', 'q'));
    expect(text).toMatch(/ZWICK · /);
    expect(text.split('REALM OF MEN')).toHaveLength(3);
    expect(text.split('Ana is dealt')).toHaveLength(3);
  });
});

describe('a good answer', () => {
  it('is proposed where finding one is work; Enter takes it', async () => {
    const begun = await start({ people: 'Ana', bots: '1', seed: '1'.repeat(64) }, en, xerxes);
    const { game, table, people } = begun.match;
    const host = new TerminalTable(begun.match, begun.file, en);
    const rng = new FastRng(3);
    const asked = (): Question | null => table.viewerState(0).question;
    while (asked()?.kind !== 'forces') {
      const [seat] = table.waitingFor;
      if (!people.includes(seat)) {
        await host.answerAsBot(seat, rng);
        continue;
      }
      const { view, question } = table.viewerState(seat);
      if (question === null) throw new Error('Ana is not asked for forces');
      await host.answer(seat, adviseHonestly(game, view, table.memory(seat), question, rng));
    }
    const before = table.record?.log.length ?? 0;
    const { text } = await play({ ...begun, begun: 'before' }, lines(''));
    expect(text).toContain(en.play.proposal('').split(':')[0]);
    expect(table.record?.log[before]).toMatchObject({ seat: 0, by: 'person' });
  });
});

describe('an interrupted match', () => {
  it('continues where it stopped, with the secret answers already given', async () => {
    const begun = await start({ people: 'Ana,Ben', bots: '1', options: ['castles=dealt'] });
    await play(begun, lines('', '1 2'));
    const { file, match } = openMatchFile(begun.file.path, undefined, en);
    expect(match.table.record).toEqual(begun.match.table.record);
    expect(match.table.viewerState(0).sealed).toEqual([0, 1]);
    const { screens } = await play({ file, match, begun: 'before' }, lines('', '2 2', 'q'));
    expect(screens[1]).toContain(en.play.handOver('Ben'));
    expect(truthOf(match).steps).not.toEqual([]);
  });
});
