import type { GameEvent, Seat } from '@triptych/kernel';
import type { Choreographer } from '../match/choreographer.ts';
import type { StoryLine } from '@triptych/board-kit/board-model.ts';
import { MatchModel } from '../match/match.svelte.ts';
import type { Scenes } from '../match/playback.svelte.ts';
import type { Film, Opening, Session } from '@triptych/client/session.ts';
import { speedNow } from '@triptych/board-kit/settings.svelte.ts';
import { FilmSession } from './film-session.ts';

/** How fast a film runs by itself. */
export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** How a game moves, at any speed. */
export interface Staging {
  readonly scenes: Scenes;
  choreographer(speed: () => number): Choreographer<GameEvent>;
}

/** A match shown again, on a board of its own model, while the match itself goes on behind it. */
export class Replay {
  readonly model: MatchModel;
  film: Film;
  at: number;
  pace = $state<Pace>(1);
  #running = $state(false);
  readonly #source: Pick<Session, 'film'>;
  readonly #screen: FilmSession;

  private constructor(
    source: Pick<Session, 'film'>,
    opening: Opening,
    film: Film,
    at: number,
    staging: Staging,
  ) {
    this.#source = source;
    this.film = $state.raw(film);
    this.at = $state(Math.min(Math.max(0, at), film.moments.length - 1));
    const screen = new FilmSession(opening, film, this.at);
    this.#screen = screen;
    this.model = new MatchModel(
      (listener) => screen.begin(listener),
      staging.choreographer(() => (speedNow() === 0 ? 0 : this.pace)),
      () => {},
      staging.scenes,
    );
  }

  /** From the moment that `find` finds; null if there is no film. */
  static async open(
    source: Pick<Session, 'film'>,
    opening: Opening,
    staging: Staging,
    find: (film: Film) => number,
  ): Promise<Replay | null> {
    const film = await source.film(opening.viewer);
    if (film === null || film.moments.length === 0) return null;
    return new Replay(source, opening, film, find(film), staging);
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
    const film = await this.#source.film(viewer);
    if (film === null) return;
    this.film = film;
    this.#screen.change(film);
  }
}

/** The moment at which a line of the story was told. */
export function momentOfLine(film: Film, line: number): number {
  let told = 0;
  return film.moments.findIndex(({ events }) => {
    told += events.length;
    return line < told;
  });
}

/** The first moment of the chapter after this one, or of the one before it. */
export function chapterFrom(
  film: Film,
  at: number,
  begins: (event: GameEvent) => boolean,
  way: 1 | -1,
): number {
  const chapters = film.moments.flatMap(({ events }, moment) => (events.some(begins) ? [moment] : []));
  if (way > 0) return chapters.find((moment) => moment > at) ?? film.moments.length - 1;
  return chapters.findLast((moment) => moment < at) ?? 0;
}
