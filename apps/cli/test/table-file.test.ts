import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FinishedGame } from '@triptych/conformance';
import { RULES } from '@triptych/games/bellum/meta.ts';
import { FastRng, sampleAnswer } from '@triptych/kernel';
import { readTableFile, type TableFile } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { openMatch } from '../open-match.ts';
import { TerminalTable } from '../play/terminal-table.ts';
import type { Start } from '../play/offer.ts';
import { sitDown } from '../play/sit-down.ts';
import { openMatchFile } from '../resume.ts';
import { catalogue } from '../words/index.ts';
import {
  expectRefusedFile,
  legalTypist,
  read,
  runs,
  scriptedTerminal,
  useDataFolder,
  write,
} from './helpers.ts';
import { played } from './matches.ts';

const inFolder = useDataFolder();
const en = catalogue('en');

/** Opens a file and gives that many more answers. */
async function goOn(path: string, answers: number): Promise<Start> {
  const { file, match } = openMatchFile(path, undefined, en);
  const host = new TerminalTable(match, file, en);
  const rng = new FastRng(2);
  for (let number = 0; number < answers && match.table.status === 'running'; number++) {
    const [seat] = match.table.waitingFor;
    const { question } = match.table.viewerState(seat);
    if (question === null) throw new Error('nobody is asked');
    if (!match.people.includes(seat)) await host.answerAsBot(seat, rng);
    else if ((await host.answer(seat, sampleAnswer(question.shape, rng))) !== null)
      throw new Error('refused');
  }
  return { file, match, begun: 'before' };
}

function tableIn(path: string): TableFile {
  const reading = readTableFile(JSON.parse(read(path)));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.table;
}

/** A match of that many answers, stored by this version. */
async function stored(answers: number): Promise<{ path: string; table: TableFile }> {
  const path = write(inFolder('match.json'), played(1));
  await goOn(path, answers);
  return { path, table: tableIn(path) };
}

describe('a record of an earlier version', () => {
  it('continues as a table, and nothing is lost', async () => {
    const record = played(40);
    const path = write(inFolder('match.json'), record);
    expect(openMatchFile(path, undefined, en).match.table.record).toMatchObject(record);
    // Looking at it changes nothing.
    expect(read(path)).toBe(JSON.stringify(record));
    await goOn(path, 1);
    const { match } = openMatchFile(path, undefined, en);
    expect(tableIn(path).format).toBe('triptych-table-1');
    expect(match.table.record?.log.length).toBeGreaterThanOrEqual(record.log.length);
    expect(match.table.record?.log.slice(0, record.log.length)).toMatchObject(record.log);
    expect(match.table.record).toMatchObject({ seats: record.seats, seed: record.seed });
  });

  const finished = GAMES.flatMap(({ id }) => {
    const folder = fileURLToPath(new URL(`../../../games/${id}/test/finished/`, import.meta.url));
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [id, name, folder] as const);
  });
  it.each(finished)('that was finished leads to the same end at a table: %s %s', (_game, name, folder) => {
    const finished: FinishedGame = JSON.parse(readFileSync(`${folder}${name}`, 'utf8'));
    const pack = `${folder}packs/${finished.record.pack.hash}.json`;
    const { table } = openMatch(finished.record, { path: name, pack }, en);
    expect(table.status).toBe('over');
    expect(table.viewerState('spectator').outcome).toEqual(finished.outcome);
  });
});

describe('a table in a file', () => {
  it('says who gave each answer, and tells the same story as the record of the match', async () => {
    const { path } = await stored(200);
    const { match } = openMatchFile(path, undefined, en);
    const acts = tableIn(path).entries.flatMap(({ act }) => (act.do === 'answer' ? [act] : []));
    for (const { seat, by } of acts.slice(1)) expect(by).toBe(match.people.includes(seat) ? 'person' : 'bot');
    const record = write(inFolder('record.json'), match.table.record);
    for (const flags of [[], ['--at', '20']]) {
      const fromTable = await runs('replay', path, ...flags);
      const fromRecord = await runs('replay', record, ...flags);
      expect(fromTable).toEqual({ ...fromRecord, out: fromRecord.out.replaceAll(record, path) });
      expect(fromTable.code).toBe(0);
    }
  });

  it('that is over cannot be continued', async () => {
    const { path } = await stored(5000);
    expect((await runs('replay', path)).out).toContain(en.play.ranking);
    expect(await runs('play', path)).toMatchObject({ code: 1, error: expect.stringContaining('is over') });
  });

  it('continues after a change of rules, from the state reached under the old ones', async () => {
    const { path, table } = await stored(60);
    const { entries, snapshot } = table;
    const older = entries.map((entry) =>
      entry.act.do === 'start' ? { ...entry, act: { ...entry.act, rules: 0 } } : entry,
    );
    const before = openMatchFile(path, undefined, en).match.table.viewerState('spectator');
    write(path, { ...table, entries: older });
    const shown = await runs('replay', path);
    expect(shown).toMatchObject({ code: 0, out: expect.stringContaining(en.commands.replay.olderRules) });
    // Looking at it changes nothing.
    expect(tableIn(path).entries).toHaveLength(entries.length);
    const start = await goOn(path, 0);
    expect(start.match.table.viewerState('spectator').view).toEqual(before.view);
    const rng = new FastRng(3);
    const terminal = scriptedTerminal(legalTypist((number) => rng.below(number)));
    await sitDown(start, terminal, en, rng);
    expect(terminal.text).toContain(en.play.ranking);
    const acts = tableIn(path).entries.map(({ act }) => act.do);
    expect(acts.indexOf('snapshot')).toBe(entries.length);
    expect(openMatchFile(path, undefined, en).match.table.status).toBe('over');
    // Without a state it cannot continue.
    expect(snapshot).not.toBe(null);
    write(path, { ...table, entries: older, snapshot: null });
    expect((await runs('play', path)).error).toMatch(
      new RegExp(`version 0 of the rules; this program has version ${RULES}`),
    );
  });

  it.each<[string, (table: TableFile) => object, RegExp]>([
    ['of another format', (table) => ({ ...table, format: 'triptych-table-9' }), /triptych-table-9/],
    ['without entries', (table) => ({ ...table, entries: [] }), /damaged at “entries”|log entry 1 is/],
    ['that nobody has made', (table) => ({ ...table, entries: table.entries.slice(1) }), /log entry 1 is/],
    [
      'at which nobody plays',
      (table) => ({ ...table, entries: table.entries.slice(0, 1), snapshot: null }),
      /not a recorded match/,
    ],
    [
      'with a senseless entry',
      (table) => ({ ...table, entries: table.entries.with(5, { at: 1, act: { do: 'dance' } } as never) }),
      /log entry 6 is/,
    ],
    [
      'with an illegal answer',
      (table) => ({
        ...table,
        entries: table.entries.toSpliced(7, 0, {
          at: 1,
          act: { do: 'answer', seat: 0, answer: 77, by: 'person' },
        }),
      }),
      /log entry 8 is not possible\. \S/,
    ],
    [
      'with a seat that is not there',
      (table) => ({
        ...table,
        entries: [...table.entries, { at: 1, act: { do: 'undo', seat: 9, answers: 1 } }],
      }),
      /log entry \d+ is not possible\. \S/,
    ],
    [
      'with newer rules',
      (table) => ({
        ...table,
        entries: table.entries.map((entry) =>
          entry.act.do === 'start' ? { ...entry, act: { ...entry.act, rules: 99 } } : entry,
        ),
      }),
      new RegExp(`version 99 of the rules; this program has version ${RULES}`),
    ],
    [
      'with a senseless state',
      (table) => ({ ...table, snapshot: { after: 3, state: {} } }),
      /damaged at “snapshot”/,
    ],
    [
      'at which a seat is free',
      (table) => ({
        ...table,
        entries: [...table.entries, { at: 1, act: { do: 'replace', seat: 0, player: { kind: 'open' } } }],
      }),
      /not a recorded match/,
    ],
  ])('%s: one message, no stack trace, and the file stays', async (_, change, message) => {
    const { path, table } = await stored(20);
    write(path, change(table));
    await expectRefusedFile(path, message);
  });
});
