import type { XerxesWords } from '../en.ts';
import { counted } from './things.ts';

export const ask: XerxesWords['ask'] = {
  satrap: () => 'Welcher Satrap bist du?',
  keepTaxes: ({ least, most }) =>
    least === most
      ? `Behalte ${counted('tax', least)}. Deine Wahl bleibt geheim.`
      : `Behalte ${counted('tax', least)} oder setze deine Sonderfähigkeit ein und behalte alle ${most}; dann bleiben dir auch alle Feldzugkarten.`,
  keepCampaigns: ({ least }) => `Behalte ${counted('campaign', least)}. Deine Wahl bleibt geheim.`,
  worker: ({ worker }) => `Wohin setzt du Arbeiter ${worker}?`,
  push: ({ area }) => `Wohin schiebst du den Arbeiter? Bisher: ${area}.`,
  ignore: ({ event, effect }) => `${event}: ${effect}. Ignorierst du das?`,
  heir: ({ number }) => `Nimm ${number === 1 ? '1 Rohstoff' : `${number} Rohstoffe`} deiner Wahl.`,
  campaign: ({ forces, usable }) =>
    `Welchen Feldzug erfüllst du? Verfügbare Einheiten: ${forces} (davon einsetzbar: ${usable}).`,
  convert: () => 'Welche Einheit zählt in diesem Jahr als welche andere Art?',
  forces: ({ card }) =>
    `Welche Einheiten setzt du ein (${card})? Ein Gebiet, dessen Einheit du einsetzt, bringt nichts.`,
  rival: () => 'Wer verliert 1 SP?',
  giveUp: () => 'Du bist auf Platz 1: Welchen Rohstoff gibst du ab?',
  bonus: () => 'Du bist auf Platz 4: Welchen Rohstoff bekommst du?',
  build: ({ store }) => `Was baust du? Im Lager: ${store}.`,
  move: ({ owner }) => `Auf welches Gebäude verschiebst du das Gebäudeplättchen (${owner})?`,
  divide: ({ loss }) => `Deine Gegner verlieren zusammen ${counted('point', loss)}: Wer verliert wie viele?`,
  tax: ({ store }) => `Welche Steuerkarte erfüllst du? Im Lager: ${store}.`,
  rob: () => 'Was nimmst du, und von wem?',
  give: () => 'Welche zwei Rohstoffe ersetzt du?',
  take: ({ given }) => `Was nimmst du dafür (${given})?`,
  order: () => 'In welcher Reihenfolge spielt ihr ab dem nächsten Jahr?',
};

export const waitFor: XerxesWords['waitFor'] = {
  satrap: ({ player }) => `${player} wählt einen Satrapen.`,
  keepTaxes: ({ player }) => `${player} sucht Steuerkarten aus.`,
  keepCampaigns: ({ player }) => `${player} sucht Feldzugkarten aus.`,
  worker: ({ player }) => `${player} setzt einen Arbeiter.`,
  push: ({ player }) => `${player} schiebt einen Arbeiter weg.`,
  ignore: ({ player }) => `${player} wägt das Ereignis ab.`,
  heir: ({ player }) => `${player} wählt Rohstoffe vom Thronfolger.`,
  campaign: ({ player }) => `${player} erwägt einen Feldzug.`,
  convert: ({ player }) => `${player} verwandelt eine Einheit.`,
  forces: ({ player }) => `${player} wählt Einheiten für einen Feldzug.`,
  rival: ({ player }) => `${player} wählt, wer einen Punkt verliert.`,
  giveUp: ({ player }) => `${player} muss einen Rohstoff abgeben.`,
  bonus: ({ player }) => `${player} wählt einen Rohstoff.`,
  build: ({ player }) => `${player} denkt über Gebäude nach.`,
  move: ({ player }) => `${player} verschiebt ein Gebäudeplättchen.`,
  divide: ({ player }) => `${player} verteilt den Verlust.`,
  tax: ({ player }) => `${player} denkt über Steuern nach.`,
  rob: ({ player }) => `${player} schaut in fremde Lager.`,
  give: ({ player }) => `${player} ersetzt Rohstoffe.`,
  take: ({ player }) => `${player} ersetzt Rohstoffe.`,
  order: ({ player }) => `${player} legt die Zugreihenfolge fest.`,
};

export const hasDecided: XerxesWords['hasDecided'] = ({ player }) => `${player} hat sich entschieden.`;
export const isDeciding: XerxesWords['isDeciding'] = ({ player }) => `${player} überlegt.`;

export const abilities: XerxesWords['abilities'] = {
  babylonia: 'ein Jahresereignis ignorieren',
  india: 'einem Gegner 1 Rohstoff rauben',
  parthia: '2 Rohstoffe durch 2 andere ersetzen',
  aegyptus: 'eine Einheit als andere Art einsetzen',
  lydia: 'Zugreihenfolge ohne Arbeiter ändern',
  sogdia: 'ein schon gebautes Gebäude selbst bauen',
  bactria: 'ein Gebiet mit fremdem Arbeiter besetzen',
  assyria: 'beim Aufbau alle Karten behalten',
};

export const options: XerxesWords['options'] = {
  uselessAlone: () => 'im Solospiel ohne Nutzen',
  turnOrderSpace: () => 'Zugreihenfolgefeld: alle Plätze vergeben',
  claim: () => 'Fähigkeit: das Zugreihenfolgefeld ohne Arbeiter beanspruchen',
  push: ({ area }) => `Fähigkeit: Arbeiter verdrängen (${area})`,
  yes: () => 'Ignorieren (Fähigkeit)',
  no: () => 'Hinnehmen',
  noCampaign: () => 'Kein weiterer Feldzug',
  convert: () => 'Fähigkeit: eine Einheit als andere Art einsetzen',
  becomes: ({ from, to }) => `${from} wird zu ${to}`,
  home: () => 'Einflussbereich',
  blessing: () => 'Gottes Segen',
  trackBonus: () => 'Platz 3',
  permanent: () => 'permanent',
  has: ({ number }) => `du hast ${number}`,
  noBuilding: () => 'Passen',
  displace: ({ building, owner }) => `Fähigkeit: ${building} (${owner})`,
  othersLose: ({ loss }) => `Gegner −${loss}`,
  rob: () => 'Fähigkeit: einem Gegner 1 Rohstoff rauben',
  replace: () => 'Fähigkeit: 2 Rohstoffe durch 2 andere ersetzen',
  noTax: () => 'Keine weitere Steuerkarte',
  from: ({ thing, player }) => `${thing} (${player})`,
};
