import type {
  Answer,
  Match,
  Outcome,
  PublicQuestion,
  Question,
  Seat,
  SeedParts,
  Viewer,
} from '@triptych/kernel';
import { commitment, seedFrom } from '@triptych/kernel';
import type { Away } from './chair.ts';
import type { Clock, Pace } from './clock.ts';
import type { Wish } from './proposal.ts';
import type { Status, TableState } from './state.ts';

/** A chair as everybody sees it. */
export interface ChairSight {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly level: string | null;
  readonly away: Away | null;
  readonly host: boolean;
}

export interface ProposalSight {
  readonly number: number;
  readonly seat: Seat;
  readonly wish: Wish;
  /** Seats of those who have agreed. */
  readonly agreed: readonly Seat[];
}

/** Everything that one viewer may see: all that a client shows comes from here. Plain data without undefined. */
export interface Sight {
  readonly viewer: Viewer;
  readonly status: Status;
  readonly chairs: readonly ChairSight[];
  readonly pace: Pace;
  readonly clocks: readonly Clock[];
  readonly paused: boolean;
  readonly proposal: ProposalSight | null;
  readonly rematch: string | null;
  /** The name of the pending questions: commands say which one they mean. */
  readonly moment: number;
  /** Who must answer, and what everybody may know of it. */
  readonly asked: readonly PublicQuestion[];
  /** One's own question, and the sealed answer that one has committed. */
  readonly question: Question | null;
  readonly sealed: Answer | null;
  /** How many answers one may take back at once. */
  readonly undoable: number;
  /** The game's own view; null before the match begins. */
  readonly view: unknown;
  readonly outcome: Outcome | null;
  readonly fairness: Fairness;
}

export interface Fairness {
  readonly commitment: string;
  /** By seat: what was added to the seed. */
  readonly seats: readonly (string | null)[];
  /** Shown at the end. */
  readonly host: string | null;
  readonly seed: string | null;
}

/**
 * `beside`: another viewer's sight of the same moment; what both may see is shared with it. `last`: what this viewer
 * was shown before; what did not change is shared with that.
 */
export function sight(
  state: TableState,
  match: Match | null,
  viewer: Viewer,
  beside?: Sight,
  last?: Sight,
): Sight {
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    viewer,
    status: state.status,
    chairs: beside?.chairs ?? chairSights(state),
    pace: state.founding.pace,
    clocks: state.clocks,
    paused: state.paused,
    proposal: beside === undefined ? proposalSight(state) : beside.proposal,
    rematch: state.rematch,
    moment: state.moment,
    asked: beside?.asked ?? match?.questions ?? [],
    question: seat === null ? null : (match?.questionOf(seat) ?? null),
    sealed: seat === null ? null : (match?.sealedAnswer(seat) ?? null),
    undoable: seat === null ? 0 : (match?.undoable(seat) ?? 0),
    view: match?.view(viewer, beside?.view, last?.view ?? undefined) ?? null,
    outcome: beside === undefined ? (match?.over ? match.game.outcome(match.state) : null) : beside.outcome,
    fairness: beside?.fairness ?? fairness(state),
  };
}

const chairCache = new WeakMap<object, readonly ChairSight[]>();

/** Chairs change seldom and are looked at after every answer: the same list gives the same sight. */
function chairSights({ chairs, founding }: TableState): readonly ChairSight[] {
  let seen = chairCache.get(chairs);
  if (seen === undefined) {
    seen = chairs.map(({ player, away }) => ({
      kind: player.kind,
      name: player.kind === 'open' ? '' : player.name,
      level: player.kind === 'bot' ? player.level : null,
      away,
      host: player.kind === 'person' && player.id === founding.host,
    }));
    chairCache.set(chairs, seen);
  }
  return seen;
}

function proposalSight({ proposal, chairs, status }: TableState): ProposalSight | null {
  if (proposal === null || status === 'over') return null;
  const { number, seat, wish, agreed } = proposal;
  const seats = chairs.flatMap(({ player }, at) =>
    player.kind === 'person' && agreed.includes(player.id) ? [at] : [],
  );
  return { number, seat, wish, agreed: seats };
}

const fairnessCache = new WeakMap<object, { readonly shown: boolean; readonly fairness: Fairness }>();

function fairness({ founding, chairs, status }: TableState): Fairness {
  const shown = status === 'over';
  const known = fairnessCache.get(chairs);
  if (known?.shown === shown) return known.fairness;
  const parts = seedParts(founding.hostPart, chairs);
  const made: Fairness = {
    commitment: commitment(founding.hostPart),
    seats: parts.seats,
    host: shown ? founding.hostPart : null,
    seed: shown ? seedFrom(parts) : null,
  };
  fairnessCache.set(chairs, { shown, fairness: made });
  return made;
}

export function seedParts(hostPart: string, chairs: TableState['chairs']): SeedParts {
  return { host: hostPart, seats: chairs.map(({ part }) => part) };
}
