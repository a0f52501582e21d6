import type { XerxesWords } from '../en.ts';
import { counted } from './things.ts';

export const ask: XerxesWords['ask'] = {
  satrap: () => 'Welcher Satrap bist du?',
  keepTaxes: ({ least, most }) =>
    least === most
      ? `Behalte ${counted('tax', least)}. Deine Wahl bleibt geheim.`
      : `Behalte ${counted('tax', least)} oder setze deine Sonderfähigkeit ein und behalte alle ${most}; dann bleiben dir auch alle Feldzugkarten.`,
  keepCampaigns: ({ least }) => `Behalte ${counted('campaign', least)}. Deine Wahl bleibt geheim.`,
  worker: ({ worker }) => `Wohin geht dein Arbeiter Nr. ${worker}?`,
  push: ({ area }) => `Wohin geht der Arbeiter aus ${area}?`,
  ignore: ({ event, effect }) => `${event}: ${effect}. Übergehst du das?`,
  heir: ({ number }) => `Rohstoffe deiner Wahl, die du nimmst: ${number}.`,
  campaign: ({ forces, usable }) =>
    `Welchen Feldzug erfüllst du? Verfügbare Einheiten: ${forces} (${usable} davon nutzbar).`,
  convert: () => 'Welche Einheit zählt in diesem Jahr als welche andere Art?',
  forces: ({ card }) =>
    `Welche deiner Einheiten ziehen für ${card}? Ein Gebiet, dessen Einheit zieht, bringt nichts.`,
  rival: () => 'Wer verliert 1 SP?',
  giveUp: () => 'Du bist auf Platz 1: Welchen Rohstoff gibst du ab?',
  bonus: () => 'Du bist auf Platz 4: Welchen Rohstoff bekommst du?',
  build: ({ store }) => `Was baust du? Im Lager: ${store}.`,
  move: ({ owner }) => `Auf welches Gebäude wandert die Marke von ${owner}?`,
  divide: ({ loss }) => `Andere verlieren zusammen ${counted('point', loss)}: Wer verliert wie viele?`,
  tax: ({ store }) => `Welche Steuer zahlst du? Im Lager: ${store}.`,
  rob: () => 'Was nimmst du, und von wem?',
  give: () => 'Welche zwei Rohstoffe ersetzt du?',
  take: ({ given }) => `Was nimmst du für ${given}?`,
  order: () => 'In welcher Reihenfolge spielt ihr vom nächsten Jahr an?',
};

export const waitFor: XerxesWords['waitFor'] = {
  satrap: ({ player }) => `${player} wählt einen Satrapen.`,
  keepTaxes: ({ player }) => `${player} sortiert Steuerkarten.`,
  keepCampaigns: ({ player }) => `${player} sortiert Feldzugkarten.`,
  worker: ({ player }) => `${player} setzt einen Arbeiter.`,
  push: ({ player }) => `${player} schiebt einen Arbeiter weg.`,
  ignore: ({ player }) => `${player} wägt das Ereignis ab.`,
  heir: ({ player }) => `${player} wählt Gaben des Thronfolgers.`,
  campaign: ({ player }) => `${player} erwägt einen Feldzug.`,
  convert: ({ player }) => `${player} verwandelt eine Einheit.`,
  forces: ({ player }) => `${player} sammelt Einheiten.`,
  rival: ({ player }) => `${player} wählt, wer einen Punkt verliert.`,
  giveUp: ({ player }) => `${player} muss einen Rohstoff abgeben.`,
  bonus: ({ player }) => `${player} wählt einen Rohstoff.`,
  build: ({ player }) => `${player} denkt über Gebäude nach.`,
  move: ({ player }) => `${player} verschiebt eine Marke.`,
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
  babylonia: 'ein Jahresereignis übergehen',
  india: 'einem Rivalen 1 Rohstoff nehmen',
  parthia: '2 Rohstoffe durch 2 andere ersetzen',
  aegyptus: 'eine Einheit als andere Art zählen',
  lydia: 'Reihenfolgefeld ohne Arbeiter beanspruchen',
  sogdia: 'bauen, was ein Rivale gebaut hat',
  bactria: 'ein Gebiet mit fremdem Arbeiter nehmen',
  assyria: 'beim Aufbau alle Karten behalten',
};

export const options: XerxesWords['options'] = {
  uselessAlone: () => 'im Solospiel ohne Nutzen',
  turnOrderSpace: () => 'Reihenfolgefeld: allen ihren Platz geben',
  claim: () => 'Fähigkeit: das Reihenfolgefeld ohne Arbeiter beanspruchen',
  push: ({ area }) => `Fähigkeit: verdränge den Arbeiter aus ${area}`,
  yes: () => 'Übergehen (Fähigkeit)',
  no: () => 'Hinnehmen',
  noCampaign: () => 'Kein weiterer Feldzug',
  convert: () => 'Fähigkeit: eine Einheit als eine andere Art zählen',
  becomes: ({ from, to }) => `${from} wird zu ${to}`,
  home: () => 'Heimat',
  blessing: () => 'Gottes Segen',
  trackBonus: () => 'Platz 3',
  permanent: () => 'dauerhaft',
  has: ({ number }) => `du hast ${number}`,
  noBuilding: () => 'Passen',
  displace: ({ building, owner }) => `Fähigkeit: ${building} von ${owner}`,
  othersLose: ({ loss }) => `andere −${loss}`,
  rob: () => 'Fähigkeit: einem Rivalen 1 Rohstoff nehmen',
  replace: () => 'Fähigkeit: 2 Rohstoffe durch 2 andere ersetzen',
  noTax: () => 'Keine weitere Steuer',
  from: ({ thing, player }) => `${thing} von ${player}`,
};
