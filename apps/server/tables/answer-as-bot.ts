import { decide } from '@triptych/bots';
import { type Answer, type Game, type GameModule, ownPacks } from '@triptych/kernel';
import type { TimedBotTask } from './bot-pool.ts';

/** Answers for the bots of these games, from nothing but their tasks. */
export function botAnswerer(modules: readonly GameModule[]): (task: TimedBotTask) => Answer {
  const games = new Map<string, Game>();
  for (const module of modules) {
    for (const [hash, pack] of ownPacks(module)) games.set(`${module.id} ${hash}`, module.open(pack));
  }
  return ({ game: id, pack, content, level, seed, longest, ...asked }) => {
    const name = `${id} ${pack}`;
    const game = games.get(name) ?? open(modules, id, content);
    games.set(name, game);
    return decide(game, level, asked, seed, {
      clock: () => performance.now(),
      ...(longest !== undefined && { longest }),
    }).answer;
  };
}

function open(modules: readonly GameModule[], id: string, content: unknown): Game {
  const module = modules.find((known) => known.id === id);
  const read = module?.readPack(content);
  if (module === undefined || !read?.ok) throw new Error(`no such game: ${id}`);
  return module.open(read.pack);
}
