import { existsSync, readFileSync, renameSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { makeFolder } from '@triptych/server/configure';
import { replaceFile } from './atomic-write.ts';
import { achievementsFile } from './folders.ts';
import { readJson } from '@triptych/protocol';
import { Problem, reasonOf } from './problem.ts';
import type { Screen } from './screen.ts';
import { wrap } from '@triptych/terminal-kit/text.ts';

/** After a match: stores and reports what its game remembers from match to match. */
export function keepAchievements(screen: Screen): void {
  const { board, match, terminal, words } = screen;
  const path = achievementsFile(match.module.id);
  const before = storedBefore(path);
  const achievements = board.achievements?.(screen.context('spectator'), before) ?? null;
  if (achievements === null) return;
  try {
    makeFolder(dirname(path));
    if (existsSync(path) && !achievements.understood) {
      const aside = setAside(path);
      screen.printAll(wrap(words.play.achievementsBroken(path, aside), terminal.columns, '  '));
    }
    replaceFile(path, `${JSON.stringify(achievements.stored)}\n`);
  } catch (error) {
    throw new Problem(words.problems.cannotRemember(path, reasonOf(error)));
  }
  screen.printAll(achievements.lines);
}

/** Null if the file is missing or unreadable, so that no board takes that for progress. */
function storedBefore(path: string): unknown {
  try {
    const json = readJson(readFileSync(path, 'utf8'));
    return json.ok ? json.data : null;
  } catch {
    return null;
  }
}

/** Keeps an unreadable file: its owner may be able to repair it. */
function setAside(path: string): string {
  const aside = path.replace(/(\.json)?$/, `.broken-${randomBytes(3).toString('hex')}$1`);
  renameSync(path, aside);
  return aside;
}
