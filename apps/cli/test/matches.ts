import { bellum } from '@triptych/games/bellum';
import { FastRng, Match, type MatchRecord, newMatch, sampleAnswer } from '@triptych/kernel';
import type { OpenMatch } from '../open-match.ts';

export const SEATS = [
  { name: 'Ana', player: 'person' },
  { name: 'Ben', player: 'person' },
  { name: 'Bot Ada', player: 'bot' },
] as const;

/** A match after that many random answers. */
export function played(
  answers: number,
  pack: (typeof bellum.packs)[string] = bellum.packs.standard,
): MatchRecord {
  const made = newMatch(bellum, {
    seats: SEATS,
    options: {},
    pack: { name: pack === bellum.packs.standard ? 'standard' : 'my-pack.json', content: pack },
    seed: '5'.repeat(64),
  });
  if (!made.ok) throw new Error(made.problem);
  const match = Match.open(bellum.open(pack), made.record);
  if (!(match instanceof Match)) throw new Error('does not open');
  const rng = new FastRng(1);
  for (let number = 0; number < answers && !match.over; number++) {
    const [{ seat }] = match.questions.filter(({ ready }) => !ready);
    const question = match.questionOf(seat);
    if (question !== null) match.answer(seat, sampleAnswer(question.shape, rng));
  }
  return match.record;
}

/** The match at a table, rebuilt from its record: the full state, which no viewer knows. */
export function truthOf({ game, table }: OpenMatch): Match {
  const match = table.record === null ? null : Match.open(game, table.record);
  if (!(match instanceof Match)) throw new Error('does not open');
  return match;
}

/** A custom pack: one farm yields more. */
export function ownPack(): (typeof bellum.packs)[string] {
  const pack = structuredClone(bellum.packs.standard);
  pack.farms[0].loot.food = 2;
  return pack;
}
