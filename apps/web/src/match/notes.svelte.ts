import type { PublicQuestion, Seat } from '@triptych/kernel';
import { say } from '../words/index.ts';

/** What the log tells beside the game. It is no event: a page that is opened later does not know of it. */
export interface Note {
  readonly kind: 'undone' | 'deciding';
  readonly by: Seat;
  /** How many answers no longer stand. */
  readonly answers: number;
  /** How many lines of the story had been told before. */
  readonly after: number;
}

export class Notes {
  all = $state.raw<readonly Note[]>([]);
  /** The last thing that somebody else took back, until something new happens. */
  notice = $state.raw<Note | null>(null);

  /** Of a story that now has `after` lines. */
  add(note: Note, viewer: Seat): void {
    const { after } = note;
    this.all = [...this.all.map((old) => ({ ...old, after: Math.min(old.after, after) })), note];
    if (note.by !== viewer) this.notice = note;
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

export function tellNote({ kind, by, answers }: Note, names: readonly string[]): string {
  switch (kind) {
    case 'undone':
      return say().tookBack(names[by], answers);
    case 'deciding':
      return say().decidesAgain(names[by]);
  }
}
