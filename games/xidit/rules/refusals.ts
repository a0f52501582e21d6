import { type Answer, type Refusal, refuse, type Seat } from '@triptych/kernel';
import { CITIES, NONE } from '../content/components.ts';
import { BARDS, FLOORS, GUILD_HEIGHT } from '../content/symbols.ts';
import { guildOf, KEEP, titanOf, type XiditQuestion } from '../questions.ts';
import { bardsToPlace, regionsFor, rewardOptions } from './rewards.ts';
import { mostCensusBards } from './census.ts';
import { countUnits, type Play } from './play.ts';
import { ragingTitans } from './titans.ts';

export type XiditRefusal =
  | 'city-taken'
  | 'choose-rewards'
  | 'no-bards-left'
  | 'no-region'
  | 'no-floors-left'
  | 'guild-of-another'
  | 'guild-full'
  | 'place-bards'
  | 'too-many-bards'
  | 'titan-not-raging'
  | 'too-few-units'
  | 'pay-exactly'
  | 'not-so-many-units'
  | 'not-your-guild'
  | 'guild-not-full';

type Reason = Refusal<XiditRefusal> | null;

/** Why an answer that the question does not offer is illegal. It says nothing that the seat may not know. */
export function explain(play: Play, question: XiditQuestion, answer: Answer): Reason {
  const { seat } = question;
  switch (question.kind) {
    case 'lord':
      return isCity(answer) ? refuse('city-taken', 'X2.6') : null;
    case 'rewards':
      return typeof answer === 'number' ? null : noReward(play, seat, answer);
    case 'bards':
      return typeof answer === 'number' ? null : noPlacement(play, seat, answer);
    case 'titan':
      return typeof answer === 'number' ? noTitan(play, seat, titanOf(answer)) : null;
    case 'payment':
      return typeof answer === 'number' ? null : noPayment(play, seat, answer);
    case 'census':
      return typeof answer === 'number' && answer > 0
        ? refuse('not-so-many-units', 'X7.2', {
            unit: question.unit,
            have: play.state.lords[seat].units[question.unit],
          })
        : null;
    case 'censusBards':
      return typeof answer === 'number' ? null : noCensusBards(play, seat, answer);
    case 'censusFloor':
      return typeof answer === 'number' ? noFloor(play, seat, answer) : null;
    case 'orders':
    case 'dummy':
      return null;
  }
}

function isCity(answer: Answer): boolean {
  return typeof answer === 'number' && answer >= 0 && answer < CITIES;
}

/** X4.10 */
function noReward(play: Play, seat: Seat, rewards: readonly number[]): Reason {
  const { components, state } = play;
  const { of, number } = rewardOptions(play, seat);
  const lord = state.lords[seat];
  if (rewards.includes(BARDS) && !of.includes(BARDS)) {
    const placeless = regionsFor(components, state, seat).length === 0;
    return placeless ? refuse('no-region', 'X4.12') : refuse('no-bards-left', 'X4.10');
  }
  if (rewards.includes(FLOORS) && !of.includes(FLOORS)) {
    const owner = state.guilds[lord.city];
    if (owner !== NONE && owner !== seat) return refuse('guild-of-another', 'X4.15', { seat: owner });
    return lord.floors === 0 ? refuse('no-floors-left', 'X4.10') : refuse('guild-full', 'X4.15');
  }
  return rewards.length === number ? null : refuse('choose-rewards', 'X4.10', { number });
}

/** X4.12 */
function noPlacement(play: Play, seat: Seat, bards: readonly number[]): Reason {
  const number = bardsToPlace(play, seat);
  return isSpread(bards) && countUnits(bards) !== number ? refuse('place-bards', 'X4.12', { number }) : null;
}

/** X7.9 */
function noCensusBards({ state }: Play, seat: Seat, bards: readonly number[]): Reason {
  const most = mostCensusBards(state, seat);
  return isSpread(bards) && countUnits(bards) > most ? refuse('too-many-bards', 'X7.9', { most }) : null;
}

function isSpread(numbers: readonly number[]): boolean {
  return numbers.every((number) => number >= 0);
}

/** X4.8, X6.5 */
function noTitan({ components, state }: Play, seat: Seat, titan: number): Reason {
  if (titan < 0 || titan >= components.titans.length) return null;
  if (!ragingTitans(state).includes(titan)) return refuse('titan-not-raging', 'X6.4');
  const have = countUnits(state.lords[seat].units);
  return refuse('too-few-units', 'X6.5', { have, need: components.titans[titan].cost });
}

/** X6.5 */
function noPayment({ components, state }: Play, seat: Seat, units: readonly number[]): Reason {
  const own = state.lords[seat].units;
  if (units.length !== own.length || !isSpread(units)) return null;
  const unit = units.findIndex((number, of) => number > own[of]);
  if (unit >= 0) return refuse('not-so-many-units', 'X6.5', { unit, have: own[unit] });
  return refuse('pay-exactly', 'X6.5', { cost: components.titans[state.titan].cost });
}

/** X7.8 */
function noFloor({ state }: Play, seat: Seat, option: number): Reason {
  if (option === KEEP) return refuse('guild-not-full', 'X7.8');
  const city = guildOf(option);
  if (city < 0 || city >= CITIES) return null;
  if (state.guilds[city] !== seat) return refuse('not-your-guild', 'X7.8');
  return state.heights[city] === GUILD_HEIGHT ? refuse('guild-full', 'X4.15') : null;
}
