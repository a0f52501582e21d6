import { type CityId, type RegionId, tilesFor } from '../content/components.ts';
import { ASSESSMENTS, BARDS, FLOORS, GOLD, GUILD_HEIGHT, ORDERS, UNITS } from '../content/symbols.ts';
import { DECLINE, guildOf, KEEP, titanOf, type XiditQuestion } from '../questions.ts';
import { campOf } from '../rules/tiles.ts';
import { RECRUIT, THREAT } from '../state.ts';
import type { LordView, XiditView } from '../view.ts';
import { cityOf, foeOf, offerText, regionName, type Speaker, titanName } from './speaker.ts';

/** An option as a short label with what the decision needs, even if it is illegal now. */
export function optionLabel(
  speaker: Speaker,
  question: XiditQuestion,
  option: number,
  view: XiditView,
): string {
  const { components, words } = speaker;
  const { options } = words;
  switch (question.kind) {
    case 'lord':
      return cityLabel(speaker, option, view);
    case 'orders':
      return words.names.orders[ORDERS[option]];
    case 'rewards':
      return rewardLabel(speaker, question, option, view);
    case 'bards':
    case 'censusBards':
      return regionLabel(speaker, option);
    case 'titan': {
      if (option === DECLINE) return options.noTitan();
      const titan = titanOf(option);
      const { cost, offer } = components.titans[titan];
      return options.titan({ titan: titanName(speaker, titan), cost, offer: offerText(speaker, offer) });
    }
    case 'payment':
      return options.unit({ unit: UNITS[option], have: view.lords[question.seat].units?.[option] ?? 0 });
    case 'dummy':
      return options.dummy({ assessment: ASSESSMENTS[option], value: view.dummy[option] });
    case 'census':
      return words.counted(UNITS[question.unit], option);
    case 'censusFloor':
      return floorLabel(speaker, option, view);
  }
}

/** `3 floors`, or `3 floors (only 1)` if more do not fit. */
function rewardLabel(
  speaker: Speaker,
  { seat, offer }: Extract<XiditQuestion, { readonly kind: 'rewards' }>,
  reward: number,
  view: XiditView,
): string {
  const given = Math.min(offer[reward], roomFor(reward, view.lords[seat], view));
  const label = rewardText(speaker, reward, offer[reward]);
  return given === offer[reward] ? label : speaker.words.options.only({ reward: label, number: given });
}

/** X4.12, X4.14: bards and floors are limited by the supply, floors also by the guild's height. */
function roomFor(reward: number, { city, bards, floors }: LordView, { heights }: XiditView): number {
  if (reward === BARDS) return bards ?? Infinity;
  return reward === FLOORS ? Math.min(floors, GUILD_HEIGHT - heights[city]) : Infinity;
}

/** `2 bards` */
export function rewardText({ words }: Speaker, reward: number, number: number): string {
  switch (reward) {
    case GOLD:
      return words.counted('gold', number);
    case BARDS:
      return words.counted('bard', number);
    case FLOORS:
      return words.counted('floor', number);
    default:
      return '';
  }
}

function regionLabel(speaker: Speaker, region: RegionId): string {
  const { first, second } = speaker.components.regions[region];
  return speaker.words.options.region({ region: regionName(speaker, region), first, second });
}

/** `7 Vinehall – recruits: 1 archer and 1 mage` */
export function cityLabel(speaker: Speaker, city: CityId, view: XiditView): string {
  const label = speaker.words.options.city(cityOf(speaker, city));
  const lies = tileText(speaker, city, view);
  return lies === '' ? label : `${label} – ${lies}`;
}

/** The tile of a city. */
export function tileText(speaker: Speaker, city: CityId, view: XiditView): string {
  const { options } = speaker.words;
  if (view.sides[city] === RECRUIT) {
    return options.recruits({ units: view.camps.slice(campOf(city), campOf(city + 1)) });
  }
  return view.sides[city] === THREAT ? threatText(speaker, city, view.lords.length) : '';
}

/** `Ice pirates: 1 militia and 1 mage → 2 gold, 3 bards, 2 floors` */
export function threatText(speaker: Speaker, city: CityId, seats: number): string {
  const { asks, offer } = tilesFor(speaker.components, seats)[city];
  return speaker.words.options.threat({ foe: foeOf(speaker, city), asks, offer: offerText(speaker, offer) });
}

function floorLabel(speaker: Speaker, option: number, view: XiditView): string {
  const { options } = speaker.words;
  if (option === DECLINE) return options.noFloor();
  if (option === KEEP) return options.keepFloor();
  const city = guildOf(option);
  return options.guild({ city: options.city(cityOf(speaker, city)), height: view.heights[city] });
}
