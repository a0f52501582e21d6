import { surveyGames } from '@triptych/bots';
import { completeOptions, mergeTally, type Report, type Tally } from '@triptych/kernel';
import { loadRules } from '../games/load-rules.ts';
import '../games/no-eval.ts';

/** What to simulate, as plain data. To stop, terminate the worker. */
export interface Simulation {
  readonly game: string;
  readonly pack: unknown;
  readonly seats: number;
  readonly games: number;
  readonly language: string;
}

export type SimulationNews =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'report'; readonly report: Report }
  | { readonly type: 'failed' };

/** Games between two progress reports. */
const CHUNK = 10;

const post = (news: SimulationNews): void => self.postMessage(news);

self.addEventListener('message', ({ data }: MessageEvent<Simulation>) => {
  simulate(data).catch(() => post({ type: 'failed' }));
});

async function simulate({ game: id, pack, seats, games, language }: Simulation): Promise<void> {
  const module = await loadRules(id);
  const reading = module?.readPack(pack);
  if (module === undefined || !reading?.ok) return post({ type: 'failed' });
  const options = completeOptions(module, seats, {});
  if (!options.ok) return post({ type: 'failed' });
  const game = module.open(reading.pack);
  const survey = module.survey(reading.pack);
  const plan = { seats, options: options.options, seed: String(Math.random()) };
  const tally: Tally = {};
  for (let from = 0; from < games; from += CHUNK) {
    const to = Math.min(games, from + CHUNK);
    mergeTally(tally, surveyGames(game, survey, plan, from, to));
    post({ type: 'progress', done: to });
  }
  post({ type: 'report', report: survey.report(tally, seats, language) });
}
