import { UNITS } from '../../content/symbols.ts';
import type { XiditWords } from '../en.ts';
import { names, objects } from './things.ts';

export const refusals: XiditWords['refusals'] = {
  'city-taken': () => 'Dort steht schon ein anderer Idrakys.',
  'choose-rewards': ({ number }) =>
    number === 1
      ? 'Wähle genau eine Belohnung.'
      : `Wähle genau ${number === 2 ? 'zwei' : number} Belohnungen.`,
  'no-bards-left': () => 'Du hast keine Barden mehr.',
  'no-region': () => 'An diese Stadt grenzt kein Gebiet, in das Barden gelegt werden können.',
  'no-floors-left': () => 'Du hast keine Stockwerke mehr.',
  'guild-of-another': () => 'In dieser Stadt steht die Zauberergilde eines anderen Spielers.',
  'guild-full': () => 'Diese Zauberergilde hat schon vier Stockwerke.',
  'place-bards': ({ number }) => `Lege genau ${objects('bard', number)}.`,
  'too-many-bards': ({ most }) => `Du kannst höchstens ${objects('bard', most)} legen.`,
  'titan-not-raging': () => 'Dieser Titan wütet gerade nicht.',
  'too-few-units': ({ have, need }) => `Dieser Titan kostet ${objects('unit', need)}; du hast ${have}.`,
  'pay-exactly': ({ cost }) => `Zahle genau ${objects('unit', cost)}.`,
  'not-so-many-units': ({ unit, have }) => `So viele hast du nicht: ${names.units[UNITS[unit]]} ${have}.`,
  'not-your-guild': () => 'Dort hast du keine Zauberergilde.',
  'guild-not-full': () => 'Das Stockwerk kommt auf eine deiner Zauberergilden, solange eine noch Platz hat.',
};
