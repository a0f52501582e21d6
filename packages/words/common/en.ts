import { countEnglish } from '../plural.ts';
import type { RecordSentences, RefusalSentence } from './sentences.ts';

const choices = (number: number) => countEnglish(number, { one: '# choice', other: '# choices' });
const times = (number: number) => countEnglish(number, { one: 'once', other: '# times' });

/** By the kernel's codes. */
const refusals = {
  'game-over': () => 'The game is over.',
  'no-such-seat': () => 'There is no such seat at this table.',
  'not-asked': () => 'You have nothing to decide right now.',
  'not-a-number': () => 'That is not a choice: a number is needed.',
  'not-a-list': () => 'A list of choices is needed here, not a single one.',
  'wrong-length': ({ length }) => `Exactly ${choices(length)} must be made here.`,
  'not-offered': () => 'That is not on offer now.',
  repeated: () => 'Nothing can be chosen twice here.',
  'not-sorted': () => 'The choices must stand in the order in which they are listed.',
  'too-few': ({ least }) => `Too few: at least ${least}.`,
  'too-many': ({ most }) => `Too many: at most ${most}.`,
  'used-too-often': ({ most }) => `That can be chosen only ${times(most)}.`,
  'nothing-to-withdraw': () => 'There is no secret answer to take back.',
  'nothing-to-undo': () => 'There is nothing to take back.',
  'undo-reveals': () =>
    'Too late to take that back: something new has come to light since, or others have answered.',
  'other-rules': ({ rules }) =>
    `This match goes by version ${rules} of the rules, which is not the one here.`,
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
