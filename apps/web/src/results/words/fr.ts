import { countFrench } from '@triptych/words';
import type { ResultWords } from './en.ts';

export const fr: ResultWords = {
  statistics: 'Statistiques',
  statisticsHint: 'Le résultat de vos parties terminées. Les parties supprimées ne comptent plus.',
  here: 'Sur cet appareil',
  online: 'Sur le serveur',
  none: 'Aucune partie terminée pour l’instant.',
  matches: (matches) => countFrench(matches, { one: '# partie', other: '# parties' }),
  wins: (wins) => countFrench(wins, { one: '# victoire', other: '# victoires' }),
  best: (score, value) => `meilleur résultat : ${value} (${score})`,
  against: 'Contre',
  played: 'Parties',
  won: 'Gagnées',
  whom: { people: 'des humains', mixed: 'des bots de niveaux différents', nobody: 'le jeu lui-même (solo)' },
  bots: (strength) => `des bots : ${strength}`,
  daily: 'Le jeu du jour',
  dailyOf: (day) => `Le jeu du jour, ${day}`,
  dailyHint:
    'Chaque jour, un jeu différent, avec le même hasard pour tout le monde sur ce serveur. Vous n’avez droit qu’à un essai.',
  dailyShown: 'Votre nom et votre résultat seront ici visibles de tous.',
  dailyHere: 'Sans serveur, pas de liste des résultats ; le hasard reste le même pour tout le monde.',
  opponents: (players, strength) =>
    `${countFrench(players, { one: '# joueur', other: '# joueurs' })}, bots : ${strength}`,
  play: 'Jouer au jeu du jour',
  goOn: 'Continuer',
  look: 'Revoir votre partie',
  gone: 'Vous avez déjà joué au jeu du jour. Sa table n’existe plus.',
  results: 'Résultats du jour',
  noResults: 'Personne n’a encore terminé le jeu du jour.',
  place: 'Rang dans la partie',
  name: 'Nom',
  score: 'Résultat',
  yours: (rank) => `Votre rang : ${rank}`,
  you: 'Vous',
  failed: 'La partie n’a pas pu commencer.',
};
