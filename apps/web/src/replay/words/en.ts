import { countEnglish } from '@triptych/words';

/** Words about replays, fairness checks and rematches. */
export const en = {
  replay: 'Replay',
  moment: (at: number, last: number) => `${at} of ${last}`,
  setUp: 'Setup',
  nothingTold: 'Someone has decided',
  scrubber: 'Moment of the match',
  back: 'Step back',
  on: 'Step forward',
  run: 'Play',
  pause: 'Pause',
  pace: 'Speed',
  seenBy: 'As seen by',
  more: 'More',
  playOn: 'Play from here',
  playOnHint: 'Starts a new match in this browser from this moment, with bots in the other seats',
  toNow: 'Back to now',
  since: 'Since your last turn',
  sinceShow: 'Show me',
  sinceGo: 'Continue',
  toYou: 'to you',
  analysis: 'Analysis',
  fair: 'Was it fair?',
  fairWait: 'Replaying the match…',
  fairYes: (answers: number) =>
    countEnglish(answers, {
      one: 'Yes. This page replayed the match from its seed: its one answer checks out, and the result is the same.',
      other:
        'Yes. This page replayed the match from its seed: all # answers check out, and the result is the same.',
    }),
  fairPromise:
    'The server sealed its part of the seed before anyone sat down, and the seed includes every part the players added.',
  fairClaimed:
    'Not proven, only claimed by the server: names, times, and whether a person or a bot answered.',
  fairAlone: 'The seed was drawn in this browser when the match began.',
  fairPrepared:
    'This match was prepared, like a lesson, a daily game or a match played on from an earlier moment: its seed was not drawn here but known beforehand.',
  fairNo: 'No: this match cannot be confirmed.',
  fairProblems: {
    pack: 'Its content pack is missing or different.',
    commitment: 'The server revealed a different part of the seed from the one it had sealed.',
    seed: 'The seed does not match the parts that were revealed.',
    replay: 'An answer does not fit the current rules.',
    kept: 'The rules changed during the match, so it cannot be replayed from the start.',
    unfinished: 'When replayed, it does not end.',
    outcome: 'When replayed, it ends differently.',
  },
  seed: 'Seed',
  commitment: 'Sealed beforehand',
  keyList: [
    ['P', 'replay'],
    ['← →', 'in a replay: step back or forward'],
    ['Page Up, Down', 'in a replay: previous or next chapter'],
    ['Home, End', 'in a replay: to the start or the end'],
    ['Space', 'in a replay: play or pause'],
    ['Esc', 'in a replay: back to now'],
  ],
};

export type ReplayWords = typeof en;
