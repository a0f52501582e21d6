import type { BellumWords } from '../en.ts';
import { amount, counted, genitives, objects } from './things.ts';

export const ask: BellumWords['ask'] = {
  castle: ({ legend }) => `Wybierz swój zamek. (${legend})`,
  goblins: ({ legend }) =>
    `Połóż każdego ze swoich goblinów po lewej albo po prawej stronie; decyzje wszystkich ujawnia się razem. (${legend})`,
  reroll: {
    captain: ({ row, horde }) => `Na kostce jest ${row}. Twoja horda: ${amount(horde)}. Rzucasz ponownie?`,
    other: ({ row, horde }) =>
      `Na kostce jest ${row}. Twoja horda: ${amount(horde)}. Czy kapitan ma rzucić ponownie?`,
  },
  attack: ({ horde }) => `Co atakujesz? Twoja horda: ${amount(horde)}.`,
  theft: ({ victim, most }) =>
    most === 1
      ? `Którą skrzynię kradniesz graczowi ${victim}?`
      : `Które skrzynie kradniesz graczowi ${victim}? Najwyżej ${most}.`,
  recruit: ({ food, glyphs }) =>
    `Którego stwora rekrutujesz? Twoje zasoby: ${amount({ food, glyph: glyphs })}.`,
  side: ({ card }) => `${card}: na stałe po lewej czy po prawej stronie?`,
};

export const waitFor: BellumWords['waitFor'] = {
  castle: ({ player }) => `${player} wybiera zamek.`,
  goblins: ({ player }) => `${player} wysyła gobliny na lewo lub na prawo.`,
  reroll: ({ player }) => `${player} rozważa nowy rzut.`,
  attack: ({ player }) => `${player} planuje atak.`,
  theft: ({ player }) => `${player} wybiera skrzynie do kradzieży.`,
  recruit: ({ player }) => `${player} rozgląda się za stworami.`,
  side: ({ player }) => `${player} wybiera stronę dla nowego stwora.`,
};

export const hasDecided: BellumWords['hasDecided'] = ({ player }) => `${player}: decyzja zapadła.`;
export const isDeciding: BellumWords['isDeciding'] = ({ player }) => `${player} podejmuje decyzję.`;

export const options: BellumWords['options'] = {
  reroll: {
    accept: () => 'Zostaw rzut',
    barrel: ({ barrels }) => `Postaw kolejkę (masz ${objects('barrel', barrels)})`,
    spell: ({ spells }) => `Użyj zaklęcia zamętu (gotowe: ${spells})`,
  },
  noAttack: () => 'Bez ataku',
  castleOf: ({ victim, castle }) => `Zamek gracza ${victim} (${castle})`,
  theft: ({ most, of }) => {
    if (of === 0) return 'brak skrzyń';
    if (most === 0) return counted('chest', of);
    return `kradzież ${most === 1 ? '1' : `najwyżej ${most}`} z ${genitives('chest', of)}`;
  },
  emptySpace: () => 'puste miejsce',
  chest: ({ name, chest }) => `${name} nr ${chest}`,
  knownValue: ({ value }) => `znana wartość: ${value}`,
  noRecruit: () => 'Zakończ rekrutację',
  bonus: ({ markers }) => `bonus: ${markers}`,
  shieldValue: ({ shield }) => `wartość tarczy ${shield}`,
};
