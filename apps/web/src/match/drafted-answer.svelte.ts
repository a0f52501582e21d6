import { type Draft, emptyDraft, finished, sameDraft, toggled, withItem } from '@triptych/client/draft.ts';
import type { MatchState } from '@triptych/client/session.ts';
import type { Answer, Question, Seat } from '@triptych/kernel';
import type { RefusalNotice } from './refusal-notice.svelte.ts';
import type { DraftStore } from './saved-drafts.ts';

/** Who is asked what. */
interface Asking {
  readonly viewer: Seat;
  readonly state: MatchState | null;
  readonly question: Question | null;
  readonly asked: boolean;
  readonly refused: RefusalNotice;
}

/** The answer that the viewer is preparing. It is saved with every change, so that it survives a reload. */
export class DraftedAnswer {
  #draft = $state.raw<Draft>(null);
  readonly #model: Asking;
  readonly #drafts: DraftStore;

  constructor(model: Asking, drafts: DraftStore) {
    this.#model = model;
    this.#drafts = drafts;
  }

  get draft(): Draft {
    return this.#draft;
  }

  set draft(draft: Draft) {
    this.#draft = draft;
    const { question, state, viewer } = this.#model;
    if (question !== null && state !== null) this.#drafts.save(viewer, { ...state, question }, draft);
  }

  /** Null while it is incomplete. */
  get answer(): Answer | null {
    const { question } = this.#model;
    return question === null ? null : finished(question.shape, this.draft);
  }

  /** Whether there is a choice to cancel. */
  get begun(): boolean {
    const { question } = this.#model;
    return question !== null && !sameDraft(this.draft, emptyDraft(question.shape));
  }

  /** Chooses an option; an illegal choice is explained. `again`: it was chosen already. */
  choose(option: number): 'again' | null {
    const { question, asked, refused } = this.#model;
    if (question === null || !asked) return null;
    refused.clear();
    const { shape } = question;
    if (shape.shape === 'some') {
      const next = toggled(shape.of, this.draft, option);
      if (!shape.of.includes(option)) void refused.explain(question, [option]);
      else if (next.length > shape.max) void refused.explain(question, next);
      else this.draft = next;
      return null;
    }
    if (shape.shape !== 'one') return null;
    if (!shape.of.includes(option)) void refused.explain(question, option);
    else if (this.draft === option) return 'again';
    else this.draft = option;
    return null;
  }

  set(item: number, value: number | null): void {
    if (!this.#model.asked) return;
    this.#model.refused.clear();
    this.draft = withItem(this.draft, item, value);
  }

  replace(draft: Draft): void {
    if (this.#model.asked) this.draft = draft;
  }

  cancel(): void {
    const { question, refused } = this.#model;
    refused.clear();
    if (question !== null) this.draft = emptyDraft(question.shape);
  }

  /** Takes up the draft for this question, from this page or from before a reload. */
  begin(question: Question | null): void {
    this.#draft = question === null ? null : this.#draftFor(question);
  }

  #draftFor(question: Question): Draft {
    const { state, viewer } = this.#model;
    const empty = emptyDraft(question.shape);
    return state === null || state.sealed !== null
      ? empty
      : (this.#drafts.load(viewer, { ...state, question }) ?? empty);
  }
}
