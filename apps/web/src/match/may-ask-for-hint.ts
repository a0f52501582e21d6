import type { MatchModel } from './match.svelte.ts';

/** Whether a bot may be asked what it would do: the table allows it, and the reader is asked and alone with the screen. */
export function mayAskForHint({ opening, asked, covered }: MatchModel): boolean {
  return opening?.hints === true && asked && !covered;
}

/** The sign of a hint, drawn with a line on 32 × 32. */
export const BULB = 'M12 22q0-3-2-5a8 8 0 1 1 12 0q-2 2-2 5zM13 27h6';
