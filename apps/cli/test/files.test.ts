import { readdirSync, mkdirSync } from 'node:fs';
import { bellum } from '@triptych/games/bellum';
import { RULES } from '@triptych/games/bellum/meta.ts';
import { FastRng, Match, sampleAnswer } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { TerminalTable } from '../play/terminal-table.ts';
import { createFile, replaceFile, UNFINISHED } from '../atomic-write.ts';
import { tableFromRecord } from '../open-match.ts';
import { tableText } from '../table-text.ts';
import { openMatchFile } from '../resume.ts';
import { createMatchFile, matchFiles } from '../store.ts';
import { catalogue } from '../words/index.ts';
import { expectRefusedFile, isOneMessage, read, runs, useDataFolder, write } from './helpers.ts';
import { played, SEATS } from './matches.ts';

const inFolder = useDataFolder();
const en = catalogue('en');

/** A match in a file after that many answers, and a function that gives one more. */
function begun(answers: number) {
  const file = createMatchFile('bellum', tableFromRecord(played(answers)), en);
  const { match } = openMatchFile(file.path, undefined, en);
  const answer = async (): Promise<void> => {
    const [seat] = match.table.waitingFor.filter((waiting) => match.people.includes(waiting));
    const { question } = match.table.viewerState(seat);
    if (question === null) throw new Error('nobody is asked');
    const given = sampleAnswer(question.shape, new FastRng(1));
    expect(await new TerminalTable(match, file, en).answer(seat, given)).toBe(null);
  };
  return { file, match, answer };
}

describe('the file of a match', () => {
  it('is readable JSON with one line for each entry of the log', () => {
    const { entries } = tableFromRecord(played(20));
    const text = tableText({ entries, snapshot: null });
    expect(JSON.parse(text)).toEqual({ format: 'triptych-table-1', entries, snapshot: null });
    const lines = text.split('\n');
    for (const entry of entries)
      expect(
        lines.filter(
          (line) =>
            line.startsWith('    {') &&
            JSON.stringify(JSON.parse(line.replace(/,$/, ''))) === JSON.stringify(entry),
        ).length,
      ).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(entries.length + 20);
  });

  it('is named after the day and the game, and never takes the name of another', () => {
    const table = tableFromRecord(played(0));
    const first = createMatchFile('bellum', table, en, new Date('2026-03-01T12:00:00Z'));
    const second = createMatchFile('bellum', table, en, new Date('2026-03-01T12:00:00Z'));
    expect(first.path).toMatch(/2026-03-01-bellum-[0-9a-f]{6}\.json$/);
    expect(second.path).not.toBe(first.path);
    expect(createFile(first.path, 'other')).toBe(false);
    expect(read(first.path)).toBe(tableText(table));
  });

  it('is not overwritten if somebody else has changed it', async () => {
    const { file, answer, match } = begun(1);
    write(file.path, 'mine');
    const before = match.table.record;
    await expect(answer()).rejects.toThrow('Nothing was overwritten');
    expect(read(file.path)).toBe('mine');
    expect(match.table.record).toEqual(before);
  });

  it('leaves no half-written files behind, and ignores those of a crash', async () => {
    const { file, answer, match } = begun(1);
    await answer();
    const crashed = `${file.path.replace(/[^/]*$/, '')}.x.json.1234${UNFINISHED}`;
    write(crashed, '{"format"');
    expect(matchFiles()).toEqual([file.path]);
    expect(openMatchFile(file.path, undefined, en).match.table.record).toEqual(match.table.record);
    expect(match.table.record?.log).toHaveLength(2);
  });

  it('stays as it was when writing fails', () => {
    const folder = inFolder('there');
    mkdirSync(folder);
    expect(() => replaceFile(folder, 'text')).toThrow(/EISDIR|ENOTEMPTY|EPERM/);
    expect(readdirSync(inFolder())).toEqual(['there']);
  });
});

describe('replay', () => {
  it('tells the whole story and the result of a finished match, seed included', async () => {
    const path = write(inFolder('match.json'), played(5000));
    const { code, out } = await runs('replay', path);
    expect(code).toBe(0);
    expect(out).toMatch(/── Day 1: /);
    expect(out).toContain(en.play.ranking);
    expect(out).toContain('5'.repeat(64));
    expect(read(path)).toBe(JSON.stringify(played(5000)));
  });

  it('of an unfinished match reveals neither the seed nor any seat’s secrets', async () => {
    const record = played(60);
    const path = write(inFolder('match.json'), record);
    const match = Match.open(bellum.open(bellum.packs.standard), record);
    if (!(match instanceof Match)) throw new Error('does not open');
    expect(match.over).toBe(false);
    const narrator = bellum.narrator(bellum.packs.standard, 'en');
    const secrets = [0, 1, 2].map((seat) =>
      match.steps
        .flatMap(({ events }) => events)
        .filter(({ to }) => to === seat)
        .map(({ event }) =>
          narrator.tell(
            event,
            SEATS.map(({ name }) => name),
          ),
        ),
    );
    const spectator = await runs('replay', path);
    expect(spectator.out).not.toContain('5'.repeat(64));
    expect(spectator.out).toContain(en.commands.replay.waiting);
    for (const secret of secrets.flat()) expect(spectator.out).not.toContain(secret);
    // Ana and Ben share this machine: neither may see the other's view, nor a bot's.
    for (const seat of ['ana', 'ben', '3']) {
      const seen = await runs('replay', path, '--seat', seat);
      expect(seen).toMatchObject({ code: 1, out: '' });
      expect(seen.error).toContain('stays secret until the match is over');
    }
    const seats = record.seats.map((seat, at) => ({ ...seat, player: at === 1 ? 'person' : 'bot' }));
    const alone = write(inFolder('alone.json'), { ...record, seats });
    const ben = await runs('replay', alone, '--seat', 'ben');
    for (const secret of secrets[1]) expect(ben.out).toContain(secret);
    for (const secret of [...secrets[0], ...secrets[2]]) expect(ben.out).not.toContain(secret);
    expect(await runs('replay', alone, '--seat', 'ana')).toMatchObject({ code: 1, out: '' });
  });

  it('shows the board after a number of entries', async () => {
    const path = write(inFolder('match.json'), played(60));
    const begin = await runs('replay', path, '--at', '0');
    expect(begin.out).toContain('Moment 0 of');
    expect(begin.out).toContain('no castle yet');
    const later = await runs('replay', path, '--at', '20');
    expect(later.out).toMatch(/══ Day \d+ ══/);
    expect(await runs('replay', path, '--at', '9999')).toMatchObject({
      code: 2,
      error: expect.stringMatching(/moments 0 to \d+/),
    });
    expect(await runs('replay', path, '--at', 'x')).toMatchObject({ code: 2 });
  });

  it.each(['Zoe', '0', '4', ''])('knows no seat %j, and says which there are', async (seat) => {
    const path = write(inFolder('match.json'), played(10));
    const { code, error } = await runs('replay', path, `--seat=${seat}`);
    expect(code).toBe(2);
    expect(error).toContain('Choose from: 1 Ana, 2 Ben, 3 Bot Ada.');
  });
});

describe('a file that is not a match', () => {
  const sound = played(30);
  const entries = sound.log.length;
  it.each<[string, unknown, RegExp]>([
    ['broken', JSON.stringify(sound).slice(0, 500), /is damaged or not JSON: error in line \d+, column \d+/],
    ['empty', '', /line 1, column 1/],
    ['something else', { hello: 'world' }, /not a recorded match/],
    ['a list', [1, 2, 3], /not a recorded match/],
    ['of another format', { ...sound, format: 'triptych-match-9' }, /another format: triptych-match-9/],
    [
      'of a game that is not here',
      { ...sound, game: 'chess' },
      /a match of “chess”, which is not installed. Available: bellum/,
    ],
    ['without a seed', { ...sound, seed: 'abc' }, /damaged at “seed”/],
    [
      'with too many seats',
      { ...sound, seats: Array(9).fill(sound.seats[0]), sealed: Array(9).fill(null) },
      /9 players, and the game takes 2 to 5/,
    ],
    [
      'with an unknown value of an option',
      { ...sound, options: { ...sound.options, castles: 'stolen' } },
      /its option castles is “stolen”. Possible: chosen, dealt/,
    ],
    [
      'by other rules',
      { ...sound, rules: 99 },
      new RegExp(`version 99 of the rules; this program has version ${RULES}`),
    ],
    [
      'with a foreign pack',
      { ...sound, pack: { name: 'box', hash: 'f'.repeat(64) } },
      /the pack “box” \(hash ffffffffffff…\), which is not here. Provide its file: --pack <file>/,
    ],
    [
      'with an illegal answer',
      { ...sound, log: [...sound.log.slice(0, 9), { seat: 0, answer: 77 }, ...sound.log.slice(9)] },
      /log entry 10 is not possible\. \S/,
    ],
    [
      'with a wrong seat',
      { ...sound, log: [{ seat: 2, answer: 0 }, ...sound.log] },
      /log entry 1 is not possible\. \S/,
    ],
    [
      'with a senseless entry',
      { ...sound, log: [...sound.log, { dance: true }] },
      new RegExp(`log entry ${entries + 1} is`),
    ],
    [
      'with an undo of nothing',
      { ...sound, log: [...sound.log, { seat: 0, undo: 500 }] },
      new RegExp(`log entry ${entries + 1} is`),
    ],
    [
      'with a senseless state',
      { ...sound, log: [{ rules: RULES, answers: 3, state: { phase: 'attack' }, memories: [] }] },
      /log entry 1 is/,
    ],
    ['with control characters', { ...sound, game: 'ch\u001B[2Jess' }, /a match of “ch \[2Jess”/],
  ])('%s: one message, no stack trace, and the file stays', async (_, content, message) => {
    const path = write(inFolder('match.json'), content);
    await expectRefusedFile(path, message);
  });

  it('missing, or a folder', async () => {
    for (const command of ['replay', 'play']) {
      expect(await runs(command, inFolder('none.json'))).toMatchObject({
        code: 1,
        error: `There is no file ${inFolder('none.json')}.\n`,
      });
    }
    const folder = await runs('replay', inFolder());
    expect(folder.code).toBe(1);
    expect(isOneMessage(folder.error)).toBe(true);
  });
});
