import type { GameEvent } from '@triptych/kernel';
import type { Json } from './delta.ts';
import type { Message } from './message.ts';

/**
 * The same messages, written for machines only: a fraction of the bytes. A client that wants them says so when it
 * opens a table. They are written in `compact-writer.ts` and read here.
 *
 * A change of a sight: where a plain value was, or a plain value comes, it is the new value; otherwise a list holds
 * what changed, `[place, change, place, change, …]`, where the place of a field is its number in the object that both
 * sides have; `{"=": value}` is a new list or object; `{"+": items}` puts items at the end of a list;
 * `{"@": [from, gone, ...new]}` takes items out of a list and puts new ones there.
 */
export type Change = Json;

/**
 * `[n, milliseconds since the founding, events, change, rest]`, cut short after the last part that is there.
 * An event is `[shape, ...values]`: the shape itself when it first occurs, and after that its number.
 */
export type CompactMessage = readonly Json[];

/** The type of an event, and the names of its fields. */
export type EventShape = readonly string[];

export type Rest = Pick<Message, 'by' | 'undone' | 'undoneBy' | 'chat'>;

/** Carries a change out. Trusts it: both ends of the wire run this code. Shares what did not change. */
export function compactPatch(before: Json, change: Change | undefined): Json {
  if (change === undefined) return before;
  if (typeof before !== 'object' || before === null) return change;
  if (typeof change !== 'object' || change === null) return change;
  if (!isList(change)) return isList(before) ? patchEnds(before, change) : change['='];
  if (isList(before)) {
    const after = [...before];
    for (let at = 0; at < change.length; at += 2) {
      const place = Number(change[at]);
      after[place] = compactPatch(before[place], change[at + 1]);
    }
    return after;
  }
  const after: Record<string, Json> = { ...before };
  const names = Object.keys(before);
  for (let at = 0; at < change.length; at += 2) {
    const name = names[Number(change[at])];
    const value = compactPatch(before[name], change[at + 1]);
    // The one name that an assignment would take for something else.
    if (name === '__proto__') Object.defineProperty(after, name, { value });
    else after[name] = value;
  }
  return after;
}

function patchEnds(before: readonly Json[], change: Fields): Json {
  if ('=' in change) return change['='];
  const added = change['+'];
  if (isList(added)) return [...before, ...added];
  const splice = change['@'];
  if (!isList(splice)) return before;
  return before.toSpliced(Number(splice[0]), Number(splice[1]), ...splice.slice(2));
}

/** Numbers the shapes of events as they come. */
export class EventShapes {
  readonly #numbers = new Map<EventShape, number>();
  readonly shapes: EventShape[];

  /** `told`: what the other side has told before. */
  constructor(told: readonly EventShape[] = []) {
    this.shapes = [...told];
  }

  /** The number of a shape, known by its one list; null if it was not there before, and it is now. */
  number(shape: EventShape): number | null {
    const number = this.#numbers.get(shape);
    if (number !== undefined) return number;
    this.#numbers.set(shape, this.shapes.push(shape) - 1);
    return null;
  }

  /** Reads what the other side has written with the shapes that were told so far. */
  read(written: Json): GameEvent {
    const [first, ...values] = isList(written) ? written : [];
    if (isList(first)) this.shapes.push(first.map(String));
    const [type = '', ...names] = (isList(first) ? this.shapes.at(-1) : this.shapes[Number(first)]) ?? [];
    return { type, ...Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])) };
  }
}

/** The other end: what a compact message says, and the sight after it. */
export function readCompact(
  written: CompactMessage,
  shown: Json,
  founded: number,
  shapes: EventShapes,
): { readonly message: Omit<Message, 'delta'>; readonly shown: Json } {
  const [n, ms, events = 0, change, rest = {}] = written;
  const message = {
    n: Number(n),
    at: founded + Number(ms),
    ...(isList(events) && { events: events.map((event) => shapes.read(event)) }),
    ...(rest as Rest),
  };
  return { message, shown: compactPatch(shown, change) };
}

type Fields = { readonly [key: string]: Json };

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
