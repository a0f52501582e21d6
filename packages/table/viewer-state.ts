import { commitment, type Match, seedFrom, type SeedParts, type Viewer } from '@triptych/kernel';
import type { Fairness, ProposalInfo, SeatInfo, ViewerState } from '@triptych/protocol';
import { deviceInfo } from './devices.ts';
import type { TableState } from './state.ts';
import type { TableConfig } from './table-config.ts';

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
    outcome: beside === undefined ? (match?.over ? match.game.outcome(match.state) : null) : beside.outcome,
    fairness: beside?.fairness ?? fairness(state),
  };
}

const seatCache = new WeakMap<object, readonly SeatInfo[]>();

/** Cached, because seats rarely change but are read after every answer. */
function seatInfos({ seats, config }: TableState): readonly SeatInfo[] {
  let infos = seatCache.get(seats);
  if (infos === undefined) {
    infos = seats.map((chair) => {
      const { player, away } = chair;
      return {
        kind: player.kind,
        name: player.kind === 'open' ? '' : player.name,
        level: player.kind === 'bot' ? player.level : null,
        away,
        host: player.kind === 'person' && player.id === config.host,
        ...deviceInfo(chair),
      };
    });
    seatCache.set(seats, infos);
  }
  return infos;
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
