import type { Seat } from '@triptych/kernel';
import type { PersonId, rest } from '@triptych/protocol';

/** A finished match, as far as a club needs it. */
export interface ClubMatch {
  readonly game: string;
  readonly endedAt: number;
  readonly names: readonly string[];
  /** By seat; null for a bot. */
  readonly people: readonly (PersonId | null)[];
  /** Null if it was not recorded. */
  readonly ranking: readonly rest.RankedSeat[] | null;
  /** The players agreed to stop: it was played, and nobody won it. */
  readonly brokenOff: boolean;
  /** Seats that gave it up, and so lost it, whatever a bot achieved there since. */
  readonly gaveUp: readonly Seat[];
  /** It was played with another pack than ours. */
  readonly otherPack: boolean;
}

interface Tally {
  name: string;
  matches: number;
  ahead: number;
  behind: number;
  early: number;
  lastAt: number;
  readonly games: Map<string, { matches: number; mine: number; theirs: number }>;
}

/**
 * The people a person has played with. Others at the same device have no identity and are known by name. Bots do not
 * count.
 */
export function clubOf(me: string, matches: readonly ClubMatch[]): rest.Club {
  const companions = new Map<string, Tally>();
  const own = new Map<string, Omit<rest.Club['wins'][number], 'game'>>();
  for (const { game, endedAt, names, people, ranking, brokenOff, gaveUp, otherPack } of matches) {
    const mySeat = people.indexOf(me);
    if (mySeat < 0 || ranking === null) continue;
    // If nobody has won, all are level.
    const rankOf = (seat: number): number =>
      brokenOff || gaveUp.includes(seat)
        ? Infinity
        : (ranking.find((place) => place.seat === seat)?.rank ?? Infinity);
    const mine = rankOf(mySeat);
    const early = brokenOff ? 1 : 0;
    const wins = own.get(game) ?? { matches: 0, wins: 0, early: 0, otherPacks: 0 };
    own.set(game, {
      matches: wins.matches + 1,
      wins: wins.wins + (mine === 1 ? 1 : 0),
      early: wins.early + early,
      otherPacks: wins.otherPacks + (otherPack ? 1 : 0),
    });
    for (const [seat, person] of people.entries()) {
      if (person === null || seat === mySeat) continue;
      const name = names[seat];
      const id = person === me ? `here ${name.normalize('NFKC').toLowerCase()}` : person;
      const tally: Tally = companions.get(id) ?? {
        name,
        matches: 0,
        ahead: 0,
        behind: 0,
        early: 0,
        lastAt: 0,
        games: new Map(),
      };
      companions.set(id, tally);
      const theirs = rankOf(seat);
      tally.matches++;
      tally.early += early;
      if (mine < theirs) tally.ahead++;
      if (theirs < mine) tally.behind++;
      if (endedAt >= tally.lastAt) Object.assign(tally, { name, lastAt: endedAt });
      const played = tally.games.get(game) ?? { matches: 0, mine: 0, theirs: 0 };
      played.matches++;
      if (mine === 1) played.mine++;
      if (theirs === 1) played.theirs++;
      tally.games.set(game, played);
    }
  }
  return {
    matches: [...own.values()].reduce((sum, game) => sum + game.matches, 0),
    wins: [...own].map(([game, counts]) => ({ game, ...counts })),
    companions: [...companions]
      .map(([id, { games, ...tally }]) => ({
        id,
        ...tally,
        games: [...games].map(([game, counts]) => ({ game, ...counts })),
      }))
      .sort((a, b) => b.matches - a.matches || b.lastAt - a.lastAt),
  };
}
