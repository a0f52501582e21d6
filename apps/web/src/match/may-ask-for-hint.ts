import type { MatchModel } from './match.svelte.ts';

/** Whether a bot may be asked what it would do: the table allows it, and the reader is asked and alone with the screen. */
export function mayAskForHint({ opening, asked, covered }: MatchModel): boolean {
  return opening?.hints === true && asked && !covered;
}
