import { z } from 'zod';
import { isJsonList, type Json, type JsonObject } from './json.ts';
import { EventShapes, type WireMessage } from './message.ts';
import { messageRest } from './message-schema.ts';
import { MessageWriter } from './message-writer.ts';
import { upgradeViewerState } from './version-1.ts';

/** Archives of the first version, with other names in the viewers' states and a different message format. */
export const ARCHIVE_FORMAT_1 = 'triptych-archive-1';

const message1 = messageRest.extend({
  n: z.number(),
  at: z.number(),
  events: z.array(z.looseObject({ type: z.string() })).default([]),
  delta: z.custom<Delta>().optional(),
});
const show1 = z.looseObject({
  viewer: z.union([z.literal('spectator'), z.number()]),
  first: z.custom<JsonObject>(
    (state) => typeof state === 'object' && state !== null && !Array.isArray(state),
  ),
  messages: z.array(message1),
});
const archive1 = z.looseObject({ format: z.literal(ARCHIVE_FORMAT_1), shows: z.array(show1) });

/** Upgrades an archive of the first version; any other data passes unchanged. */
export function upgradeArchive(data: unknown): Readonly<Record<string, unknown>> {
  const reading = archive1.safeParse(data);
  if (!reading.success) return z.record(z.string(), z.unknown()).safeParse(data).data ?? {};
  const { shows, format: _format, ...rest } = reading.data;
  return { ...rest, format: 'triptych-archive-2', recordings: shows.map(upgradeShow) };
}

function upgradeShow({ viewer, first, messages }: z.infer<typeof show1>): object {
  const createdAt = messages[0]?.at ?? 0;
  const shapes = new EventShapes();
  let old: Json = first;
  let state = upgradeViewerState(first);
  const begun = state;
  const upgraded = messages.map(({ n, at, events, delta, ...rest }): WireMessage => {
    old = patch(old, delta);
    const before = state;
    state = upgradeViewerState(old);
    const { by = null, undone, undoneBy = 0, chat = null } = rest;
    const writer = new MessageWriter(at - createdAt, {
      events: events.map((event) => ({ event, to: 'all' })),
      by,
      undone: undone === undefined ? null : { seat: undoneBy, answers: undone },
      chat,
    });
    return JSON.parse(writer.message(n, viewer, before, state, shapes));
  });
  return { viewer, createdAt, first: begun, messages: upgraded };
}

/**
 * A change of a value: `[value]` is a new value, `0` a removed field; an object holds changes by field or by
 * index; `"@": [from, gone, ...new]` splices a list.
 */
type Delta = readonly [Json] | 0 | Changes;
interface Changes {
  readonly [key: string]: Delta | readonly Json[];
}

const SPLICE = '@';

function patch(before: Json, delta: Delta | undefined): Json {
  if (delta === undefined) return before;
  if (delta === 0) return null;
  if (isReplacement(delta)) return delta[0];
  if (isJsonList(before)) return patchList(before, delta);
  return typeof before === 'object' && before !== null ? patchFields(before, delta) : before;
}

function patchList(before: readonly Json[], changes: Changes): Json {
  const after = [...before];
  for (const [key, change] of Object.entries(changes)) {
    if (key === SPLICE && Array.isArray(change))
      after.splice(Number(change[0]), Number(change[1]), ...change.slice(2));
    else if (isDelta(change)) after[Number(key)] = patch(before[Number(key)], change);
  }
  return after;
}

function patchFields(before: JsonObject, changes: Changes): Json {
  const after = new Map(Object.entries(before));
  for (const [key, change] of Object.entries(changes)) {
    if (change === 0) after.delete(key);
    else if (isDelta(change)) after.set(key, patch(before[key], change));
  }
  return Object.fromEntries(after);
}

function isReplacement(delta: Delta): delta is readonly [Json] {
  return Array.isArray(delta);
}

/** A list of one item is a new value; splices are handled before. */
function isDelta(change: Delta | readonly Json[]): change is Delta {
  return !Array.isArray(change) || change.length === 1;
}
