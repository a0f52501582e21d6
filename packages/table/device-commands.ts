import type { Refusal, Seat } from '@triptych/kernel';
import type { Act, Command, TableSeat, TableState } from '@triptych/protocol';
import { admittedTo, devicesOf, isDevice } from './devices.ts';
import { no } from './refusals.ts';
import type { Sender } from './sender.ts';
import { holds, isAbsent, seatsOf } from './state.ts';

/** A seat is played on a few devices at most; more are probably a mistake. */
const MOST_DEVICES = 4;

type DeviceCommand = Extract<Command, { do: 'claim' | 'admit' | 'reject' | 'release' }>;
type DeviceAct = Extract<Act, { do: 'claim' | 'admit' | 'reject' | 'release' }>;
type Checked =
  | { readonly ok: true; readonly act: DeviceAct }
  | { readonly ok: false; readonly refusal: Refusal };

/** Commands that a player's other device cannot send in the player's name. */
const OWN_NAME: ReadonlySet<Command['do']> = new Set([
  'sit',
  'leave',
  'replace',
  'close',
  'claim',
  'admit',
  'reject',
  'release',
  'chat',
  'phrase',
]);

/** Another device plays, votes and chats as its player, and has the host's rights if its player has. */
export function actingFor(state: TableState, command: Command, from: Sender): Sender {
  if (from.from !== 'person' || OWN_NAME.has(command.do)) return from;
  const player = state.seats.find((one) => isDevice(one, from.id))?.player;
  if (player?.kind !== 'person') return from;
  const seats = seatsOf(state, player.id);
  const admitted = seats.filter((seat) => isDevice(state.seats[seat], from.id));
  // Several people may share the player's device: this one belongs to one of them.
  const may = admitted.length === seats.length || isOneOf(command, admitted);
  return may ? { ...from, id: player.id, name: player.name } : from;
}

/** Whether this is what the player of one of these seats may do without the host's rights. */
function isOneOf(command: Command, seats: readonly Seat[]): boolean {
  switch (command.do) {
    case 'answer':
    case 'withdraw':
    case 'undo':
    case 'propose':
    case 'back':
    case 'resign':
    case 'holiday':
      return seats.includes(command.seat);
    case 'agree':
    case 'decline':
      return true;
    default:
      return false;
  }
}

export function checkDevices(state: TableState, command: DeviceCommand, from: Sender): Checked {
  if (from.from !== 'person') return no('not-a-player');
  const { id } = from;
  const own = (seat: Seat): boolean => {
    const player = state.seats[seat]?.player;
    return player?.kind === 'person' && player.id === id;
  };
  const seated = state.seats.some((_, seat) => own(seat));
  if (command.do === 'claim') {
    const tableSeat = state.seats[command.seat];
    const devices = tableSeat === undefined ? null : devicesOf(tableSeat);
    if (devices === null) return no('not-a-player');
    if (seated || state.seats.some((one) => isDevice(one, id))) return no('already-seated');
    if (devices.claim !== null) return no('claim-pending');
    if (devices.admitted.length >= MOST_DEVICES) return no('too-many-devices');
    return { ok: true, act: { do: 'claim', seat: command.seat, person: id } };
  }
  if (command.do === 'release') {
    const { seat } = command;
    const tableSeat = state.seats[seat];
    if (tableSeat === undefined || admittedTo(tableSeat).length === 0) return no('no-such-device');
    // A device gives itself up; the players end all devices of a seat.
    if (isDevice(tableSeat, id)) return { ok: true, act: { do: 'release', seat, person: id } };
    return seated || id === state.host
      ? { ok: true, act: { do: 'release', seat, person: null } }
      : no('not-a-player');
  }
  const seat = state.seats.findIndex((tableSeat) => devicesOf(tableSeat)?.claim?.number === command.claim);
  if (seat < 0) return no('no-such-claim');
  const claimant = devicesOf(state.seats[seat])?.claim?.person === id;
  if (command.do === 'reject' && claimant) return { ok: true, act: { do: 'reject', seat } };
  if (seatsOf(state, id).length === 0 && id !== state.host) return no('not-a-player');
  // Whoever is let in sees everything that the player sees.
  if (command.do === 'admit' && !holds(state, seat, id) && !playerIsAbsent(state, seat))
    return no('not-your-device');
  return { ok: true, act: { do: command.do, seat } };
}

function playerIsAbsent(state: TableState, seat: Seat): boolean {
  const { player } = state.seats[seat];
  return player.kind === 'person' && isAbsent(state, player.id);
}

/** The seat after such an entry. */
export function withDevices(tableSeat: TableSeat, act: DeviceAct, number: number): TableSeat {
  const devices = devicesOf(tableSeat);
  if (devices === null) return tableSeat;
  const { admitted, claim } = devices;
  switch (act.do) {
    case 'claim':
      return { ...tableSeat, devices: { ...devices, claim: { number, person: act.person } } };
    case 'admit':
      return {
        ...tableSeat,
        devices: {
          ...devices,
          admitted: claim === null ? admitted : [...admitted, claim.person],
          claim: null,
        },
      };
    case 'reject':
      return { ...tableSeat, devices: { ...devices, claim: null } };
    case 'release':
      return {
        ...tableSeat,
        devices: {
          ...devices,
          admitted: admitted.filter((one) => act.person !== null && one !== act.person),
        },
      };
  }
}
