import type { Outlook, Seat } from '@triptych/kernel';
import { type Components, tilesFor } from '../content/components.ts';
import { ASSESSMENTS, UNITS } from '../content/symbols.ts';
import { UNIT_WORTH } from '../content/weights.ts';
import { valuesIn } from '../rules/assessments.ts';
import { countUnits } from '../rules/play.ts';
import type { XiditState } from '../state.ts';
import weights from './weights.json' with { type: 'json' };
import { prospects } from './worth.ts';

/** The game is evaluated by quarters of its years. */
const STAGES = 4;

const NO_CHANCE = { below: () => 0 };

/** What makes a lord the last one standing: being far from the last place in each assessment, in their order. */
export function xiditOutlook(components: Components): Outlook<XiditState> {
  return {
    // The first cities are chosen for the first year: what they are worth shows at its end.
    momentOf: ({ year }) => Math.max(1, year),
    stageOf: ({ year, setting }) => Math.min(STAGES - 1, Math.floor(((year - 1) * STAGES) / setting.years)),
    features: [
      ...['first', 'second', 'third'].flatMap((round) => [
        `${round}Value`,
        `${round}AboveLast`,
        `${round}Safe`,
        `${round}BehindBest`,
      ]),
      'unitWorth',
      'units',
      'variety',
      'bards',
      'songs',
      'kept',
      'prospects',
      'turn',
    ],
    featuresOf: (state, seat) => featuresOf(components, state, seat),
    weights,
  };
}

/** A lead of this many points over the last is as good as safe. */
const SAFE = 4;

function featuresOf(components: Components, state: XiditState, seat: Seat): number[] {
  const lord = state.lords[seat];
  const features: number[] = [];
  for (let round = 0; round < ASSESSMENTS.length; round++) {
    const values = valuesIn(components, state, state.setting.assessments[round]);
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < values.length; other++) {
      if (other === seat) continue;
      if (values[other] < least) least = values[other];
      if (values[other] > most) most = values[other];
    }
    const above = values[seat] - least;
    features.push(
      values[seat],
      Math.max(-SAFE, Math.min(SAFE, above)),
      above > 0 ? 1 : 0,
      Math.max(0, most - values[seat]),
    );
  }
  let worth = 0;
  let variety = 0;
  for (let of = 0; of < UNITS.length; of++) {
    worth += lord.units[of] * UNIT_WORTH[of];
    if (lord.units[of] > 0) variety++;
  }
  let songs = 0;
  for (let region = 0; region < lord.songs.length; region++) songs += lord.songs[region];
  const seats = state.lords.length;
  const play = { components, tiles: tilesFor(components, seats), state, rng: NO_CHANCE, emit: undefined };
  features.push(
    worth,
    countUnits(lord.units),
    variety,
    lord.bards,
    songs,
    lord.kept,
    prospects(play, seat),
    (seat - state.first + seats) % seats,
  );
  return features;
}
