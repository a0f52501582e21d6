import { adviseHonestly } from '@triptych/bots';
import { type Draft, emptyDraft } from '@triptych/client/draft.ts';
import type { Lesson } from '@triptych/client/lesson/lesson.ts';
import type { SeenMatch } from '@triptych/client/lesson/progress.ts';
import { LessonRunner } from '@triptych/client/lesson/runner.ts';
import { loadGame } from '@triptych/games';
import { type Answer, FastRng, type GameEvent, type GameModule, type Question } from '@triptych/kernel';
import { preparedEntries } from '../src/session/prepared-match.ts';
import { LocalTable } from './local-table.ts';

/** A lesson, and how its game reads its pack. */
export interface LearntLesson {
  readonly id: string;
  readonly lesson: Lesson;
  readonly components: (pack: never) => unknown;
}

/** Safety net: no lesson needs nearly as many. */
export const MOST_TURNS = 300;

/** What a learner does with a question. */
export type Choose = (learner: Learner, question: Question) => Answer | Promise<Answer>;

/** A lesson at a real table with real bots, without a screen. */
export class Learner {
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

  static async begin({ id, lesson, components }: LearntLesson, luck: number): Promise<Learner> {
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
    await this.answer(answer);
  }

  async answer(answer: Answer): Promise<void> {
    const refusal = await this.table.answer(answer);
    if (refusal !== null) throw new Error(`The answer was refused: ${refusal.code}.`);
  }

  /** Skips the step that is shown, as its button does; the draft that it leaves. */
  async skip(): Promise<Draft> {
    const { skipping } = this.runner;
    if (skipping === null) this.runner.skip();
    else if ('draft' in skipping) return skipping.draft;
    else await this.answer(skipping.answer);
    return null;
  }

  /** Plays until the lesson is over. */
  async learn(choose: Choose): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS && !this.runner.over; turns++) await this.turn(choose);
  }
}

async function moduleOf(id: string): Promise<GameModule> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`There is no game ${id}.`);
  return module;
}

/** The answer that the lesson teaches; where it teaches none, that of a bot. */
export function taughtAnswer({ runner, table, story }: Learner, question: Question): Answer {
  if (runner.taught !== null) return runner.taught;
  const { game } = table.host;
  const memory = game.memory(0);
  for (const event of story) game.remember(memory, event);
  return adviseHonestly(game, table.now.view, memory, question, new FastRng(1));
}
