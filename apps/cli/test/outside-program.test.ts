import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Question } from '@triptych/kernel';
import { buildSync } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import { type Failure, OutsideProgram } from '../tournament/outside-program.ts';
import { runs, useDataFolder } from './helpers.ts';

const QUESTION: Question = {
  seat: 0,
  kind: 'worker',
  rule: 'E3.2',
  sealed: false,
  shape: { shape: 'one', of: [3, 4] },
};
const LONG_ENOUGH = 100_000;

const folder = useDataFolder();
const started: OutsideProgram[] = [];
afterEach(() => {
  for (const program of started.splice(0)) program.end();
});

/** A program that does something with every line it reads. */
function start(does: string, patience: number, failures: Failure[]): OutsideProgram {
  const file = folder('program.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    const say = (id, answer) => console.log(JSON.stringify({ id, answer }));
    createInterface({ input: process.stdin }).on('line', (line) => { const { id } = JSON.parse(line); ${does} });`,
  );
  const program = new OutsideProgram(`${process.execPath} ${file}`, patience, (why) => failures.push(why));
  started.push(program);
  return program;
}

describe('an outside program', () => {
  it('answers by lines of JSON, one question after the other', async () => {
    const failures: Failure[] = [];
    const program = start('say(id, 2 + id);', LONG_ENOUGH, failures);
    expect(await program.ask(QUESTION, {})).toBe(3);
    expect(await program.ask(QUESTION, {})).toBe(4);
    expect(failures).toEqual([]);
    // Its third answer is none of the options.
    expect(await program.ask(QUESTION, {})).toBeNull();
    expect(failures).toEqual(['nonsense']);
    expect(await program.ask(QUESTION, {})).toBeNull();
  });

  it.each([
    ['died', 'process.exit(1);', LONG_ENOUGH],
    ['hung', '', 100],
    ['flooded', "process.stdout.write('x'.repeat(1e6));", LONG_ENOUGH],
    ['nonsense', "console.log('hello');", LONG_ENOUGH],
    ['nonsense', 'say(id + 1, 3);', LONG_ENOUGH],
    ['nonsense', 'say(id, { toString: 3 });', LONG_ENOUGH],
  ] as const)('that fails is stopped, and this is reported once: %s', async (why, does, patience) => {
    const failures: Failure[] = [];
    const program = start(does, patience, failures);
    expect(await program.ask(QUESTION, {})).toBeNull();
    expect(await program.ask(QUESTION, {})).toBeNull();
    expect(failures).toEqual([why]);
  });

  it('that cannot be started counts as dead', async () => {
    const why = await new Promise<Failure>((resolve) => {
      started.push(new OutsideProgram(folder('nothing'), LONG_ENOUGH, resolve));
    });
    expect(why).toBe('died');
  });
});

const examples = fileURLToPath(new URL('../../../examples/bots/', import.meta.url));

/** The command that starts each example. */
const EXAMPLES = {
  TypeScript: () => {
    const outfile = folder('any-answer.mjs');
    buildSync({ entryPoints: [`${examples}any-answer.ts`], outfile, format: 'esm', target: 'node20' });
    return `${process.execPath} ${outfile}`;
  },
  Python: () => `python3 ${examples}any_answer.py`,
};
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.each(['TypeScript', 'Python'] as const)('the example in %s', (language) => {
  it.skipIf(language === 'Python' && !hasPython).each(['bellum', 'xerxes', 'xidit'])(
    'plays a whole game of %s in a tournament',
    async (game) => {
      const bots = `casual,program:${EXAMPLES[language]()}`;
      const { code, out, error } = await runs('tournament', game, '--games', '1', '--bots', bots);
      expect(error).not.toContain('casual plays for it');
      expect(out).toContain('casual against program:');
      expect(code).toBe(0);
    },
  );
});

it('a tournament continues with casual when a program fails, and says so', async () => {
  const bots = `casual,program:${process.execPath} ${folder('nothing.mjs')}`;
  const { code, error } = await runs('tournament', 'bellum', '--games', '2', '--bots', bots);
  expect(error).toContain('it exited. From here on, “casual” plays for it.');
  expect(code).toBe(0);
});
