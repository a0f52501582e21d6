import { defineLesson, type LessonScene } from '@triptych/client/lesson/lesson.ts';
import type { Answer } from '@triptych/kernel';
import { MAGIC_SWORD, RIGHT, ROWS, SWORD } from '../content/symbols.ts';
import type { BellumEvent } from '../events.ts';
import { Attack, Recruit, Reroll } from '../questions.ts';
import type { BellumTypes } from '../types.ts';
import type { LessonText } from './words/en.ts';

type Scene = LessonScene<BellumTypes>;

const ROW = 6;
/** The spaces of the two farms that the lesson raids. */
const FIRST_FARM = 1;
const SECOND_FARM = 2;
/** After this day the lesson no longer waits for an occasion. */
const LAST_DAY = 4;

const after =
  (day: number) =>
  ({ view }: Scene): boolean =>
    view.day > day;

/** Whether the learner's latest acts include such an event. */
const did =
  (type: BellumEvent['type'], test: (event: BellumEvent) => boolean = () => true) =>
  ({ since, me }: Scene): boolean =>
    since.some((event) => event.type === type && 'seat' in event && event.seat === me && test(event));

const options = ({ question }: Scene): readonly number[] =>
  question?.shape.shape === 'one' ? question.shape.of : [];

/** The first of these answers that is possible. */
function firstOf(scene: Scene, ...wanted: readonly number[]): Answer | null {
  const possible = options(scene);
  return wanted.find((option) => possible.includes(option)) ?? possible.at(-1) ?? null;
}

/** The castle that can be robbed; -1: none. */
const victim = (scene: Scene): number =>
  (options(scene).find((option) => option >= Attack.castle(0)) ?? Attack.castle(-1)) - Attack.castle(0);

const inRow = ({ view, me }: Scene, symbol: number): number =>
  view.castles[me].horde[Math.max(0, view.row % ROWS) * ROW + symbol];

const raidedWith = (space: number) => did('placeTaken', (event) => 'space' in event && event.space === space);

/**
 * Grudgehold, three days: a farm falls to two swords, a barrel is found, and the first thief meets a castle with a
 * chest.
 */
export const lesson = defineLesson<BellumTypes, LessonText>({
  match: {
    seats: 3,
    options: { castles: 'dealt', first: '1' },
    seed: '389'.padStart(64, '0'),
    log: [
      {
        reveal: [
          [0, 1],
          [1, 0],
          [0, 0],
        ],
      },
    ],
  },
  steps: [
    {
      says: 'goal',
      asks: 'attack',
      unless: after(1),
      points: () => [`space=place:${FIRST_FARM}`],
      teaches: (scene) => firstOf(scene, Attack.place(FIRST_FARM)),
      refused: 'tooStrong',
      replies: [
        { says: 'goodRaid', when: raidedWith(FIRST_FARM) },
        { says: 'otherRaid', when: did('placeTaken') },
        { says: 'stayedHome', poor: true },
      ],
    },
    {
      says: 'recruit',
      asks: 'recruit',
      unless: after(1),
      points: () => ['space=creature:0', 'space=creature:1'],
      teaches: (scene) => firstOf(scene, Recruit.creature(0), Recruit.creature(1)),
      refused: 'tooDear',
      replies: [{ says: 'noRecruit', when: did('recruitingEnded'), poor: true }],
    },
    {
      says: 'side',
      asks: 'side',
      unless: after(1),
      points: () => ['choice'],
      teaches: (scene) => firstOf(scene, RIGHT),
      replies: [
        {
          says: 'wentRight',
          when: did('cardPlaced', (event) => event.type === 'cardPlaced' && event.side === RIGHT),
        },
        { says: 'wentLeft' },
      ],
    },
    {
      says: 'second',
      asks: 'attack',
      when: (scene) => scene.view.day === 2 && options(scene).includes(Attack.place(SECOND_FARM)),
      unless: (scene) => scene.view.day > 2 || (scene.view.day === 2 && scene.view.open[SECOND_FARM] !== 2),
      points: () => [`space=place:${SECOND_FARM}`],
      teaches: (scene) => firstOf(scene, Attack.place(SECOND_FARM)),
      refused: 'tooStrong',
      replies: [
        {
          says: 'gotBarrel',
          when: did('looted', (event) => event.type === 'looted' && event.barrels > 0),
        },
        { says: 'otherRaid', when: did('placeTaken') },
        { says: 'stayedHome', when: did('attackPassed'), poor: true },
      ],
    },
    {
      says: 'secondAny',
      asks: 'attack',
      when: ({ view }) => view.day > 1,
      unless: (scene) => scene.view.day > 2 || did('placeTaken')(scene) || did('attackPassed')(scene),
      points: () => [],
      teaches: (scene) => firstOf(scene),
      refused: 'tooStrong',
      replies: [{ says: 'otherRaid', when: did('placeTaken') }],
    },
    {
      says: 'recruitAgain',
      asks: 'recruit',
      when: ({ view }) => view.day > 1,
      unless: after(2),
      points: () => ['space=creature:0', 'space=creature:1'],
      teaches: (scene) => firstOf(scene, Recruit.creature(0), Recruit.creature(1)),
      refused: 'tooDear',
    },
    {
      says: 'sideAgain',
      asks: 'side',
      when: ({ view }) => view.day > 1,
      unless: (scene) => scene.view.day > 2 || did('recruitingEnded')(scene),
      points: () => ['choice'],
      teaches: (scene) => firstOf(scene, RIGHT),
    },
    {
      says: 'reroll',
      asks: 'reroll',
      unless: ({ view, question }) =>
        view.day > LAST_DAY || (view.day > 2 && question !== null && question.kind !== 'reroll'),
      points: ({ me }) => [`home=barrel:${me}`],
      teaches: () => Reroll.accept,
      replies: [{ says: 'bought', when: did('rollBought') }],
    },
    {
      says: 'theft',
      asks: 'attack',
      when: (scene) => victim(scene) >= 0,
      unless: after(LAST_DAY),
      points: (scene) => [`home=castle:${victim(scene)}`],
      teaches: (scene) => Attack.castle(victim(scene)),
      replies: [{ says: 'noTheft', when: (scene) => !did('castleStormed')(scene) }],
    },
    {
      says: 'pick',
      asks: 'theft',
      unless: (scene) =>
        scene.view.day > LAST_DAY || (scene.question !== null && scene.question.kind !== 'theft'),
      points: () => ['choice'],
      teaches: ({ question }) => (question?.shape.shape === 'some' ? [Math.max(...question.shape.of)] : null),
      replies: [{ says: 'stolen' }],
    },
    { says: 'end', when: ({ question }) => question !== null, points: ({ me }) => [`home=chests:${me}`] },
  ],
  asides: {
    reroll: 'asideReroll',
    attack: 'asideAttack',
    theft: 'asideTheft',
    recruit: 'asideRecruit',
    side: 'asideSide',
  },
  refused: 'refused',
  values: (scene, language) => ({
    row: scene.view.row + 1,
    swords: inRow(scene, SWORD) + inRow(scene, MAGIC_SWORD),
    farm:
      scene.components.names(language).places[
        scene.view.open[scene.view.day === 1 ? FIRST_FARM : SECOND_FARM]
      ] ?? '',
    victim: scene.names[victim(scene)] ?? '',
  }),
});
