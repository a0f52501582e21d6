import { countFrench, LANGUAGES } from '@triptych/words';
import type { commands as en } from './commands.en.ts';

export const commands: typeof en = {
  triptych: 'Une table pour trois jeux de société.',
  usage: 'Utilisation',
  usageIs: (title, usage) => `${title} : ${usage}`,
  arguments: 'Arguments',
  flags: 'Options',
  commandsTitle: 'Commandes',
  environment: 'Environnement',
  more: (command) => `${command} <commande> --help en dit plus sur une commande.`,
  withoutCommand:
    'Sans commande, un serveur démarre pour votre réseau (serve) ; play lance une partie dans le terminal.',
  environmentVariables: {
    TRIPTYCH_DATA: 'dossier des parties et des packs',
    TRIPTYCH_LANG: `langue : ${LANGUAGES.join(', ')}`,
    NO_COLOR: 'sans couleurs',
  },
  lang: `langue : ${LANGUAGES.join(', ')}`,
  help: 'cette aide',
  version: 'la version',
  game: 'le jeu',

  play: {
    what: 'Jouer seul contre des bots, ou à plusieurs au même clavier.',
    players: 'nombre de joueurs, personnes et bots compris',
    people: 'noms des personnes à ce clavier, séparés par des virgules',
    bots: 'nombre de bots, ou le niveau de chacun : novice, casual, strong, master ; avec un personnage : casual:thief',
    option: 'une option du jeu, nom=valeur ; peut être répété',
    pack: 'pack de contenu : un nom ou un fichier',
    seed: 'la graine du hasard : 64 chiffres hexadécimaux',
    seatOrder: '« random », ou les noms dans l’ordre avec « bot » pour les bots : Ana,bot,Ben',
    resume: 'continuer la dernière partie sans demander',
    orFile: 'ou le fichier d’une partie à continuer',
  },

  replay: {
    what: 'Raconter une partie, ou montrer son plateau à un moment donné.',
    file: 'le fichier de la partie',
    at: 'montrer le plateau après ce nombre d’entrées du journal',
    seat: 'vu depuis cette place : son numéro ou son nom',
    pack: 'le fichier du pack avec lequel elle a été jouée',
    by: (game, names) => `${game} : ${names}`,
    seenBy: (name) => `vu par ${name}`,
    seenBySpectator: 'vu par un spectateur',
    moment: (number, last) => `Moment ${number} sur ${last}`,
    olderRules: 'Tout ce qui précède a été joué avec d’anciennes règles et n’est pas montré.',
    waiting: 'Maintenant :',
    moments: (command) => `Les nombres sont des moments ; ${command} montre le plateau à ce moment-là.`,
  },

  rules: {
    what: 'Lire les règles, ou y chercher un numéro ou des mots.',
    search: 'un numéro tel que B4.4 ou B4, ou des mots',
    ruling: 'notre décision',
    nothing: (game, search) =>
      `Aucune règle (${game}) ne correspond à « ${search} ». Essayez un numéro (4.4), un chapitre (4) ou d’autres mots.`,
    found: (number) => countFrench(number, { one: '# règle', other: '# règles' }),
    legend: 'signale notre décision là où les règles publiées sont muettes ou ambiguës.',
    editionsDiffer: 'éditions divergentes',
    editionsDifferLegend: 'signale une règle sur laquelle les éditions allemande et polonaise divergent.',
  },

  content: {
    what: 'Packs de contenu : en dresser la liste, en afficher un, ou vérifier le vôtre.',
    list: 'Dresser la liste des packs de chaque jeu.',
    show: 'Afficher un pack au format JSON, comme base pour le vôtre.',
    check: 'Vérifier un pack et signaler ce qui ne va pas.',
    file: 'le fichier du pack',
    pack: 'nom ou fichier du pack',
    gameOfPack: 'le jeu auquel il est destiné, si le fichier ne le dit pas',
    wrong: (file, number) =>
      `${file} n’est pas jouable : ${countFrench(number, { one: '# problème', other: '# problèmes' })}.`,
    sound: (file, game) => `${file} est un pack jouable (${game}).`,
    findings: (number) =>
      `${countFrench(number, { one: '# remarque', other: '# remarques' })} d’équilibrage (le pack reste jouable) :`,
    hash: (hash) => `Empreinte : ${hash}`,
    playIt: (command) => `Pour jouer avec : ${command}`,
    builtIn: (hash) => `fourni avec le jeu, empreinte ${hash}…`,
  },
};
