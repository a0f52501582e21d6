import type { Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { INFLUENCE, REPUTATION, WEALTH } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import { rankedBy, reputations } from '../rules/assessments.ts';
import type { XiditView } from '../view.ts';
import { type BardStep, bardSteps } from './bards.ts';

/** One step that raised somebody in an assessment. */
export interface DecisiveStep {
  readonly event: XiditEvent;
  readonly year: number;
  /** The line of the story. */
  readonly line: number;
}

/** Why somebody was eliminated. The dummy is the seat after the last. */
export interface EliminationVerdict {
  readonly assessment: number;
  readonly seat: Seat;
  /** The last step without which somebody else would have been eliminated; null: no single one changed it. */
  readonly step: DecisiveStep | null;
  /** Who would have been eliminated without it. */
  readonly instead: readonly Seat[];
}

/** The eliminations of a finished match, in order, each with the step that decided it. */
export function verdicts(
  components: Components,
  story: readonly XiditEvent[],
  view: XiditView,
): EliminationVerdict[] {
  const breakers = { lords: view.lords.map(({ units }) => ({ units: units ?? [] })), first: view.first };
  const placed = bardSteps(components, story, view);
  const steps = stepsOf(story).toReversed();
  const out: Seat[] = [];
  return story.flatMap((event) => {
    if (event.type !== 'assessed') return [];
    const { assessment, values, eliminated } = event;
    const before = [...out];
    out.push(...eliminated);
    const fallen = (changed: readonly number[]): Seat[] => {
      const standing = rankedBy(breakers, changed).filter((seat) => !before.includes(seat));
      return standing.slice(standing.length - eliminated.length);
    };
    return eliminated.map((seat) => {
      for (const step of steps) {
        const changed = without(components, view, placed, assessment, values, step);
        if (changed === null) continue;
        const others = fallen(changed);
        if (!others.includes(seat))
          return { assessment, seat, step, instead: others.filter((other) => !eliminated.includes(other)) };
      }
      return { assessment, seat, step: null, instead: [] };
    });
  });
}

/** What could have raised somebody. */
function stepsOf(story: readonly XiditEvent[]): DecisiveStep[] {
  let year = 0;
  return story.flatMap((event, line) => {
    switch (event.type) {
      case 'yearBegan':
        year = event.year;
        return [];
      case 'goldGained':
      case 'guildBuilt':
      case 'floorAdded':
      case 'bardsPlaced':
      case 'dummyRaised':
        return [{ event, year, line }];
      default:
        return [];
    }
  });
}

/** The values of an assessment if a step had not happened; null: it has nothing to do with it. */
function without(
  components: Components,
  view: XiditView,
  placed: readonly BardStep[],
  assessment: number,
  values: readonly number[],
  { event, line }: DecisiveStep,
): readonly number[] | null {
  const less = (seat: Seat, by: number): readonly number[] => values.with(seat, values[seat] - by);
  switch (event.type) {
    case 'goldGained':
      return assessment === WEALTH ? less(event.seat, event.gold) : null;
    case 'guildBuilt':
      return assessment === INFLUENCE ? less(event.seat, event.floors + event.kept) : null;
    case 'floorAdded':
      return assessment === INFLUENCE ? less(event.seat, 1) : null;
    case 'dummyRaised':
      return event.assessment === assessment ? less(values.length - 1, 1) : null;
    case 'bardsPlaced': {
      const step = placed.find((other) => other.line === line);
      if (assessment !== REPUTATION || step === undefined) return null;
      const lords = view.lords.map(({ songs }, seat) => ({
        songs: seat === step.seat ? songs.map((bards, region) => bards - step.bards[region]) : songs,
      }));
      return [
        ...reputations(components, { lords, setting: view.setting }),
        ...values.slice(view.lords.length),
      ];
    }
    default:
      return null;
  }
}
