import type { BoardProps } from './game-page.ts';
import type { GameTypes } from './game-types.ts';

/** My question in the words of the game. */
export function plainAsk<G extends GameTypes>({ model, narrator }: BoardProps<G>): string {
  const { question, state, opening } = model;
  if (question === null || state === null || opening === null) return '';
  return narrator.ask(
    question,
    state.view,
    opening.seats.map(({ name }) => name),
  );
}
