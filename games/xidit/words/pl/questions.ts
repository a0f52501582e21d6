import type { XiditWords } from '../en.ts';
import { army, counted, names, objects, rewards } from './things.ts';

export const ask: XiditWords['ask'] = {
  lord: () => 'W którym mieście zaczyna twój idrakis?',
  orders: ({ year, city }) =>
    `Rok ${year}: wydaj sześć rozkazów. Twój idrakis stoi w mieście ${city.number} „${city.name}”.`,
  rewards: ({ number }) => `Wybierz ${rewards(number)}.`,
  bards: ({ number }) => `Umieść ${objects('bard', number)}.`,
  titan: ({ units }) => `Czy eliminujesz rozszalałego tytana? Twoje jednostki: ${army(units)}.`,
  payment: ({ titan, cost }) => `${titan}: wybierz, co oddajesz (${counted('unit', cost)}).`,
  dummy: () => 'Którą wartość wirtualnego gracza podnosisz o 1?',
  census: ({ unit }) => `Spis, ${names.units[unit]}: ile jednostek pokazujesz?`,
  censusBards: ({ number }) =>
    number === 0 ? 'Nie masz już bardów.' : `Umieść najwyżej ${objects('bard', number)}.`,
  censusFloor: () => 'Gdzie trafia piętro ze spisu?',
};

export const waitFor: XiditWords['waitFor'] = {
  lord: ({ player }) => `${player} ustawia idrakisa.`,
  orders: ({ player }) => `${player} wydaje rozkazy.`,
  rewards: ({ player }) => `${player} wybiera nagrody.`,
  bards: ({ player }) => `${player} umieszcza bardów.`,
  titan: ({ player }) => `${player} przygląda się tytanom.`,
  payment: ({ player }) => `${player} wybiera jednostki przeciw tytanowi.`,
  dummy: ({ player }) => `${player} podnosi wartość wirtualnego gracza.`,
  census: ({ player }) => `${player} liczy jednostki.`,
  censusBards: ({ player }) => `${player} umieszcza bardów ze spisu.`,
  censusFloor: ({ player }) => `${player} dokłada piętro ze spisu.`,
};

export const hasDecided: XiditWords['hasDecided'] = ({ player }) => `${player}: decyzja zapadła.`;
export const isDeciding: XiditWords['isDeciding'] = ({ player }) => `${player} podejmuje decyzję.`;

export const options: XiditWords['options'] = {
  city: ({ number, name }) => `${number} ${name}`,
  recruits: ({ units }) => `rekrutacja: ${army(units)}`,
  threat: ({ foe, asks, offer }) => `${foe}: ${army(asks)} → ${offer}`,
  region: ({ region, first, second }) => `${region} (${first}/${second})`,
  only: ({ reward, number }) => `${reward} (tylko ${number})`,
  noTitan: () => 'Bez tytana',
  titan: ({ titan, cost, offer }) => `${titan}: ${counted('unit', cost)} → ${offer}`,
  unit: ({ unit, have }) => `${names.units[unit]} (${have})`,
  dummy: ({ assessment, value }) => `${names.assessments[assessment]} (teraz ${value})`,
  noFloor: () => 'Bez piętra',
  keepFloor: () => 'Zachowaj za zasłonką',
  guild: ({ city, height }) => `${city} (wysokość ${height})`,
};
