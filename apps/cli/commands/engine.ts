import { createInterface } from 'node:readline';
import { defineCommand } from '../command.ts';
import { Engine } from '../engine/engine.ts';
import { GAMES } from '../games.ts';
import type { Words } from '../words/index.ts';
import { tournamentWords } from '../words/tournament.ts';

/** The games for programs: lines of JSON on standard input and output, until the input ends. */
export function engineCommand(words: Words) {
  return defineCommand({
    description: tournamentWords[words.language].engineWhat,
    args: { lang: { type: 'string', valueHint: 'de', description: words.commands.lang } },
    async run() {
      const engine = new Engine(GAMES);
      for await (const line of createInterface({ input: process.stdin })) {
        if (line.trim() !== '') process.stdout.write(`${engine.answer(line)}\n`);
      }
    },
  });
}
