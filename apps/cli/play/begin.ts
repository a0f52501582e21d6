import { type GameModule, newMatch } from '@triptych/kernel';
import { GAMES } from '../games.ts';
import { choosePack, keepPack } from '../packs.ts';
import { planSeats, readOptions, readSeed, type SetupRequest, matchRequestProblem } from '../setup.ts';
import { createMatchFile } from '../store.ts';
import { tableFromRecord } from '../open-match.ts';
import { openMatchFile } from '../resume.ts';
import type { Terminal } from '../terminal.ts';
import type { Words } from '../words/index.ts';
import type { Start } from './offer.ts';
import { askForMatch, defaultName, type NewMatch } from './questions.ts';

/** A new match: from flags, or from questions if no flag says who plays. Null: the player quit. */
export async function beginMatch(
  module: GameModule | undefined,
  requested: SetupRequest,
  seatsNamed: boolean,
  terminal: Terminal,
  words: Words,
): Promise<Start | null> {
  const seed = readSeed(requested.seed, words);
  const planned = seatsNamed
    ? planByFlags(module ?? GAMES[0], requested, words)
    : await askForMatch(module, requested, terminal, words);
  if (planned === null) return null;
  const pack = choosePack(planned.module, requested.pack, words);
  const { seats, options } = planned;
  const content = { name: pack.name.name, content: pack.pack };
  const made = newMatch(planned.module, { seats, options, pack: content, seed });
  if (!made.ok) throw matchRequestProblem(made, seats.length, words);
  keepPack(planned.module, pack, words);
  const file = createMatchFile(planned.module.id, tableFromRecord(made.record), words);
  return { ...openMatchFile(file.path, requested.pack, words), begun: 'now' };
}

function planByFlags(module: GameModule, requested: SetupRequest, words: Words): NewMatch {
  const seats = planSeats(module, requested, defaultName(words), words);
  return { module, seats, options: readOptions(module, requested.options, seats.length, words) };
}
