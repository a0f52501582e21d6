import {
  type Author,
  type Entry,
  type Match,
  type MatchRecord,
  takenBack,
  type Viewer,
} from '@triptych/kernel';
import type { StoryStep } from '@triptych/protocol';

type By = StoryStep['by'];

/** When each answer was given, and by whom. */
export class AnswerHistory {
  #began = 0;
  /** One per answer that stands. */
  #marks: { readonly at: number; readonly by: By }[] = [];
  /** One per entry of the match's log. */
  #dates: { readonly at: number; readonly by?: Author | readonly (Author | null)[] }[] = [];

  begin(at: number): void {
    this.#began = at;
    this.#marks = [];
  }

  /** The match resumes from a snapshot; what happened before it has no history. */
  takeOver(at: number): void {
    this.#dates = [{ at }];
  }

  /** `authors`: in the log's format, one for an open answer or one per seat for sealed ones. */
  answered(at: number, by: By, authors: Author | readonly (Author | null)[]): void {
    this.#marks.push({ at, by });
    this.#dates.push({ at, by: authors });
  }

  /** The players ended the match early. */
  ended(at: number): void {
    this.#marks.push({ at, by: [] });
    this.#dates.push({ at });
  }

  takeBack(answers: number, at: number): void {
    this.#marks.length -= answers;
    this.#dates.push({ at });
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
