import type { Author, Match, Refusal, Seat } from '@triptych/kernel';
import type { CommandKey, Sender } from './sender.ts';
import { OPEN, playedByBot } from './seat.ts';
import { leftAt } from './clock.ts';
import { actingFor, checkDevices } from './device-commands.ts';
import { isDevice } from './devices.ts';
import type { Command, Phrase, ProposedAction } from '@triptych/protocol';
import type { Act, TableEntry } from './entry.ts';
import { markOf } from './mark.ts';
import { no } from './refusals.ts';
import { holds, seatsOf, type TableState, voters } from './state.ts';

/** The verdict on a command: an entry to store, null for a repeat, or a refusal. */
export type Checked =
  | { readonly ok: true; readonly entry: TableEntry }
  | { readonly ok: true; readonly entry: null }
  | Refused;

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

type Allowed = { readonly ok: true; readonly act: Act } | Refused;

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
      return checkSeat(at, command, from);
    case 'start':
      return checkStart(at, command.part, from);
    case 'time-out':
      return checkTimeOut(at, command.seat, from, now);
    case 'rematch':
      if (at.state.status !== 'over') return no('not-over');
      if (at.state.rematch !== null) return no('rematch-exists');
      return allow({ do: 'rematch', table: command.table });
    case 'close': {
      const may = from.from === 'operator' || (isHost(at, from) && at.state.status === 'open');
      return may ? allow({ do: 'close' }) : no('not-host');
    }
  }
}

const GAME_OVER: Refused = { ok: false, refusal: { code: 'game-over', rule: null, values: {} } };

function allow(act: Act): Allowed {
  return { ok: true, act };
}

function isHost({ state }: At, from: Sender): boolean {
  return from.from === 'person' && from.id === state.config.host;
}

type Play = Extract<Command, { do: 'answer' | 'withdraw' | 'undo' | 'propose' }>;

function checkPlay({ state, match }: At, command: Play, from: Sender): Allowed {
  const { seat } = command;
  const chair = state.seats[seat];
  if (chair === undefined) return no('not-your-seat');
  const mine =
    from.from === 'person' ? holds(state, seat, from.id) : from.from === 'bot' && playedByBot(chair);
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
      const by: Author = from.from === 'person' ? 'person' : chair.away === 'time-out' ? 'time-out' : 'bot';
      return allow({ do: 'answer', seat, answer: read.answer, by });
    }
    case 'withdraw':
      return match.sealedAnswer(seat) === null
        ? { ok: false, refusal: { code: 'nothing-to-withdraw', rule: null, values: {} } }
        : allow({ do: 'withdraw', seat });
    case 'undo': {
      const refusal = match.checkUndo(seat, command.answers);
      return refusal === null
        ? allow({ do: 'undo', seat, answers: command.answers })
        : { ok: false, refusal };
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
  if (proposal !== null && !holds(state, proposal.seat, from.id)) return no('proposal-pending');
  switch (action.kind) {
    case 'undo': {
      const refusal = match.checkUndo(seat, action.answers, true);
      if (refusal !== null) return { ok: false, refusal };
      break;
    }
    case 'pause':
      if (state.paused) return no('paused');
      break;
    case 'replace':
      if (state.seats[action.seat]?.player.kind !== 'person') return no('not-a-player');
      break;
  }
  return allow({ do: 'propose', seat, person: from.id, action });
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
  if (!voters(state).includes(from.id)) return no('not-a-player');
  if (command.do === 'decline') return allow({ do: 'decline' });
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
  return allow({ do: 'chat', seat, name: from.name, ...said });
}

type SeatCommand = Extract<Command, { do: 'sit' | 'replace' | 'leave' | 'back' }>;

function checkSeat(at: At, command: SeatCommand, from: Sender): Allowed {
  const { state } = at;
  const { seat } = command;
  const chair = state.seats[seat];
  if (from.from !== 'person' || chair === undefined) return no('not-your-seat');
  if (state.status === 'over') return GAME_OVER;
  // Another device of the player cannot give the player's seat away.
  if (command.do === 'leave' && isDevice(chair, from.id))
    return allow({ do: 'release', seat, person: from.id });
  const mine = holds(state, seat, from.id) && !isDevice(chair, from.id);
  switch (command.do) {
    case 'sit': {
      if (chair.player.kind !== 'open') return no('seat-taken');
      if (seatsOf(state, from.id).length > 0) return no('already-seated');
      const player = { kind: 'person', id: from.id, name: from.name } as const;
      // The seed is fixed at the start, so a newcomer cannot contribute to it.
      return allow({ do: 'sit', seat, player, part: state.status === 'open' ? command.part : chair.part });
    }
    case 'replace': {
      if (!mine && !isHost(at, from)) return no('not-host');
      const present = chair.player.kind === 'person' && chair.away === null;
      if (!mine && present && state.status === 'running') return no('needs-consent');
      const { by, name, level } = command;
      return allow({ do: 'replace', seat, player: by === 'open' ? OPEN : { kind: 'bot', name, level } });
    }
    case 'leave':
      if (!mine) return no('not-your-seat');
      if (state.status === 'open') return allow({ do: 'replace', seat, player: OPEN });
      return chair.away === 'left' ? no('already-away') : allow({ do: 'away', seat, why: 'left' });
    case 'back':
      if (!mine) return no('not-your-seat');
      return chair.away === null ? no('not-away') : allow({ do: 'back', seat });
  }
}

function checkStart(at: At, part: string | null, from: Sender): Allowed {
  const { state } = at;
  if (from.from !== 'person' || !isHost(at, from)) return no('not-host');
  if (state.status !== 'open') return no('already-started');
  if (state.seats.some(({ player }) => player.kind === 'open')) return no('seats-open');
  return allow({ do: 'start', rules: at.rules, part, seat: seatsOf(state, from.id).at(0) ?? null });
}

function checkTimeOut({ state }: At, seat: Seat, from: Sender, now: number): Allowed {
  const clock = state.clocks[seat];
  if (from.from !== 'clock' || clock === undefined || clock.since === null) return no('not-your-seat');
  return leftAt(clock, now) > 0 ? no('time-left') : allow({ do: 'away', seat, why: 'time-out' });
}
