import type { Seat } from '@triptych/kernel';
import type { Act, PersonId, Proposal, TableState } from '@triptych/protocol';
import { markPresent } from './people.ts';
import { isLost } from './voting.ts';

export function propose(state: TableState, act: Extract<Act, { do: 'propose' }>): void {
  const { seat, person, action, voting } = act;
  markPresent(state, person);
  const number = ++state.proposals;
  const about = action.kind === 'replace' ? personAt(state, action.seat) : undefined;
  state.proposal = {
    number,
    seat,
    action,
    agreed: [person],
    ...(about !== undefined && { about }),
    ...(voting !== undefined && { voting }),
  };
}

function personAt({ seats }: TableState, seat: Seat): PersonId | undefined {
  const player = seats[seat]?.player;
  return player?.kind === 'person' ? player.id : undefined;
}

/** A player who resigned or lost the seat needs no replacement, and the proposal was not about the next one there. */
export function dropPointless(state: TableState): void {
  const { action, about } = state.proposal ?? {};
  if (action?.kind === 'replace' && about !== undefined && personAt(state, action.seat) !== about)
    state.proposal = null;
}

/** Somebody who has declined may change their mind. */
export function agree(state: TableState, proposal: Proposal, person: PersonId): void {
  markPresent(state, person);
  const { declined } = proposal;
  state.proposal = {
    ...proposal,
    agreed: [...proposal.agreed, person],
    ...(declined !== undefined && { declined: declined.filter((one) => one !== person) }),
  };
}

/** `person` is null for the proposer, who takes it back. */
export function decline(state: TableState, person: PersonId | null): void {
  const { proposal } = state;
  if (proposal === null || person === null) {
    state.proposal = null;
    return;
  }
  const agreed = proposal.agreed.filter((one) => one !== person);
  const next = { ...proposal, agreed, declined: [...(proposal.declined ?? []), person] };
  state.proposal = isLost(state, next) ? null : next;
}
