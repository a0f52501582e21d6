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

/** When things happened at a table, and who did them. */
export class AnswerHistory {
  #began = 0;
  /** By answer that stands. */
  #marks: { readonly at: number; readonly by: By }[] = [];
  /** By entry of the match's log. */
  #dates: { readonly at: number; readonly by?: Author | readonly (Author | null)[] }[] = [];

  begin(at: number): void {
    this.#began = at;
    this.#marks = [];
  }

  /** A state was kept when other rules took over: of what was before, nothing is told. */
  takeOver(at: number): void {
    this.#dates = [{ at }];
  }

  /** `authors`: as the log keeps them, one for all or one by seat. */
  answered(at: number, by: By, authors: Author | readonly (Author | null)[]): void {
    this.#marks.push({ at, by });
    this.#dates.push({ at, by: authors });
  }

  takeBack(answers: number, at: number): void {
    this.#marks.length -= answers;
    this.#dates.push({ at });
  }

  /** All that this viewer was told and that stands. */
  story({ setup, steps, record }: Match, viewer: Viewer): StoryStep[] {
    const heard = (told: Match['setup']): StoryStep['events'] =>
      told.flatMap(({ event, to }) => (to === 'all' || to === viewer ? [event] : []));
    const back = takenBack(record.log);
    const story = steps.map(({ told }, at) => ({ ...this.#marks[at], events: heard(told) }));
    return [{ at: this.#began, by: [], events: heard(setup) }, ...story].map((step, standing) => {
      const here = back.get(standing);
      return here === undefined ? step : { ...step, takenBack: here };
    });
  }

  dated(record: MatchRecord): MatchRecord {
    const log = record.log.map((entry, at): Entry => ({ ...entry, ...this.#dates[at] }) as Entry);
    return { ...record, log };
  }
}
