import type { XiditWords } from '../en.ts';
import { army, counted, names, objects } from './things.ts';

export const ask: XiditWords['ask'] = {
  lord: () => 'In welcher Stadt beginnt dein Idrakys?',
  orders: ({ year, city }) =>
    `Jahr ${year}: Stelle sechs Befehle ein. Dein Idrakys steht in ${city.name} (${city.number}).`,
  rewards: ({ number }) =>
    number === 1 ? 'Wähle eine Belohnung.' : `Wähle ${number === 2 ? 'zwei' : number} Belohnungen.`,
  bards: ({ number }) => `Lege ${objects('bard', number)}.`,
  titan: ({ units }) => `Beseitigst du einen Wütenden Titanen? Du hast ${army(units, objects)}.`,
  payment: ({ titan, cost }) => `${titan}: Zahle ${objects('unit', cost)} deiner Wahl.`,
  dummy: () => 'Welchen Wert des Dummy-Spielers erhöhst du um 1?',
  census: ({ unit }) => `Erhebung, ${names.units[unit]}: Wie viele zeigst du?`,
  censusBards: ({ number }) =>
    number === 0 ? 'Du hast keine Barden mehr.' : `Lege bis zu ${objects('bard', number)}.`,
  censusFloor: () => 'Wohin kommt das Stockwerk der Erhebung?',
};

export const waitFor: XiditWords['waitFor'] = {
  lord: ({ player }) => `${player} stellt einen Idrakys auf.`,
  orders: ({ player }) => `${player} stellt Befehle ein.`,
  rewards: ({ player }) => `${player} wählt Belohnungen.`,
  bards: ({ player }) => `${player} legt Barden.`,
  titan: ({ player }) => `${player} betrachtet die Titanen.`,
  payment: ({ player }) => `${player} wählt Einheiten für einen Titanen.`,
  dummy: ({ player }) => `${player} erhöht einen Wert des Dummy-Spielers.`,
  census: ({ player }) => `${player} zählt Einheiten.`,
  censusBards: ({ player }) => `${player} legt Barden der Erhebung.`,
  censusFloor: ({ player }) => `${player} setzt ein Stockwerk der Erhebung.`,
};

export const hasDecided: XiditWords['hasDecided'] = ({ player }) => `${player} hat sich entschieden.`;
export const isDeciding: XiditWords['isDeciding'] = ({ player }) => `${player} überlegt.`;

export const options: XiditWords['options'] = {
  city: ({ number, name }) => `${number} ${name}`,
  recruits: ({ units }) => `Anwerbung: ${army(units)}`,
  threat: ({ foe, asks, offer }) => `${foe}: ${army(asks)} → ${offer}`,
  region: ({ region, first, second }) => `${region} (${first}/${second})`,
  only: ({ reward, number }) => `${reward} (nur ${number})`,
  noTitan: () => 'Kein Titan',
  titan: ({ titan, cost, offer }) => `${titan}: ${counted('unit', cost)} → ${offer}`,
  unit: ({ unit, have }) => `${names.units[unit]} (${have})`,
  dummy: ({ assessment, value }) => `${names.assessments[assessment]} (jetzt ${value})`,
  noFloor: () => 'Kein Stockwerk',
  keepFloor: () => 'Hinter dem Sichtschirm aufbewahren',
  guild: ({ city, height }) => `${city} (Höhe ${height})`,
};
