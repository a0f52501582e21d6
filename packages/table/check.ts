import { type Author, type Match, refuse, type Refused, type Seat } from '@triptych/kernel';
import type { Sender } from './sender.ts';
import { characterField, OPEN, playedByBot, standInLevel } from './seat.ts';
import { checkHostRole, checkPresence, checkTime, isHost } from './check-host.ts';
import { actingFor, checkDevices } from './device-commands.ts';
import { isDevice } from './devices.ts';
import { distinctName } from './distinct-name.ts';
import {
  type Act,
  type Command,
  type CommandKey,
  type Phrase,
  type ProposedAction,
  type TableEntry,
  type TableState,
} from '@triptych/protocol';
import { markOf } from './mark.ts';
import { allow, type Allowed, GAME_OVER, no } from './refusals.ts';
import { holds, isAbsent, seatsOf, undoIsFree } from './state.ts';
import { fewest, voters, votersOf } from './voting.ts';

/** The verdict on a command: an entry to store, null for a repeat, or a refusal. */
export type Checked =
  | { readonly ok: true; readonly entry: TableEntry }
  | { readonly ok: true; readonly entry: null }
  | Refused;

export interface At {
  readonly state: TableState;
  readonly match: Match | null;
  /** The rules number of this server's version of the game. */
  readonly rules: number;
}

export function checkCommand(
  at: At,
  command: Command,
  from: Sender,
  now: number,
  id: string | null,
): Checked {
  const { state } = at;
  const of: CommandKey | null =
    from.from === 'person' && id !== null ? { person: from.id, id, mark: markOf(command) } : null;
  const done =
    of === null ? undefined : state.recent.find((one) => one.id === of.id && one.person === of.person);
  if (done !== undefined) {
    return done.mark === undefined || done.mark === of?.mark ? { ok: true, entry: null } : no('id-used');
  }
  if (state.status === 'closed') return no('table-closed');
  const allowed = check(at, command, actingFor(state, command, from), now);
  if (!allowed.ok) return allowed;
  const time = Math.max(now, state.at);
  const { act } = allowed;
  return { ok: true, entry: of === null ? { at: time, act } : { at: time, act, of } };
}

function check(at: At, command: Command, from: Sender, now: number): Allowed {
  switch (command.do) {
    case 'answer':
    case 'withdraw':
    case 'undo':
    case 'propose':
      return checkPlay(at, command, from);
    case 'agree':
    case 'decline':
      return checkVote(at, command, from);
    case 'resume':
      if (from.from !== 'person' || seatsOf(at.state, from.id).length === 0) return no('not-a-player');
      return at.state.paused ? allow({ do: 'resume' }) : no('not-paused');
    case 'chat':
      return checkChat(at, { text: command.text }, from);
    case 'phrase':
      return checkChat(at, { text: command.phrase, phrase: command.phrase }, from);
    case 'claim':
    case 'admit':
    case 'reject':
    case 'release':
      if (at.state.status === 'over') return GAME_OVER;
      return checkDevices(at.state, command, from);
    case 'sit':
    case 'replace':
    case 'leave':
    case 'back':
    case 'stand-in':
    case 'resign':
      return checkSeat(at, command, from);
    case 'pause':
    case 'hand-over':
      return checkHostRole(at.state, command, from);
    case 'absent':
    case 'present':
      return checkPresence(at.state, command, from, now);
    case 'holiday':
    case 'time-out':
      return checkTime(at.state, command, from, now);
    case 'start':
      return checkStart(at, command.part, from);
    case 'rematch':
      if (at.state.status !== 'over') return no('not-over');
      if (at.state.rematch !== null) return no('rematch-exists');
      return allow({ do: 'rematch', table: command.table });
    case 'close': {
      const may =
        from.from === 'operator' ||
        (from.from === 'person' && from.id === at.state.host && at.state.status === 'open');
      return may ? allow({ do: 'close' }) : no('not-host');
    }
  }
}

type Play = Extract<Command, { do: 'answer' | 'withdraw' | 'undo' | 'propose' }>;

function checkPlay({ state, match }: At, command: Play, from: Sender): Allowed {
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
      const refusal = match.checkUndo(seat, action.answers, 'consent');
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

function checkVote(
  { state }: At,
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

function checkChat(
  { state }: At,
  said: { readonly text: string; readonly phrase?: Phrase },
  from: Sender,
): Allowed {
  if (from.from !== 'person') return no('not-a-player');
  const seat = seatsOf(state, from.id).at(0) ?? null;
  if (seat === null && state.config.chat === 'players') return no('chat-closed');
  const player = seat === null ? null : state.seats[seat].player;
  const name = player?.kind === 'person' ? player.name : distinctName(state, from.id, from.name);
  return allow({ do: 'chat', seat, name, ...said });
}

type SeatCommand = Extract<Command, { do: 'sit' | 'replace' | 'leave' | 'back' | 'stand-in' | 'resign' }>;

function checkSeat(at: At, command: SeatCommand, from: Sender): Allowed {
  const { state } = at;
  const { seat } = command;
  const tableSeat = state.seats[seat];
  if (from.from !== 'person' || tableSeat === undefined) return no('not-your-seat');
  if (state.status === 'over') return GAME_OVER;
  // Another device of the player cannot give the player's seat away.
  if (command.do === 'leave' && isDevice(tableSeat, from.id))
    return allow({ do: 'release', seat, person: from.id });
  const mine = holds(state, seat, from.id) && !isDevice(tableSeat, from.id);
  switch (command.do) {
    case 'sit': {
      if (tableSeat.player.kind !== 'open') return no('seat-taken');
      if (seatsOf(state, from.id).length > 0) return no('already-seated');
      const name = distinctName(state, from.id, from.name);
      const player = { kind: 'person', id: from.id, name } as const;
      // The seed is fixed at the start, so a newcomer cannot contribute to it.
      return allow({
        do: 'sit',
        seat,
        player,
        part: state.status === 'open' ? command.part : tableSeat.part,
      });
    }
    case 'replace': {
      if (!mine && !isHost(state, from)) return no('not-host');
      const present = tableSeat.player.kind === 'person' && tableSeat.away === null;
      if (!mine && present && state.status === 'running') return no('needs-consent');
      const { by, name, level, character } = command;
      const bot = { kind: 'bot', name, level, ...characterField(character) } as const;
      return allow({ do: 'replace', seat, player: by === 'open' ? OPEN : bot });
    }
    case 'leave':
      if (!mine) return no('not-your-seat');
      if (state.status === 'open') return allow({ do: 'replace', seat, player: OPEN });
      return tableSeat.away === 'left' ? no('already-away') : allow({ do: 'away', seat, why: 'left' });
    case 'back':
      if (!mine) return no('not-your-seat');
      return tableSeat.away === null ? no('not-away') : allow({ do: 'back', seat });
    case 'stand-in':
      if (seatsOf(state, from.id).length === 0) return no('not-a-player');
      if (state.status !== 'running') return no('not-started');
      if (tableSeat.player.kind !== 'person') return no('not-a-player');
      if (playedByBot(tableSeat)) return no('already-away');
      return isAbsent(state, tableSeat.player.id)
        ? allow({ do: 'away', seat, why: 'absent' })
        : no('not-absent');
    case 'resign':
      if (!mine) return no('not-your-seat');
      return state.status === 'running' ? allow(resignation(state, seat)) : no('not-started');
  }
}

/**
 * Giving up a match of two loses and ends it. The same goes if only bots would remain; then those who gave up before
 * lose it, too, unless nobody has stayed. At a larger table a bot plays the seat to the end.
 */
function resignation({ seats, config }: TableState, seat: Seat): Act {
  const { player } = seats[seat];
  const others = seats.some((tableSeat, other) => other !== seat && tableSeat.player.kind === 'person');
  const before = [...seats.keys()].filter((other) => seats[other].resigned !== undefined);
  if (seats.length <= 2 || !others || player.kind !== 'person')
    return { do: 'end', resigned: before.length + 1 < seats.length ? [...before, seat] : [seat] };
  return {
    do: 'resign',
    seat,
    player: {
      kind: 'bot',
      name: player.name,
      level: standInLevel(config),
      ...characterField(config.standInCharacter),
    },
  };
}

function checkStart(at: At, part: string | null, from: Sender): Allowed {
  const { state } = at;
  if (from.from !== 'person') return no('not-host');
  // Anybody who sits at a full table can start it.
  if (seatsOf(state, from.id).length === 0 && !isHost(state, from)) return no('not-host');
  if (state.status !== 'open') return no('already-started');
  if (state.seats.some(({ player }) => player.kind === 'open')) return no('seats-open');
  return allow({ do: 'start', rules: at.rules, part, seat: seatsOf(state, from.id).at(0) ?? null });
}
