import type { GameEvent, Seat } from '@triptych/kernel';

/** What one player has done since the reader's last decision, or what befell all. */
export interface RecapLine {
  /** Null: nobody did it. */
  readonly seat: Seat | null;
  readonly text: string;
  /** The line of the story with its weightiest act. */
  readonly line: number;
}

interface Telling {
  /** How many lines of the story came before. */
  readonly before: number;
  readonly weight: (event: GameEvent) => number;
  /** Whether this happened at the reader's expense. */
  readonly harms: (event: GameEvent) => boolean;
  readonly tell: (event: GameEvent) => string;
  /** Many acts of one kind in one sentence; null if only the last of them is worth telling. */
  readonly together: (events: readonly GameEvent[]) => string | null;
}

/** More would not fit on one line. */
const SENTENCES = 2;

interface Acts {
  readonly seat: Seat;
  readonly events: readonly { readonly event: GameEvent; readonly line: number }[];
}

/** From this weight on, events that nobody caused are told, too: titans awaken. */
const GREAT = 3;

/**
 * What was done to the reader, then great moments, then one line for each other player: the weightiest acts, in order of
 * time. Small acts are told together.
 */
export function recapOf(
  events: readonly GameEvent[],
  viewer: Seat,
  { before, weight, harms, tell, together }: Telling,
): RecapLine[] {
  const bySeat = new Map<Seat, Map<string, Acts>>();
  for (const [at, event] of events.entries()) {
    const seat = actor(event);
    if (seat === null || seat === viewer || weight(event) === 0 || harms(event)) continue;
    const acts = bySeat.get(seat) ?? new Map<string, Acts>();
    bySeat.set(seat, acts);
    const same = acts.get(event.type)?.events ?? [];
    acts.set(event.type, { seat, events: [...same, { event, line: before + at }] });
  }
  const great = events.flatMap((event, at): RecapLine[] =>
    actor(event) === null && weight(event) >= GREAT && !harms(event)
      ? [{ seat: null, text: tell(event), line: before + at }]
      : [],
  );
  const lines = [...bySeat].map(([seat, acts]) => {
    const weighty = [...acts.values()]
      .map((act) => ({ ...act, last: act.events[act.events.length - 1] }))
      .sort((a, b) => weight(b.last.event) - weight(a.last.event))
      .slice(0, SENTENCES);
    const sentences = weighty
      .map(({ events, last }) => {
        const all = events.length > 1 ? together(events.map(({ event }) => event)) : null;
        return all === null
          ? { text: tell(last.event), line: last.line }
          : { text: all, line: events[0].line };
      })
      .sort((a, b) => a.line - b.line);
    return { seat, text: sentences.map(({ text }) => text).join(' '), line: weighty[0].events[0].line };
  });
  return [...harmLine(events, before, harms, tell), ...great, ...lines];
}

/** Everything that was done to the reader, in one line that leads to the first of it. */
function harmLine(
  events: readonly GameEvent[],
  before: number,
  harms: Telling['harms'],
  tell: Telling['tell'],
): RecapLine[] {
  const first = events.findIndex(harms);
  if (first < 0) return [];
  return [{ seat: null, text: events.filter(harms).map(tell).join(' '), line: before + first }];
}

/** Whose act an event is; null: nobody's. */
function actor(event: GameEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}
