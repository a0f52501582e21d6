/** The sentences of a log that address the reader: what they do, and what is done to them. */
export interface Addressed<Events> {
  /** The reader in a list of players. */
  readonly name: string;
  readonly doing: Partial<Events>;
  readonly done: Partial<Events>;
}

/** All sentences, with those for a reader who acts in an event, or whom it concerns. */
function addressed<Events extends object>(
  events: Events,
  { doing, done }: Addressed<Events>,
  acts: boolean,
  concerned: boolean,
): Events {
  if (!acts && !concerned) return events;
  return { ...events, ...(acts ? doing : {}), ...(concerned ? done : {}) };
}

/** The players' names, with the reader's replaced by a word; null: there is no single reader. */
function namesFor(
  { name }: Pick<Addressed<unknown>, 'name'>,
  players: readonly string[],
  you: number | null,
): readonly string[] {
  return you === null ? players : players.with(you, name);
}

/** Which fields of a game's events hold seats. */
export interface Roles {
  /** Those who do what happens. */
  readonly acting: readonly string[];
  /** Those to whom it is done. */
  readonly concerned: readonly string[];
}

/** The names and sentences with which one event is told to its reader; null: there is no single reader. */
export function toldTo<Events extends object>(
  words: { readonly events: Events; readonly you: Addressed<Events> },
  event: object,
  { acting, concerned }: Roles,
  named: readonly string[],
  you: number | null,
): { readonly players: readonly string[]; readonly events: Events } {
  const isYou = (field: string): boolean => {
    const seats: unknown = Object.entries(event).find(([name]) => name === field)?.[1];
    return you !== null && (Array.isArray(seats) ? seats.includes(you) : seats === you);
  };
  return {
    players: namesFor(words.you, named, you),
    events: addressed(words.events, words.you, acting.some(isYou), concerned.some(isYou)),
  };
}
