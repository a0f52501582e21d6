/** The sentences of a log that address the reader: what they do, and what is done to them. */
export interface Addressed<Events> {
  /** The reader in a list of players. */
  readonly name: string;
  readonly doing: Partial<Events>;
  readonly done: Partial<Events>;
}

/** All sentences, with variants for a reader who acts in an event, or whom it affects. */
export function addressed<Events extends object>(
  events: Events,
  { doing, done }: Addressed<Events>,
  acts: boolean,
  concerned: boolean,
): Events {
  if (!acts && !concerned) return events;
  return { ...events, ...(acts ? doing : {}), ...(concerned ? done : {}) };
}

/** The players' names, with the reader's own replaced by “you”; null: there is no single reader. */
export function namesFor(
  { name }: Pick<Addressed<unknown>, 'name'>,
  players: readonly string[],
  you: number | null,
): readonly string[] {
  return you === null ? players : players.with(you, name);
}
