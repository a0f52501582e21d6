import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  goal: 'Après {years} ans, trois évaluations dans un ordre tiré au sort : richesse, influence, réputation. Le dernier de chacune est éliminé ; celui qui reste gagne. Chaque année, six ordres secrets. Commencez par « Action » : elle recrute une unité à {here}.',
  goalRoad:
    'Après {years} ans, trois évaluations dans un ordre tiré au sort : richesse, influence, réputation. Le dernier de chacune est éliminé ; celui qui reste gagne. Chaque année, vous donnez six ordres secrets. D’ici ({here}), commencez par la route « {first} ».',
  road: 'Deuxième ordre : « {second} ». Votre Idrakys suit la route de cette couleur ; le plateau montre où elle mène.',
  act: 'Deuxième ordre : « Action ». Elle recrute une unité ici : {stop}.',
  wrong:
    'L’ordre {place} est « {wrong} » ; je pensais à « {meant} ». Touchez cette molette, puis le bon symbole.',
  vainPlan:
    'Attention : les ordres marqués d’un point d’exclamation sont sans effet. Mon plan était : {route}. Touchez une molette pour la changer.',
  otherPlan:
    'Ce n’est pas mon plan, mais il marche en l’état. Appuyez sur « Valider », ou touchez une molette pour la changer.',
  fill: 'Réglez la suite : {rest}. Une Action dans une cité avec des recrues y prend une unité, toujours la plus faible ; les classes vont de la plus faible à la plus forte. Chaque cité ne vous en donne qu’une par an.',
  ready:
    'Six ordres ! Les numéros sur le plateau indiquent votre trajet ; un point d’exclamation signale un ordre sans effet. Pointez un élément, ou gardez le doigt dessus, pour en voir l’explication. Appuyez sur « Valider » : tout le monde révèle en même temps.',
  three: 'Trois unités, cachées derrière votre paravent !',
  some: 'C’est un début. Plus il y a de cités sur votre trajet, plus vous recrutez.',
  none: 'Pas une seule unité cette année. Une Action ne sert que dans une cité avec une tuile : allez donc de tuile en tuile.',
  threat:
    'Maintenant, une menace ({threat}). Elle demande {asks} ; vous avez {have}. Prenez ce qui manque, puis éliminez-la par une Action : {route}.',
  again:
    'Nouvel essai. La menace ({threat}) demande {asks}. Vous avez {have}. Ce plan réussit si personne n’est plus rapide : {route}.',
  gather:
    'Encore une année de recrutement. Les menaces demandent les unités qu’elles montrent : réunissez ce qu’il vous faudra. Un bon plan : {route}.',
  slain: 'La menace est éliminée, et le royaume chante vos louanges !',
  tooLate:
    'Quelqu’un a été plus rapide : la menace n’était plus là. Annulez l’année et prenez plus court, ou continuez ; il y en aura d’autres.',
  unitsMissing:
    'Vous y étiez, mais sans toutes les unités que montre la menace ; rien ne remplace celle qui manque. Annulez l’année, ou continuez et réessayez.',
  notThere:
    'Aucune menace éliminée : vous n’avez fait aucune Action dans une cité menacée. Annulez l’année, ou continuez et réessayez.',
  rewards:
    'Prenez deux des trois récompenses : les pièces d’or font la richesse, les étages de guilde l’influence, les bardes la réputation. Un seul point faible suffit pour perdre : renforcez les trois.',
  bards:
    'Vos bardes chantent dans les régions au bord de votre cité, jamais en terre désolée. Pour « {central} », ils entrent dans la Forteresse (nombre secret). À la fin, qui a le plus de bardes dans une région marque sa première valeur, le suivant la seconde.',
  alone:
    'L’année {year} est à vous. Touchez une cité pour voir sa tuile. Chaque ordre commence par le joueur au drapeau : d’autres peuvent donc vous devancer. Ensuite vient un recensement : qui montre le plus d’unités d’une classe est récompensé.',
  censusNone:
    'Le recensement ! Classe par classe, chacun choisit en secret combien d’unités montrer ; qui en montre le plus est récompensé. Vous n’en avez aucune de cette classe : validez simplement.',
  census:
    'Le recensement ! Classe par classe, chacun choisit en secret combien d’unités montrer. Qui en montre le plus gagne la récompense indiquée ; à égalité, chacun en reçoit 1. Vous gardez vos unités, mais elles ne sont plus secrètes.',
  censusWon: 'Personne n’en montre plus : la récompense est à vous, et vos unités restent chez vous.',
  censusOthers:
    'Cette récompense va à quelqu’un d’autre, ou à personne. Vos unités restent quand même chez vous.',
  rewardsTold:
    'Ce qu’apporte une menace : deux de ses trois récompenses. Les pièces d’or font la richesse, les étages de guilde l’influence, les bardes la réputation. Un seul point faible suffit pour perdre : renforcez les trois.',
  bardsTold:
    'Les bardes chantent dans les régions au bord de votre cité, jamais en terre désolée. Pour « {central} », ils entrent dans la Forteresse (nombre secret). À la fin, qui a le plus de bardes dans une région marque sa première valeur, le suivant la seconde.',
  fortress:
    'Deux choses encore : les bardes de la Forteresse (« {central} ») ne sont comptés qu’à la fin. Et une cité n’accueille qu’une guilde, de quatre étages au plus.',
  next: 'Ces tuiles viennent ensuite : chacune va dans la cité de son numéro quand une tuile du même genre quitte le plateau.',
  titans:
    'Sans menace à piocher, ces titans se réveillent : affrontez-les d’une cité sans tuile, avec n’importe quelles unités.',
  end: 'Les évaluations viennent dans cet ordre : {assessments}. Le dernier est éliminé avant la suivante ; à égalité, les unités restantes départagent. Vous connaissez le jeu. À vous de jouer !',
  refused: 'Les règles ne le permettent pas. Vos choix possibles sont signalés sur le plateau et en dessous.',
  asideLord:
    'Où commence votre Idrakys ? Une cité avec des recrues est un bon choix : votre première Action pourra y recruter.',
  asideOrders: 'Allez de tuile en tuile : recrutez ce qu’une menace demande, puis rendez-vous-y.',
  asideRewards: 'Deux récompenses sur trois. Quelle évaluation est votre point faible ?',
  asideBards:
    'Les bardes vont dans les régions qui bordent votre cité. Cherchez où quelques-uns suffisent pour la première place. Pour « {central} », ils entrent dans la Forteresse (nombre secret).',
  asideTitan: 'Un titan enragé s’affronte depuis une cité sans tuile, avec les unités de votre choix.',
  asidePayment: 'Payez avec les unités dont vous avez le moins besoin.',
  asideCensus:
    'Si vous avez des unités de cette classe, montrez-en pour gagner sa récompense. Vous les gardez, mais tout le monde les connaîtra.',
  asideFloor: 'Un étage de plus : ajoutez-le à l’une de vos guildes.',
};
