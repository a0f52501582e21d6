import type { CommandKey, TableState } from '@triptych/protocol';
import { seatsOf } from './state.ts';

/** How many commands a table remembers of those who sit there, and as many of all others. */
const RECENT = 64;

/** Remembers a command. Strangers cannot make a table forget those of its players. */
export function remember(state: TableState, key: CommandKey): void {
  state.recent.push(key);
  if (state.recent.length <= RECENT) return;
  const sitsHere = ({ person }: CommandKey): boolean =>
    person === state.host || seatsOf(state, person).length > 0;
  const isPlayers = sitsHere(key);
  const alike = state.recent.filter((one) => sitsHere(one) === isPlayers);
  const forgotten = new Set(alike.slice(0, -RECENT));
  state.recent = state.recent.filter((one) => !forgotten.has(one));
}
