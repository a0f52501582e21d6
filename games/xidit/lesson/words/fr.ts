import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  goal: 'À la fin viennent trois évaluations : richesse, influence, réputation. À chacune, le dernier est éliminé ; l’Idrakys qui reste gagne. Chaque année, vous réglez six ordres secrets. Commencez par Action : vous recrutez une unité dans votre cité ({here}).',
  road: 'Deuxième ordre : la route noire. Votre Idrakys suit la route de cette couleur, et le plateau montre où elle mène.',
  notThat:
    'Cela marche aussi. Chaque route mène quelque part ; le plateau montre où. Ici, je prendrais la noire.',
  fill: 'Réglez le reste : Action, rouge, Action, rouge. Une Action dans une cité avec des recrues y prend une unité, toujours la plus faible. Chaque cité ne vous en donne qu’une par an.',
  ready:
    'Six ordres ! Les numéros sur le plateau sont votre trajet ; un point d’exclamation signale un ordre sans effet. Choisissez Valider : tous les Idrakys se révèlent et avancent ensemble.',
  three:
    'Trois unités ! Elles sont maintenant derrière votre paravent, où personne d’autre ne peut les compter.',
  some: 'Vous avez recruté. Plus de cités en chemin, c’est plus d’unités.',
  none: 'Pas une seule unité cette année. Une Action ne sert que dans une cité avec une tuile : allez de tuile en tuile.',
  threat:
    'Maintenant, une menace : elle demande {asks}. Avec ces unités, une Action l’élimine ({threat}). Un bon plan : {route}.',
  gather:
    'Encore une année de recrutement. Les menaces demandent les unités qu’elles montrent : rassemblez ce qu’il vous faudra. Un bon plan : {route}.',
  slain: 'La menace est éliminée, et le royaume chante vos louanges !',
  notSlain:
    'Aucune menace éliminée cette année. Les unités doivent correspondre exactement, et un autre peut être plus rapide.',
  rewards:
    'Prenez deux des trois récompenses : les pièces d’or comptent pour la richesse, les étages de guilde pour l’influence, les bardes pour la réputation. Un seul point faible suffit pour perdre : faites croître les trois.',
  bards:
    'Vos bardes chantent dans les régions qui bordent votre cité. À la fin, le plus de bardes dans une région rapporte sa première valeur, la deuxième place sa seconde.',
  alone:
    'L’année {year} est à vous. Tous les trois ans a lieu un recensement : qui montre le plus d’unités d’une classe est récompensé. Les unités valent donc aussi la peine d’être gardées.',
  end: 'Vous connaissez le jeu. Quand les menaces s’épuisent, des titans se réveillent ; les règles vous en parleront le moment venu. Survivez aux trois évaluations. À vous de jouer !',
  refused:
    'Les règles ne le permettent pas. Ce que vous pouvez choisir est marqué sur le plateau et au-dessous.',
  asideOrders: 'Allez de tuile en tuile : recrutez ce qu’une menace demande, puis rendez-vous sur place.',
  asideRewards: 'Deux récompenses sur trois. Dans quelle évaluation êtes-vous le plus faible ?',
  asideBards:
    'Les bardes vont dans les régions qui bordent votre cité. Cherchez où quelques-uns suffisent pour la première place.',
  asideTitan: 'Un titan enragé s’affronte depuis une cité sans tuile, avec n’importe quelles unités.',
  asidePayment: 'Payez avec les unités dont vous avez le moins besoin.',
  asideCensus:
    'Montrez des unités pour gagner la récompense de leur classe. Vous les gardez, mais tout le monde les connaîtra.',
  asideFloor: 'Un étage de plus : posez-le sur l’une de vos guildes.',
};
