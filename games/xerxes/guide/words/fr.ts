import type { en } from './en.ts';

export const fr: typeof en = {
  goal: 'Satrape du Grand Roi, vous gouvernez une région. Campagnes, bâtiments et impôts rapportent des points de victoire. Dès que quelqu’un en a 25 à la fin d’une année, ou après sept ans, le plus haut total gagne.',
  end: 'La partie s’achève à la fin d’une année où quelqu’un a 25 points de victoire ou plus, et au plus tard après la septième. Le plus haut total gagne ; en cas d’égalité, c’est le nombre de campagnes qui départage, puis celui des bâtiments, puis celui des impôts payés.',
  parts: {
    workers: {
      title: 'Placer ses ouvriers',
      text: 'Dans l’ordre du tour, chacun place un ouvrier, puis le second. Un ouvrier va sur une région libre qui n’est le fief de personne, ou sur la case Ordre du tour. Chaque région produit trois ressources et offre une unité. L’événement de l’année est ensuite révélé : par exemple, personne ne reçoit de bois.',
      example: 'La Babylonie produit pierre, bois et blé, et offre une cavalerie.',
    },
    campaign: {
      title: 'Partir en campagne',
      text: 'Accomplissez des cartes Campagne : chacune demande quatre unités. Vous avez celle de votre fief, celles des régions où sont vos ouvriers, et vos unités permanentes. Une campagne rapporte 5 points, et un rival de votre choix en perd 1. Une région qui envoie son unité ne produit rien cette année.',
      example:
        'Un mercenaire du fief, un éléphant de Parthie, un navire de Cappadoce et votre éléphant permanent : 5 points.',
    },
    build: {
      title: 'Récolter et construire',
      text: 'Chacun récolte les ressources de son fief et de ses ouvriers, trois de chaque au plus. Puis, dans l’ordre du tour, chacun construit un bâtiment ou passe, jusqu’à ce que tous aient passé d’affilée. Un bâtiment coûte six ressources, ne se construit qu’une fois, et vous pouvez en avoir trois.',
      example:
        'Un temple rapporte 7 points l’année 1, seulement 3 l’année 5. La fortification rapporte 1 point l’année 1, et 5 l’année 5.',
    },
    taxes: {
      title: 'Payer les impôts',
      text: 'Payez autant de cartes Impôt que vous voulez. Une carte qui demande quatre ressources vous donne une unité permanente, à partir de l’année suivante. Une carte qui en demande cinq rapporte 3 points. On ne pioche aucune nouvelle carte pendant la partie.',
      example: 'Pour 2 pierre, 1 blé et 1 laine, vous gagnez un éléphant permanent.',
    },
    buildings: {
      title: 'Les six bâtiments',
      text: 'Temple : 8 moins le numéro de l’année. Fortification : le numéro de l’année. Route et pont : 4 points, et vos rivaux en perdent 2 en tout. Grenier et palais : 3 points, et vos rivaux en perdent 3 en tout. Vous décidez qui perd ; personne ne descend sous 0.',
    },
    order: {
      title: 'L’ordre du tour',
      text: 'Le rang 1 coûte une ressource ; au rang 2, une unité doit rester inutilisée ; le rang 3 reçoit une unité de plus, le rang 4 une ressource de plus. Qui a un ouvrier sur la case Ordre du tour attribue son rang à chacun à la fin de l’année.',
    },
    events: {
      title: 'L’événement de l’année',
      text: 'Chaque année, un événement est révélé après le placement des ouvriers. La plupart bloquent une ressource pour tout le monde. L’héritier du trône donne trois ressources à chacun, la bénédiction divine une unité de plus.',
    },
    abilities: {
      title: 'Les capacités spéciales',
      text: 'Chaque satrape a une capacité qui sert une fois par partie. Pointez votre satrape, ou touchez votre nom, pour la lire. Attendez le bon moment !',
    },
    secrets: {
      title: 'Qu’est-ce qui est secret ?',
      text: 'Seulement les cartes en main. Les ressources, les unités, les points et les cartes réalisées sont visibles : vous voyez qui s’apprête à partir en campagne ou à construire.',
    },
  },
  legend: {
    gold: 'Or.',
    stone: 'Pierre.',
    iron: 'Fer.',
    wood: 'Bois.',
    wheat: 'Blé.',
    wool: 'Laine.',
    elephant: 'Éléphant, une unité.',
    cavalry: 'Cavalerie, une unité.',
    mercenary: 'Mercenaire, une unité.',
    chariot: 'Char, une unité.',
    ship: 'Navire, une unité.',
    weapon: 'Arme, une unité.',
    any: 'Une unité au choix.',
    points: 'Points de victoire.',
    worker: 'Un ouvrier.',
    tax: 'Une carte Impôt : payez des ressources.',
    campaign: 'Une carte Campagne : engagez quatre unités.',
    secret: 'Secret : visible uniquement par vous.',
    ability: 'La capacité spéciale du satrape, pas encore utilisée.',
    inHand: 'Cartes Impôt et Campagne en main.',
    fulfilled: 'Impôts payés, campagnes accomplies, bâtiments construits.',
    passing: 'Une unité pour cette année seulement.',
    lasting: 'Une unité permanente ou au choix : aucune région n’y perd ses ressources.',
    near: 'Score en rouge : une bonne année peut mettre fin à la partie.',
  },
};
