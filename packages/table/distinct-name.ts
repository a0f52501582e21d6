import { LONGEST_NAME, lookOfName, type PersonId, type TableState } from '@triptych/protocol';

/**
 * The name that somebody gets at a table: with a number, if somebody else there has the same name or one that looks
 * like it.
 */
export function distinctName({ seats }: Pick<TableState, 'seats'>, id: PersonId, name: string): string {
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

/** Cut to that length, without half a character at the end. */
function shortened(name: string, longest: number): string {
  const letters = Array.from(name);
  while (letters.join('').length > longest) letters.pop();
  return letters.join('');
}
