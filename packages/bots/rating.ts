/** A share with its 95 % confidence interval (Wilson). */
export interface Rate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

export function rateOf(won: number, games: number): Rate {
  const share = won / games;
  const whole = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / whole;
  const half = (Z / whole) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The wins of one bot alone among others of one kind. */
export interface Series {
  readonly one: number;
  readonly others: number;
  readonly seats: number;
  readonly games: number;
  readonly won: number;
}

const AVERAGE = 1000;
const POINTS = 400 / Math.LN10;
const ROUNDS = 4000;
/** Everybody is credited with this many drawn games: otherwise a bot that has won all would be infinitely strong. */
const DRAWN = 1;

/** Elo ratings by bot: a bot wins in proportion to its strength among all at its table. Their average is 1000. */
export function eloOf(bots: number, series: readonly Series[]): number[] {
  const strengths = Array.from({ length: bots }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = strengths.map(() => 0);
    const games = strengths.map(() => 1);
    for (const { one, others, seats, games: played, won } of series) {
      const all = played + DRAWN;
      const odds = Math.exp(strengths[others] - strengths[one]) * (seats - 1);
      const error = won + DRAWN / seats - all / (1 + odds);
      slopes[one] += error;
      slopes[others] -= error;
      games[one] += all;
      games[others] += all;
    }
    for (let bot = 0; bot < bots; bot++) strengths[bot] += slopes[bot] / games[bot];
  }
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / bots;
  return strengths.map((strength) => AVERAGE + POINTS * (strength - mean));
}
