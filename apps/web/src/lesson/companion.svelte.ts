import { LESSON_BEGINS, type Said, type SeenMatch } from '@triptych/client/lesson/progress.ts';
import { LessonRunner } from '@triptych/client/lesson/runner.ts';
import type { GameLesson } from '@triptych/board-kit/web-game.ts';
import { screen } from '@triptych/board-kit/look/screen.svelte.ts';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { GameEvent } from '@triptych/kernel';
import type { MatchModel } from '../match/match.svelte.ts';
import { say } from '../words/index.ts';
import { lessonOf, storeLesson } from './lesson-store.ts';

/** The lesson beside a match: it follows what the learner sees, and keeps its place in this browser. */
export class Companion {
  readonly #game: string;
  readonly #model: MatchModel;
  readonly #runner: LessonRunner;
  readonly #words: GameLesson['words'];
  said = $state.raw<Said | null>(null);
  part = $state(0);
  over = $state(false);
  canSkip = $state(false);

  constructor(game: string, model: MatchModel, { lesson, words }: GameLesson, components: unknown) {
    this.#game = game;
    this.#model = model;
    this.#words = words;
    model.prepared = lesson.match.log.length;
    this.#runner = new LessonRunner(lesson, components, lessonOf(game)?.progress ?? LESSON_BEGINS);
  }

  /** What the learner sees now; null before the match has opened. */
  get seen(): SeenMatch | null {
    const { state, question, asked, draft, viewer, story, opening } = this.#model;
    if (state === null || opening === null) return null;
    return {
      view: state.view,
      me: viewer,
      names: opening.seats.map(({ name }) => name),
      question: asked ? question : null,
      draft,
      answers: state.answers,
      story: story.map(({ event }) => event),
    };
  }

  /** The match is at rest; or it moves, and only what the learner has just done is commented on. */
  see(seen: SeenMatch, idle: boolean): void {
    if (idle) this.#runner.see(seen);
    // Several scenes belong to one answer: what came of it is known at the end.
    else if (this.said !== null && !this.#model.playback.sequence) this.#runner.react(seen);
    else return;
    this.#tell();
  }

  /** The learner has tried something that the rules forbid, or has done something else since. */
  refused(now: boolean): void {
    this.#runner.refused(now);
    if (this.said !== null) this.#tell();
  }

  goOn(): void {
    this.#runner.goOn();
    this.#tell();
  }

  /** Plays what the step teaches; what it only tells is passed over. */
  skip(): void {
    const { skipping } = this.#runner;
    if (skipping === null) this.#runner.skip();
    else if ('answer' in skipping) void this.#model.commit(skipping.answer);
    else this.#model.replace(skipping.draft);
    this.#tell();
  }

  /** Reads the last text again, or takes back what was done since. */
  back(): void {
    if (this.#runner.canGoBack) {
      this.#runner.goBack();
      this.#tell();
    } else void this.#model.undo();
  }

  /** What the lesson says while something waits for the learner to set it off; null: nothing waits. */
  get held(): string | null {
    const waiting = this.#model.playback.held?.events;
    if (waiting === undefined) return null;
    const text = this.#runner.held(waiting);
    return text === null ? null : this.text(text, waiting);
  }

  leave(): void {
    storeLesson(this.#game, { state: 'left' });
    this.over = true;
  }

  /** One of the lesson's texts in the reader's language. */
  text(name: string, waiting: readonly GameEvent[] = []): string {
    const { language } = settings;
    const values: Readonly<Record<string, string | number>> = {
      ...this.#runner.values(language, waiting),
      rules: whereTheRulesAre(),
    };
    const text = this.#words[language][name] ?? '';
    return text.replaceAll(/\{(\w+)\}/g, (_, value: string) => String(values[value] ?? ''));
  }

  #tell(): void {
    this.said = this.#runner.said;
    this.part = this.#runner.part;
    this.over = this.#runner.over;
    this.canSkip = this.#runner.canSkip;
    storeLesson(this.#game, {
      progress: this.#runner.progress,
      ...(this.over && { state: 'done' as const }),
    });
  }
}

/** The way to the rules by the names of its buttons: a small window keeps them in its menu. */
function whereTheRulesAre(): string {
  const { menu, rules } = say();
  return screen.now.arrangement === 'wide' ? rules : `${menu} → ${rules}`;
}
