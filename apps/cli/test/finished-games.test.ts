import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameModule, newMatch, packHash } from '@triptych/kernel';
import { type FinishedGame, finishGame, replayGame } from '@triptych/conformance';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';

/**
 * Finished matches, found by scanning `games/<game>/test/finished`. They must replay to the same end as long as their
 * game's rules number stays the same. After it rises, `npm run finished-games` plays new ones.
 */
const folderOf = (game: string): string =>
  fileURLToPath(new URL(`../../../games/${game}/test/finished/`, import.meta.url));

if (process.env['WRITE_FINISHED_GAMES'] === '1') for (const module of GAMES) playNew(module);

describe.each(GAMES)('finished matches of $id', (module) => {
  const { id } = module;
  const files = readdirSync(folderOf(id)).filter((file) => file.endsWith('.json'));

  test('are kept for every number of players', () => {
    const seats = new Set(files.map((file) => read(id, file).record.seats.length));
    expect(seats.size).toBe(module.seats.max - module.seats.min + 1);
  });

  test.each(files)('%s leads to the same end', (file) => {
    const finished = read(id, file);
    expect(replayGame(module.open(packOf(module, finished)), finished.record)).toEqual(finished);
  });
});

function read(game: string, file: string): FinishedGame {
  return JSON.parse(readFileSync(`${folderOf(game)}${file}`, 'utf8'));
}

/** The match's pack is kept beside it, because ours may be tuned later. */
function packOf(module: GameModule, { record }: FinishedGame): unknown {
  return JSON.parse(readFileSync(`${folderOf(module.id)}packs/${record.pack.hash}.json`, 'utf8'));
}

function playNew(module: GameModule): void {
  const folder = folderOf(module.id);
  mkdirSync(`${folder}packs`, { recursive: true });
  const content = module.packs['standard'];
  const pack = `${folder}packs/${packHash(content)}.json`;
  if (!existsSync(pack)) writeFileSync(pack, `${JSON.stringify(content)}\n`);
  for (let seats = module.seats.min; seats <= module.seats.max; seats++) {
    for (const variant of [0, 1]) {
      const options = Object.fromEntries(
        module.options.map((option) => {
          const values = option.values(seats);
          return [option.name, variant === 0 ? option.standard : (values.at(-1) ?? option.standard)];
        }),
      );
      const requested = {
        seats: Array.from({ length: seats }, (_, seat) => ({
          name: `Bot ${seat + 1}`,
          player: 'bot' as const,
        })),
        options,
        pack: { name: 'standard', content },
        seed: packHash([module.id, seats, variant]),
      };
      const made = newMatch(module, requested);
      if (!made.ok) throw new Error(`${module.id}: ${made.problem}`);
      const finished = finishGame(module.open(content), made.record, seats);
      const name = `${seats}-players-${variant === 0 ? 'standard' : 'other-options'}-rules-${made.record.rules}.json`;
      writeFileSync(`${folder}${name}`, `${JSON.stringify(finished)}\n`);
    }
  }
}
