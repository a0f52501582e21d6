import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Seat, Viewer } from '@triptych/kernel';
import type { Command, TableEntry } from '@triptych/protocol';
import { type Sender, Table } from '../index.ts';
import { ANA, BEN, EVE } from './seated.ts';
import { claimAt, SITUATIONS, TEL } from './situations.ts';
import { BOT, CLOCK, type Three, TWO_MINUTES } from './three.ts';

const ZOE: Sender = { from: 'person', id: 'zoe', name: 'Zoe' };
const SENDERS: Readonly<Record<string, Sender>> = {
  ana: ANA,
  ben: BEN,
  eve: EVE,
  tel: TEL,
  zoe: ZOE,
  bot: BOT,
  clock: CLOCK,
  operator: { from: 'operator' },
};
const SEATS: readonly Seat[] = [0, 1, 2];
const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

/** Everything that somebody might say at this table. */
function commands(three: Three): readonly Command[] {
  const { questionVersion } = three.table;
  const { proposal } = three.table.viewerState('spectator');
  const number = proposal?.number ?? 7;
  const claim = claimAt(three);
  const action = (seat: Seat, kind: 'end' | 'pause'): Command => ({
    do: 'propose',
    seat,
    questionVersion,
    action: { kind },
  });
  return [
    ...SEATS.map((seat): Command => ({ do: 'answer', seat, questionVersion, answer: 0 })),
    { do: 'answer', seat: 0, questionVersion: questionVersion - 1, answer: 0 },
    { do: 'answer', seat: 0, questionVersion, answer: 99 },
    { do: 'answer', seat: 9, questionVersion, answer: 0 },
    ...SEATS.map((seat): Command => ({ do: 'withdraw', seat, questionVersion })),
    ...[0, 1, 2, 9].map((answers): Command => ({ do: 'undo', seat: 0, questionVersion, answers })),
    action(0, 'end'),
    action(1, 'end'),
    action(1, 'pause'),
    { do: 'propose', seat: 0, questionVersion, action: { kind: 'undo', answers: 1 } },
    { do: 'propose', seat: 1, questionVersion, action: { kind: 'undo', answers: 9 } },
    { do: 'propose', seat: 1, questionVersion, action: { kind: 'replace', seat: 2, by: 'bot' } },
    { do: 'propose', seat: 0, questionVersion, action: { kind: 'replace', seat: 1, by: 'open' } },
    { do: 'propose', seat: 0, questionVersion, action: { kind: 'replace', seat: 9, by: 'open' } },
    { do: 'agree', proposal: number },
    { do: 'decline', proposal: number },
    { do: 'agree', proposal: number + 1 },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'chat', text: 'Hello' },
    { do: 'phrase', phrase: 'thanks' },
    { do: 'sit', seat: 2, part: null },
    ...SEATS.map((seat): Command => ({ do: 'leave', seat })),
    ...SEATS.map((seat): Command => ({ do: 'back', seat })),
    ...SEATS.map((seat): Command => ({ do: 'resign', seat })),
    ...SEATS.map((seat): Command => ({ do: 'stand-in', seat })),
    { do: 'replace', seat: 1, by: 'bot', name: 'Bo', level: 'easy' },
    { do: 'replace', seat: 2, by: 'open', name: 'Bo', level: 'easy' },
    ...[...SEATS, 9].map((seat): Command => ({ do: 'hand-over', seat })),
    ...['ana', 'ben', 'zoe'].map(
      (person): Command => ({ do: 'absent', person, since: three.now - TWO_MINUTES }),
    ),
    { do: 'absent', person: 'ben', since: three.now },
    ...['ben', 'eve'].map((person): Command => ({ do: 'present', person })),
    ...[true, false].map((on): Command => ({ do: 'holiday', seat: 0, on })),
    ...SEATS.map((seat): Command => ({ do: 'time-out', seat })),
    { do: 'claim', seat: 1 },
    { do: 'claim', seat: 2 },
    { do: 'claim', seat: 9 },
    { do: 'admit', claim },
    { do: 'reject', claim },
    { do: 'admit', claim: 99 },
    { do: 'release', seat: 1 },
    { do: 'release', seat: 9 },
    { do: 'start', part: 'ab'.repeat(8) },
    { do: 'rematch', table: 'another' },
    { do: 'close' },
  ];
}

/** The situation that the others are compared with. */
const USUAL = 'Ana is asked, and has peeked';

/** Where the permissions of a situation are kept. */
export function fileOf(situation: string): string {
  const name = situation.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return fileURLToPath(new URL(`permissions/${name}.txt`, import.meta.url));
}

/** What everybody at a table may say, and what comes of it, if it is not as in the usual situation. */
export function permissions(situation: string): string {
  const usual = new Set(situation === USUAL ? [] : readFileSync(fileOf(USUAL), 'utf8').split(/\n(?! )/));
  const said = saidAt(SITUATIONS[situation]());
  return `${[situation, '', ...said.filter((one) => !usual.has(one))].join('\n')}\n`;
}

/** A line for each command, and one for each of its outcomes. */
function saidAt(three: Three): string[] {
  const outcomeOf = outcomesOf(three);
  return commands(three).map((command) => {
    const outcomes = new Map<string, string[]>();
    for (const [name, from] of Object.entries(SENDERS)) {
      const outcome = outcomeOf(command, from);
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), name]);
    }
    const told = [...outcomes].map(([outcome, names]) => `  ${names.join(' ')}: ${outcome}`);
    return [said(command), ...told].join('\n');
  });
}

/** The command without what is different at each table. */
function said({ do: kind, ...command }: Command): string {
  const fields = Object.entries(command).filter(([field]) => !['questionVersion', 'since'].includes(field));
  return [kind, ...fields.map(([field, value]) => `${field} ${JSON.stringify(value)}`)].join(', ');
}

function outcomesOf(three: Three): (command: Command, from: Sender) => string {
  const stored = JSON.stringify(three.entries);
  const known = new Map<string, string>();
  return (command, from) => {
    const checked = three.table.check(command, from, three.now);
    if (!checked.ok) return checked.refusal.code;
    if (checked.entry === null) return 'repeat';
    const entry = JSON.stringify(checked.entry);
    const outcome = known.get(entry) ?? effectOf(Table.open(three.game, JSON.parse(stored)), checked.entry);
    known.set(entry, outcome);
    return outcome;
  };
}

/** What the viewers see of it, and who is told. */
function effectOf(table: Table, entry: TableEntry): string {
  const before = VIEWERS.map((viewer) => shown(table, viewer));
  for (const viewer of VIEWERS) table.watch(viewer);
  const told = [...table.enter(entry).keys()];
  const changes = VIEWERS.map((viewer, at) => changed(before[at], shown(table, viewer)));
  const everybody = changes[SEATS.length];
  const own = SEATS.flatMap((seat) =>
    changes[seat] === everybody ? [] : [`seat ${seat}: ${changes[seat]}`],
  );
  const only = told.length === VIEWERS.length ? [] : [`only ${told.join(' ')} told`];
  return ['ok', everybody, ...own, ...only].filter(Boolean).join('; ');
}

/** Every field that a viewer sees, but not the rules' own: they have their own tests. */
function shown(table: Table, viewer: Viewer): ReadonlyMap<string, string> {
  const { state, chats, mayChat } = table.fresh(viewer);
  const { view: _view, asked: _asked, question: _question, questionVersion: _version, ...fields } = state;
  const flat = (value: unknown, path: string): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => flat(inner, path === '' ? name : `${path}.${name}`))
      : [[path, JSON.stringify(value)]];
  return new Map(flat({ ...fields, chats, mayChat }, ''));
}

function changed(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string {
  const gone = [...before.keys()].flatMap((field) => (now.has(field) ? [] : [`no ${field}`]));
  const changes = [...now].flatMap(([field, value]) =>
    before.get(field) === value ? [] : [`${field} ${value}`],
  );
  return [...changes, ...gone].join(', ');
}
