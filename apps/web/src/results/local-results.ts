import { DAILY_STRENGTH, dailySeed, isBrokenOff, ofTheDay, type rest } from '@triptych/protocol';
import type { SeatRecord } from '@triptych/kernel';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { type FinishedMatch, LOCAL_PERSON, ownResult } from '@triptych/table';
import type { WebGame } from '@triptych/board-kit/web-game.ts';
import { GAMES } from '../games/catalog.ts';
import type { NewBot } from '../network/bot-beside.ts';
import { botToSeat } from '../network/bot-to-seat.ts';
import { startMatch } from '../session/new-local-match.ts';
import { listMatches, type MatchInfo } from '../session/storage.ts';
import { DAILY_MATCH } from './daily-match.ts';

/** A match of this device as it counts for statistics. If only one person played it, that was the reader. */
export function playedHere(match: MatchInfo): FinishedMatch {
  const { game, changed, seats, ranking, endedEarly = false, resigned = [], pack } = match;
  return {
    game,
    endedAt: changed,
    names: seats.map(({ name }) => name),
    people: seats.map(({ player }) => (player === 'person' ? LOCAL_PERSON : null)),
    ranking: ranking ?? null,
    brokenOff: isBrokenOff({ endedEarly, resigned }),
    gaveUp: resigned,
    otherPack: pack !== undefined,
    strengths: seats.map(({ player, strength = DAILY_STRENGTH }) => (player === 'bot' ? strength : null)),
  };
}

/** The reader's results on this device. */
export async function localResults(): Promise<rest.OwnResult[]> {
  const over = (await listMatches()).filter((match) => match.over);
  return over.map((match) => ownResult(playedHere(match), LOCAL_PERSON)).filter((result) => result !== null);
}

/** The game of a day without a server, and the match in which the reader plays it. */
export function localDaily(day: number): { readonly game: WebGame; readonly match: string } {
  return { game: ofTheDay(GAMES, day), match: `${DAILY_MATCH}${day}` };
}

/** Begins the game of a day on this device; null if that fails. */
export async function startLocalDaily(day: number, me: string): Promise<string | null> {
  const { game, match } = localDaily(day);
  const { seats, options = {} } = game.firstGame;
  const characters = (await game.characters?.())?.list(settings.language) ?? [];
  const bots: (NewBot & SeatRecord)[] = [];
  while (bots.length < seats - 1) {
    const bot = botToSeat(bots, characters, DAILY_STRENGTH);
    bots.push({ ...bot, player: 'bot', strength: bot.level });
  }
  const players = Array.from(
    { length: seats },
    (_, seat): SeatRecord => (seat === 0 ? { player: 'person' as const, name: me } : bots[seat - 1]),
  );
  const manners = { botPace: 'instant' as const, freeUndo: false, hints: false };
  return startMatch(game.id, players, options, manners, null, { id: match, seed: dailySeed(day, '') });
}
