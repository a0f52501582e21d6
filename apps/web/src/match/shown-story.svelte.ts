import type { StoryLine } from '@triptych/board-kit/board-model.ts';
import type { Opening } from '@triptych/client/session.ts';
import type { GameEvent } from '@triptych/kernel';

/** The story as far as it is on screen. */
export class ShownStory {
  lines = $state.raw<readonly StoryLine[]>([]);
  /** Everything since this viewer's last decision: the others' latest moves. */
  recent = $state.raw<readonly GameEvent[]>([]);
  /** The number of lines older than the step on screen. */
  #before = 0;

  /** `seen`: how many lines the viewer had seen before; null if unknown. */
  open({ story, recent }: Opening, seen: number | null): void {
    this.#before = story.length - recent.length;
    this.lines = story.map((event, line) => ({ event, fresh: line >= (seen ?? story.length) }));
    this.recent = recent;
  }

  /** `mine`: whether they follow from the viewer's own answer. */
  add(events: readonly GameEvent[], mine: boolean): void {
    this.#before = this.lines.length;
    this.lines = [...this.lines, ...events.map((event) => ({ event, fresh: true }))];
    this.recent = mine ? events : [...this.recent, ...events];
  }

  /** The lines before the step on screen. */
  get earlier(): readonly StoryLine[] {
    return this.lines.slice(0, this.#before);
  }

  /** The events of the step on screen. */
  get latest(): readonly GameEvent[] {
    return this.lines.slice(this.#before).map(({ event }) => event);
  }
}
