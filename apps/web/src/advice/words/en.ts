import { countEnglish } from '@triptych/words';

/** What a bot says when it is asked for advice. It speaks as “I”, and of wins as games in a hundred. */
export const en = {
  thinking: 'Let me think…',
  honest: 'I know only what you know.',
  would: 'I would choose:',
  nothing: 'nothing',
  wants: (wants: string) => `That gets you: ${wants}.`,
  /** For an answer that does nothing. */
  later: (wants: string) => `In the long run, that should bring: ${wants}.`,
  chance: (games: number) =>
    `From here I would win about ${countEnglish(games, { one: '# game', other: '# games' })} in 100.`,
  rival: ({ player, games }: { readonly player: string; readonly games: number }) =>
    `The one to watch: ${player} (${games} in 100).`,
  next: ({ answer, games }: { readonly answer: string; readonly games: number }) =>
    games === 0
      ? `Just as good, as far as I can see: ${answer}.`
      : `Next best: ${answer} – ${countEnglish(games, { one: 'one win fewer in 100 games', other: '# fewer wins in 100 games' })}.`,
  choose: 'Show it on the board',
  noHint: 'I have no advice this time.',
  /** Where several people share a device. */
  whose: 'Whose decisions?',
  analysing: 'I am going through your decisions…',
  noAnalysis: 'This match cannot be analysed: the rules have changed since, or you had nothing to decide.',
  sound: ({ sound, of }: { readonly sound: number; readonly of: number }) =>
    `${sound} of your ${countEnglish(of, { one: '# decision', other: '# decisions' })} ${sound === 1 ? 'was' : 'were'} as good as mine.`,
  flawless: 'I found no mistake worth mentioning.',
  costliest: 'What cost you most',
  youChose: 'You chose',
  iWould: 'I would have chosen',
  cost: (games: number) =>
    countEnglish(games, { one: 'cost: # win in 100 games', other: 'cost: # wins in 100 games' }),
  basis: 'Judged by what you could know then, not by what came of it.',
  show: 'Show this moment',
};

export type AdviceWords = typeof en;
