import { countEnglish } from '@triptych/words';

const players = (number: number) => countEnglish(number, { one: '# player', other: '# players' });
const people = (number: number) => countEnglish(number, { one: '# person', other: '# people' });
const characters = (number: number) => countEnglish(number, { one: '# character', other: '# characters' });
const bots = (number: number) => countEnglish(number, { one: '# bot', other: '# bots' });

/** What went wrong, in one sentence that says how to fix it. */
export const problems = {
  unknownCommand: (name: string, known: string) => `There is no command “${name}”. Choose from: ${known}.`,
  unknownFlag: (name: string, known: string) => `There is no flag “${name}” here. Choose from: ${known}.`,
  noFlags: 'none',
  missingValue: (flag: string) => `The flag ${flag} needs a value.`,
  unwantedValue: (flag: string) => `The flag ${flag} takes no value.`,
  tooManyArguments: (argument: string) => `“${argument}” is one argument too many. --help shows the usage.`,
  missingSubCommand: (command: string, known: string) =>
    `${command} needs one of these subcommands: ${known}.`,
  missingArgument: (name: string, usage: string) => `${name} is missing. Usage: ${usage}`,
  unknownLanguage: (name: string, known: string) =>
    `The language “${name}” is not available. Choose from: ${known}.`,
  unknownGame: (name: string, known: string) => `There is no game “${name}” here. Choose from: ${known}.`,
  unknownPack: (name: string, known: string) =>
    `There is no pack or file “${name}”. Choose from: ${known}, or give the path of a file.`,
  unknownOption: (name: string, known: string) => `There is no option “${name}”. Choose from: ${known}.`,
  unknownValue: (option: string, value: string, known: string) =>
    `The option ${option} cannot be “${value}”. Choose from: ${known}.`,
  unknownSeat: (name: string, known: string) => `There is no seat “${name}”. Choose from: ${known}.`,
  notANumber: (flag: string, text: string) => `${flag} needs a whole number, not “${text}”.`,
  badCharacter: (found: string, known: string) =>
    `There is no character “${found}” in this game. Choose from: ${known}.`,
  badBots: (found: string, known: string) =>
    `--bots needs a whole number, or the strength of each bot (${known}), not “${found}”.`,
  emptyName: 'A player’s name is empty; write names like this: Ana,Ben.',
  longName: (name: string, most: number) => `The name “${name}” is too long: at most ${characters(most)}.`,
  reservedName: (name: string) => `“${name}” cannot be used as a name: numbers and “bot” stand for seats.`,
  sameName: (name: string) => `Two players are called “${name}”; everyone needs a name of their own.`,
  wrongPlayers: (found: number, min: number, max: number) =>
    `This game takes ${min} to ${max} players; that would be ${found}.`,
  seatsDoNotAddUp: (persons: number, machines: number, all: number) =>
    `${people(persons)} and ${bots(machines)} do not make ${players(all)}.`,
  badSeatOrder: (order: string, example: string) =>
    `The seat order “${order}” must name everyone exactly once. Use random, or a list such as ${example}.`,
  badSeed: (length: number) =>
    `A seed has 64 hexadecimal digits (0–9, a–f); this one has ${characters(length)}.`,
  noFile: (path: string) => `There is no file ${path}.`,
  cannotRead: (path: string, why: string) => `The file ${path} cannot be read: ${why}.`,
  cannotWrite: (path: string, why: string) => `The match could not be saved in ${path}: ${why}.`,
  cannotPrint: (why: string) => `The output could not be written: ${why}. It may be incomplete.`,
  cannotRemember: (path: string, why: string) => `Your progress could not be saved in ${path}: ${why}.`,
  changedMeanwhile: (path: string) =>
    `Another program has changed ${path}. Nothing was overwritten; start again to continue from there.`,
  tooLarge: (path: string) => `The file ${path} is far too large for a match or a pack.`,
  notJson: (path: string, line: number, column: number) =>
    `The file ${path} is damaged or not JSON: error in line ${line}, column ${column}.`,
  inFile: (path: string, what: string) => `${path}: ${what}`,
  fileOfUnknownGame: (path: string, game: string, known: string) =>
    `${path} is a match of “${game}”, which is not installed. Available: ${known}.`,
  fileSeats: (path: string, found: number, min: number, max: number) =>
    `${path} cannot be played: it has ${players(found)}, and the game takes ${min} to ${max}.`,
  fileOption: (path: string, option: string, value: string, known: string) =>
    `${path} cannot be played: its option ${option} is “${value}”. Possible: ${known}.`,
  otherRules: (path: string, found: number, here: number) =>
    `${path} was played with version ${found} of the rules; this program has version ${here}.`,
  badEntry: (path: string, entry: number, why: string) =>
    `${path} cannot be replayed: log entry ${entry} is not possible. ${why}`,
  malformedEntry: 'It is not an answer, a reveal, an undo or a saved state.',
  unplayable: 'The state it starts from makes no sense.',
  missingPack: (name: string, hash: string) =>
    `This match was played with the pack “${name}” (hash ${hash}…), which is not here. Provide its file: --pack <file>.`,
  otherPack: (name: string, hash: string, file: string) =>
    `This match was played with the pack “${name}” (hash ${hash}…), but ${file} is a different one.`,
  badPack: (path: string, number: number, first: string) =>
    `The pack ${path} cannot be used (${countEnglish(number, { one: '# problem', other: '# problems' })}; \`content check\` lists all): ${first}`,
  noGameOfPack: (path: string, known: string) =>
    `It is not clear which game the pack ${path} is for. Add --game with one of: ${known}.`,
  badMoment: (found: string, last: number) =>
    `--at ${found} is not possible: the match has moments 0 to ${last}.`,
  stillSecret: (name: string) => `What ${name} knows stays secret until the match is over.`,
  nothingToResume: 'There is no unfinished match to continue.',
  alreadyOver: (path: string) => `The match ${path} is over; \`replay\` shows it.`,
  unexpected: (what: string) => `Something unexpected went wrong: ${what}`,
  savedIn: (path: string) => `Every answer so far is saved in ${path}.`,
};
