import type { PublicQuestion, Seat } from '@triptych/kernel';
import type { Opening, TakenBackLine } from '@triptych/client/session.ts';
import { say } from '../words/index.ts';

/** What the log tells beside the game. That somebody is deciding again is known only to who has seen it. */
export interface Note extends TakenBackLine {
  readonly kind: 'undone' | 'deciding';
}

export class Notes {
  all = $state.raw<readonly Note[]>([]);
  /** The last thing that somebody else took back, until something new happens. */
  notice = $state.raw<Note | null>(null);
  #viewer: Seat | null = null;

  /** All is told anew, perhaps because somebody has just taken something back. */
  open({ viewer, story, takenBack, tookBack }: Opening): void {
    const seen = this.#viewer === viewer ? this.all.filter(({ kind }) => kind === 'deciding') : [];
    this.#viewer = viewer;
    const kept = seen.map((note) => ({ ...note, after: Math.min(note.after, story.length) }));
    this.all = [...kept, ...takenBack.map((taken) => ({ kind: 'undone', ...taken }) as const)];
    const others = tookBack !== null && tookBack.seat !== viewer;
    this.notice = others ? { kind: 'undone', ...tookBack, after: story.length } : null;
  }

  add(note: Note): void {
    this.all = [...this.all, note];
    if (note.seat !== this.#viewer) this.notice = note;
  }

  dismiss(): void {
    this.notice = null;
  }
}

/** Who was ready and is deciding again. */
export function decidingAgain(before: readonly PublicQuestion[], after: readonly PublicQuestion[]): Seat[] {
  const ready = before.filter((question) => question.ready).map(({ seat }) => seat);
  return after.flatMap((question) =>
    ready.includes(question.seat) && !question.ready ? [question.seat] : [],
  );
}

export function tellNote({ kind, seat, answers }: Note, names: readonly string[]): string {
  switch (kind) {
    case 'undone':
      return say().tookBack(names[seat], answers);
    case 'deciding':
      return say().decidesAgain(names[seat]);
  }
}
