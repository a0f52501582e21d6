import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GameModule, type PackName, type PackProblem, packHash } from '@triptych/kernel';
import { createFile } from './atomic-write.ts';
import { packsFolder } from './folders.ts';
import { readableJson, readJson } from './json-text.ts';
import { Problem, reasonOf, usageProblem } from './problem.ts';
import { readText } from './store.ts';
import type { Words } from './words/index.ts';

/** A pack that can be played with, and what a match calls it. */
export interface ChosenPack {
  readonly name: PackName;
  readonly pack: unknown;
}

/** The pack that a game is played with unless somebody wants another. */
export function standardPack(module: GameModule): ChosenPack {
  const [name] = Object.keys(module.packs);
  return { name: { name, hash: packHash(module.packs[name]) }, pack: module.packs[name] };
}

export function packNames(module: GameModule): string {
  return Object.keys(module.packs).join(', ');
}

/** The pack of this name, or the pack in this file. */
export function choosePack(module: GameModule, wish: string | undefined, words: Words): ChosenPack {
  if (wish === undefined) return standardPack(module);
  if (Object.hasOwn(module.packs, wish)) {
    return { name: { name: wish, hash: packHash(module.packs[wish]) }, pack: module.packs[wish] };
  }
  if (!existsSync(wish)) throw usageProblem(words.problems.unknownPack(wish, packNames(module)));
  return readPackFile(module, wish, words);
}

export function readPackFile(module: GameModule, path: string, words: Words): ChosenPack {
  const reading = module.readPack(readPackJson(path, words));
  if (!reading.ok) throw new Problem(badPack(module, path, reading.problems, words));
  return { name: { name: basename(path), hash: packHash(reading.pack) }, pack: reading.pack };
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

/** Keeps a copy of the pack, so that the match can go on when a file has moved, or ours has been improved. */
export function keepPack(module: GameModule, chosen: ChosenPack, words: Words): void {
  const path = keptPath(module, chosen.name.hash);
  try {
    createFile(path, `${readableJson(chosen.pack)}\n`);
  } catch (error) {
    throw new Problem(words.problems.cannotWrite(path, reasonOf(error)));
  }
}

/** The very pack that a match was begun with. `file` is where its owner says it is, `content` came along with it. */
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
    if (chosen.name.hash === wanted.hash) return chosen.pack;
    throw new Problem(problems.otherPack(wanted.name, wanted.hash.slice(0, 12), file));
  }
  const known = Object.values(module.packs).find((pack) => packHash(pack) === wanted.hash);
  if (known !== undefined) return known;
  const brought = content === undefined ? null : module.readPack(content);
  return brought?.ok && packHash(brought.pack) === wanted.hash
    ? brought.pack
    : keptPack(module, wanted, words);
}

function keptPack(module: GameModule, wanted: PackName, words: Words): unknown {
  const path = keptPath(module, wanted.hash);
  const missing = words.problems.missingPack(wanted.name, wanted.hash.slice(0, 12));
  if (!/^[0-9a-f]{64}$/.test(wanted.hash) || !existsSync(path)) throw new Problem(missing);
  const kept = readPackFile(module, path, words);
  if (kept.name.hash !== wanted.hash) throw new Problem(missing);
  return kept.pack;
}

function keptPath(module: GameModule, hash: string): string {
  return join(packsFolder(), `${module.id}-${hash}.json`);
}
