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
import type { Away } from './seat.ts';
import type { Clock, TimeControl } from './clock.ts';
import type { ProposedAction } from './proposal.ts';
import type { Status, TableState } from './state.ts';

/** A chair as everybody sees it. */
export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly level: string | null;
  readonly away: Away | null;
  readonly host: boolean;
}

export interface ProposalInfo {
  readonly number: number;
  readonly seat: Seat;
  readonly action: ProposedAction;
  /** Seats of those who have agreed. */
  readonly agreed: readonly Seat[];
}

/** Everything that one viewer may see: all that a client shows comes from here. Plain data without undefined. */
export interface ViewerState {
  readonly viewer: Viewer;
  readonly status: Status;
  readonly seats: readonly SeatInfo[];
  readonly timeControl: TimeControl;
  readonly clocks: readonly Clock[];
  readonly paused: boolean;
  readonly proposal: ProposalInfo | null;
  readonly rematch: string | null;
  /** The name of the pending questions: commands say which one they mean. */
  readonly questionVersion: number;
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
export function viewerState(
  state: TableState,
  match: Match | null,
  viewer: Viewer,
  beside?: ViewerState,
  last?: ViewerState,
): ViewerState {
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    viewer,
    status: state.status,
    seats: beside?.seats ?? seatInfos(state),
    timeControl: state.config.timeControl,
    clocks: state.clocks,
    paused: state.paused,
    proposal: beside === undefined ? proposalInfo(state) : beside.proposal,
    rematch: state.rematch,
    questionVersion: state.questionVersion,
    asked: beside?.asked ?? match?.questions ?? [],
    question: seat === null ? null : (match?.questionOf(seat) ?? null),
    sealed: seat === null ? null : (match?.sealedAnswer(seat) ?? null),
    undoable: seat === null ? 0 : (match?.undoable(seat) ?? 0),
    view: match?.view(viewer, beside?.view, last?.view ?? undefined) ?? null,
    outcome: beside === undefined ? (match?.over ? match.game.outcome(match.state) : null) : beside.outcome,
    fairness: beside?.fairness ?? fairness(state),
  };
}

const chairCache = new WeakMap<object, readonly SeatInfo[]>();

/** Chairs change seldom and are looked at after every answer: the same list gives the same sight. */
function seatInfos({ seats, config }: TableState): readonly SeatInfo[] {
  let seen = chairCache.get(seats);
  if (seen === undefined) {
    seen = seats.map(({ player, away }) => ({
      kind: player.kind,
      name: player.kind === 'open' ? '' : player.name,
      level: player.kind === 'bot' ? player.level : null,
      away,
      host: player.kind === 'person' && player.id === config.host,
    }));
    chairCache.set(seats, seen);
  }
  return seen;
}

function proposalInfo({ proposal, seats: tableSeats, status }: TableState): ProposalInfo | null {
  if (proposal === null || status === 'over') return null;
  const { number, seat, action, agreed } = proposal;
  const seats = tableSeats.flatMap(({ player }, at) =>
    player.kind === 'person' && agreed.includes(player.id) ? [at] : [],
  );
  return { number, seat, action, agreed: seats };
}

const fairnessCache = new WeakMap<object, { readonly shown: boolean; readonly fairness: Fairness }>();

function fairness({ config, seats, status }: TableState): Fairness {
  const shown = status === 'over';
  const known = fairnessCache.get(seats);
  if (known?.shown === shown) return known.fairness;
  const parts = seedParts(config.hostPart, seats);
  const made: Fairness = {
    commitment: commitment(config.hostPart),
    seats: parts.seats,
    host: shown ? config.hostPart : null,
    seed: shown ? seedFrom(parts) : null,
  };
  fairnessCache.set(seats, { shown, fairness: made });
  return made;
}

export function seedParts(hostPart: string, chairs: TableState['seats']): SeedParts {
  return { host: hostPart, seats: chairs.map(({ part }) => part) };
}
