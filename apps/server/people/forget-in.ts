import { isFields } from '@triptych/protocol';

/** Somebody who is to be forgotten, and what replaces them. */
export interface Forgotten {
  readonly person: string;
  /** What they were called at the table. */
  readonly names: ReadonlySet<string>;
  readonly as: string;
  readonly name: string;
}

/** The fields that hold somebody with a name, or a list of such people; also what earlier versions called them. */
const PEOPLE: ReadonlySet<string> = new Set([
  'players',
  'player',
  'seats',
  'chairs',
  'resigned',
  'chats',
  'chat',
]);

/** The fields that belong to a game or its pack: whatever is called the same there is nobody. */
const GAMES_OWN: ReadonlySet<string> = new Set([
  'content',
  'pack',
  'options',
  'match',
  'log',
  'view',
  'question',
  'outcome',
]);

const NOBODY: ReadonlySet<string> = new Set();

/** What a person is called in stored data, as a player with their id. */
export function namesIn(data: unknown, person: string): string[] {
  if (Array.isArray(data)) return data.flatMap((part) => namesIn(part, person));
  if (!isFields(data)) return [];
  const own = data.id === person && typeof data.name === 'string' ? [data.name] : [];
  return [...own, ...Object.values(data).flatMap((part) => namesIn(part, person))];
}

/** The same data without the person. What they have written is left out. */
export function forgetIn<T>(data: T, gone: Forgotten): T;
export function forgetIn(data: unknown, gone: Forgotten): unknown {
  return forgetAt('', data, gone);
}

/** `place`: the field that holds the data, or the list of which it is an item. */
function forgetAt(place: string, data: unknown, gone: Forgotten): unknown {
  if (data === gone.person) return gone.as;
  if (Array.isArray(data)) return data.map((part: unknown) => forgetAt(place, part, gone));
  if (!isFields(data)) return data;
  const isSomebody = PEOPLE.has(place) || (place === 'act' && data.do === 'chat');
  const isTheirs = isSomebody && typeof data.name === 'string' && gone.names.has(data.name);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (isTheirs && key === 'name') return [key, gone.name];
      if (isTheirs && key === 'text') return [key, '…'];
      return [key, forgetAt(key, value, GAMES_OWN.has(key) ? { ...gone, names: NOBODY } : gone)];
    }),
  );
}
