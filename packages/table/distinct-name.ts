import type { Seat } from '@triptych/kernel';
import { LONGEST_NAME, lookOfName, type PersonId, type Player, type TableState } from '@triptych/protocol';

/**
 * The name that somebody gets at a table: with a number, if somebody else there has the same name or one that looks
 * like it.
 */
export function distinctName({ seats }: Pick<TableState, 'seats'>, id: PersonId, name: string): string {
  const others = seats.filter(({ player }) => player.kind !== 'person' || player.id !== id);
  return unlike(looksOf(others), name);
}

/** The name that a bot gets in this seat. */
export function distinctAt({ seats }: Pick<TableState, 'seats'>, seat: Seat, name: string): string {
  return unlike(looksOf(seats.toSpliced(seat, 1)), name);
}

/**
 * The same players, each with a number who is called like one before. The one in that seat comes first, and bots come
 * last.
 */
export function distinctPlayers(players: readonly Player[], own: Seat): readonly Player[] {
  const taken = new Set<string>();
  const named = [...players];
  const isBot = (seat: Seat): boolean => players[seat].kind === 'bot';
  const inOrder = [...players.keys()].sort((one, other) => Number(isBot(one)) - Number(isBot(other)));
  for (const seat of new Set([own, ...inOrder])) {
    const player = players[seat];
    if (player === undefined || player.kind === 'open') continue;
    const name = unlike(taken, player.name);
    taken.add(lookOfName(name));
    named[seat] = { ...player, name };
  }
  return named;
}

function looksOf(seats: readonly { readonly player: Player }[]): ReadonlySet<string> {
  return new Set(seats.flatMap(({ player }) => (player.kind === 'open' ? [] : [lookOfName(player.name)])));
}

function unlike(taken: ReadonlySet<string>, name: string): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const distinct = shortened(name, LONGEST_NAME - suffix.length) + suffix;
    if (!taken.has(lookOfName(distinct))) return distinct;
  }
}

/** Cut to that length, without half a character at the end. */
function shortened(name: string, longest: number): string {
  const letters = Array.from(name);
  while (letters.join('').length > longest) letters.pop();
  return letters.join('');
}
