import { countFrench } from '@triptych/words';
import type { ReplayWords } from './en.ts';

export const fr: ReplayWords = {
  replay: 'Relecture',
  moment: (at, last) => `${at} sur ${last}`,
  setUp: 'Mise en place',
  nothingTold: 'Quelqu’un a décidé',
  scrubber: 'Moment de la partie',
  back: 'Un pas en arrière',
  on: 'Un pas en avant',
  run: 'Lecture',
  pause: 'Pause',
  pace: 'Vitesse',
  seenBy: 'Vu par',
  more: 'Plus',
  playOn: 'Jouer à partir d’ici',
  playOnHint:
    'Commence une nouvelle partie dans ce navigateur à partir de ce moment, avec des bots aux autres places',
  toNow: 'Revenir au présent',
  since: 'Depuis votre dernier tour',
  sinceShow: 'Montrer',
  sinceGo: 'Continuer',
  toYou: 'pour vous',
  analysis: 'Analyse',
  fair: 'Partie régulière ?',
  fairWait: 'La partie est rejouée…',
  fairYes: (answers) =>
    countFrench(answers, {
      one: 'Oui. Cette page a rejoué la partie à partir de sa graine : sa seule décision est exacte, et le résultat est le même.',
      other:
        'Oui. Cette page a rejoué la partie à partir de sa graine : les # décisions sont exactes, et le résultat est le même.',
    }),
  fairPromise:
    'Le serveur a scellé sa part de la graine avant que quiconque prenne place, et la graine contient chaque part ajoutée par les joueurs.',
  fairClaimed:
    'Non prouvé, seulement affirmé par le serveur : les noms, les heures, et si c’est une personne ou un bot qui a décidé.',
  fairAlone: 'La graine a été tirée dans ce navigateur au début de la partie.',
  fairPrepared:
    'Cette partie était préparée, comme une leçon, un jeu du jour ou une partie reprise en cours : sa graine n’a pas été tirée ici, elle était fixée d’avance.',
  fairNo: 'Non : cette partie ne peut pas être confirmée.',
  fairProblems: {
    pack: 'Son pack de contenu manque ou n’est pas le même.',
    commitment: 'Le serveur a révélé une autre part de la graine que celle qu’il avait scellée.',
    seed: 'La graine ne correspond pas aux parts révélées.',
    replay: 'Une décision ne correspond pas aux règles actuelles.',
    kept: 'Les règles ont changé en cours de partie : on ne peut pas la rejouer depuis le début.',
    unfinished: 'Rejouée, elle ne se termine pas.',
    outcome: 'Rejouée, elle se termine autrement.',
  },
  seed: 'Graine',
  commitment: 'Scellé à l’avance',
  keyList: [
    ['P', 'relecture'],
    ['← →', 'pendant la relecture : un pas en arrière ou en avant'],
    ['Page préc., suiv.', 'pendant la relecture : chapitre précédent ou suivant'],
    ['Début, Fin', 'pendant la relecture : au début ou à la fin'],
    ['Espace', 'pendant la relecture : lecture ou pause'],
    ['Échap', 'pendant la relecture : revenir au présent'],
  ],
};
