import { commitment, type Match, type Seat, seedFrom, type SeedParts, type Viewer } from '@triptych/kernel';
import type {
  Fairness,
  PersonId,
  ProposalInfo,
  SeatInfo,
  TableConfig,
  TableState,
  ViewerState,
} from '@triptych/protocol';
import { deviceInfo } from './devices.ts';
import { onHoliday } from './run-clocks.ts';
import { characterField } from './seat.ts';
import { undoIsFree } from './state.ts';
import { undecided } from './voting.ts';

/** One list, so that it never seems to have changed. */
const NOBODY: readonly Seat[] = [];
const HINTS = { hints: true };
const CONTEST = { contest: true };

/**
 * Everything that one viewer may see. `beside`: another viewer's state at the same time, to share what is
 * public. `last`: what this viewer saw before, to share what has not changed.
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
    outcome: beside === undefined ? (match?.outcome ?? null) : beside.outcome,
    fairness: beside?.fairness ?? fairness(state),
    undoStep: seat === null ? 0 : undoStep(state, match, seat),
    freeUndo: seat !== null && undoIsFree(state),
    endedEarly: match?.endedEarly ?? false,
    resigned: match?.resigned ?? NOBODY,
    botPace: state.config.botPace ?? 'instant',
    ...(state.config.hints === true && HINTS),
    ...(state.config.contest === true && CONTEST),
  };
}

function undoStep(state: TableState, match: Match | null, seat: Seat): number {
  if (match === null || state.status !== 'running') return 0;
  if (match.undoable(seat) > 0) return 1;
  const step = undoIsFree(state) ? match.sinceOwnAnswer(seat) : 0;
  // What is taken back first is the secret answer.
  return match.sealedAnswer(seat) === null ? step : Math.min(1, step);
}

const seatCache = new WeakMap<object, readonly SeatInfo[]>();

function absentSince({ seats, absent }: TableState, seat: Seat): number | null {
  const { player } = seats[seat];
  if (player.kind !== 'person') return null;
  return absent.find(({ person }) => person === player.id)?.since ?? null;
}

/** Cached, because seats rarely change but are read after every answer. */
function seatInfos(state: TableState): readonly SeatInfo[] {
  const { seats, host } = state;
  let infos = seatCache.get(seats);
  if (infos === undefined) {
    infos = seats.map((tableSeat, seat) => {
      const { player, away, resigned } = tableSeat;
      return {
        kind: player.kind,
        name: player.kind === 'open' ? '' : player.name,
        level: player.kind === 'bot' ? player.level : null,
        ...(player.kind === 'bot' && characterField(player.character)),
        away,
        host: player.kind === 'person' && player.id === host,
        absent: absentSince(state, seat),
        resigned: resigned !== undefined,
        holiday: onHoliday(state, seat),
        ...deviceInfo(tableSeat),
      };
    });
    seatCache.set(seats, infos);
  }
  return infos;
}

function proposalInfo(state: TableState): ProposalInfo | null {
  const { proposal, seats: tableSeats, status } = state;
  if (proposal === null || status === 'over') return null;
  const { number, seat, action, agreed } = proposal;
  const seatsOfAll = (people: readonly PersonId[]): Seat[] =>
    tableSeats.flatMap(({ player }, at) =>
      player.kind === 'person' && people.includes(player.id) ? [at] : [],
    );
  const waitsFor = seatsOfAll(undecided(state, proposal));
  return { number, seat, action, agreed: seatsOfAll(agreed), waitsFor };
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
    seed: shown ? seedOf(config, seats) : null,
  };
  fairnessCache.set(seats, { shown, fairness: made });
  return made;
}

/** The seed of the match's randomness. */
export function seedOf(config: TableConfig, seats: TableState['seats']): string {
  return config.seed ?? seedFrom(seedParts(config.hostPart, seats));
}

function seedParts(hostPart: string, seats: TableState['seats']): SeedParts {
  return { host: hostPart, seats: seats.map(({ part }) => part) };
}
