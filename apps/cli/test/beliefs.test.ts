import { decide } from '@triptych/bots';
import { beliefExamplesOf } from '@triptych/bots/train-beliefs';
import { answerPending, FastRng, type Game, type GameModule, type Outlook } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';

const SEATS = 3;

function optionsOf({ options }: GameModule): Record<string, string> {
  return Object.fromEntries(options.map(({ name, standard }) => [name, standard]));
}

/** How surprising it is that the first world of each example is the real one; by guessing, the log of their number. */
function surprise(game: Game, outlook: Outlook, options: Record<string, string>, seed: number) {
  const beliefs = outlook.beliefs?.[SEATS];
  if (beliefs === undefined) throw new Error('no beliefs');
  const examples = beliefExamplesOf(game, outlook, SEATS, options, seed);
  const surprises = examples.map(({ stage, features }) => {
    const fits = features.map((world) =>
      Math.exp(world.reduce((sum, value, at) => sum + value * beliefs[stage][at], 0)),
    );
    return -Math.log(fits[0] / fits.reduce((sum, fit) => sum + fit, 0));
  });
  return { surprises, worlds: examples[0].features.length };
}

const believing = GAMES.filter(
  (module) => module.open(module.packs['standard']).knowledge?.outlook?.beliefs !== undefined,
);

it('some game has beliefs', () => expect(believing.map(({ id }) => id)).toEqual(['xerxes']));

describe.each(believing.map((module) => [module.id, module] as const))('beliefs in %s', (_id, module) => {
  const game = module.open(module.packs['standard']);
  const outlook = game.knowledge?.outlook;
  if (outlook === undefined) throw new Error('no outlook');

  it('find the real world more often than guessing, in games they were not learnt from', () => {
    const games = Array.from({ length: 12 }, (_, at) => surprise(game, outlook, optionsOf(module), 1e6 + at));
    const all = games.flatMap(({ surprises }) => surprises);
    const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(all.length).toBeGreaterThan(100);
    expect(mean).toBeLessThan(Math.log(games[0].worlds) - 0.05);
  });

  it('do not let secrets in: worlds that look alike to a seat get the same decision', () => {
    const rng = new FastRng(3);
    const state = game.setup(SEATS, optionsOf(module), rng);
    const decisions: { readonly real: unknown; readonly imagined: unknown }[] = [];
    let [changed, asked] = [0, 0];
    for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
      const [question] = questions;
      const { seat } = question;
      if (question.sealed) {
        answerPending(game, state, (each) => game.advise(state, each, rng), rng);
        continue;
      }
      if (asked++ % 20 === 0) {
        const memory = game.memory(seat);
        const other = game.imagine(game.view(state, seat), memory, seat, rng);
        const [real, imagined] = [state, other].map((world) =>
          decide(game, 'master', { seats: SEATS, view: game.view(world, seat), memory, question }, 7, {
            iterations: 24,
          }),
        );
        decisions.push({ real, imagined });
        if (JSON.stringify(other) !== JSON.stringify(state)) changed++;
      }
      game.apply(state, seat, game.advise(state, question, rng), rng);
    }
    for (const { real, imagined } of decisions) expect(imagined).toEqual(real);
    expect(changed).toBeGreaterThan(3);
  });
});
