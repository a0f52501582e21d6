import { LONGEST_NAME, lookOfName, type PersonId, type Player } from '@triptych/protocol';

interface Seats {
  readonly seats: readonly { readonly player: Player }[];
}

/**
 * The name that somebody gets at a table: with a number, if somebody else there has the same name or one that looks
 * like it.
 */
export function distinctName({ seats }: Seats, id: PersonId | null, name: string): string {
  const taken = new Set(
    seats.flatMap(({ player }) =>
      player.kind === 'open' || (player.kind === 'person' && player.id === id)
        ? []
        : [lookOfName(player.name)],
    ),
  );
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const distinct = shortened(name, LONGEST_NAME - suffix.length) + suffix;
    if (!taken.has(lookOfName(distinct))) return distinct;
  }
}

/** The players whom a host has named: nobody is called like another person. */
export function distinctPlayers(named: readonly Player[]): readonly Player[] {
  const people: { readonly player: Player }[] = [];
  const renamed = named.map((player) => {
    if (player.kind !== 'person') return player;
    const own = { ...player, name: distinctName({ seats: people }, null, player.name) };
    people.push({ player: own });
    return own;
  });
  return renamed.map((player) =>
    player.kind === 'bot' ? { ...player, name: nameOfBot({ seats: people }, player.name) } : player,
  );
}

/** Bots may be called like each other, but like no person. */
export function nameOfBot({ seats }: Seats, name: string): string {
  return distinctName({ seats: seats.filter(({ player }) => player.kind === 'person') }, null, name);
}

/** Cut to that length, without half a character at the end. */
function shortened(name: string, longest: number): string {
  const letters = Array.from(name);
  while (letters.join('').length > longest) letters.pop();
  return letters.join('');
}
