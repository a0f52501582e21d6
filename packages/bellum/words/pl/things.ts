import { countPolish, listOf } from '@triptych/words';
import type { ChestKind } from '../../content/symbols.ts';
import type { BellumWords } from '../en.ts';
import { type Amounts, type Counted, count, type Thing } from '../things.ts';

/** A noun: nominative, accusative and genitive of one, nominative and genitive of several. */
interface Noun {
  readonly one: string;
  readonly acc: string;
  readonly gen: string;
  readonly few: string;
  readonly many: string;
}

/** Nouns whose singular has only three forms: nominative, accusative and genitive, then few and many. */
const noun = (one: string, acc: string, gen: string, few: string, many: string): Noun => ({
  one,
  acc,
  gen,
  few,
  many,
});

const NOUNS: Readonly<Record<Thing, Noun>> = {
  food: noun('porcja żywności', 'porcję żywności', 'porcji żywności', 'porcje żywności', 'porcji żywności'),
  glyph: noun('glif', 'glif', 'glifu', 'glify', 'glifów'),
  map: noun('mapa skarbów', 'mapę skarbów', 'mapy skarbów', 'mapy skarbów', 'map skarbów'),
  sword: noun('miecz', 'miecz', 'miecza', 'miecze', 'mieczy'),
  magicSword: noun(
    'magiczny miecz',
    'magiczny miecz',
    'magicznego miecza',
    'magiczne miecze',
    'magicznych mieczy',
  ),
  // Masculine personal: after digits "few" is the same as "many".
  thief: noun('złodziej', 'złodzieja', 'złodzieja', 'złodziei', 'złodziei'),
  barrel: noun('beczka', 'beczkę', 'beczki', 'beczki', 'beczek'),
  shield: noun('tarcza', 'tarczę', 'tarczy', 'tarcze', 'tarcz'),
  magicShield: noun(
    'magiczna tarcza',
    'magiczną tarczę',
    'magicznej tarczy',
    'magiczne tarcze',
    'magicznych tarcz',
  ),
  spell: noun('zaklęcie zamętu', 'zaklęcie zamętu', 'zaklęcia zamętu', 'zaklęcia zamętu', 'zaklęć zamętu'),
  wooden: noun(
    'drewniana skrzynia',
    'drewnianą skrzynię',
    'drewnianej skrzyni',
    'drewniane skrzynie',
    'drewnianych skrzyń',
  ),
  metal: noun(
    'metalowa skrzynia',
    'metalową skrzynię',
    'metalowej skrzyni',
    'metalowe skrzynie',
    'metalowych skrzyń',
  ),
  golden: noun('złota skrzynia', 'złotą skrzynię', 'złotej skrzyni', 'złote skrzynie', 'złotych skrzyń'),
  chest: noun('skrzynia', 'skrzynię', 'skrzyni', 'skrzynie', 'skrzyń'),
};

const inCase = (ofOne: (noun: Noun) => string, ofFew: (noun: Noun) => string): Counted => {
  const of = (thing: Thing) => (number: number) =>
    countPolish(number, {
      one: `# ${ofOne(NOUNS[thing])}`,
      few: `# ${ofFew(NOUNS[thing])}`,
      many: `# ${NOUNS[thing].many}`,
    });
  return {
    food: of('food'),
    glyph: of('glyph'),
    map: of('map'),
    sword: of('sword'),
    magicSword: of('magicSword'),
    thief: of('thief'),
    barrel: of('barrel'),
    shield: of('shield'),
    magicShield: of('magicShield'),
    spell: of('spell'),
    wooden: of('wooden'),
    metal: of('metal'),
    golden: of('golden'),
    chest: of('chest'),
  };
};

/** 1 skrzynia, 2 skrzynie, 5 skrzyń: labels. */
export const counted = inCase(
  ({ one }) => one,
  ({ few }) => few,
);
/** (otrzymuje) 1 skrzynię, 2 skrzynie, 5 skrzyń. */
export const objects = inCase(
  ({ acc }) => acc,
  ({ few }) => few,
);
/** (potrzeba) 1 skrzyni, 2 skrzyń, 5 skrzyń. */
export const genitives = inCase(
  ({ gen }) => gen,
  ({ many }) => many,
);

/** `2 porcje żywności i 1 glif`, or `nic`. */
export function amount(amounts: Amounts, inThisCase: Counted = counted): string {
  const present = count(inThisCase, amounts);
  return present.length === 0 ? 'nic' : listOf('pl', present);
}

/** A kind of chest without a number: (kradnie) metalową skrzynię, (zagląda do) metalowej skrzyni. */
export const chestObject = (kind: ChestKind): string => NOUNS[kind].acc;
export const chestGenitive = (kind: ChestKind): string => NOUNS[kind].gen;

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
