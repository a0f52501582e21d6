import type { TournamentWords } from './tournament.en.ts';

export const tournament: TournamentWords = {
  what: 'Faire jouer entre eux des bots de plusieurs niveaux et dire lesquels sont les meilleurs.',
  bots: (names) =>
    `qui joue : ${names} ; avec un budget particulier : master@500 (parties simulées), master@200ms ; un programme à vous : « program:python3 my-bot.py »`,
  games: 'parties pour chaque rencontre ; par défaut : 40. Les places changent à tour de rôle',
  players: 'nombre de joueurs ; par défaut : le plus petit possible',
  budget:
    'ce que chaque bot peut chercher par réponse : 500 (parties simulées) ou 200ms ; par défaut : son budget habituel',
  engineWhat:
    'Les jeux comme moteur pour vos programmes : une ligne de JSON pose la question, une autre répond.',
  trainWhat: 'Apprendre des parties des bots ce qui rend une position prometteuse, et afficher les poids.',
  trainGames: 'parties pour chaque nombre de joueurs ; par défaut : 1500',
  trainBeliefs: 'apprendre plutôt à quoi l’on reconnaît, dans une position, ce qu’un joueur tient caché',
  trainJson: 'écrire plutôt les poids dans ce fichier, tels que les lisent les bots du jeu',
  nothingToTrain:
    'Les bots de ce jeu n’ont rien à apprendre : ils cherchent toujours jusqu’à la fin de la partie.',
  against: (one, others) => `${one} contre ${others}`,
  won: 'gagnées',
  times: 'rapport',
  badBots: (found, names) =>
    `« ${found} » n’est pas un bot qui puisse disputer un tournoi : ${names}, avec au besoin un budget tel que @500 ou @200ms.`,
  failures: {
    died: 'il s’est arrêté',
    hung: 'il n’a pas répondu à temps',
    flooded: 'il en a envoyé plus qu’on ne lui demandait',
    nonsense: 'sa réponse n’est pas permise',
  },
  failed: (program, why) => `${program} : ${why}. Désormais, « casual » joue à sa place.`,
  tooFew: 'Un tournoi demande au moins deux bots différents : --bots strong,master.',
  badPlayers: (found, least, most) =>
    `--players demande un nombre entier de ${least} à ${most}, pas « ${found} ».`,
};
