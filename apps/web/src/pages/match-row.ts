import { isBrokenOff, type rest } from '@triptych/protocol';
import { lessonIn } from '../lesson/lesson-store.ts';
import { isMyTurn } from '../network/feed.svelte.ts';
import { sayNetwork } from '../network/words/index.ts';
import { isLocalDaily } from '../results/daily-match.ts';
import { address } from '../route.svelte.ts';
import { say } from '../words/index.ts';
import type { MatchInfo } from '../session/storage.ts';

/** Matches that wait for me come first. */
const STATES = ['yourTurn', 'gathering', 'waiting', 'ended', 'endedEarly'] as const;

/** A match in a list, wherever it is hosted. */
export interface MatchRow {
  readonly id: string;
  readonly address: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly state: (typeof STATES)[number];
  readonly changed: number;
  /** Who has won; null before the end, or if it was not recorded. */
  readonly result: { readonly winners: readonly string[]; readonly mine: boolean } | null;
  /** A match that continues without me: I gave it up, or lost my seat. */
  readonly watching: boolean;
  /** Names of those who ended the match by giving up. */
  readonly resigned: readonly string[];
  /** Whether that was me alone. */
  readonly gaveUp: boolean;
  /** The match of a guided first game. */
  readonly lesson: boolean;
  /** The match of a daily game. */
  readonly daily: boolean;
  /** The table on the server; null for a match in this browser. */
  readonly table: rest.MyTable | null;
}

type Ranking = readonly { readonly seat: number; readonly rank: number }[];

function resultOf(
  ranking: Ranking | null,
  names: readonly string[],
  mine: readonly number[],
): MatchRow['result'] {
  const winners = ranking?.flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []));
  if (winners === undefined) return null;
  return { winners: winners.map((seat) => names[seat]), mine: winners.some((seat) => mine.includes(seat)) };
}

function endState(endedEarly: boolean, resigned: readonly number[]): MatchRow['state'] {
  return isBrokenOff({ endedEarly, resigned }) ? 'endedEarly' : 'ended';
}

const isOnly = (resigned: readonly number[], seat: number): boolean =>
  resigned.length === 1 && resigned[0] === seat;

export function isOver({ state }: MatchRow): boolean {
  return state === 'ended' || state === 'endedEarly';
}

/** Bots never keep me waiting. */
export function localRow(match: MatchInfo): MatchRow {
  const { id, game, seats, over, endedEarly = false, resigned = [], ranking = null, changed } = match;
  const names = seats.map(({ name }) => name);
  const here = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  const lesson = lessonIn(id);
  // An unfinished lesson can be continued, or started again.
  const unfinished = lesson !== null && lesson.state !== 'done' && !over;
  return {
    id,
    address: unfinished ? address('learn', game) : address('match', id),
    game,
    names: ranked(names, ranking),
    state: over ? endState(endedEarly, resigned) : 'yourTurn',
    changed,
    // Where several people share a device, the winner has a name.
    result: resultOf(ranking, names, here.length === 1 ? here : []),
    watching: false,
    resigned: resigned.map((seat) => names[seat]),
    gaveUp: here.length === 1 && isOnly(resigned, here[0]),
    lesson: lesson !== null,
    daily: isLocalDaily(id),
    table: null,
  };
}

export function remoteRow(table: rest.MyTable): MatchRow {
  const { id, game, status, changedAt, since, endedEarly, resigned, seats, ranking, mine } = table;
  const names = seats.map(({ kind, name }) => (kind === 'open' ? sayNetwork().freeSeat : name));
  const running = isMyTurn(table) ? 'yourTurn' : 'waiting';
  return {
    id,
    address: address('table', id),
    game,
    names: ranked(names, ranking),
    state: status === 'open' ? 'gathering' : status === 'running' ? running : endState(endedEarly, resigned),
    changed: status === 'running' ? (since ?? changedAt) : changedAt,
    result: resultOf(ranking, names, mine),
    watching: status === 'running' && mine.length === 0,
    resigned: resigned.map((seat) => names[seat]),
    gaveUp: mine.length === 1 && isOnly(resigned, mine[0]),
    lesson: false,
    daily: table.daily,
    table,
  };
}

export function byUrgency(rows: readonly MatchRow[]): MatchRow[] {
  const rank = ({ state }: MatchRow): number => STATES.indexOf(state === 'endedEarly' ? 'ended' : state);
  return [...rows].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** After the end in the order of the result. */
function ranked(names: readonly string[], ranking: Ranking | null): readonly string[] {
  if (ranking === null) return names;
  return [...ranking].sort((a, b) => a.rank - b.rank).map(({ seat, rank }) => `${rank}. ${names[seat]}`);
}

/** Whose turn it is, or who has won. */
export function stateText({ state, table, result, resigned, gaveUp }: MatchRow): string {
  const words = sayNetwork();
  const { seats = [], asked = [] } = table ?? {};
  if (state === 'waiting' && asked.length > 0) return words.decides(asked.map((seat) => seats[seat].name));
  // Being ahead when a match is ended early is not a win.
  if (state !== 'ended' || result === null) return words.states[state];
  const won = result.mine ? words.youWon : words.won(result.winners);
  if (resigned.length === 0) return won;
  return `${won} · ${gaveUp ? say().youResigned : say().resignedBy(resigned)}`;
}

/** The clock that runs out first; null if none is running. */
export function runningClock({ table }: MatchRow): rest.MyTable['clocks'][number] | null {
  const running = (table?.asked ?? []).flatMap((seat) => {
    const clock = table?.clocks[seat];
    return clock === undefined || clock.since === null ? [] : [clock];
  });
  const end = ({ left, since }: rest.MyTable['clocks'][number]): number => left + (since ?? 0);
  return running.sort((a, b) => end(a) - end(b)).at(0) ?? null;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Such as “5 minutes ago”. */
export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, size]) => now - at >= size) ?? ['second', 1000];
  return unit === 'second'
    ? format.format(0, 'second')
    : format.format(-Math.floor((now - at) / length), unit);
}
