import type { Seat } from '@triptych/kernel';
import type { Act, Command, TableState } from '@triptych/protocol';
import { isHost } from './check-host.ts';
import { isDevice } from './devices.ts';
import { distinctAt, distinctName } from './distinct-name.ts';
import { allow, type Allowed, GAME_OVER, no } from './refusals.ts';
import { characterField, OPEN, playedByBot, standInLevel } from './seat.ts';
import type { Sender } from './sender.ts';
import { holds, isAbsent, seatsOf } from './state.ts';

type SeatCommand = Extract<Command, { do: 'sit' | 'replace' | 'leave' | 'back' | 'stand-in' | 'resign' }>;

/** Where people compare their results, a bot plays for nobody, and nobody for a bot. */
const CHANGES_PLAYERS: ReadonlySet<Command['do']> = new Set(['sit', 'replace', 'leave', 'stand-in']);

/** Taking, leaving and giving up a seat. */
export function checkSeat(state: TableState, command: SeatCommand, from: Sender): Allowed {
  const { seat } = command;
  const tableSeat = state.seats[seat];
  if (from.from !== 'person' || tableSeat === undefined) return no('not-your-seat');
  if (state.status === 'over') return GAME_OVER;
  // Another device of the player cannot give the player's seat away.
  if (command.do === 'leave' && isDevice(tableSeat, from.id))
    return allow({ do: 'release', seat, person: from.id });
  if (state.config.contest === true && CHANGES_PLAYERS.has(command.do)) return no('contest');
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
      const { by, level, character } = command;
      const name = distinctAt(state, seat, command.name);
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
