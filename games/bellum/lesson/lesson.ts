import { defineLesson } from '@triptych/client/lesson/lesson.ts';
import { LANGUAGES } from '@triptych/words';
import { LEFT, MAGIC_SWORD, RIGHT, SWORD } from '../content/symbols.ts';
import { forcedBy } from '../events.ts';
import { Attack, Reroll, TAVERN_SPACE } from '../questions.ts';
import type { BellumTypes } from '../types.ts';
import {
  active,
  affordable,
  asked,
  bestGoblins,
  bestRecruit,
  bestTarget,
  type Context,
  canPay,
  did,
  firstTheft,
  formerRow,
  goblinFor,
  goblinHalves,
  has,
  heard,
  lastRoller,
  marketWith,
  options,
  otherScout,
  placeName,
  quiet,
  recruitsFirst,
  robber,
  scouted,
  turned,
  untilChosen,
  victim,
} from './occasions.ts';
import type { LessonText } from './words/en.ts';

/** Whatever has not come into sight by its day is explained then, one thing a day, and the lesson ends. */
const TOLD = { scoutsTold: 2, thief: 3, newRoll: 3, bonus: 4, magic: 4 } as const;

/** What must have been taught before the lesson ends: one text of each line. */
const TAUGHT: readonly (readonly LessonText[])[] = [
  ['attack'],
  ['recruit'],
  ['scouts', 'scoutsOther', 'scoutsTold'],
  ['forced', 'reroll', 'newRoll'],
  ['theft', 'robbed', 'thief'],
  ['bonus'],
  ['magic'],
];

const since =
  (day: number) =>
  ({ view }: Context): boolean =>
    view.day >= day;

const heardAny =
  (...texts: readonly LessonText[]) =>
  (context: Context): boolean =>
    texts.some((text) => heard(text)(context));

/** After the first creature, when a day begins. */
const told =
  (text: keyof typeof TOLD) =>
  (context: Context): boolean =>
    quiet(context) && since(TOLD[text])(context) && heard('recruit')(context);

/** Not only castles can be attacked. */
const raidable = (context: Context): boolean => bestTarget(context).space >= TAVERN_SPACE;

const targetSpace = untilChosen((context) => [`space=place:${bestTarget(context).space}`]);

/** The castle that the lesson suggests: a bit of everything. */
const GRUDGEHOLD = 0;

/**
 * A whole start of a game. Everything is taught when it comes into sight, whichever way the learner takes: the match
 * is prepared so that most of it does within four days. Of the rolls to come, nearly all suit the castle and the
 * goblins that the lesson suggests, however many answers the bots give before them.
 */
export const lesson = defineLesson<BellumTypes, LessonText>({
  match: {
    seats: 3,
    options: { castles: 'chosen', first: '1' },
    seed: '261'.padStart(64, '0'),
    log: [],
    // Bots that make mistakes would show things in another order every time.
    strength: 'advice',
  },
  steps: [
    {
      says: 'castle',
      free: true,
      asks: 'castle',
      points: untilChosen(() => [`space=offer:${GRUDGEHOLD}`]),
      teaches: (context) => options(context).find((castle) => castle === GRUDGEHOLD) ?? null,
    },
    {
      says: 'goblins',
      free: true,
      asks: 'goblins',
      points: goblinHalves,
      teaches: bestGoblins,
    },
    // What has just happened comes before what is asked.
    {
      says: 'row',
      free: true,
      when: (context) => asked(context) && since(1)(context),
      points: () => ['setsOff'],
    },
    {
      says: 'robbed',
      free: true,
      when: (context) => asked(context) && robber(context) >= 0,
      points: ({ me }) => [`home=castle:${me}`],
    },
    {
      says: 'forced',
      free: true,
      when: (context) => asked(context) && lastRoller(context) >= 0,
      points: () => ['setsOff'],
    },
    {
      says: 'scouts',
      free: true,
      when: (context) => asked(context) && scouted(context),
      unless: heardAny('scoutsOther', 'scoutsTold'),
      points: ({ me }) => [`home=chests:${me}`],
    },
    {
      says: 'scoutsOther',
      free: true,
      when: (context) => asked(context) && otherScout(context) >= 0,
      unless: heardAny('scouts', 'scoutsTold'),
      points: (context) => [`home=chests:${otherScout(context)}`],
    },
    // What has not come into sight is explained when a day begins.
    {
      says: 'scoutsTold',
      free: true,
      when: told('scoutsTold'),
      unless: heardAny('scouts', 'scoutsOther'),
    },
    {
      says: 'thief',
      free: true,
      when: told('thief'),
      unless: (context) => heardAny('theft', 'robbed')(context) || victim(context) >= 0,
    },
    {
      says: 'newRoll',
      free: true,
      when: told('newRoll'),
      unless: (context) => heardAny('reroll', 'forced')(context) || context.question?.kind === 'reroll',
    },
    {
      says: 'bonus',
      free: true,
      when: (context) =>
        told('bonus')(context) ||
        (recruitsFirst(context) && heard('side')(context) && canPay(context, has.bonus)),
      points: (context) => marketWith(context, has.bonus),
    },
    {
      says: 'magic',
      free: true,
      when: (context) =>
        told('magic')(context) ||
        (recruitsFirst(context) && heard('side')(context) && canPay(context, has.magicSword)),
      points: (context) => marketWith(context, has.magicSword),
    },
    {
      says: 'reroll',
      free: true,
      asks: 'reroll',
      points: ({ me }) => [`home=barrel:${me}`],
      teaches: () => Reroll.accept,
      replies: [{ says: 'bought', when: did('rollBought') }],
    },
    {
      says: 'attack',
      free: true,
      asks: 'attack',
      when: raidable,
      points: targetSpace,
      teaches: (context) => bestTarget(context).option,
      refused: 'tooStrong',
      replies: [
        { says: 'tavernRaid', when: did('placeTaken', ({ space }) => space < 0) },
        { says: 'goodRaid', when: did('placeTaken') },
        { says: 'stayedHome', when: did('attackPassed'), poor: true },
      ],
    },
    {
      says: 'theft',
      free: true,
      asks: 'attack',
      when: (context) => victim(context) >= 0,
      points: untilChosen((context) => [`home=castle:${victim(context)}`]),
      teaches: (context) => Attack.castle(victim(context)),
      refused: 'tooStrong',
      replies: [
        { says: 'noTheft', when: (context) => did('placeTaken')(context) || did('attackPassed')(context) },
      ],
    },
    {
      says: 'pick',
      free: true,
      asks: 'theft',
      points: ({ draft }) => (typeof draft === 'object' && draft?.length ? ['action=main'] : ['choice']),
      teaches: ({ question }) => (question?.shape.shape === 'some' ? [Math.max(...question.shape.of)] : null),
    },
    {
      says: 'recruit',
      free: true,
      asks: 'recruit',
      points: untilChosen((context) => affordable(context)),
      teaches: bestRecruit,
      refused: 'tooDear',
      replies: [{ says: 'noRecruit', when: did('recruitingEnded'), poor: true }],
    },
    {
      says: 'side',
      free: true,
      asks: 'side',
      points: untilChosen(() => ['choice']),
      teaches: () => RIGHT,
      replies: [
        { says: 'wentRight', when: did('cardPlaced', ({ side }) => side === RIGHT) },
        { says: 'wentLeft' },
      ],
    },
    {
      says: 'daily',
      free: true,
      asks: 'attack',
      when: (context) => since(2)(context) && raidable(context),
      points: targetSpace,
      teaches: (context) => bestTarget(context).option,
      refused: 'tooStrong',
      replies: [{ says: 'stayedHome', when: did('attackPassed'), poor: true }],
    },
    {
      says: 'recruitAgain',
      free: true,
      asks: 'recruit',
      when: since(2),
      points: untilChosen((context) => affordable(context, has.thief)),
      teaches: bestRecruit,
      refused: 'tooDear',
    },
    {
      says: 'end',
      when: (context) => quiet(context) && TAUGHT.every((texts) => heardAny(...texts)(context)),
      points: ({ me }) => [`home=chests:${me}`],
    },
  ],
  asides: {
    reroll: 'asideReroll',
    attack: 'asideAttack',
    theft: 'asideTheft',
    recruit: 'asideRecruit',
    side: 'asideSide',
  },
  refused: 'refused',
  held: ({ story }) => (forcedBy(story) === null ? 'roll' : 'rollAgain'),
  remarks: [{ says: 'stolen', when: firstTheft }],
  outdated: turned,
  values: (context, wanted) => {
    const language = LANGUAGES.find((known) => known === wanted) ?? 'en';
    return {
      row: context.view.row + 1,
      formerRow: formerRow(context) + 1,
      swords: active(context, SWORD) + active(context, MAGIC_SWORD),
      castle: context.components.names(language).castles[GRUDGEHOLD],
      left: goblinFor(context, LEFT, language),
      right: goblinFor(context, RIGHT, language),
      place: placeName(context, language),
      victim: context.names[victim(context)] ?? '',
      robber: context.names[robber(context)] ?? '',
      roller: context.names[lastRoller(context)] ?? '',
      scout: context.names[otherScout(context)] ?? '',
    };
  },
});
