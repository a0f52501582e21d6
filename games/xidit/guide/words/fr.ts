import type { en } from './en.ts';

export const fr: typeof en = {
  goal: 'Vous menez un Idrakys à travers un royaume menacé. À la fin viennent trois évaluations : richesse (pièces d’or), influence (étages de guilde) et réputation (bardes). À chacune, le dernier est éliminé. Celui qui reste sauve le royaume : ne soyez faible nulle part.',
  end: 'Après neuf années (douze dans la partie longue), les trois évaluations ont lieu dans l’ordre indiqué au Panthéon. À chacune, le dernier joueur encore en jeu est éliminé ; à cinq, deux le sont à la première. En cas d’égalité, le joueur qui a le plus d’unités l’emporte. Le dernier Idrakys gagne.',
  parts: {
    plan: {
      title: 'Programmer six ordres',
      text: 'Chacun règle six molettes en secret : une route à suivre (bleue, rouge ou noire), une action, ou patienter. Puis on révèle tout, et les ordres s’exécutent un par un : le premier de chacun, le deuxième de chacun, et ainsi de suite.',
      example:
        'Action, noire, action, rouge, action, rouge : recruter, voyager, recruter, voyager, recruter, voyager.',
    },
    recruit: {
      title: 'Recruter',
      text: 'Une action dans une cité avec des recrues prend une unité, toujours de la classe la plus faible encore présente. On ne recrute qu’une fois par an dans chaque cité. Vos unités sont derrière votre paravent, où personne ne les voit.',
      example:
        'Une cité abrite un archer, un fantassin et un mage : vous prenez l’archer. Le suivant obtient le fantassin.',
    },
    threat: {
      title: 'Éliminer les menaces',
      text: 'Une action dans une cité menacée élimine la menace si vous avez toutes les unités qu’elle demande : exactement ces classes. Elles retournent à la caserne, et vous choisissez deux des trois récompenses : pièces d’or, bardes, étages de guilde.',
      example: 'La menace demande un milicien et deux archers. Trois mages ne permettent pas de l’éliminer.',
    },
    build: {
      title: 'Pièces d’or, guildes, bardes',
      text: 'Les pièces d’or vont derrière votre paravent. Les étages de guilde se construisent dans la cité où se trouve votre Idrakys, quatre au plus, une guilde par cité. Les bardes vont dans les régions qui bordent la cité ; ceux de la région centrale restent cachés dans la Forteresse.',
    },
    reputation: {
      title: 'Comment compte la réputation',
      text: 'Dans chaque région, le plus de bardes rapporte la première valeur, la deuxième place la seconde. Si plusieurs sont à égalité en tête, tous gagnent la première valeur et personne la seconde. Les bardes de la Forteresse ne comptent qu’à la fin.',
      example:
        'Une région vaut 5 et 2. Vous y avez trois bardes, Bot 1 et Bot 2 en ont deux chacun : vous gagnez 5, et eux 2 chacun.',
    },
    census: {
      title: 'Le recensement militaire',
      text: 'Tous les trois ans (quatre dans la partie longue), on compte chaque classe d’unités. Chacun choisit en secret combien en montrer ; qui en montre le plus gagne des pièces d’or, des bardes ou un étage de guilde. Vous gardez vos unités.',
    },
    titans: {
      title: 'Les titans',
      text: 'Quand les menaces s’épuisent, des titans se réveillent. Un titan enragé s’affronte par une action dans toute cité sans tuile ; on paie autant d’unités qu’il en montre, de n’importe quelle classe. Il rapporte plus que la plupart des menaces.',
    },
    tiles: {
      title: 'D’où viennent les nouvelles tuiles ?',
      text: 'La prochaine tuile Recrutement et la prochaine tuile Menace sont toujours visibles. Dès qu’une tuile quitte le plateau, la suivante arrive dans la cité de son numéro, avant l’ordre du joueur suivant. Vous voyez donc ce qui vient.',
    },
    secrets: {
      title: 'Qu’est-ce qui est secret ?',
      text: 'Les unités, les pièces d’or et les bardes restants sont derrière le paravent ; les ordres sont secrets jusqu’à leur révélation. Tout ce qui se passe sur le plateau est public : un joueur attentif peut tenir les comptes.',
    },
  },
  legend: {
    militia: 'Milicien, la classe la plus faible.',
    archer: 'Archer.',
    infantry: 'Fantassin.',
    cleric: 'Clerc.',
    mage: 'Mage, la classe la plus forte.',
    action: 'Action : recruter, éliminer une menace ou affronter un titan.',
    wait: 'Patienter : il ne se passe rien.',
    gold: 'Pièce d’or. Compte pour la richesse.',
    floors: 'Étage de guilde. Compte pour l’influence.',
    bards: 'Barde. Apporte de la réputation dans une région.',
    reputation: 'L’évaluation de la réputation.',
    fortress: 'La Forteresse : les bardes cachés de la région centrale.',
    titan: 'Un titan enragé.',
    asleep: 'Un titan endormi.',
    first: 'Le premier joueur de l’année.',
    secret: 'Derrière le paravent : visible uniquement par vous.',
  },
};
