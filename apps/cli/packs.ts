import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GameBox, type PackName, type PackProblem, packHash } from '@triptych/kernel';
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
export function standardPack(box: GameBox): ChosenPack {
  const [name] = Object.keys(box.packs);
  return { name: { name, hash: packHash(box.packs[name]) }, pack: box.packs[name] };
}

export function packNames(box: GameBox): string {
  return Object.keys(box.packs).join(', ');
}

/** The pack of this name, or the pack in this file. */
export function choosePack(box: GameBox, wish: string | undefined, words: Words): ChosenPack {
  if (wish === undefined) return standardPack(box);
  if (Object.hasOwn(box.packs, wish)) {
    return { name: { name: wish, hash: packHash(box.packs[wish]) }, pack: box.packs[wish] };
  }
  if (!existsSync(wish)) throw usageProblem(words.problems.unknownPack(wish, packNames(box)));
  return readPackFile(box, wish, words);
}

export function readPackFile(box: GameBox, path: string, words: Words): ChosenPack {
  const reading = box.readPack(readPackJson(path, words));
  if (!reading.ok) throw new Problem(badPack(box, path, reading.problems, words));
  return { name: { name: basename(path), hash: packHash(reading.pack) }, pack: reading.pack };
}

export function readPackJson(path: string, words: Words): unknown {
  const json = readJson(readText(path, words));
  if (!json.ok) throw new Problem(words.problems.notJson(path, json.place.line, json.place.column));
  return json.data;
}

function badPack(box: GameBox, path: string, problems: readonly PackProblem[], words: Words): string {
  const [first] = problems;
  return words.problems.badPack(path, problems.length, packProblemLine(box, first, words));
}

/** Where, what, and the number of the rule that demands it. */
export function packProblemLine(box: GameBox, problem: PackProblem, words: Words): string {
  const narrator = box.narrator(standardPack(box).pack, words.language);
  const where = problem.path === '' ? '' : `${problem.path}: `;
  const rule = problem.rule === null ? '' : ` (${problem.rule})`;
  return where + narrator.packProblem(problem) + rule;
}

/** Keeps a copy of the pack, so that the match can go on when a file has moved, or ours has been improved. */
export function keepPack(box: GameBox, chosen: ChosenPack, words: Words): void {
  const path = keptPath(box, chosen.name.hash);
  try {
    createFile(path, `${readableJson(chosen.pack)}\n`);
  } catch (error) {
    throw new Problem(words.problems.cannotWrite(path, reasonOf(error)));
  }
}

/** The very pack that a match was begun with. `file` is where its owner says it is, `content` came along with it. */
export function packOfMatch(
  box: GameBox,
  wanted: PackName,
  file: string | undefined,
  words: Words,
  content?: unknown,
): unknown {
  const { problems } = words;
  if (file !== undefined) {
    const chosen = choosePack(box, file, words);
    if (chosen.name.hash === wanted.hash) return chosen.pack;
    throw new Problem(problems.otherPack(wanted.name, wanted.hash.slice(0, 12), file));
  }
  const known = Object.values(box.packs).find((pack) => packHash(pack) === wanted.hash);
  if (known !== undefined) return known;
  const brought = content === undefined ? null : box.readPack(content);
  return brought?.ok && packHash(brought.pack) === wanted.hash ? brought.pack : keptPack(box, wanted, words);
}

function keptPack(box: GameBox, wanted: PackName, words: Words): unknown {
  const path = keptPath(box, wanted.hash);
  const missing = words.problems.missingPack(wanted.name, wanted.hash.slice(0, 12));
  if (!/^[0-9a-f]{64}$/.test(wanted.hash) || !existsSync(path)) throw new Problem(missing);
  const kept = readPackFile(box, path, words);
  if (kept.name.hash !== wanted.hash) throw new Problem(missing);
  return kept.pack;
}

function keptPath(box: GameBox, hash: string): string {
  return join(packsFolder(), `${box.id}-${hash}.json`);
}
