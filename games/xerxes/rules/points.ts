import type { Seat } from '@triptych/kernel';
import type { PointSource } from '../events.ts';
import type { XerxesState } from '../state.ts';
import { isSolo, type Play } from './play.ts';

/** E12.1: a solo game has no victory points. */
export function gainPoints({ state, emit }: Play, seat: Seat, points: number, source: PointSource): void {
  if (isSolo(state)) return;
  state.seats[seat].points += points;
  emit?.({ type: 'pointsGained', seat, points, for: source }, 'all');
}

/** E5.6, E8.7: nobody falls below 0; what a rival does not have lapses. */
export function losePoints({ state, emit }: Play, seat: Seat, points: number, by: Seat): void {
  const satrapy = state.seats[seat];
  const lost = Math.min(points, satrapy.points);
  if (lost === 0) return;
  satrapy.points -= lost;
  emit?.({ type: 'pointsLost', seat, points: lost, by }, 'all');
}

export function rivals(state: XerxesState, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let other = 0; other < state.seats.length; other++) if (other !== seat) others.push(other);
  return others;
}

/** Whether a loss among the rivals is a choice: there are several, and one of them has something to lose. */
export function lossIsChosen(state: XerxesState, seat: Seat): boolean {
  const others = rivals(state, seat);
  return others.length > 1 && others.some((other) => state.seats[other].points > 0);
}
