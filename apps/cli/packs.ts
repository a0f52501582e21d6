import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GameModule, ownPacks, type PackName, type PackProblem, packHash } from '@triptych/kernel';
import { exceededPackLimit, LONGEST_NAME, readableJson, readJson, readName } from '@triptych/protocol';
import { createFile, replaceFile } from './atomic-write.ts';
import { packsFolder } from './folders.ts';
import { Problem, reasonOf, usageProblem } from './problem.ts';
import { readText } from './store.ts';
import type { Words } from './words/index.ts';

/** A pack that can be played with, and what a match calls it. */
export interface ChosenPack {
  readonly name: PackName;
  readonly pack: unknown;
  /** Every hash under which a match may know it: a file in the first format has its own. */
  readonly hashes: readonly string[];
}

/** The pack that a game uses by default. */
export function standardPack(module: GameModule): ChosenPack {
  return ownPack(module, Object.keys(module.packs)[0]);
}

function ownPack(module: GameModule, name: string): ChosenPack {
  const pack = module.packs[name];
  const hashes = [...ownPacks(module)].flatMap(([hash, own]) => (own === pack ? [hash] : []));
  return { name: { name, hash: packHash(pack) }, pack, hashes };
}

export function packNames(module: GameModule): string {
  return Object.keys(module.packs).join(', ');
}

/** The pack of this name, or the pack in this file. */
export function choosePack(module: GameModule, wanted: string | undefined, words: Words): ChosenPack {
  if (wanted === undefined) return standardPack(module);
  if (Object.hasOwn(module.packs, wanted)) return ownPack(module, wanted);
  if (!existsSync(wanted)) throw usageProblem(words.problems.unknownPack(wanted, packNames(module)));
  return readPackFile(module, wanted, words);
}

export function readPackFile(module: GameModule, path: string, words: Words): ChosenPack {
  const data = readPackJson(path, words);
  if (exceededPackLimit(data) !== null) throw new Problem(words.problems.tooLarge(path));
  const reading = module.readPack(data);
  if (!reading.ok) throw new Problem(badPack(module, path, reading.problems, words));
  const hash = packHash(reading.pack);
  return { name: { name: nameOfFile(path), hash }, pack: reading.pack, hashes: [hash, packHash(data)] };
}

/** What a match calls the pack in this file, cut to the length of a name. */
function nameOfFile(path: string): string {
  return readName(basename(path).slice(0, LONGEST_NAME)) ?? 'pack';
}

export function readPackJson(path: string, words: Words): unknown {
  const json = readJson(readText(path, words));
  if (!json.ok) throw new Problem(words.problems.notJson(path, json.place.line, json.place.column));
  return json.data;
}

function badPack(module: GameModule, path: string, problems: readonly PackProblem[], words: Words): string {
  const [first] = problems;
  return words.problems.badPack(path, problems.length, packProblemLine(module, first, words));
}

/** Where, what, and the number of the rule that demands it. */
export function packProblemLine(module: GameModule, problem: PackProblem, words: Words): string {
  const narrator = module.narrator(standardPack(module).pack, words.language);
  const where = problem.path === '' ? '' : `${problem.path}: `;
  const rule = problem.rule === null ? '' : ` (${problem.rule})`;
  return where + narrator.packProblem(problem) + rule;
}

/**
 * Keeps a copy of the pack, so that the match can continue after its file has moved or our own pack has been tuned. If
 * the file's words have changed since, they also apply to matches begun before.
 */
export function keepPack(module: GameModule, chosen: ChosenPack, words: Words): void {
  const path = storedPath(module, chosen.name.hash);
  try {
    const text = `${readableJson(chosen.pack)}\n`;
    if (!createFile(path, text) && !Object.hasOwn(module.packs, chosen.name.name)) replaceFile(path, text);
  } catch (error) {
    throw new Problem(words.problems.cannotWrite(path, reasonOf(error)));
  }
}

/** The exact pack that a match was begun with. `file` is where its owner says it is; `content` came with the match. */
export function packOfMatch(
  module: GameModule,
  wanted: PackName,
  file: string | undefined,
  words: Words,
  content?: unknown,
): unknown {
  const { problems } = words;
  if (file !== undefined) {
    const chosen = choosePack(module, file, words);
    if (chosen.hashes.includes(wanted.hash)) return chosen.pack;
    throw new Problem(problems.otherPack(wanted.name, wanted.hash.slice(0, 12), file));
  }
  const ours = ownPacks(module).get(wanted.hash);
  // A renamed pack may combine our values with other words.
  if (ours !== undefined && Object.hasOwn(module.packs, wanted.name)) return ours;
  const brought =
    content === undefined || packHash(content) !== wanted.hash ? null : module.readPack(content);
  if (brought?.ok) return brought.pack;
  const found = storedPack(module, wanted, words) ?? ours;
  if (found === undefined) throw new Problem(problems.missingPack(wanted.name, wanted.hash.slice(0, 12)));
  return found;
}

function storedPack(module: GameModule, { hash }: PackName, words: Words): unknown {
  const path = storedPath(module, hash);
  if (!/^[0-9a-f]{64}$/.test(hash) || !existsSync(path)) return undefined;
  const stored = readPackFile(module, path, words);
  return stored.hashes.includes(hash) ? stored.pack : undefined;
}

function storedPath(module: GameModule, hash: string): string {
  return join(packsFolder(), `${module.id}-${hash}.json`);
}
