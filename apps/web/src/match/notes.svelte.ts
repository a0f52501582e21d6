import type { PublicQuestion, Seat } from '@triptych/kernel';
import type { MatchState, Opening, TakenBackLine } from '@triptych/client/session.ts';
import { say } from '../words/index.ts';

/** A log line that is not part of the game. Only those who were watching know that somebody is deciding again. */
export interface Note extends TakenBackLine {
  readonly kind: 'undone' | 'deciding';
}

export class Notes {
  all = $state.raw<readonly Note[]>([]);
  /** The last thing that somebody else undid, until something new happens. */
  notice = $state.raw<Note | null>(null);
  #viewer: Seat | null = null;

  /** The match is reopened, perhaps because somebody has just undone an answer. */
  open({ viewer, story, takenBack, tookBack }: Opening): void {
    const seen = this.#viewer === viewer ? this.all.filter(({ kind }) => kind === 'deciding') : [];
    this.#viewer = viewer;
    const deciding = seen.map((note) => ({ ...note, after: Math.min(note.after, story.length) }));
    this.all = [...deciding, ...takenBack.map((taken) => ({ kind: 'undone', ...taken }) as const)];
    const others = tookBack !== null && tookBack.seat !== viewer;
    this.notice = others ? { kind: 'undone', ...tookBack, after: story.length } : null;
  }

  /** Notes who was ready and is deciding again, after that many lines of the story. */
  decidingAgain(before: MatchState | null, { answers, questions }: MatchState, after: number): void {
    if (answers !== before?.answers) return;
    for (const seat of unreadied(before.questions, questions))
      this.#add({ kind: 'deciding', seat, answers: 0, after });
  }

  #add(note: Note): void {
    this.all = [...this.all, note];
    if (note.seat !== this.#viewer) this.notice = note;
  }

  dismiss(): void {
    this.notice = null;
  }
}

/** Seats that were ready and no longer are. */
function unreadied(before: readonly PublicQuestion[], after: readonly PublicQuestion[]): Seat[] {
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
