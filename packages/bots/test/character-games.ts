import {
  completeOptions,
  FastRng,
  type Game,
  type GameEvent,
  type GameModule,
  type Question,
  type Seat,
} from '@triptych/kernel';
import { playOut } from '../play-out.ts';

const SEATS = 3;

/**
 * Plays games of three characters in which each has every seat equally often, with the same luck. `ended` gets the end
 * of each game, its events, and who sat where.
 */
export function playCharacters<S, Q extends Question, E extends GameEvent, V, M>(
  module: Pick<GameModule, 'options'>,
  game: Game<S, Q, E, V, M>,
  characters: readonly { readonly id: string }[],
  games: number,
  ended: (end: S, events: readonly E[], characterAt: (seat: Seat) => string) => void,
): void {
  const options = completeOptions(module, SEATS, {});
  if (!options.ok) throw new Error('bad options');
  for (let number = 0; number < games; number++) {
    const characterAt = (seat: Seat): string => characters[(seat + number) % SEATS].id;
    const rng = new FastRng(Math.floor(number / SEATS));
    const events: E[] = [];
    const end = playOut(
      game,
      SEATS,
      options.options,
      rng,
      (event) => events.push(event),
      () => 'casual',
      characterAt,
    );
    ended(end, events, characterAt);
  }
}
