import type { PersonId, Proposal, ProposedAction, TableState } from '@triptych/protocol';
import { playedByBot } from './seat.ts';
import { isAbsent, players } from './state.ts';

/** The people who decide on an action: all who play for themselves and are there, except the person it is about. */
export function voters(state: TableState, action: ProposedAction): PersonId[] {
  const about = action.kind === 'replace' ? state.seats[action.seat]?.player : undefined;
  const concerned = about?.kind === 'person' ? about.id : null;
  return players(state).filter((person) => person !== concerned && !isAbsent(state, person));
}

/** The voters of a pending proposal who have not answered yet. */
export function undecided(state: TableState, proposal: Proposal): PersonId[] {
  const { agreed, declined = [] } = proposal;
  return votersOf(state, proposal).filter((person) => !agreed.includes(person) && !declined.includes(person));
}

export function votersOf(state: TableState, { action, voting }: Proposal): PersonId[] {
  return voting === undefined ? players(state) : voters(state, action);
}

/** A majority ends the match; everything else needs everybody who votes. */
export function isCarried(state: TableState, proposal: Proposal): boolean {
  const all = votersOf(state, proposal);
  const yes = all.filter((person) => proposal.agreed.includes(person)).length;
  if (proposal.voting === undefined) return yes === all.length;
  if (all.length === 0) return false;
  if (proposal.action.kind === 'end') return yes * 2 > all.length;
  // No single person can take a present player's seat away.
  return yes === all.length && yes >= fewest(state, proposal.action);
}

/** A proposal that too many have declined is gone. */
export function isLost(state: TableState, proposal: Proposal): boolean {
  const { action, declined = [] } = proposal;
  if (action.kind !== 'end') return declined.length > 0;
  const all = votersOf(state, proposal);
  return all.filter((person) => !declined.includes(person)).length * 2 <= all.length;
}

/** How many people must agree at least. */
export function fewest({ seats, absent }: TableState, action: ProposedAction): number {
  if (action.kind !== 'replace') return 1;
  const tableSeat = seats[action.seat];
  const { player } = tableSeat;
  const there =
    player.kind === 'person' && !playedByBot(tableSeat) && !absent.some(({ person }) => person === player.id);
  return there ? 2 : 1;
}
