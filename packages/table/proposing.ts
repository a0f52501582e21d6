import type { Act, PersonId, Proposal, TableState } from '@triptych/protocol';
import { isThere } from './people.ts';
import { isLost } from './voting.ts';

export function propose(state: TableState, act: Extract<Act, { do: 'propose' }>): void {
  const { seat, person, action, voting } = act;
  isThere(state, person);
  const number = ++state.proposals;
  state.proposal = { number, seat, action, agreed: [person], ...(voting !== undefined && { voting }) };
}

/** Whoever has declined before may change their mind. */
export function agree(state: TableState, proposal: Proposal, person: PersonId): void {
  isThere(state, person);
  const { declined } = proposal;
  state.proposal = {
    ...proposal,
    agreed: [...proposal.agreed, person],
    ...(declined !== undefined && { declined: declined.filter((one) => one !== person) }),
  };
}

/** `person` is null for whoever made the proposal: they take it back. */
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
