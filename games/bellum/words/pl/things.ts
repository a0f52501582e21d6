import { countPolish, listOf } from '@triptych/words';
import type { ChestKind } from '../../content/symbols.ts';
import type { BellumWords } from '../en.ts';
import { type Amounts, type Counted, count, type Thing } from '../things.ts';

/** One: nominative, accusative, genitive; several after digits: 2 to 4, and 5 or more. */
type Noun = readonly [one: string, acc: string, gen: string, few: string, many: string];

const NOUNS: Readonly<Record<Thing, Noun>> = {
  food: ['porcja żywności', 'porcję żywności', 'porcji żywności', 'porcje żywności', 'porcji żywności'],
  glyph: ['glif', 'glif', 'glifu', 'glify', 'glifów'],
  map: ['mapa skarbów', 'mapę skarbów', 'mapy skarbów', 'mapy skarbów', 'map skarbów'],
  sword: ['miecz', 'miecz', 'miecza', 'miecze', 'mieczy'],
  magicSword: [
    'magiczny miecz',
    'magiczny miecz',
    'magicznego miecza',
    'magiczne miecze',
    'magicznych mieczy',
  ],
  // Masculine personal: after digits "few" is the same as "many".
  thief: ['złodziej', 'złodzieja', 'złodzieja', 'złodziei', 'złodziei'],
  barrel: ['beczka', 'beczkę', 'beczki', 'beczki', 'beczek'],
  shield: ['tarcza', 'tarczę', 'tarczy', 'tarcze', 'tarcz'],
  magicShield: [
    'magiczna tarcza',
    'magiczną tarczę',
    'magicznej tarczy',
    'magiczne tarcze',
    'magicznych tarcz',
  ],
  spell: ['zaklęcie zamętu', 'zaklęcie zamętu', 'zaklęcia zamętu', 'zaklęcia zamętu', 'zaklęć zamętu'],
  wooden: [
    'drewniana skrzynia',
    'drewnianą skrzynię',
    'drewnianej skrzyni',
    'drewniane skrzynie',
    'drewnianych skrzyń',
  ],
  metal: [
    'metalowa skrzynia',
    'metalową skrzynię',
    'metalowej skrzyni',
    'metalowe skrzynie',
    'metalowych skrzyń',
  ],
  golden: ['złota skrzynia', 'złotą skrzynię', 'złotej skrzyni', 'złote skrzynie', 'złotych skrzyń'],
  chest: ['skrzynia', 'skrzynię', 'skrzyni', 'skrzynie', 'skrzyń'],
};

/** 1 skrzynia, 2 skrzynie, 5 skrzyń: labels. */
export const counted: Counted = (thing, number) => {
  const [one, , , few, many] = NOUNS[thing];
  return countPolish(number, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}` });
};

/** (otrzymuje) 1 skrzynię, 2 skrzynie, 5 skrzyń. */
export const objects: Counted = (thing, number) => {
  const [, acc, , few, many] = NOUNS[thing];
  return countPolish(number, { one: `# ${acc}`, few: `# ${few}`, many: `# ${many}` });
};

/** (potrzeba) 1 skrzyni, 2 skrzyń, 5 skrzyń. */
export const genitives: Counted = (thing, number) => {
  const [, , gen, , many] = NOUNS[thing];
  return countPolish(number, { one: `# ${gen}`, few: `# ${many}`, many: `# ${many}` });
};

/** `2 porcje żywności i 1 glif`, or `nic`. */
export function amount(amounts: Amounts, inThisCase: Counted = counted): string {
  const present = count(inThisCase, amounts);
  return present.length === 0 ? 'nic' : listOf('pl', present);
}

/** A kind of chest without a number: (kradnie) metalową skrzynię, (zagląda do) metalowej skrzyni. */
export const chestObject = (kind: ChestKind): string => NOUNS[kind][1];
export const chestGenitive = (kind: ChestKind): string => NOUNS[kind][2];

export const names: BellumWords['names'] = {
  symbols: {
    food: 'żywność',
    glyph: 'glif',
    map: 'mapa skarbów',
    sword: 'miecz',
    magicSword: 'magiczny miecz',
    thief: 'złodziej',
  },
  letters: { food: 'ż', glyph: 'g', map: 's', sword: 'm', magicSword: 'M', thief: 'z' },
  markers: { shield: 'tarcza', magicShield: 'magiczna tarcza', spell: 'zaklęcie zamętu' },
  chests: { wooden: 'drewniana skrzynia', metal: 'metalowa skrzynia', golden: 'złota skrzynia' },
  places: { tavern: 'karczma', farm: 'zagroda', village: 'wioska', city: 'miasto' },
  cards: { goblin: 'goblin', fearsome: 'straszliwy stwór', extreme: 'niezwykle straszliwy stwór' },
  sides: { left: 'po lewej', right: 'po prawej' },
};
