import { UNITS } from '../../content/symbols.ts';
import type { XiditWords } from '../en.ts';
import { names, objects, rewards } from './things.ts';

export const refusals: XiditWords['refusals'] = {
  'city-taken': () => 'Stoi tam już inny idrakis.',
  'choose-rewards': ({ number }) => `Wybierz dokładnie ${rewards(number)}.`,
  'no-bards-left': () => 'Nie masz już bardów.',
  'no-region': () => 'Z tym miastem nie sąsiaduje żaden region dostępny dla bardów.',
  'no-floors-left': () => 'Nie masz już pięter.',
  'guild-of-another': () => 'W tym mieście stoi gildia innego gracza.',
  'guild-full': () => 'Ta gildia ma już cztery piętra.',
  'place-bards': ({ number }) => `Umieść dokładnie ${objects('bard', number)}.`,
  'too-many-bards': ({ most }) => `Możesz umieścić najwyżej ${objects('bard', most)}.`,
  'titan-not-raging': () => 'Ten tytan teraz nie szaleje.',
  'too-few-units': ({ have, need }) => `Ten tytan kosztuje ${objects('unit', need)}; masz ${have}.`,
  'pay-exactly': ({ cost }) => `Oddaj dokładnie ${objects('unit', cost)}.`,
  'not-so-many-units': ({ unit, have }) => `Nie masz tylu jednostek; ${names.units[UNITS[unit]]}: ${have}.`,
  'not-your-guild': () => 'Nie masz tam gildii.',
  'guild-not-full': () => 'Piętro trafia na jedną z twoich gildii, dopóki któraś ma miejsce.',
};
