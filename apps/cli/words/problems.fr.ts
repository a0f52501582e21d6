import { countFrench } from '@triptych/words';
import type { problems as en } from './problems.en.ts';

const players = (number: number) => countFrench(number, { one: '# joueur', other: '# joueurs' });
const people = (number: number) => countFrench(number, { one: '# personne', other: '# personnes' });
const characters = (number: number) => countFrench(number, { one: '# caractère', other: '# caractères' });
const bots = (number: number) => countFrench(number, { one: '# bot', other: '# bots' });

export const problems: typeof en = {
  unknownCommand: (name, known) => `La commande « ${name} » n’existe pas. Choix possibles : ${known}.`,
  unknownFlag: (name, known) => `L’option « ${name} » n’existe pas ici. Choix possibles : ${known}.`,
  noFlags: 'aucune',
  missingValue: (flag) => `L’option ${flag} demande une valeur.`,
  unwantedValue: (flag) => `L’option ${flag} ne prend pas de valeur.`,
  tooManyArguments: (argument) => `« ${argument} » est de trop. --help montre l’utilisation.`,
  missingSubCommand: (command, known) => `${command} demande l’une de ces sous-commandes : ${known}.`,
  missingArgument: (name, usage) => `Il manque : ${name}. Utilisation : ${usage}`,
  unknownLanguage: (name, known) => `La langue « ${name} » n’est pas disponible. Choix possibles : ${known}.`,
  unknownGame: (name, known) => `Le jeu « ${name} » n’existe pas ici. Choix possibles : ${known}.`,
  unknownPack: (name, known) =>
    `Aucun pack ni fichier ne s’appelle « ${name} ». Choix possibles : ${known}, ou le chemin d’un fichier.`,
  unknownOption: (name, known) => `L’option « ${name} » n’existe pas. Choix possibles : ${known}.`,
  unknownValue: (option, value, known) =>
    `L’option ${option} ne peut pas être « ${value} ». Choix possibles : ${known}.`,
  unknownSeat: (name, known) => `La place « ${name} » n’existe pas. Choix possibles : ${known}.`,
  notANumber: (flag, text) => `${flag} demande un nombre entier, pas « ${text} ».`,
  badCharacter: (found, known) => `Ce jeu n’a pas de personnage « ${found} ». Choix possibles : ${known}.`,
  badBots: (found, known) =>
    `--bots demande un nombre entier, ou le niveau de chaque bot (${known}), pas « ${found} ».`,
  emptyName: 'Un des noms est vide ; écrivez-les ainsi : Ana,Ben.',
  longName: (name, most) => `Le nom « ${name} » est trop long : ${characters(most)} au maximum.`,
  reservedName: (name) =>
    `« ${name} » ne peut pas servir de nom : les nombres et « bot » désignent des places.`,
  sameName: (name) => `Deux joueurs s’appellent « ${name} » ; il faut à chacun un nom différent.`,
  wrongPlayers: (found, min, max) => `Ce jeu se joue de ${min} à ${max} joueurs ; nombre demandé : ${found}.`,
  seatsDoNotAddUp: (persons, machines, all) =>
    `${people(persons)} et ${bots(machines)} ne font pas ${players(all)}.`,
  badSeatOrder: (order, example) =>
    `L’ordre des places « ${order} » doit nommer tout le monde exactement une fois. Indiquez random, ou une liste telle que ${example}.`,
  badSeed: (length) =>
    `Une graine compte 64 chiffres hexadécimaux (0–9, a–f) ; celle-ci compte ${characters(length)}.`,
  noFile: (path) => `Le fichier ${path} n’existe pas.`,
  cannotRead: (path, why) => `Le fichier ${path} ne peut pas être lu : ${why}.`,
  cannotWrite: (path, why) => `La partie n’a pas pu être enregistrée dans ${path} : ${why}.`,
  cannotPrint: (why) => `Le texte n’a pas pu être écrit : ${why}. Il est peut-être incomplet.`,
  cannotRemember: (path, why) => `Vos progrès n’ont pas pu être enregistrés dans ${path} : ${why}.`,
  changedMeanwhile: (path) =>
    `Un autre programme a modifié ${path}. Rien n’a été écrasé ; relancez pour continuer à partir de là.`,
  tooLarge: (path) => `Le fichier ${path} est beaucoup trop gros pour une partie ou un pack.`,
  notJson: (path, line, column) =>
    `Le fichier ${path} est endommagé ou n’est pas du JSON : erreur à la ligne ${line}, colonne ${column}.`,
  inFile: (path, what) => `${path} : ${what}`,
  fileOfUnknownGame: (path, game, known) =>
    `${path} est une partie d’un jeu qui n’est pas installé : « ${game} ». Jeux disponibles : ${known}.`,
  fileSeats: (path, found, min, max) =>
    `${path} n’est pas jouable : la partie compte ${players(found)}, et le jeu se joue de ${min} à ${max}.`,
  fileOption: (path, option, value, known) =>
    `${path} n’est pas jouable : son option ${option} est « ${value} ». Valeurs possibles : ${known}.`,
  otherRules: (path, found, here) =>
    `${path} a été joué avec la version ${found} des règles ; ce programme a la version ${here}.`,
  badEntry: (path, entry, why) =>
    `${path} ne peut pas être rejoué : l’entrée ${entry} du journal n’est pas possible. ${why}`,
  malformedEntry: 'Ce n’est ni une réponse, ni une révélation, ni une annulation, ni un état enregistré.',
  unplayable: 'L’état de départ n’a pas de sens.',
  missingPack: (name, hash) =>
    `Cette partie a été jouée avec le pack « ${name} » (empreinte ${hash}…), qui n’est pas ici. Indiquez son fichier : --pack <fichier>.`,
  otherPack: (name, hash, file) =>
    `Cette partie a été jouée avec le pack « ${name} » (empreinte ${hash}…), mais ${file} en est un autre.`,
  badPack: (path, number, first) =>
    `Le pack ${path} est inutilisable (${countFrench(number, { one: '# problème', other: '# problèmes' })} ; \`content check\` les liste tous) : ${first}`,
  noGameOfPack: (path, known) =>
    `On ne sait pas à quel jeu le pack ${path} est destiné. Ajoutez --game avec l’un de ceux-ci : ${known}.`,
  badMoment: (found, last) => `--at ${found} n’est pas possible : la partie a les moments 0 à ${last}.`,
  stillSecret: (name) => `Ce que sait ${name} reste secret jusqu’à la fin de la partie.`,
  nothingToResume: 'Il n’y a aucune partie en cours à continuer.',
  alreadyOver: (path) => `La partie ${path} est terminée ; \`replay\` la montre.`,
  unexpected: (what) => `Une erreur inattendue s’est produite : ${what}`,
  savedIn: (path) => `Toutes les réponses données jusqu’ici sont enregistrées dans ${path}.`,
};
