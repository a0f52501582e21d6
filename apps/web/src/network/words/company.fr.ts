import { countFrench } from '@triptych/words';
import type { CompanyWords } from './company.en.ts';

export const fr: CompanyWords = {
  // From the administrators.
  restart: (minutes: number) =>
    minutes < 1
      ? 'Le serveur va redémarrer. Votre partie reprend dans un instant.'
      : countFrench(minutes, {
          one: 'Le serveur redémarre dans # minute. Votre partie reprendra aussitôt après.',
          other: 'Le serveur redémarre dans # minutes. Votre partie reprendra aussitôt après.',
        }),
  // The television.
  television: 'Sur une télé',
  televisionHint:
    'Le grand écran montre le plateau, à qui c’est de jouer, et un code pour chaque place libre. Il ne montre jamais les secrets de personne.',
  openTelevision: 'Ouvrir le grand écran',
  televisionLink: 'Adresse du grand écran',
  startOnPhone: 'N’importe qui peut lancer la partie, sur son propre appareil.',
  waitingForAll: 'On attend tout le monde',
  scanToSit: 'Scannez pour prendre cette place',
  seatCode: (seat) => `Code QR de la place ${seat}`,
  thisSeat: (seat) => `La place ${seat} vous est réservée. Indiquez votre nom.`,
  handOnly: 'Ne montrer ici que ma main',
  handOnlyHint: 'Pour un téléphone à côté de la télé : vos secrets et vos décisions, rien d’autre.',
  wholeTable: 'Montrer ici toute la table',
  // Another device.
  alreadyPlaying: 'Vous jouez déjà ici ?',
  iAm: (name) => `Je suis ${name}, désormais sur cet appareil`,
  iAmHint:
    'Le plus rapide : scannez le code que votre autre appareil affiche sous « Participants », ou saisissez votre code de récupération. Sinon, l’autre appareil doit le confirmer ; après une absence prolongée, les autres à la table le peuvent aussi.',
  claimSent: (name) =>
    `Votre autre appareil doit confirmer que vous êtes bien ${name}. Après une absence prolongée, les autres le peuvent aussi.`,
  claimRefused: (name) => `Les autres répondent que vous n’êtes pas ${name}.`,
  neverMind: 'Annuler',
  claims: (name) => `Quelqu’un dit : « Je suis ${name}, désormais sur un autre appareil. »`,
  admit: 'Oui, laisser entrer',
  admitLater: (name) =>
    `Seul l’appareil de cette personne peut le confirmer. Vous le pourrez si ${name} s’absente un moment.`,
  reject: 'Non',
  alsoElsewhere: 'aussi sur un autre appareil',
  takeSeatBack: (name) => `Déconnecter les autres appareils : ${name}`,
  otherDevice: 'Sur un autre appareil',
  otherDeviceHint:
    'Scannez ce code avec votre autre appareil pour vous y connecter. Il ne sert qu’une fois, pendant dix minutes. Quiconque le scanne peut jouer à votre place.',
  showDeviceCode: 'Afficher un code',
  deviceCode: 'Code QR pour votre autre appareil',
  deviceLink: 'Lien pour votre autre appareil',
  continueHere: 'Continuer ici',
  continueHint:
    'Ce lien vient de votre autre appareil. Désormais, ce navigateur joue au nom de la même personne.',
  continueInstead: (name) =>
    `Identité actuelle de ce navigateur : ${name}. Il l’oubliera ; seul un compte ou un code de récupération permettra de la retrouver.`,
  continued: (name) => `Bienvenue, ${name}.`,
  endOthers: 'Déconnecter mes autres appareils',
  endOthersHint:
    'Au cas où un lien serait tombé entre de mauvaises mains : les liens non utilisés cessent aussi de fonctionner. Si quelqu’un connaît votre code de récupération, demandez-en un nouveau.',
  othersEnded: 'Vos autres appareils ont été déconnectés.',
  // Talking.
  share: 'Partager le lien',
  shareText: (game) => `Une partie avec nous ? On joue à ${game} !`,
  closeChat: 'Fermer la discussion',
  quickly: 'Phrases toutes prêtes',
  phrases: {
    hello: 'Bonjour !',
    luck: 'Bonne chance !',
    'well-played': 'Bien joué !',
    thanks: 'Merci !',
    sorry: 'Pardon !',
    moment: 'Un instant.',
    hurry: 'À vous !',
    again: 'On en refait une ?',
  },
};
