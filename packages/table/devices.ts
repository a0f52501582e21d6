import type { Devices, PersonId, Player, SeatInfo, TableSeat } from '@triptych/protocol';

const NOBODY: readonly PersonId[] = [];

/** The other devices of the person who plays this seat now; null if no person does. */
export function devicesOf({ player, devices }: TableSeat): Devices | null {
  if (player.kind !== 'person') return null;
  return devices?.of === player.id ? devices : { of: player.id, admitted: NOBODY, claim: null };
}

/** Whether somebody was admitted to this seat as its player's other device. */
export function isDevice(tableSeat: TableSeat, person: PersonId): boolean {
  return admittedTo(tableSeat).includes(person);
}

export function admittedTo({ player, devices }: TableSeat): readonly PersonId[] {
  return player.kind === 'person' && devices?.of === player.id ? devices.admitted : NOBODY;
}

/** The devices that a player brings along to a rematch. */
export function bringing(player: Player, admitted: readonly PersonId[] = []): Pick<TableSeat, 'devices'> {
  if (player.kind !== 'person' || admitted.length === 0) return {};
  return { devices: { of: player.id, admitted, claim: null } };
}

/** Who sits here in a rematch: a player who resigned is back, on all their devices. */
export function again({ player: now, resigned, devices }: TableSeat): {
  readonly player: Player;
  readonly admitted: readonly PersonId[];
} {
  const player = resigned ?? now;
  const own = player.kind === 'person' && devices?.of === player.id;
  return { player, admitted: own ? devices.admitted : [] };
}

/** The public part of it; empty if there is nothing to see. */
export function deviceInfo(tableSeat: TableSeat): Pick<SeatInfo, 'devices' | 'claim'> {
  const { admitted = [], claim = null } = devicesOf(tableSeat) ?? {};
  return {
    ...(admitted.length > 0 && { devices: admitted.length }),
    ...(claim !== null && { claim: claim.number }),
  };
}

/** Whose device this is: the player of the seat it was admitted to, or the person. */
export function playerOf(table: { readonly seats: readonly TableSeat[] }, person: PersonId): PersonId {
  const player = table.seats.find((tableSeat) => isDevice(tableSeat, person))?.player;
  return player?.kind === 'person' ? player.id : person;
}
