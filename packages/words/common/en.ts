import { countEnglish } from '../plural.ts';
import type { RecordSentences, RefusalSentence } from './sentences.ts';

const choices = (number: number) => countEnglish(number, { one: '# choice', other: '# choices' });
const times = (number: number) => countEnglish(number, { one: 'once', other: '# times' });

/** By the kernel's codes. */
const refusals = {
  'game-over': () => 'The game is over.',
  'no-such-seat': () => 'There is no such seat at this table.',
  'not-asked': () => 'You have nothing to decide right now.',
  'not-a-number': () => 'That is not a choice: enter a number.',
  'not-a-list': () => 'Enter a list of choices here, not a single one.',
  'wrong-length': ({ length }) => `Make exactly ${choices(length)} here.`,
  'not-offered': () => 'That is not available right now.',
  repeated: () => 'You cannot choose the same thing twice here.',
  'not-sorted': () => 'List your choices in the order shown.',
  'too-few': ({ least }) => `Too few: choose at least ${least}.`,
  'too-many': ({ most }) => `Too many: choose at most ${most}.`,
  'used-too-often': ({ most }) => `You can choose that only ${times(most)}.`,
  'nothing-to-withdraw': () => 'You have no secret answer to take back.',
  'nothing-to-undo': () => 'There is nothing to undo.',
  'undo-reveals': () => 'Too late to undo that: something has been revealed since, or others have answered.',
  'other-rules': ({ rules }) =>
    `This match uses version ${rules} of the rules, which this program does not have.`,
} satisfies Record<string, RefusalSentence>;

/** What the kernel says, whatever is played. The English words give the type. */
export interface CommonWords {
  readonly refusals: Readonly<Record<keyof typeof refusals, RefusalSentence>>;
  readonly records: RecordSentences;
}

export const en: CommonWords = {
  refusals,
  records: {
    'not-a-match': () => 'This is not a recorded match.',
    'other-format': ({ format }) => `This match was recorded in another format: ${format}.`,
    'bad-field': ({ field }) => `The recorded match is damaged at “${field}”.`,
  },
};
