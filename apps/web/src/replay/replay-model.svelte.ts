import type { GameEvent, Seat } from '@triptych/kernel';
import type { BoardAnimator } from '../match/board-animator.ts';
import type { StoryLine } from '@triptych/board-kit/board-model.ts';
import { MatchModel } from '../match/match.svelte.ts';
import type { Scenes } from '../match/playback.svelte.ts';
import type { Replay, Opening, Session } from '@triptych/client/session.ts';
import { speedNow } from '@triptych/board-kit/settings.svelte.ts';
import { ReplaySession } from './replay-session.ts';

/** How fast a film runs by itself. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** How a game moves, at any speed. */
export interface Staging {
  readonly scenes: Scenes;
  animator(speed: () => number): BoardAnimator<GameEvent>;
}

/** A match shown again, on a board of its own model, while the match itself goes on behind it. */
export class ReplayModel {
  readonly model: MatchModel;
  film: Replay;
  at: number;
  pace = $state<ReplaySpeed>(1);
  #running = $state(false);
  readonly #source: Pick<Session, 'replay'>;
  readonly #screen: ReplaySession;

  private constructor(
    source: Pick<Session, 'replay'>,
    opening: Opening,
    film: Replay,
    at: number,
    staging: Staging,
  ) {
    this.#source = source;
    this.film = $state.raw(film);
    this.at = $state(Math.min(Math.max(0, at), film.moments.length - 1));
    const screen = new ReplaySession(opening, film, this.at);
    this.#screen = screen;
    this.model = new MatchModel(
      (listener) => screen.begin(listener),
      staging.animator(() => (speedNow() === 0 ? 0 : this.pace)),
      () => {},
      staging.scenes,
    );
  }

  /** From the moment that `find` finds; null if there is no film. */
  static async open(
    source: Pick<Session, 'replay'>,
    opening: Opening,
    staging: Staging,
    find: (film: Replay) => number,
  ): Promise<ReplayModel | null> {
    const film = await source.replay(opening.viewer);
    if (film === null || film.moments.length === 0) return null;
    return new ReplayModel(source, opening, film, find(film), staging);
  }

  get last(): number {
    return this.film.moments.length - 1;
  }

  get running(): boolean {
    return this.#running && this.at < this.last;
  }

  /** Everything that the film tells, beginning to end. */
  get story(): readonly StoryLine[] {
    return this.film.moments.flatMap(({ events }) => events.map((event) => ({ event, fresh: false })));
  }

  /** The last line of the story that has happened at this moment. */
  get line(): number {
    return this.film.moments.slice(0, this.at + 1).reduce((sum, { events }) => sum + events.length, 0) - 1;
  }

  show(at: number): void {
    const wanted = Math.min(Math.max(0, at), this.last);
    if (wanted === this.at) return;
    if (!this.model.idle) this.model.playback.skip();
    this.at = wanted;
    this.#screen.show(wanted);
  }

  step(by: number): void {
    this.#running = false;
    this.show(this.at + by);
  }

  /** A film that has ended begins anew. */
  run(): void {
    if (this.running) {
      this.#running = false;
      return;
    }
    if (this.at === this.last) this.show(0);
    this.#running = true;
  }

  async lookAs(viewer: Seat): Promise<void> {
    const film = await this.#source.replay(viewer);
    if (film === null) return;
    this.film = film;
    this.#screen.change(film);
  }
}

/** The moment at which a line of the story was told. */
export function momentOfLine(film: Replay, line: number): number {
  let told = 0;
  return film.moments.findIndex(({ events }) => {
    told += events.length;
    return line < told;
  });
}

/** The first moment of the chapter after this one, or of the one before it. */
export function chapterFrom(
  film: Replay,
  at: number,
  begins: (event: GameEvent) => boolean,
  way: 1 | -1,
): number {
  const chapters = film.moments.flatMap(({ events }, moment) => (events.some(begins) ? [moment] : []));
  if (way > 0) return chapters.find((moment) => moment > at) ?? film.moments.length - 1;
  return chapters.findLast((moment) => moment < at) ?? 0;
}
