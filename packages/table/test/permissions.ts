import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Seat, Viewer } from '@triptych/kernel';
import { PASS, PEEK } from '@triptych/kernel/test/games/lookout.ts';
import type { Command, TableConfig, TableEntry } from '@triptych/protocol';
import { type Sender, Table } from '../index.ts';
import { ANA, BEN, EVE } from './seated.ts';
import { BOT, CLOCK, Three, TWO_MINUTES } from './three.ts';

/** Ben's telephone. */
const TEL: Sender = { from: 'person', id: 'tel', name: 'Tel' };
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
const LIVE: TableConfig['timeControl'] = { kind: 'live', bank: 60_000, increment: 5000 };
const DAYS: TableConfig['timeControl'] = { kind: 'days', days: 1 };

/** Ana, Ben and Eve at the goals; Ben has sealed his. */
function sealed(change: Partial<TableConfig> = {}): Three {
  const three = new Three(change);
  three.say({ do: 'start', part: null }, ANA);
  three.decide(1, 2);
  return three;
}

/** Ana has peeked, so that an undo needs consent. */
function peeked(change: Partial<TableConfig> = {}): Three {
  const three = Three.begun(change);
  three.decide(0, PEEK);
  return three;
}

function after(three: Three, ...said: readonly (readonly [Command, Sender])[]): Three {
  for (const [command, from] of said) {
    const refused = three.say(command, from);
    if (refused !== null) throw new Error(`${command.do}: ${refused}`);
  }
  return three;
}

function proposed(seat: Seat, action: Extract<Command, { do: 'propose' }>['action']): Three {
  const three = peeked();
  if (three.propose(seat, action) !== null) throw new Error(action.kind);
  return three;
}

function away(three: Three, ...gone: readonly Sender[]): Three {
  for (const one of gone) if (three.away(one) !== null) throw new Error('not away');
  return three;
}

function withTelephone(): Three {
  const three = after(peeked(), [{ do: 'claim', seat: 1 }, TEL]);
  return after(three, [{ do: 'admit', claim: claimAt(three) }, BEN]);
}

function claimAt({ table }: Three): number {
  return table.viewerState('spectator').seats.find(({ claim }) => claim !== undefined)?.claim ?? -1;
}

/** Ana alone among bots; all have chosen a goal, and she has peeked. */
function freely(): Three {
  const bot = { kind: 'bot', name: 'Bo', level: 'easy' } as const;
  const three = new Three({
    players: [{ kind: 'person', id: 'ana', name: 'Ana' }, bot, bot],
    freeUndo: true,
  });
  three.say({ do: 'start', part: null }, ANA);
  for (const seat of [1, 2])
    three.say({ do: 'answer', seat, questionVersion: three.table.questionVersion, answer: seat }, BOT);
  three.decide(0, 0);
  three.decide(0, PEEK);
  return three;
}

function late(three: Three, by: number): Three {
  three.now += by;
  return three;
}

const resigned = (...seats: readonly number[]): Three => {
  const three = peeked();
  return after(three, ...seats.map((seat) => [{ do: 'resign', seat }, [ANA, BEN, EVE][seat]] as const));
};

/** Tables at which it matters who says what. */
export const SITUATIONS: Readonly<Record<string, () => Three>> = {
  'nobody has started yet, and a seat is open': () => after(new Three(), [{ do: 'leave', seat: 2 }, EVE]),
  'everybody is seated': () => new Three(),
  'the host has no seat': () => new Three({ host: 'zoe' }),
  'the host has no seat, and it has begun': () => peeked({ host: 'zoe' }),
  'there is a bot, and undo is free': freely,
  'only players may chat': () => peeked({ chat: 'players' }),
  'goals are being sealed, and Ben has sealed his': sealed,
  'Ana is asked, and has peeked': peeked,
  'Ana has marked, which told nobody anything new': () => {
    const three = Three.begun();
    three.decide(0, 3);
    return three;
  },
  'bids are being sealed': () => {
    const three = peeked();
    three.decide(0, PASS);
    return three;
  },
  'it is paused': () => after(peeked(), [{ do: 'pause' }, ANA]),
  'Ben proposes to end': () => proposed(1, { kind: 'end' }),
  'Ana proposes to take back an answer, and Ben agrees': () => {
    const three = proposed(0, { kind: 'undo', answers: 1 });
    return after(three, [{ do: 'agree', proposal: 1 }, BEN]);
  },
  'Ben proposes to replace Eve': () => proposed(1, { kind: 'replace', seat: 2, by: 'open' }),
  'Ben proposes to end, and Eve declines': () =>
    after(proposed(1, { kind: 'end' }), [{ do: 'decline', proposal: 1 }, EVE]),
  'Eve is absent': () => away(peeked(), EVE),
  'Ben, who proposes to pause, is absent': () => away(proposed(1, { kind: 'pause' }), BEN),
  'the host is absent': () => away(peeked(), ANA),
  'a bot plays for Eve, who was absent': () => after(away(peeked(), EVE), [{ do: 'stand-in', seat: 2 }, ANA]),
  'Ben has left': () => after(peeked(), [{ do: 'leave', seat: 1 }, BEN]),
  'everybody has left': () =>
    after(
      peeked(),
      [{ do: 'leave', seat: 0 }, ANA],
      [{ do: 'leave', seat: 1 }, BEN],
      [{ do: 'leave', seat: 2 }, EVE],
    ),
  'Ben has resigned': () => resigned(1),
  'Ben and Eve have resigned': () => resigned(1, 2),
  'a bot has the third seat': () =>
    after(
      new Three(),
      [{ do: 'replace', seat: 2, by: 'bot', name: 'Bo', level: 'easy' }, ANA],
      [{ do: 'start', part: null }, BEN],
    ),
  'Ana’s clock has run out': () => late(peeked({ timeControl: LIVE }), 120_000),
  'Ana’s clock runs': () => late(peeked({ timeControl: LIVE }), 1000),
  'a bot plays for Ana, whose clock ran out': () =>
    after(late(peeked({ timeControl: LIVE }), 120_000), [{ do: 'time-out', seat: 0 }, CLOCK]),
  'Ana is on holiday': () =>
    after(peeked({ timeControl: DAYS }), [{ do: 'holiday', seat: 0, on: true }, ANA]),
  'Ana’s holidays are used up': () =>
    after(late(after(peeked({ timeControl: DAYS }), [{ do: 'holiday', seat: 0, on: true }, ANA]), 1e11), [
      { do: 'time-out', seat: 0 },
      CLOCK,
    ]),
  'a telephone asks to play as Ben': () => after(peeked(), [{ do: 'claim', seat: 1 }, TEL]),
  'a telephone asks to play as Ben, who is absent': () =>
    away(after(peeked(), [{ do: 'claim', seat: 1 }, TEL]), BEN),
  'a telephone plays as Ben': withTelephone,
  'it is over': () => after(resigned(1, 2), [{ do: 'resign', seat: 0 }, ANA]),
  'it is over, and there is a rematch': () =>
    after(resigned(1, 2), [{ do: 'resign', seat: 0 }, ANA], [{ do: 'rematch', table: 'next' }, ANA]),
  'it is closed': () => after(new Three(), [{ do: 'close' }, ANA]),
};

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
