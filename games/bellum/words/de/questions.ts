import type { BellumWords } from '../en.ts';
import { amount, counted } from './things.ts';

export const ask: BellumWords['ask'] = {
  castle: ({ legend }) => `Wähle deine Burg. (${legend})`,
  goblins: ({ legend }) =>
    `Lege jeden deiner Kobolde links oder rechts an; alle werden gemeinsam aufgedeckt. (${legend})`,
  reroll: {
    captain: ({ row, horde }) => `Du hast eine ${row} gewürfelt. Deine Horde: ${amount(horde)}. Neu würfeln?`,
    other: ({ row, horde }) =>
      `Der Würfel zeigt ${row}. Deine Horde: ${amount(horde)}. Soll der Hauptmann neu würfeln?`,
  },
  attack: ({ horde }) => `Was greifst du an? Deine Horde: ${amount(horde)}.`,
  theft: ({ victim, most }) =>
    most === 1
      ? `Welche Truhe stiehlst du (${victim})?`
      : `Welche Truhen stiehlst du (${victim})? Höchstens ${most}.`,
  recruit: ({ food, glyphs }) => `Welche Kreatur rekrutierst du? Du hast ${amount({ food, glyph: glyphs })}.`,
  side: ({ card }) => `„${card}“: links oder rechts? Dort bleibt die Karte.`,
};

export const waitFor: BellumWords['waitFor'] = {
  castle: ({ player }) => `${player} sucht eine Burg aus.`,
  goblins: ({ player }) => `${player} schickt die Kobolde nach links oder rechts.`,
  reroll: ({ player }) => `${player} denkt über einen neuen Wurf nach.`,
  attack: ({ player }) => `${player} plant einen Angriff.`,
  theft: ({ player }) => `${player} sucht Truhen zum Stehlen aus.`,
  recruit: ({ player }) => `${player} sieht sich nach Kreaturen um.`,
  side: ({ player }) => `${player} sucht eine Seite für die neue Kreatur aus.`,
};

export const hasDecided: BellumWords['hasDecided'] = ({ player }) => `${player} hat sich entschieden.`;
export const isDeciding: BellumWords['isDeciding'] = ({ player }) => `${player} überlegt.`;

export const options: BellumWords['options'] = {
  reroll: {
    accept: () => 'Wurf behalten',
    barrel: ({ barrels }) => `Eine Runde ausgeben (du hast ${counted('barrel', barrels)})`,
    spell: ({ spells }) => `Einen Verwirrungszauber einsetzen (${spells} bereit)`,
  },
  noAttack: () => 'Kein Angriff',
  castleOf: ({ victim, castle }) => `Burg: ${castle} (${victim})`,
  theft: ({ most, of }) => {
    if (of === 0) return 'keine Truhen';
    if (most === 0) return counted('chest', of);
    return `${most === 1 ? '1' : `bis zu ${most}`} von ${counted('chest', of)} stehlen`;
  },
  emptySpace: () => 'leerer Platz',
  chest: ({ name, chest }) => `${name} Nr. ${chest}`,
  knownValue: ({ value }) => `Wert bekannt: ${value}`,
  noRecruit: () => 'Rekrutierung beenden',
  bonus: ({ markers }) => `Bonus: ${markers}`,
  shieldValue: ({ shield }) => `Schildwert ${shield}`,
};
