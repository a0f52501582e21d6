import { adviseHonestly } from '@triptych/bots';
import { type Draft, emptyDraft } from '@triptych/client/draft.ts';
import type { Lesson } from '@triptych/client/lesson/lesson.ts';
import { type LessonProgress, LessonRunner, type SeenMatch } from '@triptych/client/lesson/runner.ts';
import { loadGame } from '@triptych/games';
import { components as bellumComponents } from '@triptych/games/bellum/content/components.ts';
import { lesson as bellumLesson } from '@triptych/games/bellum/lesson/lesson.ts';
import { de as bellumDe } from '@triptych/games/bellum/lesson/words/de.ts';
import { en as bellumEn } from '@triptych/games/bellum/lesson/words/en.ts';
import { pl as bellumPl } from '@triptych/games/bellum/lesson/words/pl.ts';
import { components as xerxesComponents } from '@triptych/games/xerxes/content/components.ts';
import { lesson as xerxesLesson } from '@triptych/games/xerxes/lesson/lesson.ts';
import { de as xerxesDe } from '@triptych/games/xerxes/lesson/words/de.ts';
import { en as xerxesEn } from '@triptych/games/xerxes/lesson/words/en.ts';
import { pl as xerxesPl } from '@triptych/games/xerxes/lesson/words/pl.ts';
import { components as xiditComponents } from '@triptych/games/xidit/content/components.ts';
import { lesson as xiditLesson } from '@triptych/games/xidit/lesson/lesson.ts';
import { de as xiditDe } from '@triptych/games/xidit/lesson/words/de.ts';
import { en as xiditEn } from '@triptych/games/xidit/lesson/words/en.ts';
import { pl as xiditPl } from '@triptych/games/xidit/lesson/words/pl.ts';
import { WAIT } from '@triptych/games/xidit/content/symbols.ts';
import {
  type Answer,
  FastRng,
  type GameEvent,
  type GameModule,
  type Question,
  sampleAnswer,
} from '@triptych/kernel';
import { expect, test } from 'vitest';
import { preparedEntries } from '../src/session/prepared-match.ts';
import { LocalTable } from './local-table.ts';

interface Case {
  readonly id: string;
  readonly lesson: Lesson;
  readonly components: (pack: never) => unknown;
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** An unwise answer by the kind of question: the number of its option; otherwise the first one, which passes. */
  readonly unwise: Readonly<Record<string, number>>;
  /** The steps that the taught path must show, in this order. */
  readonly taught: readonly string[];
}

const CASES: readonly Case[] = [
  {
    id: 'bellum',
    lesson: bellumLesson,
    components: bellumComponents,
    words: { en: bellumEn, de: bellumDe, pl: bellumPl },
    unwise: {},
    taught: [
      'goal',
      'recruit',
      'side',
      'second',
      'recruitAgain',
      'sideAgain',
      'reroll',
      'theft',
      'pick',
      'end',
    ],
  },
  {
    id: 'xidit',
    lesson: xiditLesson,
    components: xiditComponents,
    words: { en: xiditEn, de: xiditDe, pl: xiditPl },
    unwise: { orders: WAIT },
    taught: ['goal', 'road', 'fill', 'ready', 'three', 'threat', 'slain', 'rewards', 'bards', 'alone', 'end'],
  },
  {
    id: 'xerxes',
    lesson: xerxesLesson,
    components: xerxesComponents,
    words: { en: xerxesEn, de: xerxesDe, pl: xerxesPl },
    unwise: { worker: 1 },
    taught: [
      'goal',
      'onCourse',
      'second',
      'giveUp',
      'tax',
      'paid',
      'march',
      'marchOn',
      'campaign',
      'won',
      'rival',
      'build',
      'end',
    ],
  },
];

/** A lesson at a real table with real bots, without a screen. */
class Learner {
  readonly table: LocalTable;
  readonly runner: LessonRunner;
  /** Texts and reactions, in order. */
  readonly heard: string[] = [];
  readonly components: unknown;

  private constructor(table: LocalTable, lesson: Lesson, components: unknown) {
    this.table = table;
    this.components = components;
    this.runner = new LessonRunner(lesson, components);
  }

  static async begin({ id, lesson, components }: Case, luck: number): Promise<Learner> {
    const module = await moduleOf(id);
    const [content] = Object.values(module.packs);
    const seats = Array.from({ length: lesson.match.seats }, (_, seat) => ({
      name: `P${seat}`,
      player: seat === 0 ? ('person' as const) : ('bot' as const),
    }));
    const entries = preparedEntries(module, seats, lesson.match, 'instant');
    if (entries === null) throw new Error('The match of the lesson cannot be created.');
    const table = await LocalTable.reopen(entries, module, luck);
    return new Learner(table, lesson, components(content as never));
  }

  get question(): Question | null {
    return this.table.now.sealed === null ? this.table.now.question : null;
  }

  /** What the learner has been told so far. */
  get story(): readonly GameEvent[] {
    const { opening, sinceOpening } = this.table;
    return [...opening.story, ...sinceOpening.flatMap(({ events }) => events)];
  }

  seen(draft: Draft = null): SeenMatch {
    const { question, story } = this;
    const { view, answers } = this.table.now;
    const names = this.table.opening.seats.map(({ name }) => name);
    const empty = question === null ? null : emptyDraft(question.shape);
    return { view, me: 0, names, question, draft: draft ?? empty, answers, story };
  }

  /** Shows the match to the companion. */
  see(draft: Draft = null): void {
    this.runner.see(this.seen(draft));
    const { text, reply } = this.runner.said;
    for (const said of [reply, text]) if (said !== null && !this.heard.includes(said)) this.heard.push(said);
  }

  /** One answer, or one text read. */
  async turn(choose: Choose): Promise<void> {
    this.see();
    const { question } = this;
    if (this.runner.said.reading) return this.runner.goOn();
    if (question === null) return this.table.settled();
    const answer = await choose(this, question);
    // A list is built bit by bit, and the lesson follows.
    if (typeof answer !== 'number')
      for (const at of answer.keys()) this.see(answer.map((item, of) => (of <= at ? item : null)));
    const refusal = await this.table.answer(answer);
    if (refusal !== null) throw new Error(`The answer was refused: ${refusal.code}.`);
  }

  /** Plays until the lesson is over. */
  async learn(choose: Choose): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS && !this.runner.over; turns++) await this.turn(choose);
  }
}

/** What a learner does with a question. */
type Choose = (learner: Learner, question: Question) => Answer | Promise<Answer>;
/** Longer texts take too much of a phone's screen. */
const MOST_LETTERS = 260;
/** Safety net: no lesson needs nearly as many. */
const MOST_TURNS = 300;

async function moduleOf(id: string): Promise<GameModule> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`There is no game ${id}.`);
  return module;
}

/** The answer that the lesson teaches; where it teaches none, that of a bot. */
function taughtAnswer({ runner, table, story }: Learner, question: Question): Answer {
  if (runner.taught !== null) return runner.taught;
  const { game } = table.host;
  const memory = game.memory(0);
  for (const event of story) game.remember(memory, event);
  return adviseHonestly(game, table.now.view, memory, question, new FastRng(1));
}

for (const example of CASES) {
  for (const luck of [1, 2, 3])
    test(`${example.id}: the taught path shows every step (bots ${luck})`, async () => {
      const learner = await Learner.begin(example, luck);
      await learner.learn(taughtAnswer);
      expect(learner.runner.over).toBe(true);
      expect(learner.heard.filter((text) => example.taught.includes(text))).toEqual(example.taught);
      expect(learner.table.now.outcome).toBeNull();
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
  });

  for (const luck of [11, 12, 13])
    test(`${example.id}: a learner who plays at random gets to the end (${luck})`, async () => {
      const learner = await Learner.begin(example, luck);
      const chance = new FastRng(luck);
      await learner.learn((_, { shape }) => sampleAnswer(shape, chance));
      expect(learner.runner.over).toBe(true);
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
    expect(reloaded.progress.step).toBeLessThan(learner.runner.progress.step);
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
