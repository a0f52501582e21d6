import type { RecordProblem } from '@triptych/protocol';
import { common } from '@triptych/words';
import { Problem } from './problem.ts';
import type { Words } from './words/index.ts';

/** What is wrong with the form of a file that should hold a match. */
export function recordProblem(found: RecordProblem, path: string, words: Words): Problem {
  const { problems } = words;
  const sentences = common[words.language].records;
  switch (found.problem) {
    case 'not-a-match':
      return new Problem(problems.inFile(path, sentences['not-a-match']()));
    case 'other-format':
      return new Problem(problems.inFile(path, sentences['other-format'](found)));
    case 'bad-field': {
      const entry = /^(?:log|entries)\[(\d+)\]$/.exec(found.field)?.[1];
      return new Problem(
        entry === undefined
          ? problems.inFile(path, sentences['bad-field'](found))
          : problems.badEntry(path, Number(entry) + 1, problems.malformedEntry),
      );
    }
  }
}
