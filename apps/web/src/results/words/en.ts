import { countEnglish } from '@triptych/words';

/** What is said about one's own results and about the daily game. The English words give the type. */
export const en = {
  statistics: 'Statistics',
  statisticsHint: 'How your finished matches ended. Matches that you delete no longer count.',
  here: 'On this device',
  online: 'On the server',
  none: 'No finished matches yet.',
  matches: (matches: number) => countEnglish(matches, { one: '# match', other: '# matches' }),
  wins: (wins: number) => countEnglish(wins, { one: '# win', other: '# wins' }),
  best: (score: string, value: number) => `best result: ${value} (${score})`,
  against: 'Against',
  played: 'Matches',
  won: 'Won',
  /** Whom one played against, besides bots of one strength. */
  whom: { people: 'people', mixed: 'bots of different strengths', nobody: 'the game itself (solo)' },
  bots: (strength: string) => `bots: ${strength}`,
  daily: 'Daily game',
  dailyOf: (day: string) => `Daily game, ${day}`,
  dailyHint: 'A different game every day, with the same luck for everyone on this server. You have one try.',
  dailyShown: 'Your name and your result will be visible to everyone here.',
  dailyHere: 'Without a server, there is no list of results; the luck is still the same for everyone.',
  opponents: (players: number, strength: string) =>
    `${countEnglish(players, { one: '# player', other: '# players' })}, bots: ${strength}`,
  play: 'Play today’s game',
  goOn: 'Continue',
  look: 'Look at your match',
  gone: 'You have played today’s game. Its table no longer exists.',
  results: 'Today’s results',
  noResults: 'No one has finished today’s game yet.',
  place: 'Place in the match',
  name: 'Name',
  score: 'Result',
  yours: (rank: number) => `Your place: ${rank}`,
  /** Whoever plays on this device and has not told a name. */
  you: 'You',
  failed: 'The game could not be started.',
};

export type ResultWords = typeof en;
