import { createHash } from 'node:crypto';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

const { STRYKER_SHARE: share = '1', STRYKER_PART: part = '1', STRYKER_SEED: seed = '' } = process.env;

/**
 * Lets a random share of all mutants pass: the first one, or a later part of the same size. The rest count as invalid:
 * Stryker reports them as errors and leaves them out of the score.
 */
class Sample {
  async init() {}

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not drawn' },
      ]),
    );
  }

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

/** @param {import('@stryker-mutator/api/core').Mutant} mutant */
function isDrawn({ fileName, location: { start, end }, replacement }) {
  const file = fileName.split(/[\\/]/).slice(-3).join('/');
  const place = [file, start.line, start.column, end.line, end.column].join(' ');
  const drawn = createHash('sha256').update(`${seed} ${place} ${replacement}`).digest().readUInt32BE();
  return Math.floor(drawn / 2 ** 32 / Number(share)) === Number(part) - 1;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];
