import { LESSON_BEGINS, LessonRunner, type Said, type SeenMatch } from '@triptych/client/lesson/runner.ts';
import type { GameLesson } from '@triptych/board-kit/web-game.ts';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { MatchModel } from '../match/match.svelte.ts';
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

  constructor(game: string, model: MatchModel, { lesson, words }: GameLesson, components: unknown) {
    this.#game = game;
    this.#model = model;
    this.#words = words;
    this.#runner = new LessonRunner(lesson, components, lessonOf(game)?.progress ?? LESSON_BEGINS);
  }

  /** What the learner sees now; null while something is moving. */
  get seen(): SeenMatch | null {
    const { idle, state, question, asked, draft, viewer, story, opening } = this.#model;
    if (!idle || state === null || opening === null) return null;
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

  see(seen: SeenMatch): void {
    this.#runner.see(seen);
    this.#tell();
  }

  refused(): void {
    this.#runner.refused();
    this.#tell();
  }

  goOn(): void {
    this.#runner.goOn();
    this.#tell();
  }

  skip(): void {
    this.#runner.skip();
    this.#tell();
  }

  /** Reads the last text again, or takes back what was done since. */
  back(): void {
    if (this.#runner.canGoBack) {
      this.#runner.goBack();
      this.#tell();
    } else void this.#model.undo();
  }

  leave(): void {
    storeLesson(this.#game, { state: 'left' });
    this.over = true;
  }

  /** One of the lesson's texts in the reader's language. */
  text(name: string): string {
    const { language } = settings;
    const values = this.#runner.values(language);
    const text = this.#words[language][name] ?? '';
    return text.replaceAll(/\{(\w+)\}/g, (_, value: string) => String(values[value] ?? ''));
  }

  #tell(): void {
    this.said = this.#runner.said;
    this.part = this.#runner.part;
    this.over = this.#runner.over;
    storeLesson(this.#game, {
      progress: this.#runner.progress,
      ...(this.over && { state: 'done' as const }),
    });
  }
}
