import { countGerman, LANGUAGES } from '@triptych/words';
import type { commands as en } from './commands.en.ts';

export const commands: typeof en = {
  triptych: 'Ein Tisch für drei Brettspiele.',
  usage: 'Aufruf',
  usageIs: (title, usage) => `${title}: ${usage}`,
  arguments: 'Argumente',
  flags: 'Angaben',
  commandsTitle: 'Befehle',
  environment: 'Umgebung',
  more: (command) => `${command} <Befehl> --help sagt mehr über einen Befehl.`,
  withoutCommand: 'Ohne Befehl startet ein Server für dein Netz (serve); play beginnt ein Spiel im Terminal.',
  environmentVariables: {
    TRIPTYCH_DATA: 'Ordner für Partien und Pakete',
    TRIPTYCH_LANG: `Sprache: ${LANGUAGES.join(', ')}`,
    NO_COLOR: 'keine Farben',
  },
  lang: `Sprache: ${LANGUAGES.join(', ')}`,
  help: 'diese Hilfe',
  version: 'die Version',
  game: 'das Spiel',

  play: {
    what: 'Spielen, allein gegen Bots oder zu mehreren an einer Tastatur.',
    players: 'Zahl der Spieler, Menschen und Bots zusammen',
    people: 'Namen der Menschen an dieser Tastatur, durch Kommas getrennt',
    bots: 'Zahl der Bots oder die Stärke jedes einzelnen: novice, casual, strong, master; mit Charakter: casual:thief',
    option: 'eine Option des Spiels, Name=Wert; auch mehrmals',
    pack: 'Inhaltspaket: ein Name oder eine Datei',
    seed: 'der Startwert allen Zufalls: 64 hexadezimale Ziffern',
    seatOrder: '„random“ oder die Namen der Reihe nach, „bot“ für Bots: Ana,bot,Ben',
    resume: 'die zuletzt gespielte Partie fortsetzen, ohne zu fragen',
    orFile: 'oder die Datei einer Partie, die weitergehen soll',
  },

  replay: {
    what: 'Eine Partie nacherzählen oder ihren Spielplan an einer Stelle zeigen.',
    file: 'die Datei der Partie',
    at: 'den Spielplan nach so vielen Einträgen des Protokolls zeigen',
    seat: 'aus Sicht dieses Sitzes: seine Nummer oder sein Name',
    pack: 'die Datei des Pakets, mit dem gespielt wurde',
    by: (game, names) => `${game}: ${names}`,
    seenBy: (name) => `so, wie ${name} es sieht`,
    seenBySpectator: 'so, wie Zuschauer es sehen',
    moment: (number, last) => `Stelle ${number} von ${last}`,
    olderRules: 'Was davor geschah, folgte älteren Regeln und wird nicht erzählt.',
    waiting: 'Jetzt:',
    moments: (command) => `Die Nummern sind Stellen; ${command} zeigt den Spielplan dort.`,
  },

  rules: {
    what: 'Die Regeln lesen, oder darin nach Nummern oder Wörtern suchen.',
    search: 'eine Nummer wie B4.4 oder B4, oder Wörter',
    ruling: 'unsere Festlegung',
    nothing: (game, search) =>
      `Keine Regel von ${game} passt zu „${search}“. Suchen kann man nach einer Nummer (4.4), einem Kapitel (4) oder anderen Wörtern.`,
    found: (number) => countGerman(number, { one: '# Regel', other: '# Regeln' }),
    legend: 'kennzeichnet eine eigene Festlegung, wo die veröffentlichten Regeln schweigen oder unklar sind.',
    editionsDiffer: 'Regelhefte weichen ab',
    editionsDifferLegend:
      'kennzeichnet eine Regel, in der das deutsche und das polnische Regelheft voneinander abweichen.',
  },

  content: {
    what: 'Inhaltspakete: auflisten, ausgeben, ein selbst geschriebenes prüfen.',
    list: 'Die Pakete aller Spiele auflisten.',
    show: 'Ein Paket als JSON ausgeben, als Anfang für ein eigenes.',
    check: 'Ein Paket prüfen und sagen, was nicht stimmt.',
    file: 'die Datei des Pakets',
    pack: 'Name oder Datei des Pakets',
    gameOfPack: 'das Spiel, zu dem es gehört, falls die Datei es nicht sagt',
    wrong: (file, number) =>
      `${file} ist nicht spielbar: ${countGerman(number, { one: '# Fehler', other: '# Fehler' })}.`,
    sound: (file, game) => `${file} ist spielbar, als Paket für ${game}.`,
    findings: (number) =>
      `${countGerman(number, { one: '# Anmerkung', other: '# Anmerkungen' })} zur Balance (spielbar ist es trotzdem):`,
    hash: (hash) => `Prüfsumme: ${hash}`,
    playIt: (command) => `Damit spielen: ${command}`,
    builtIn: (hash) => `gehört zum Spiel, Prüfsumme ${hash}…`,
  },
};
