import { countEnglish } from '@triptych/words';

/** What is said about a match that is shown again, checked again or played again. */
export const en = {
  replay: 'Replay',
  moment: (at: number, last: number) => `${at} of ${last}`,
  setUp: 'The table is laid',
  nothingTold: 'Somebody has decided',
  scrubber: 'Moment of the match',
  back: 'One step back',
  on: 'One step on',
  run: 'Let it run',
  pause: 'Pause',
  pace: 'Speed',
  seenBy: 'Seen by',
  more: 'More',
  playOn: 'Play on from here',
  playOnHint: 'A new match in this browser from this moment, with bots in the other seats',
  toNow: 'Back to now',
  since: 'Since your last turn',
  sinceShow: 'Show it',
  sinceGo: 'Go on',
  toYou: 'to you',
  fair: 'Was it fair?',
  fairWait: 'The match is being played again…',
  fairYes: (answers: number) =>
    countEnglish(answers, {
      one: 'Yes. This page has played the match again from its seed: its one answer stands, and the result is the same.',
      other:
        'Yes. This page has played the match again from its seed: all # answers stand, and the result is the same.',
    }),
  fairPromise:
    'The host had laid down its part of the seed before anybody sat down, and everybody who added a part is in it.',
  fairClaimed: 'Not proved, only claimed by the host: names, times, and whether a person or a bot answered.',
  fairAlone: 'The seed was drawn in this browser when the match began.',
  fairNo: 'No: this match cannot be confirmed.',
  fairProblems: {
    pack: 'Its content pack is not here, or is another one.',
    commitment: 'The host has shown another part of the seed than it had laid down.',
    seed: 'The seed is not made of the parts that were shown.',
    replay: 'An answer does not fit the rules as they are now.',
    kept: 'The rules changed while it was played: it cannot be played again from its beginning.',
    unfinished: 'Played again, it does not end.',
    outcome: 'Played again, it ends otherwise.',
  },
  seed: 'Seed',
  commitment: 'Laid down before',
  keyList: [
    ['P', 'replay'],
    ['← →', 'in a replay: one step back or on'],
    ['Page up, down', 'in a replay: one chapter back or on'],
    ['Home, End', 'in a replay: to the beginning or the end'],
    ['Space', 'in a replay: run or pause'],
    ['Esc', 'in a replay: back to now'],
  ],
};

export type ReplayWords = typeof en;
