import { countFrench } from '@triptych/words';
import type { SimulateWords } from './simulate.en.ts';

const games = (number: number) => countFrench(number, { one: '# partie', other: '# parties' });
const players = (number: number) => countFrench(number, { one: '# joueur', other: '# joueurs' });

export const simulate: SimulateWords = {
  what: 'Laisser des bots jouer de nombreuses parties et rendre compte de l’équilibre du jeu.',
  games: 'parties pour chaque nombre de joueurs ; par défaut : 1000',
  players: 'nombre de joueurs, ou un intervalle : 3, 2-5 ; par défaut : tous',
  strength: (names) => `niveau des bots : ${names} ; par défaut : casual`,
  character: 'personnage de tous les bots, par exemple thief dans Bellum Magica ; par défaut : aucun',
  badStrength: (found, names) => `--strength demande l’un de ces niveaux : ${names}, pas « ${found} ».`,
  seed: 'un texte quelconque ; le même texte donne les mêmes parties',
  json: 'écrire aussi tous les chiffres dans ce fichier ; « - » : sur la sortie standard, à la place des tableaux',
  threads: 'parties jouées à la fois ; par défaut : une par processeur',
  title: (game, number, all) => `${game} : ${players(number)}, ${games(all)}`,
  playedWith: (pack, seed) => `Pack ${pack}, graine ${seed}`,
  mean: 'moyenne',
  interval: 'intervalle à 95 %',
  fair: 'équitable',
  progress: (done, all) => `${done} sur ${games(all)}`,
  written: (file) => `Tous les chiffres sont dans ${file}.`,
  badNumber: (flag, found, least, most) =>
    `${flag} demande un nombre entier de ${least} à ${most}, pas « ${found} ».`,
  badPlayers: (found, least, most) =>
    `--players demande un nombre ou un intervalle de ${least} à ${most}, tel que ${least}-${most}, pas « ${found} ».`,
  fileExists: (path) => `${path} existe déjà. Rien n’a été écrasé ; choisissez un autre fichier.`,
  cannotWrite: (file, why) => `Les chiffres n’ont pas pu être écrits dans ${file} : ${why}.`,
};
