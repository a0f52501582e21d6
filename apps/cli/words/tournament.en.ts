/** What `tournament` and `train` are for, and what they say. */
export const tournament = {
  what: 'Let bots of several strengths play each other and tell which are the better ones.',
  bots: (names: string) =>
    `who plays: ${names}; with a budget of its own: master@500 (playouts), master@200ms; a program of yours: “program:python3 my-bot.py”`,
  games: 'how many games for each pairing; 40 if nothing is said. Seats are changed in turn',
  players: 'number of players; the fewest possible if nothing is said',
  budget:
    'how much each bot may search for an answer: 500 (playouts) or 200ms; its usual budget if nothing is said',
  trainWhat: 'Learn from games of the bots what makes a position promising, and print the weights.',
  trainGames: 'how many games for each number of players; 1500 if nothing is said',
  trainJson: 'write the weights to this file instead, as the game’s bots read it',
  nothingToTrain:
    'The bots of this game have nothing to learn: they always play a game to its end in thought.',
  against: (one: string, others: string) => `${one} against ${others}`,
  won: 'won',
  times: 'of fair',
  badBots: (found: string, names: string) =>
    `“${found}” is no bot that can be in a tournament: ${names}, perhaps with a budget such as @500 or @200ms.`,
  failures: {
    died: 'it has ended',
    hung: 'it has not answered in time',
    flooded: 'it says more than it was asked',
    nonsense: 'its answer is not a legal one',
  },
  failed: (program: string, why: string) => `${program}: ${why}. From here on casual plays for it.`,
  tooFew: 'A tournament needs at least two different bots: --bots strong,master.',
  badPlayers: (found: string, least: number, most: number) =>
    `--players needs a whole number from ${least} to ${most}, not “${found}”.`,
};

export type TournamentWords = typeof tournament;
