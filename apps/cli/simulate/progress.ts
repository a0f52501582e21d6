import type { SimulateWords } from '../words/simulate.en.ts';

const BAR = 30;
const STEPS = 10;

/** Shows on the error stream how far the games are: a bar for a person, a line for each tenth otherwise. */
export function progress(all: number, words: SimulateWords, stream: NodeJS.WriteStream = process.stderr) {
  let done = 0;
  let reported = 0;
  const bar = (): string => {
    const full = Math.round((done / all) * BAR);
    return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${words.progress(done, all)}`;
  };
  return {
    played(games: number): void {
      done += games;
      if (stream.isTTY) {
        stream.write(`\r${bar()}`);
        return;
      }
      const tenths = Math.floor((done / all) * STEPS);
      if (tenths === reported) return;
      reported = tenths;
      stream.write(`${words.progress(done, all)}\n`);
    },
    /** Removes the bar. */
    end(): void {
      if (stream.isTTY) stream.write(`\r${' '.repeat(bar().length)}\r`);
    },
  };
}
