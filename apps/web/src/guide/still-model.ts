import type { BoardModel } from '@triptych/board-kit/board-model.ts';
import type { GuidePicture } from '@triptych/board-kit/guide.ts';
import { type Draft, emptyDraft, finished } from '@triptych/client/draft.ts';
import type { LessonMatch } from '@triptych/client/lesson/lesson.ts';
import type { MatchState, Opening } from '@triptych/client/session.ts';
import {
  type Answer,
  type GameModule,
  Match,
  newMatch,
  type Question,
  type SeatRecord,
} from '@triptych/kernel';

const nothing = (): void => {};

/** A position that nobody plays: a board can draw it. */
export class StillModel implements BoardModel {
  readonly opening: Opening;
  readonly state: MatchState;
  readonly story = [];
  readonly recent = [];
  readonly viewer = 0;
  readonly idle = true;
  readonly revealing = false;
  readonly question: Question | null;
  readonly asked: boolean;
  readonly draft: Draft;
  readonly answer: Answer | null;
  readonly onlyAnswer = null;
  readonly choose = nothing;
  readonly set = nothing;
  readonly replace = nothing;
  readonly commit = (): Promise<void> => Promise.resolve();
  readonly resultShown = nothing;
  readonly playAgain = (): Promise<void> => Promise.resolve();

  /** With an explicit view it shows that, and asks nothing. */
  constructor(match: Match, pack: unknown, draft: Draft | undefined, view?: unknown) {
    const question = view === undefined ? match.questionOf(0) : null;
    this.question = question;
    this.asked = question !== null;
    this.draft = draft ?? (question === null ? null : emptyDraft(question.shape));
    this.answer = question === null ? null : finished(question.shape, this.draft);
    this.state = {
      number: 1,
      answers: match.steps.length,
      view: view ?? match.view(0),
      question,
      questions: view === undefined ? match.questions : [],
      sealed: null,
      undoStep: 0,
      freeUndo: false,
      outcome: null,
      endedEarly: false,
      resigned: [],
    };
    this.opening = {
      game: match.record.game,
      pack,
      seats: match.record.seats,
      viewer: 0,
      watching: false,
      here: [0],
      hints: false,
      story: [],
      recent: [],
      state: this.state,
      takenBack: [],
      tookBack: null,
    };
  }
}

/** The position of a picture; null if the rules do not lead there. */
export function stillModel(
  module: GameModule,
  { options, seed, log }: LessonMatch,
  { after, draft }: GuidePicture,
  seats: readonly SeatRecord[],
): StillModel | null {
  const [pack] = Object.entries(module.packs);
  if (pack === undefined) return null;
  const [name, content] = pack;
  const made = newMatch(module, { seats, options, pack: { name, content }, seed });
  if (!made.ok || after > log.length) return null;
  const match = Match.open(module.open(content), { ...made.record, log: log.slice(0, after) });
  return match instanceof Match ? new StillModel(match, content, draft) : null;
}
