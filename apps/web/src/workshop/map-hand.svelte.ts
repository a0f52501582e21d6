import type { ComponentRef, WorkshopChapter } from '@triptych/client/workshop/book.ts';
import { pathOf } from '@triptych/client/workshop/components.ts';
import { faceAround } from '@triptych/client/workshop/faces.ts';
import { listAt } from './field-values.ts';
import {
  areasOf,
  lineFields,
  linesOf,
  type MapRole,
  mapRole,
  pointPath,
  ringPath,
  type Spot,
  spotsOf,
} from './map-parts.ts';
import type { Workbench } from './workshop.svelte.ts';

/** A finger moves a little even if it only taps. */
const SLACK = 6;
/** How far an arrow key moves something. */
const STEP = 5;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The hand on the map: what taps and drags do follows from the open chapter. */
export class MapHand {
  readonly #bench: Workbench;
  readonly spots = $derived.by(() => spotsOf(this.#bench.draft, this.#bench.chapters));
  readonly lines = $derived.by(() => linesOf(this.#bench.draft, this.#bench.chapters));
  readonly areas = $derived.by(() => areasOf(this.#bench.draft, this.#bench.chapters));
  /** How a new line is drawn; null: like the first kind. */
  drawnWith = $state<string | null>(null);
  /** The first end of a new line. */
  begun = $state<number | null>(null);
  #dragged: { readonly ref: ComponentRef; readonly gesture: string; moved: boolean } | null = null;
  #start: Spot = { x: 0, y: 0 };
  #gestures = 0;

  constructor(bench: Workbench) {
    this.#bench = bench;
  }

  get chapter(): WorkshopChapter {
    return this.#bench.chapterOf(this.#bench.chapter);
  }

  get role(): MapRole {
    return mapRole(this.chapter);
  }

  get look(): ReturnType<typeof lineFields>['look'] {
    return this.role === 'lines' ? lineFields(this.chapter).look : undefined;
  }

  /** Whether a tap on the ground adds a spot. */
  get adds(): boolean {
    const { role, chapter } = this;
    return (
      role === 'spots' &&
      chapter.holds === 'list' &&
      (chapter.wanted === null || listAt(this.#bench.draft, chapter.at).length < chapter.wanted)
    );
  }

  grip(event: PointerEvent, ref: ComponentRef, spot: Spot): void {
    this.#start = spot;
    this.#dragged = { ref, gesture: this.#gesture('drag'), moved: false };
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  drag(event: PointerEvent, spot: Spot): void {
    const dragged = this.#dragged;
    // Released, but its click has not come yet.
    if (dragged === null || event.buttons === 0) return;
    if (!dragged.moved && Math.hypot(spot.x - this.#start.x, spot.y - this.#start.y) < SLACK) return;
    dragged.moved = true;
    this.#place(dragged.ref, spot, dragged.gesture);
  }

  drop(): void {
    // The click that follows knows whether this was a move; the next grip may come before this time is over.
    const dropped = this.#dragged;
    setTimeout(() => {
      if (this.#dragged === dropped) this.#dragged = null;
    });
  }

  tapSpot(at: number): void {
    if (this.#dragged?.moved) return;
    const { ref } = this.spots[at];
    if (this.role === 'lines') this.#join(at);
    else if (this.role === 'areas' && this.#bench.selected !== null) this.#enclose(Number(ref.key) + 1);
    else this.#bench.choose(ref);
  }

  tapMap(spot: Spot): void {
    const bench = this.#bench;
    if (this.#dragged?.moved) return;
    if (this.role === 'areas') this.#takeFace(spot);
    else if (this.adds) {
      const gesture = this.#gesture('place');
      const added = bench.add(this.chapter.name, undefined, gesture);
      if (added !== null) this.#place(added, spot, gesture);
    } else if (this.role === 'spots' && bench.selected !== null)
      this.#place(bench.selected, spot, this.#gesture('place'));
  }

  /** One step with an arrow key; steps in a row are undone as one. */
  nudge(event: KeyboardEvent, ref: ComponentRef, { x, y }: Spot, within: Size): void {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
    const spot = { x: clamp(x + right * STEP, within.width), y: clamp(y + down * STEP, within.height) };
    this.#place(ref, spot, `nudge ${ref.chapter} ${ref.key}`);
  }

  #gesture(kind: string): string {
    return `${kind} ${++this.#gestures}`;
  }

  #place(ref: ComponentRef, { x, y }: Spot, gesture: string): void {
    const path = pointPath(this.#bench.chapterOf(ref.chapter), ref.key);
    this.#bench.set([...path, 'x'], x, gesture);
    this.#bench.set([...path, 'y'], y, gesture);
  }

  /** The second of two taps makes a line. */
  #join(at: number): void {
    const { begun, chapter, look } = this;
    this.begun = begun === null ? at : null;
    if (begun === null || begun === at) return;
    const [one, other] = [this.spots[begun], this.spots[at]];
    const gesture = this.#gesture('join');
    const added = this.#bench.add(chapter.name, undefined, gesture);
    if (added === null) return;
    const path = pathOf(chapter, added.key);
    const { ends } = lineFields(chapter);
    for (const [end, spot] of [one, other].entries())
      this.#bench.set([...path, ...ends[end]], Number(spot.ref.key) + 1, gesture);
    if (look !== undefined) this.#bench.set([...path, ...look.at], this.drawnWith ?? look.of[0], gesture);
    const middle = { x: Math.round((one.x + other.x) / 2), y: Math.round((one.y + other.y) / 2) };
    this.#place(added, middle, gesture);
  }

  #enclose(number: number): void {
    if (this.#bench.selected === null) return;
    const path = ringPath(this.chapter, this.#bench.selected.key);
    const ring = listAt(this.#bench.draft, path);
    this.#bench.set(path, ring.includes(number) ? ring.filter((one) => one !== number) : [...ring, number]);
  }

  /** The area between lines around a spot becomes a component, or is chosen if it is one. */
  #takeFace(spot: Spot): void {
    const face = faceAround(this.spots, this.lines, spot)?.map((at) => Number(this.spots[at].ref.key) + 1);
    if (face === undefined) return;
    const same = this.areas.find(
      ({ ring }) => ring.length === face.length && face.every((number) => ring.includes(number - 1)),
    );
    if (same !== undefined) return this.#bench.choose(same.ref);
    const gesture = this.#gesture('enclose');
    const empty =
      this.areas.find(({ ring }) => ring.length === 0)?.ref ??
      this.#bench.add(this.chapter.name, undefined, gesture);
    if (empty === null) return;
    this.#bench.set(ringPath(this.chapter, empty.key), face, gesture);
    this.#bench.choose(empty);
  }
}
