import type { Match, Refused } from '@triptych/kernel';
import type { Command, CommandKey, Phrase, TableEntry, TableState } from '@triptych/protocol';
import { checkHostRole, checkPresence, checkTime, isHost } from './check-host.ts';
import { checkPlay, checkVote } from './check-play.ts';
import { checkSeat } from './check-seat.ts';
import { checkClaim } from './claims.ts';
import { actingFor, checkDevices } from './device-commands.ts';
import { distinctName } from './distinct-name.ts';
import { markOf } from './mark.ts';
import { allow, type Allowed, GAME_OVER, no } from './refusals.ts';
import type { Sender } from './sender.ts';
import { seatsOf } from './state.ts';

/** The verdict on a command: an entry to store, null for a repeat, or a refusal. */
export type CheckedCommand =
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
): CheckedCommand {
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
      return checkPlay(at.state, at.match, command, from);
    case 'agree':
    case 'decline':
      return checkVote(at.state, command, from);
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
      return checkClaim(at.state, checkDevices(at.state, command, from), Math.max(now, at.state.at));
    case 'sit':
    case 'replace':
    case 'leave':
    case 'back':
    case 'stand-in':
    case 'resign':
      return checkSeat(at.state, command, from);
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

function checkStart(at: At, part: string | null, from: Sender): Allowed {
  const { state } = at;
  if (from.from !== 'person') return no('not-host');
  // Anybody who sits at a full table can start it.
  if (seatsOf(state, from.id).length === 0 && !isHost(state, from)) return no('not-host');
  if (state.status !== 'open') return no('already-started');
  if (state.seats.some(({ player }) => player.kind === 'open')) return no('seats-open');
  return allow({ do: 'start', rules: at.rules, part, seat: seatsOf(state, from.id).at(0) ?? null });
}
