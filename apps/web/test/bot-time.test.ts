import { decide, thinkingTime } from '@triptych/bots';
import { xerxes } from '@triptych/games/xerxes';
import { countAnswers, FastRng, type Game, newMatch, sampleAnswer } from '@triptych/kernel';
import { entriesAtDevice, LOCAL_PERSON, LocalServer } from '@triptych/table';
import { expect, it } from 'vitest';

const PERSON = { from: 'person', id: LOCAL_PERSON, name: '' } as const;
const PACK = xerxes.packs['standard'];

/**
 * Plays a match on a page's own table, whose clock advances only while bots think or wait. Returns how long after its
 * question the bot gave each answer, by whether it had a choice.
 */
async function timesOfAnswers(
  luck: number,
  players: readonly ('person' | 'bot')[],
): Promise<{ choice: readonly number[]; none: readonly number[] }> {
  let now = 1_700_000_000_000;
  let asked = now;
  const turns: { choice: boolean; time: number }[] = [];
  const rng = new FastRng(luck);
  const game: Game = xerxes.open(PACK);
  const seats = players.map((player, seat) => ({ name: `P${seat}`, player, strength: 'strong' }));
  const pack = { name: 'standard', content: PACK };
  const made = newMatch(xerxes, { seats, options: {}, pack, seed: String(luck).repeat(64) });
  if (!made.ok) throw new Error('The options are invalid.');
  const server = new LocalServer(game, 'local', entriesAtDevice(made.record, 0), {
    levels: ['strong'],
    store: async ({ act, at }) => {
      const turn = turns.at(-1);
      if (act.do === 'answer' && act.by === 'bot' && turn !== undefined) turn.time = at - asked;
    },
    answerAsBot: async (turn) => {
      asked = now;
      turns.push({ choice: countAnswers(turn.question.shape) > 1, time: 0 });
      return decide(game, turn.level, turn, rng.below(2 ** 32), { clock: () => (now += 3) }).answer;
    },
    thinkingTime: (level) => thinkingTime(game, level),
    wait: async (milliseconds) => {
      now += milliseconds;
    },
    entered: () => {},
    failed: (error) => {
      throw error;
    },
    now: () => now,
    newEpoch: () => 'epoch',
  });
  server.wakeBots();
  while (server.table.status === 'running') {
    const { question, questionVersion } = server.table.viewerState(0);
    if (players[0] === 'person' && question !== null) {
      const answer = sampleAnswer(question.shape, rng);
      await server.live.command({ do: 'answer', seat: 0, questionVersion, answer }, PERSON, null);
    } else await new Promise((resolve) => setImmediate(resolve));
  }
  const distinct = (choice: boolean): readonly number[] => [
    ...new Set(turns.flatMap((turn) => (turn.choice === choice ? [turn.time] : []))),
  ];
  return { choice: distinct(true), none: distinct(false) };
}

it('a bot beside a person takes its whole time for every answer, whether or not it holds a card', async () => {
  expect(await timesOfAnswers(2, ['person', 'bot'])).toEqual({ choice: [500], none: [500] });
});

it('bots among themselves do not wait: nobody could learn from it', async () => {
  const { choice, none } = await timesOfAnswers(1, ['bot', 'bot']);
  expect(none).toEqual([0]);
  expect(Math.max(...choice)).toBeLessThan(500);
});
