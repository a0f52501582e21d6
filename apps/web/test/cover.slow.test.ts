import { adviseHonestly } from '@triptych/bots';
import { loadGame } from '@triptych/games';
import { WEB_GAMES } from '@triptych/games/web';
import { type AddressedEvent, FastRng, Match, newMatch, type Seat } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';

const MATCHES = 2;

async function matchOf(id: string, seats: number, seed: number, pack: unknown): Promise<Match> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error('no game');
  const made = newMatch(module, {
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, player: 'person' as const })),
    options: {},
    pack: { name: 'standard', content: pack },
    seed: `${seed}`.padStart(64, '0'),
  });
  const match = made.ok ? Match.open(module.open(pack), made.record) : null;
  if (!(match instanceof Match)) throw new Error('The match cannot be set up.');
  return match;
}

const heardBy = (told: readonly AddressedEvent[], seat: Seat | null) =>
  told.flatMap(({ event, to }) => (to === 'all' || to === seat ? [event] : []));

/** A game without a cover shows nothing without a hand-over. */
const COVERED = WEB_GAMES.filter((game) => game.cover !== undefined);

it('games with a board of their own have a cover', () => {
  expect(COVERED).toEqual(WEB_GAMES.filter((game) => game.board !== undefined));
});

describe.each(COVERED.map((game) => ({ id: game.id, game })))('the cover of $id', ({ id, game }) => {
  it('leaves only what a spectator sees, and no open question reveals more', async () => {
    const cover = await game.cover?.();
    const module = await loadGame(id);
    const [pack] = Object.values(module?.packs ?? {});
    if (cover === undefined) throw new Error('no cover');
    const covered = cover.view(pack);
    const asked = new Set<string>();
    const secret: string[] = [];
    let hidden = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const seats = Math.min(game.seats.max, 2 + seed);
      const match = await matchOf(id, seats, seed, pack);
      const rng = new FastRng(seed);
      while (!match.over) {
        const { questions } = match;
        for (let seat = 0; seat < seats; seat++) {
          const view = match.view(seat);
          // As text: a deep comparison takes ten times as long.
          expect(JSON.stringify(covered(view))).toBe(JSON.stringify(match.view('spectator')));
          if (JSON.stringify(covered(view)) !== JSON.stringify({ ...(view as object), viewer: 'spectator' }))
            hidden++;
        }
        const [{ seat }] = questions.filter(({ ready }) => !ready);
        const question = match.questionOf(seat);
        if (question === null) throw new Error('Nobody is asked.');
        if (cover.open.has(question.kind)) {
          asked.add(question.kind);
          // In every world that the others consider possible, the question looks the same.
          const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
          const told = others.map((other) => JSON.stringify(match.game.pending(match.imagine(other, rng))));
          if (question.sealed || told.some((text) => text !== JSON.stringify([question])))
            secret.push(`${question.kind} (seed ${seed})`);
        }
        const answer = adviseHonestly(match.game, match.view(seat), match.memory(seat), question, rng);
        const result = match.answer(seat, answer);
        if (!result.ok) throw new Error(result.refusal.code);
        for (let other = 0; other < seats; other++)
          expect(JSON.stringify(heardBy(result.events, other).filter((event) => !cover.secret(event)))).toBe(
            JSON.stringify(heardBy(result.events, null)),
          );
      }
    }
    expect(secret).toEqual([]);
    expect(hidden).toBeGreaterThan(20);
    expect(asked.size).toBeGreaterThan(0);
  });
});
