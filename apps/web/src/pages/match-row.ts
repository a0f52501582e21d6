import type { rest } from '@triptych/protocol';
import { isMyTurn } from '../network/feed.svelte.ts';
import { sayNetwork } from '../network/words/index.ts';
import { address } from '../route.svelte.ts';
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
  /** The table on the server; null for a match in this browser. */
  readonly table: rest.MyTable | null;
}

function endState(early: boolean): MatchRow['state'] {
  return early ? 'endedEarly' : 'ended';
}

export function isOver({ state }: MatchRow): boolean {
  return state === 'ended' || state === 'endedEarly';
}

/** Bots never keep me waiting. */
export function localRow({ id, game, seats, over, endedEarly = false, changed }: MatchInfo): MatchRow {
  return {
    id,
    address: address('match', id),
    game,
    names: seats.map(({ name }) => name),
    state: over ? endState(endedEarly) : 'yourTurn',
    changed,
    table: null,
  };
}

export function remoteRow(table: rest.MyTable): MatchRow {
  const { id, game, status, changedAt, since, endedEarly } = table;
  const running = isMyTurn(table) ? 'yourTurn' : 'waiting';
  return {
    id,
    address: address('table', id),
    game,
    names: rankedNames(table),
    state: status === 'open' ? 'gathering' : status === 'running' ? running : endState(endedEarly),
    changed: status === 'running' ? (since ?? changedAt) : changedAt,
    table,
  };
}

export function byUrgency(rows: readonly MatchRow[]): MatchRow[] {
  const rank = ({ state }: MatchRow): number => STATES.indexOf(state === 'endedEarly' ? 'ended' : state);
  return [...rows].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** After the end in the order of the result. */
function rankedNames({ seats, ranking }: rest.MyTable): string[] {
  const nameOf = (seat: number): string =>
    seats[seat].kind === 'open' ? sayNetwork().freeSeat : seats[seat].name;
  if (ranking === null) return seats.map((_, seat) => nameOf(seat));
  return [...ranking].sort((a, b) => a.rank - b.rank).map(({ seat, rank }) => `${rank}. ${nameOf(seat)}`);
}

/** Whose turn it is, or who has won. */
export function stateText({ state, table }: MatchRow): string {
  const words = sayNetwork();
  if (table === null) return words.states[state];
  const { seats, asked, mine, ranking } = table;
  if (state === 'waiting' && asked.length > 0) return words.decides(asked.map((seat) => seats[seat].name));
  // Who was ahead when a match was ended early has not won it.
  if (state !== 'ended' || ranking === null) return words.states[state];
  const winners = ranking.flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []));
  return winners.some((seat) => mine.includes(seat))
    ? words.youWon
    : words.won(winners.map((seat) => seats[seat].name));
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
