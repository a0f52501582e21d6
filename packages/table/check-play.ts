import { type Author, type Match, refuse, type Seat } from '@triptych/kernel';
import type { Command, ProposedAction, TableState } from '@triptych/protocol';
import { allow, type Allowed, GAME_OVER, no } from './refusals.ts';
import { playedByBot } from './seat.ts';
import type { Sender } from './sender.ts';
import { holds, isAbsent, undoIsForbidden, undoIsFree } from './state.ts';
import { fewest, voters, votersOf } from './voting.ts';

type Play = Extract<Command, { do: 'answer' | 'withdraw' | 'undo' | 'propose' }>;

/** What only the player of a seat, or the bot in it, may do in the match. */
export function checkPlay(state: TableState, match: Match | null, command: Play, from: Sender): Allowed {
  const { seat } = command;
  const tableSeat = state.seats[seat];
  if (tableSeat === undefined) return no('not-your-seat');
  const mine =
    from.from === 'person' ? holds(state, seat, from.id) : from.from === 'bot' && playedByBot(tableSeat);
  if (!mine) return no('not-your-seat');
  if (match === null) return no('not-started');
  // The end reveals the seed and all hands, so nothing may change afterwards.
  if (state.status === 'over') return GAME_OVER;
  if (command.questionVersion !== state.questionVersion) return no('stale');
  // Players may still propose something during a pause.
  if (state.paused && command.do !== 'propose') return no('paused');
  switch (command.do) {
    case 'answer': {
      const read = match.read(seat, command.answer);
      if (!read.ok) return read;
      const by: Author =
        from.from === 'person' ? 'person' : tableSeat.away === 'time-out' ? 'time-out' : 'bot';
      return allow({ do: 'answer', seat, answer: read.answer, by });
    }
    case 'withdraw':
      return match.sealedAnswer(seat) === null
        ? { ok: false, refusal: refuse('nothing-to-withdraw') }
        : allow({ do: 'withdraw', seat });
    case 'undo': {
      const { answers } = command;
      // The last answer is the secret one: an older one would take it along.
      if (answers === 1 && match.sealedAnswer(seat) !== null) return allow({ do: 'withdraw', seat });
      const refusal = match.checkUndo(seat, answers);
      if (refusal === null) return allow({ do: 'undo', seat, answers });
      // With bots only, back to the player's last decision, whatever has been revealed since.
      const free = undoIsFree(state) && answers > 0 && answers === match.sinceOwnAnswer(seat);
      return free ? allow({ do: 'undo', seat, answers, free: true }) : { ok: false, refusal };
    }
    case 'propose':
      return checkProposal(state, match, seat, command.action, from);
  }
}

function checkProposal(
  state: TableState,
  match: Match,
  seat: Seat,
  action: ProposedAction,
  from: Sender,
): Allowed {
  if (from.from !== 'person') return no('not-a-player');
  if (state.status !== 'running') return no('not-started');
  const { proposal } = state;
  if (proposal !== null && !holds(state, proposal.seat, from.id) && !proposerIsAbsent(state))
    return no('proposal-pending');
  switch (action.kind) {
    case 'undo': {
      // Where undo is not free, somebody who is alone with bots cannot consent to their own.
      const leave = undoIsForbidden(state) ? null : 'consent';
      const refusal = match.checkUndo(seat, action.answers, leave);
      if (refusal !== null) return { ok: false, refusal };
      break;
    }
    case 'pause':
      if (state.paused) return no('paused');
      break;
    case 'replace':
      if (state.seats[action.seat]?.player.kind !== 'person') return no('not-a-player');
      if (voters(state, action).length < fewest(state, action)) return no('nobody-to-agree');
      break;
    case 'end':
      break;
  }
  return allow({ do: 'propose', seat, person: from.id, action, voting: 'present' });
}

function proposerIsAbsent(state: TableState): boolean {
  const proposer = state.seats[state.proposal?.seat ?? -1]?.player;
  return proposer?.kind !== 'person' || isAbsent(state, proposer.id);
}

export function checkVote(
  state: TableState,
  command: Extract<Command, { do: 'agree' | 'decline' }>,
  from: Sender,
): Allowed {
  const { proposal } = state;
  if (from.from !== 'person') return no('not-a-player');
  if (state.status === 'over') return GAME_OVER;
  if (proposal === null || proposal.number !== command.proposal) return no('no-such-proposal');
  const own = holds(state, proposal.seat, from.id);
  if (command.do === 'decline' && own) return allow({ do: 'decline' });
  const { action } = proposal;
  if (action.kind === 'replace' && holds(state, action.seat, from.id) && proposal.voting !== undefined)
    return no('concerns-you');
  if (!votersOf(state, proposal).includes(from.id)) return no('not-a-player');
  if (command.do === 'decline') {
    if (proposal.declined?.includes(from.id)) return no('already-agreed');
    return allow({ do: 'decline', person: from.id });
  }
  return proposal.agreed.includes(from.id) ? no('already-agreed') : allow({ do: 'agree', person: from.id });
}
