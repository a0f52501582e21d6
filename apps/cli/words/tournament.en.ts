/** What `tournament` and `train` are for, and what they say. */
export const tournament = {
  what: 'Let bots of different strengths play each other, and report which play better.',
  bots: (names: string) =>
    `who plays: ${names}; with its own budget: master@500 (playouts), master@200ms; your own program: “program:python3 my-bot.py”`,
  games: 'games per pairing, with seats rotating; default: 40',
  players: 'number of players; default: as few as the game allows',
  budget: 'search budget per answer for every bot: 500 (playouts) or 200ms; default: its own',
  engineWhat: 'The games as an engine for your programs: one line of JSON asks, one line answers.',
  trainWhat: 'Let bots play, learn what makes a position promising, and print the weights.',
  trainGames: 'games for each number of players; default: 1500',
  trainBeliefs: 'learn instead to tell from a position what a player holds in secret',
  trainJson: 'write the weights to this file instead, in the form the game’s bots read',
  nothingToTrain: 'The bots of this game have nothing to learn: they always search to the end of the game.',
  against: (one: string, others: string) => `${one} against ${others}`,
  won: 'won',
  times: 'of fair share',
  badBots: (found: string, names: string) =>
    `“${found}” cannot play in a tournament. Choose from: ${names}, optionally with a budget such as @500 or @200ms.`,
  failures: {
    died: 'it exited',
    hung: 'it did not answer in time',
    flooded: 'it sent more than it was asked for',
    nonsense: 'its answer is not legal',
  },
  failed: (program: string, why: string) => `${program}: ${why}. From here on, “casual” plays for it.`,
  tooFew: 'A tournament needs at least two different bots: --bots strong,master.',
  badPlayers: (found: string, least: number, most: number) =>
    `--players needs a whole number from ${least} to ${most}, not “${found}”.`,
};

export type TournamentWords = typeof tournament;
