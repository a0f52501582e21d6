import { countEnglish } from '@triptych/words';

const players = (number: number) => countEnglish(number, { one: '# player', other: '# players' });
const people = (number: number) => countEnglish(number, { one: '# person', other: '# people' });
const bots = (number: number) => countEnglish(number, { one: '# bot', other: '# bots' });

/** What went wrong, in one sentence that says what is possible. */
export const problems = {
  unknownCommand: (name: string, known: string) => `There is no command “${name}”. Possible: ${known}.`,
  unknownFlag: (name: string, known: string) => `There is no flag “${name}” here. Possible: ${known}.`,
  noFlags: 'none',
  missingValue: (flag: string) => `The flag ${flag} needs a value.`,
  unwantedValue: (flag: string) => `The flag ${flag} takes no value.`,
  tooManyArguments: (argument: string) => `“${argument}” is one word too many here; --help shows what fits.`,
  missingSubCommand: (command: string, known: string) => `${command} needs one of these words: ${known}.`,
  missingArgument: (name: string, usage: string) => `Here ${name} is missing: ${usage}`,
  unknownLanguage: (name: string, known: string) =>
    `The language “${name}” is not spoken here. Possible: ${known}.`,
  unknownGame: (name: string, known: string) => `There is no game “${name}” here. Possible: ${known}.`,
  unknownPack: (name: string, known: string) =>
    `There is no pack “${name}”, neither by that name nor as a file. Possible: ${known}, or the path of a file.`,
  unknownOption: (name: string, known: string) => `There is no option “${name}”. Possible: ${known}.`,
  unknownValue: (option: string, value: string, known: string) =>
    `The option ${option} cannot be “${value}”. Possible: ${known}.`,
  unknownSeat: (name: string, known: string) => `There is no seat “${name}”. Possible: ${known}.`,
  notANumber: (flag: string, text: string) => `${flag} needs a whole number, not “${text}”.`,
  badBots: (found: string, known: string) =>
    `--bots needs a whole number, or how strong each bot is (${known}), not “${found}”.`,
  emptyName: 'A player’s name is empty; write names as Ana,Ben.',
  longName: (name: string, most: number) => `The name “${name}” is too long: at most ${most} letters.`,
  reservedName: (name: string) =>
    `“${name}” is no name for a person here: numbers and “bot” stand for seats.`,
  sameName: (name: string) => `Two players are called “${name}”; everybody needs a name of their own.`,
  wrongPlayers: (found: number, min: number, max: number) =>
    `This game takes ${min} to ${max} players, and that would make ${found}.`,
  seatsDoNotAddUp: (persons: number, machines: number, all: number) =>
    `${people(persons)} and ${bots(machines)} do not make ${players(all)}.`,
  badSeatOrder: (order: string, example: string) =>
    `The seat order “${order}” does not name everybody once. Possible: random, or a list such as ${example}.`,
  badSeed: (length: number) =>
    `A seed is written as 64 hexadecimal digits (0–9, a–f); this has ${countEnglish(length, { one: '# character', other: '# characters' })}.`,
  noFile: (path: string) => `There is no file ${path}.`,
  cannotRead: (path: string, why: string) => `The file ${path} cannot be read: ${why}.`,
  cannotWrite: (path: string, why: string) => `The match could not be saved in ${path}: ${why}.`,
  cannotPrint: (why: string) =>
    `The output could not be written: ${why}. Do not rely on what is there of it.`,
  cannotRemember: (path: string, why: string) => `What was won could not be remembered in ${path}: ${why}.`,
  changedMeanwhile: (path: string) =>
    `Another program has changed ${path} meanwhile; nothing was overwritten. Start again to go on with what is there now.`,
  tooLarge: (path: string) => `The file ${path} is far too large for a match or a pack.`,
  notJson: (path: string, line: number, column: number) =>
    `The file ${path} is broken or no JSON: line ${line}, column ${column} cannot be read.`,
  inFile: (path: string, what: string) => `${path}: ${what}`,
  fileOfUnknownGame: (path: string, game: string, known: string) =>
    `${path} is a match of “${game}”, which is not here. Possible: ${known}.`,
  fileSeats: (path: string, found: number, min: number, max: number) =>
    `${path} cannot be played: it has ${players(found)}, and the game takes ${min} to ${max}.`,
  fileOption: (path: string, option: string, value: string, known: string) =>
    `${path} cannot be played: its option ${option} is “${value}”. Possible: ${known}.`,
  otherRules: (path: string, found: number, here: number) =>
    `${path} was played by version ${found} of the rules; here it is version ${here}.`,
  badEntry: (path: string, entry: number, why: string) =>
    `${path} does not replay: entry ${entry} of its log is not possible. ${why}`,
  malformedEntry: 'It is not written as an answer, a reveal, an undo or a kept state.',
  unplayable: 'The state that it starts from makes no sense.',
  missingPack: (name: string, hash: string) =>
    `This match was played with the pack “${name}” (hash ${hash}…), which is not here. Give its file: --pack <file>.`,
  otherPack: (name: string, hash: string, file: string) =>
    `This match was played with the pack “${name}” (hash ${hash}…), and ${file} is another one.`,
  badPack: (path: string, number: number, first: string) =>
    `The pack ${path} cannot be used (${countEnglish(number, { one: '# problem', other: '# problems' })}; \`content check\` lists all): ${first}`,
  noGameOfPack: (path: string, known: string) =>
    `It is not clear to which game the pack ${path} belongs; say --game with one of: ${known}.`,
  badMoment: (found: string, last: number) =>
    `--at ${found} is not possible: the log has the moments 0 to ${last}.`,
  stillSecret: (name: string) => `What ${name} knows stays secret until the match is over.`,
  nothingToResume: 'There is no unfinished match to go on with.',
  alreadyOver: (path: string) => `The match ${path} is over; \`replay\` shows it.`,
  unexpected: (what: string) => `Something went wrong that should not have: ${what}`,
  savedIn: (path: string) => `Every answer up to here is saved in ${path}.`,
};
