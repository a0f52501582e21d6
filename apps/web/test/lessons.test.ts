import type { Draft } from '@triptych/client/draft.ts';
import type { LessonProgress } from '@triptych/client/lesson/progress.ts';
import { LessonRunner } from '@triptych/client/lesson/runner.ts';
import { components as bellumComponents } from '@triptych/games/bellum/content/components.ts';
import { lesson as bellumLesson } from '@triptych/games/bellum/lesson/lesson.ts';
import { Attack } from '@triptych/games/bellum/questions.ts';
import { de as bellumDe } from '@triptych/games/bellum/lesson/words/de.ts';
import { en as bellumEn } from '@triptych/games/bellum/lesson/words/en.ts';
import { fr as bellumFr } from '@triptych/games/bellum/lesson/words/fr.ts';
import { pl as bellumPl } from '@triptych/games/bellum/lesson/words/pl.ts';
import { components as xerxesComponents } from '@triptych/games/xerxes/content/components.ts';
import { lesson as xerxesLesson } from '@triptych/games/xerxes/lesson/lesson.ts';
import { de as xerxesDe } from '@triptych/games/xerxes/lesson/words/de.ts';
import { en as xerxesEn } from '@triptych/games/xerxes/lesson/words/en.ts';
import { fr as xerxesFr } from '@triptych/games/xerxes/lesson/words/fr.ts';
import { pl as xerxesPl } from '@triptych/games/xerxes/lesson/words/pl.ts';
import { components as xiditComponents } from '@triptych/games/xidit/content/components.ts';
import { lesson as xiditLesson } from '@triptych/games/xidit/lesson/lesson.ts';
import { de as xiditDe } from '@triptych/games/xidit/lesson/words/de.ts';
import { en as xiditEn } from '@triptych/games/xidit/lesson/words/en.ts';
import { fr as xiditFr } from '@triptych/games/xidit/lesson/words/fr.ts';
import { pl as xiditPl } from '@triptych/games/xidit/lesson/words/pl.ts';
import { WAIT } from '@triptych/games/xidit/content/symbols.ts';
import { FastRng, sampleAnswer } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { Learner, type LearntLesson, MOST_TURNS, taughtAnswer } from './learner.ts';

interface Case extends LearntLesson {
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** An unwise answer by the kind of question: the number of its option; otherwise the first one, which passes. */
  readonly unwise: Readonly<Record<string, number>>;
  /** The steps that the taught path must show, in this order. */
  readonly taught: readonly string[];
  /** What every path must teach: at least one text of each list. */
  readonly always?: readonly (readonly string[])[];
}

const CASES: readonly Case[] = [
  {
    id: 'bellum',
    lesson: bellumLesson,
    components: bellumComponents,
    words: { en: bellumEn, de: bellumDe, pl: bellumPl, fr: bellumFr },
    unwise: {},
    taught: [
      'castle',
      'goblins',
      'row',
      'scouts',
      'attack',
      'recruit',
      'side',
      'reroll',
      'daily',
      'recruitAgain',
      'end',
    ],
    always: [
      ['castle'],
      ['goblins'],
      ['attack'],
      ['recruit'],
      ['scouts', 'scoutsOther', 'scoutsTold'],
      ['forced', 'reroll', 'newRoll'],
      ['theft', 'robbed', 'thief'],
      ['bonus'],
      ['magic'],
      ['end'],
    ],
  },
  {
    id: 'xidit',
    lesson: xiditLesson,
    components: xiditComponents,
    words: { en: xiditEn, de: xiditDe, pl: xiditPl, fr: xiditFr },
    unwise: { orders: WAIT },
    taught: [
      'goal',
      'road',
      'fill',
      'ready',
      'three',
      'threat',
      'slain',
      'rewards',
      'bards',
      'alone',
      'census',
      'fortress',
      'next',
      'titans',
      'end',
    ],
  },
  {
    id: 'xerxes',
    lesson: xerxesLesson,
    components: xerxesComponents,
    words: { en: xerxesEn, de: xerxesDe, pl: xerxesPl, fr: xerxesFr },
    unwise: { worker: 1 },
    taught: [
      'goal',
      'onCourse',
      'claim',
      'claimed',
      'second',
      'complete',
      'giveUp',
      'tax',
      'paid',
      'order',
      'third',
      'march',
      'supply',
      'heir',
      'campaign',
      'won',
      'rival',
      'built',
      'end',
    ],
    always: [['goal'], ['tax', 'taxLater'], ['build', 'buildOther', 'buildTaken', 'buildLater'], ['end']],
  },
];

/** Longer texts take too much of a phone's screen. */
const MOST_LETTERS = 260;

/** What every path must teach and this learner has not heard. */
function untaught({ always = [] }: Case, { heard }: Learner): readonly (readonly string[])[] {
  return always.filter((texts) => !texts.some((text) => heard.includes(text)));
}

for (const example of CASES) {
  for (const luck of [1, 2, 3])
    test(`${example.id}: the taught path shows every step (bots ${luck})`, async () => {
      const learner = await Learner.begin(example, luck);
      await learner.learn(taughtAnswer);
      expect(learner.runner.over).toBe(true);
      expect(learner.heard.filter((text) => example.taught.includes(text))).toEqual(example.taught);
      expect(learner.table.now.outcome).toBeNull();
      expect(untaught(example, learner)).toEqual([]);
    });

  test(`${example.id}: a learner who always passes gets to the end, and is told that it was unwise`, async () => {
    const learner = await Learner.begin(example, 4);
    let poor = 0;
    await learner.learn((_, { kind, shape }) => {
      if (learner.runner.said.poor) poor++;
      const option = example.unwise[kind] ?? 0;
      if (shape.shape === 'sequence') return Array.from({ length: shape.length }, () => option);
      return shape.shape === 'one' ? shape.of[option] : sampleAnswer(shape, new FastRng(5));
    });
    expect(learner.runner.over).toBe(true);
    expect(poor).toBeGreaterThan(0);
    expect(untaught(example, learner)).toEqual([]);
  });

  for (const luck of [11, 12, 13])
    test(`${example.id}: a learner who plays at random gets to the end (${luck})`, async () => {
      const learner = await Learner.begin(example, luck);
      const chance = new FastRng(luck);
      await learner.learn((_, { shape }) => sampleAnswer(shape, chance));
      expect(learner.runner.over).toBe(true);
      expect(untaught(example, learner)).toEqual([]);
    });

  test(`${example.id}: a lesson continues after a reload, and what is taken back is taught again`, async () => {
    const learner = await Learner.begin(example, 1);
    learner.see();
    const first = learner.runner.said.text;
    expect(first).toBe(example.taught[0]);
    while (learner.runner.said.text === first || learner.question === null) await learner.turn(taughtAnswer);
    learner.see();
    const { text, points } = learner.runner.said;
    const progress: unknown = JSON.parse(JSON.stringify(learner.runner.progress));
    const reloaded = new LessonRunner(example.lesson, learner.components, progress as LessonProgress);
    reloaded.see(learner.seen());
    expect(reloaded.said).toMatchObject({ text, points });
    expect(await learner.table.session.undo(learner.table.now.undoStep)).toBeNull();
    await learner.table.settled();
    reloaded.see(learner.seen());
    expect(example.taught).toContain(reloaded.said.text);
    expect(reloaded.progress.marks.length).toBeLessThan(learner.runner.progress.marks.length);
  });

  test(`${example.id}: a refused move is explained`, async () => {
    const learner = await Learner.begin(example, 1);
    learner.see();
    learner.runner.refused();
    const { reply } = learner.runner.said;
    expect(example.words['en'][reply ?? '']).toBeTruthy();
  });

  test(`${example.id}: every text exists in every language, with the same values and short enough`, () => {
    const { en } = example.words;
    const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    for (const words of Object.values(example.words))
      for (const [name, text] of Object.entries(en)) {
        expect({ name, places: places(words[name]) }).toEqual({ name, places: places(text) });
        expect({ name, long: words[name].length > MOST_LETTERS }).toEqual({ name, long: false });
      }
  });
}

/** What is said now, with its values; those that are empty leave a hole in the sentence. */
function expectWholeSentences({ words }: Case, { runner }: Learner): void {
  const { text, reply } = runner.said;
  for (const [language, texts] of Object.entries(words)) {
    const values: Readonly<Record<string, string | number>> = { ...runner.values(language), rules: '?' };
    for (const said of [text, reply])
      for (const [, name] of said === null ? [] : texts[said].matchAll(/\{(\w+)\}/g))
        expect({ language, said, name, value: String(values[name] ?? '') }).not.toMatchObject({ value: '' });
  }
}

/** Skips a share of the steps, and answers the others at random or as taught. */
async function skipSome(example: Case, share: number, luck: number): Promise<Learner> {
  const learner = await Learner.begin(example, luck);
  const chance = new FastRng(luck);
  let draft: Draft = null;
  for (let turns = 0; turns < MOST_TURNS && !learner.runner.over; turns++) {
    learner.see(draft);
    expectWholeSentences(example, learner);
    const { question, runner } = learner;
    if (runner.canSkip && chance.below(100) < share) draft = await learner.skip();
    else if (question !== null && chance.below(4) === 0 && draft === null) {
      // Something is chosen, but not confirmed.
      const begun = sampleAnswer(question.shape, chance);
      if (typeof begun !== 'number' && question.shape.shape === 'sequence')
        draft = begun.map((item) => (chance.below(2) === 0 ? item : null));
    } else {
      draft = null;
      await learner.turn((_, asked) =>
        chance.below(2) === 0 ? sampleAnswer(asked.shape, chance) : taughtAnswer(learner, asked),
      );
    }
  }
  return learner;
}

for (const example of CASES) {
  for (const share of [100, 75, 40])
    test(`${example.id}: whoever skips ${share} % of the steps reads whole sentences and gets to the end`, async () => {
      for (const luck of [1, 2, 3, 4]) {
        const learner = await skipSome(example, share, luck);
        expect({ luck, over: learner.runner.over }).toEqual({ luck, over: true });
        expect(untaught(example, learner)).toEqual([]);
      }
    });
}

const [bellum] = CASES;

test('bellum: whoever raids the tavern first is taught the same, and that the tavern stays', async () => {
  const learner = await Learner.begin(bellum, 1);
  let raids = 0;
  await learner.learn((_, question) => {
    const tavern = question.kind === 'attack' && raids++ === 0;
    return tavern ? Attack.tavern : taughtAnswer(learner, question);
  });
  expect(learner.runner.over).toBe(true);
  expect(learner.heard).toContain('tavernRaid');
  expect(untaught(bellum, learner)).toEqual([]);
});

test('bellum: a comment comes with what was done, before the others have played', async () => {
  const learner = await Learner.begin(bellum, 1);
  while (learner.question?.kind !== 'attack' || learner.runner.said.text !== 'attack')
    await learner.turn(taughtAnswer);
  const { answers } = learner.seen();
  expect(await learner.table.session.answer(Attack.nothing)).toBeNull();
  // The page shows one update after the other; the learner's own is the first.
  const [own] = learner.table.updates.filter(({ state }) => state.answers === answers + 1);
  const story = [...learner.story.filter((event) => !own.events.includes(event)), ...own.events];
  learner.runner.react({ ...learner.seen(), answers: answers + 1, question: null, story });
  expect(learner.runner.said).toMatchObject({ reply: 'stayedHome', poor: true, text: null });
});

test('bellum: what a refusal said is gone once the learner does something else', async () => {
  const learner = await Learner.begin(bellum, 1);
  learner.see();
  learner.runner.refused();
  expect(learner.runner.said.reply).toBe('refused');
  learner.runner.refused(false);
  expect(learner.runner.said.reply).toBeNull();
});

test('bellum: a step that is not shown cannot be skipped, so that nothing is lost unseen', async () => {
  const learner = await Learner.begin(bellum, 1);
  learner.see();
  learner.runner.skip();
  expect(learner.runner.canSkip).toBe(false);
  learner.runner.skip();
  await learner.learn(taughtAnswer);
  expect(untaught(bellum, learner)).toEqual([]);
});
