import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  goal: 'À la fin viennent trois évaluations : richesse, influence, réputation. Le dernier de chacune est éliminé ; celui qui reste gagne. Chaque année, vous réglez six ordres secrets. Commencez par Action : elle recrute une unité à {here}.',
  road: 'Deuxième ordre : la route noire. Votre Idrakys suit la route de cette couleur ; la carte montre où elle mène.',
  notThat:
    'Ça marche aussi. Chaque route mène quelque part, la carte vous montre où. Ici, je prendrais la noire.',
  fill: 'Réglez la suite : Action, rouge, Action, rouge. Une Action dans une cité avec des recrues y prend une unité, toujours la plus faible. Chaque cité ne vous en donne qu’une par an.',
  ready:
    'Six ordres ! Les numéros sur la carte sont votre trajet ; un point d’exclamation signale un ordre sans effet. Appuyez sur Valider : tout le monde révèle et avance ensemble.',
  three: 'Trois unités ! Elles sont derrière votre paravent, où personne ne peut les compter.',
  some: 'C’est un début. Plus il y a de cités sur le trajet, plus vous recrutez.',
  none: 'Pas une seule unité cette année. Une Action ne sert que dans une cité avec une tuile : allez donc de tuile en tuile.',
  threat:
    'Maintenant, une menace : elle demande {asks}. Avec ces unités, une Action à {threat} l’élimine. Un bon plan : {route}.',
  gather:
    'Encore une année de recrutement. Les menaces demandent les unités qu’elles montrent : réunissez ce qu’il vous faudra. Un bon plan : {route}.',
  slain: 'La menace est éliminée, et le royaume chante vos louanges !',
  notSlain:
    'Aucune menace n’est tombée cette année. Les unités doivent correspondre exactement, et un autre peut aller plus vite.',
  rewards:
    'Prenez deux des trois récompenses : les pièces d’or font la richesse, les étages de guilde l’influence, les bardes la réputation. Un seul point faible suffit pour perdre : faites grandir les trois.',
  bards:
    'Vos bardes chantent dans les régions qui bordent votre cité. À la fin, qui a le plus de bardes dans une région marque sa première valeur, le suivant la seconde.',
  alone:
    'L’année {year} est à vous. Tous les trois ans, il y a un recensement : qui montre le plus d’unités d’une classe est récompensé. Garder ses unités a donc aussi du bon.',
  end: 'Vous connaissez le jeu. Quand les menaces viennent à manquer, les titans se réveillent ; les règles en parlent le moment venu. Survivez aux trois évaluations. À vous de jouer !',
  refused: 'Les règles ne le permettent pas. Vos choix possibles sont signalés sur la carte et en dessous.',
  asideOrders: 'Allez de tuile en tuile : recrutez ce qu’une menace demande, puis rendez-vous-y.',
  asideRewards: 'Deux récompenses sur trois. Quelle évaluation est votre point faible ?',
  asideBards:
    'Les bardes vont dans les régions qui bordent votre cité. Cherchez où quelques-uns suffisent pour la première place.',
  asideTitan: 'Un titan enragé s’affronte depuis une cité sans tuile, avec les unités de votre choix.',
  asidePayment: 'Payez avec les unités dont vous avez le moins besoin.',
  asideCensus:
    'Montrez des unités pour gagner la récompense de leur classe. Vous les gardez, mais tout le monde les connaîtra.',
  asideFloor: 'Un étage de plus : ajoutez-le à l’une de vos guildes.',
};
