import { numberIn } from '@triptych/words';
import type { MovingWords } from './moving.en.ts';

export const fr: MovingWords = {
  saveFile: 'Enregistrer un fichier',
  withFriends: 'Continuer entre amis',
  withFriendsHint: 'Ouvre une table sur le serveur. Quiconque ouvre son lien y prend sa place.',
  keepHere: 'Garder dans ce navigateur',
  openFile: 'Ouvrir une partie depuis un fichier',
  notRunning: 'Seule une partie en cours peut continuer.',
  stored: 'Enregistré dans ce navigateur',
  matches: 'Parties',
  packs: 'Packs de l’atelier',
  other: 'Réglages et autres données',
  total: (used, all) => `${used} occupés sur ${all}`,
  persistent: 'Ce navigateur garde tout jusqu’à ce que vous le supprimiez.',
  temporary:
    'Ce navigateur peut tout supprimer s’il manque de place. Enregistrez l’important dans un fichier.',
  refused: 'Ce navigateur refuse d’enregistrer. Parties et packs seront perdus à la fermeture de la page.',
  full: 'La mémoire de ce navigateur est pleine. Enregistrez dans un fichier ce que vous voulez garder, puis supprimez quelque chose.',
  everything: 'Tout enregistrer dans un fichier',
  bringBack: 'Tout récupérer depuis un fichier',
  broughtBack: (matches, packs) => `Restauration terminée. Parties : ${matches}, packs : ${packs}.`,
  notABackup: (format) =>
    `Ce fichier ne vient pas de « Tout enregistrer dans un fichier » : son champ « format » devrait être « ${format} ».`,
  alreadyHere: (things) => `Déjà enregistrés : ${things}.`,
  leftOut: {
    match: (number) => `La partie ${number} a été laissée de côté.`,
    pack: (number) => `Le pack ${number} a été laissé de côté.`,
  },
  packProblems: {
    tooLarge: (kilobytes, values) =>
      `Un pack compte au plus ${numberIn('fr', kilobytes)} Ko et ${numberIn('fr', values)} valeurs.`,
    noSuchPack: 'Ce n’est pas un pack de l’un de nos jeux.',
  },
  gone: 'Cette partie n’est plus enregistrée dans ce navigateur.',
  problems: {
    'too-large': (megabytes) => `Ce fichier est trop volumineux : ${megabytes} Mo au plus.`,
    'not-json': (line, column) => `Ce n’est pas du JSON : voyez ligne ${line}, colonne ${column}.`,
    'not-a-match': (format) =>
      `Ce fichier ne contient aucune partie : son champ « format » devrait être « ${format} ».`,
    'bad-field': (field) =>
      `Cette partie est illisible : son champ « ${field} » manque ou a une autre forme.`,
    'unknown-game': 'Le jeu de cette partie n’est pas proposé ici.',
    'no-pack': 'Le pack de contenu de cette partie manque ou n’est pas jouable.',
    'other-rules': 'Cette partie suivait d’autres règles, ou ses décisions ne correspondent pas aux nôtres.',
  },
};
