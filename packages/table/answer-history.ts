import {
  type Author,
  type Entry,
  type Match,
  type MatchRecord,
  type Seat,
  takenBack,
  type Viewer,
} from '@triptych/kernel';
import type { StoryStep } from '@triptych/protocol';

type By = StoryStep['by'];

/** How much time a seat's clock gained by an answer, in milliseconds. */
export interface Gain {
  readonly seat: Seat;
  readonly gained: number;
}

/** When each answer was given, and by whom. */
export class AnswerHistory {
  #began = 0;
  /** One per answer that stands. */
  #marks: { readonly at: number; readonly by: By }[] = [];
  /** One per answer that stands, too. */
  #gains: (readonly Gain[])[] = [];
  /** One per entry of the match's log. */
  #dates: { readonly at: number; readonly by?: Author | readonly (Author | null)[] }[] = [];

  begin(at: number): void {
    this.#began = at;
    this.#marks = [];
    this.#gains = [];
  }

  /** The match resumes from a snapshot; what happened before it has no history. */
  takeOver(at: number): void {
    this.#dates = [{ at }];
  }

  /** `authors`: in the log's format, one for an open answer or one per seat for sealed ones. */
  answered(
    at: number,
    by: By,
    authors: Author | readonly (Author | null)[],
    gains: readonly Gain[] = [],
  ): void {
    this.#marks.push({ at, by });
    this.#gains.push(gains);
    this.#dates.push({ at, by: authors });
  }

  /** The players ended the match early. */
  ended(at: number): void {
    this.#marks.push({ at, by: [] });
    this.#gains.push([]);
    this.#dates.push({ at });
  }

  /** Returns what clocks had gained by these answers. */
  takeBack(answers: number, at: number): readonly Gain[] {
    this.#marks.length -= answers;
    this.#dates.push({ at });
    return this.#gains.splice(this.#marks.length).flat();
  }

  /** When the last answer that stands was given, or else when the match began. */
  get lastAt(): number {
    return this.#marks.at(-1)?.at ?? (this.#began || (this.#dates[0]?.at ?? 0));
  }

  /** The events this viewer has seen, without the answers that were taken back. */
  story({ setup, steps, record }: Match, viewer: Viewer): StoryStep[] {
    const eventsFor = (addressed: Match['setup']): StoryStep['events'] =>
      addressed.flatMap(({ event, to }) => (to === 'all' || to === viewer ? [event] : []));
    const back = takenBack(record.log);
    const story = steps.map(({ events }, at) => ({ ...this.#marks[at], events: eventsFor(events) }));
    return [{ at: this.#began, by: [], events: eventsFor(setup) }, ...story].map((step, standing) => {
      const here = back.get(standing);
      return here === undefined ? step : { ...step, takenBack: here };
    });
  }

  dated(record: MatchRecord): MatchRecord {
    const log = record.log.map((entry, at): Entry => ({ ...entry, ...this.#dates[at] }) as Entry);
    return { ...record, log };
  }
}
