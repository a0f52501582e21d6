import type { Audience, GameEvent, Viewer } from '@triptych/kernel';
import type { EventShape, EventShapes, Rest } from './compact.ts';
import type { Json } from './delta.ts';
import type { Effect } from './effect.ts';

/** An event as it is written for everybody; the number of its shape is each viewer's own. */
interface WrittenEvent {
  readonly to: Audience;
  readonly name: string;
  readonly shape: EventShape;
  readonly values: string;
}

/**
 * Writes the compact messages about one entry (see `compact.ts`), as text. Most of what viewers see is the same: what
 * their sights share is compared and written once.
 */
export class CompactWriter {
  readonly #at: number;
  readonly #effect: Effect;
  readonly #events: readonly WrittenEvent[];
  readonly #changes = new SharedChanges();

  /** `at`: milliseconds since the founding. */
  constructor(at: number, effect: Effect) {
    this.#at = at;
    this.#effect = effect;
    this.#events = effect.told.map(({ event, to }) => writeEvent(event, to));
  }

  message(n: number, viewer: Viewer, before: Json, after: Json, shapes: EventShapes): string {
    const known = shapes.shapes.length;
    let events = '';
    for (const { to, name, shape, values } of this.#events) {
      if (to !== 'all' && to !== viewer) continue;
      events += `${events === '' ? '[' : ','}[${shapes.number(name, shape)}${values}]`;
    }
    const head = `[${n},${this.#at},${events === '' ? '0' : `${events}]`}`;
    const change = this.#changes.write(before, after);
    const rest = this.#rest(shapes.shapes.slice(known));
    if (rest !== null) return `${head},${change ?? '[]'},${JSON.stringify(rest)}]`;
    return change === null ? `${head}]` : `${head},${change}]`;
  }

  #rest(shapes: readonly EventShape[]): Rest | null {
    const { by, undone, chat } = this.#effect;
    const byOther = by !== null && by !== 'person';
    if (!byOther && undone === 0 && chat === null && shapes.length === 0) return null;
    return {
      ...(byOther && { by }),
      ...(undone > 0 && { undone }),
      ...(chat !== null && { chat }),
      ...(shapes.length > 0 && { shapes }),
    };
  }
}

function writeEvent(event: GameEvent, to: Audience): WrittenEvent {
  const shape: string[] = [event.type];
  let values = '';
  for (const [name, value] of Object.entries(event)) {
    if (name === 'type') continue;
    shape.push(name);
    // The contract of a game demands that events are plain data.
    values += `,${write(value as Json)}`;
  }
  return { to, name: shape.join(' '), shape, values };
}

/** What changed in a value, as text; null if nothing did. */
export function writeChange(before: Json, after: Json): string | null {
  if (before === after) return null;
  if (!isContainer(before) || !isContainer(after)) return write(after);
  if (isList(before)) return isList(after) ? writeListChange(before, after) : renewed(after);
  return isList(after) ? renewed(after) : writeFieldChanges(before, after, writeChange);
}

/** The same, for values of which some parts are the very same objects: these are looked at once. */
class SharedChanges {
  readonly #known = new Map<Json, { readonly before: Json; readonly change: string | null }>();

  /** The fields of sights and of the views in them can be shared. */
  write(before: Json, after: Json, depth = 2): string | null {
    if (before === after || !isContainer(before) || !isContainer(after)) return writeChange(before, after);
    const known = this.#known.get(after);
    if (known?.before === before) return known.change;
    const deeper = depth > 0 && !isList(before) && !isList(after);
    const change = deeper
      ? writeFieldChanges(before, after, (old, now) => this.write(old, now, depth - 1))
      : writeChange(before, after);
    this.#known.set(after, { before, change });
    return change;
  }
}

function writeFieldChanges(
  before: Fields,
  after: Fields,
  writePart: (before: Json, after: Json) => string | null,
): string | null {
  const names = Object.keys(after);
  const old = Object.keys(before);
  if (old.length !== names.length) return renewed(after);
  let changes = '';
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    // Fields are numbered, so that both sides must have the same ones in the same order.
    if (old[at] !== name) return renewed(after);
    const change = writePart(before[name], after[name]);
    if (change !== null) changes += `${changes === '' ? '[' : ','}${at},${change}`;
  }
  return changes === '' ? null : `${changes}]`;
}

function writeListChange(before: readonly Json[], after: readonly Json[]): string | null {
  if (before.length !== after.length) return writeSplice(before, after);
  let changes = '';
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const change = writeChange(before[at], after[at]);
    if (change !== null) changes += `${changes === '' ? '[' : ','}${at},${change}`;
  }
  return changes === '' ? null : `${changes}]`;
}

function writeSplice(before: readonly Json[], after: readonly Json[]): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && writeChange(before[start], after[start]) === null) start++;
  if (start === before.length) return `{"+":${JSON.stringify(after.slice(start))}}`;
  let end = 0;
  while (
    end < shorter - start &&
    writeChange(before.at(-1 - end) ?? null, after.at(-1 - end) ?? null) === null
  )
    end++;
  if (start === 0 && end === 0) return renewed(after);
  return `{"@":${JSON.stringify([start, before.length - start - end, ...after.slice(start, after.length - end)])}}`;
}

function renewed(value: Json): string {
  return `{"=":${JSON.stringify(value)}}`;
}

/** Numbers are most of what is written. */
function write(value: Json): string {
  return typeof value === 'number' ? `${value}` : JSON.stringify(value);
}

type Fields = { readonly [key: string]: Json };
type Container = Fields | readonly Json[];

function isContainer(value: Json): value is Container {
  return typeof value === 'object' && value !== null;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
