import { countGerman } from '@triptych/words';
import type { problems as en } from './problems.en.ts';

const players = (number: number) => countGerman(number, { one: '# Spieler', other: '# Spieler' });
const people = (number: number) => countGerman(number, { one: '# Mensch', other: '# Menschen' });
const bots = (number: number) => countGerman(number, { one: '# Bot', other: '# Bots' });

export const problems: typeof en = {
  unknownCommand: (name, known) => `Den Befehl „${name}“ gibt es nicht. Möglich: ${known}.`,
  unknownFlag: (name, known) => `Die Angabe „${name}“ gibt es hier nicht. Möglich: ${known}.`,
  noFlags: 'keine',
  missingValue: (flag) => `Nach ${flag} fehlt ein Wert.`,
  unwantedValue: (flag) => `Zu ${flag} gehört kein Wert.`,
  tooManyArguments: (argument) => `„${argument}“ ist hier zu viel; --help zeigt, was passt.`,
  missingSubCommand: (command, known) => `Zu ${command} gehört eines dieser Wörter: ${known}.`,
  missingArgument: (name, usage) => `Es fehlt: ${name}. Aufruf: ${usage}`,
  unknownLanguage: (name, known) => `Die Sprache „${name}“ gibt es hier nicht. Möglich: ${known}.`,
  unknownGame: (name, known) => `Das Spiel „${name}“ gibt es hier nicht. Möglich: ${known}.`,
  unknownPack: (name, known) =>
    `Ein Paket „${name}“ gibt es nicht, weder unter diesem Namen noch als Datei. Möglich: ${known} oder der Pfad einer Datei.`,
  unknownOption: (name, known) => `Die Option „${name}“ gibt es nicht. Möglich: ${known}.`,
  unknownValue: (option, value, known) =>
    `Die Option ${option} kann nicht „${value}“ sein. Möglich: ${known}.`,
  unknownSeat: (name, known) => `Den Sitz „${name}“ gibt es nicht. Möglich: ${known}.`,
  notANumber: (flag, text) => `${flag}: Gebraucht wird eine ganze Zahl, nicht „${text}“.`,
  badCharacter: (found, known) =>
    `Einen Charakter „${found}“ gibt es in diesem Spiel nicht. Zur Wahl stehen: ${known}.`,
  badBots: (found, known) =>
    `--bots braucht eine ganze Zahl oder die Stärke jedes Bots (${known}), nicht „${found}“.`,
  emptyName: 'Ein Name ist leer; Namen schreibt man so: Ana,Ben.',
  longName: (name, most) => `Der Name „${name}“ ist zu lang: höchstens ${most} Zeichen.`,
  reservedName: (name) =>
    `„${name}“ taugt hier nicht als Name einer Person: Zahlen und „bot“ stehen für Sitze.`,
  sameName: (name) => `Zwei heißen „${name}“; alle brauchen einen eigenen Namen.`,
  wrongPlayers: (found, min, max) =>
    `Dieses Spiel ist für ${min} bis ${max} Spieler, und das wären ${found}.`,
  seatsDoNotAddUp: (persons, machines, all) =>
    `${people(persons)} und ${bots(machines)} sind zusammen nicht ${players(all)}.`,
  badSeatOrder: (order, example) =>
    `Die Sitzordnung „${order}“ nennt nicht alle genau einmal. Möglich: random oder eine Liste wie ${example}.`,
  badSeed: (length) => `Ein Startwert hat 64 hexadezimale Ziffern (0–9, a–f); dieser hat ${length} Zeichen.`,
  noFile: (path) => `Die Datei ${path} gibt es nicht.`,
  cannotRead: (path, why) => `Die Datei ${path} lässt sich nicht lesen: ${why}.`,
  cannotWrite: (path, why) => `Die Partie ließ sich nicht in ${path} speichern: ${why}.`,
  cannotPrint: (why) => `Die Ausgabe ließ sich nicht schreiben: ${why}. Sie ist vielleicht unvollständig.`,
  cannotRemember: (path, why) => `Dein Fortschritt ließ sich nicht in ${path} speichern: ${why}.`,
  changedMeanwhile: (path) =>
    `Ein anderes Programm hat ${path} inzwischen geändert; nichts wurde überschrieben. Ein neuer Start macht mit dem weiter, was jetzt dort steht.`,
  tooLarge: (path) => `Die Datei ${path} ist für eine Partie oder ein Paket viel zu groß.`,
  notJson: (path, line, column) =>
    `Die Datei ${path} ist beschädigt oder kein JSON: Zeile ${line}, Spalte ${column} ist nicht lesbar.`,
  inFile: (path, what) => `${path}: ${what}`,
  fileOfUnknownGame: (path, game, known) =>
    `${path} ist eine Partie von „${game}“, und dieses Spiel gibt es hier nicht. Möglich: ${known}.`,
  fileSeats: (path, found, min, max) =>
    `${path} ist nicht spielbar: ${players(found)}, und das Spiel ist für ${min} bis ${max}.`,
  fileOption: (path, option, value, known) =>
    `${path} ist nicht spielbar: Die Option ${option} ist „${value}“. Möglich: ${known}.`,
  otherRules: (path, found, here) =>
    `${path} wurde nach Fassung ${found} der Regeln gespielt; hier gilt Fassung ${here}.`,
  badEntry: (path, entry, why) =>
    `${path} lässt sich nicht nachspielen: Eintrag ${entry} des Protokolls ist nicht möglich. ${why}`,
  malformedEntry: 'Er ist weder Antwort noch Aufdecken, Zurücknehmen oder aufbewahrter Spielstand.',
  unplayable: 'Der Spielstand, bei dem es beginnt, ergibt keinen Sinn.',
  missingPack: (name, hash) =>
    `Diese Partie wurde mit dem Paket „${name}“ gespielt (Prüfsumme ${hash}…), das hier fehlt. So gibt man die Datei an: --pack <Datei>.`,
  otherPack: (name, hash, file) =>
    `Diese Partie wurde mit dem Paket „${name}“ gespielt (Prüfsumme ${hash}…), und ${file} ist ein anderes.`,
  badPack: (path, number, first) =>
    `Das Paket ${path} ist nicht brauchbar (${countGerman(number, { one: '# Fehler', other: '# Fehler' })}; \`content check\` zeigt alle): ${first}`,
  noGameOfPack: (path, known) =>
    `Es ist unklar, zu welchem Spiel das Paket ${path} gehört; --game nennt es, möglich: ${known}.`,
  badMoment: (found, last) => `--at ${found} ist nicht möglich: Das Protokoll hat die Stellen 0 bis ${last}.`,
  stillSecret: (name) => `Was ${name} weiß, bleibt bis zum Ende der Partie geheim.`,
  nothingToResume: 'Es gibt keine unterbrochene Partie.',
  alreadyOver: (path) => `Die Partie ${path} ist zu Ende; \`replay\` zeigt sie.`,
  unexpected: (what) => `Etwas ging schief, was nicht passieren dürfte: ${what}`,
  savedIn: (path) => `Alle Antworten bis hierher sind in ${path} gespeichert.`,
};
