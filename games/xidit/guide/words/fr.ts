import type { en } from './en.ts';

export const fr: typeof en = {
  goal: 'Vous menez un Idrakys à travers un royaume menacé. À la fin viennent trois évaluations : richesse (pièces d’or), influence (étages de guilde) et réputation (bardes). À chacune, le dernier est éliminé. Celui qui reste sauve le royaume : ne soyez faible nulle part.',
  end: 'Après neuf ans (douze dans la partie longue), les trois évaluations ont lieu dans l’ordre affiché au Panthéon. À chacune, le dernier des joueurs encore en lice est éliminé ; à cinq joueurs, deux le sont à la première. En cas d’égalité, qui a le plus d’unités l’emporte. Le dernier Idrakys gagne.',
  parts: {
    plan: {
      title: 'Programmer six ordres',
      text: 'Chacun règle six molettes en secret : une route à suivre (bleue, rouge ou noire), une action, ou patienter. On révèle tout, puis les ordres se résolvent un par un : le premier de chacun, le deuxième de chacun, et ainsi de suite.',
      example:
        'Action, noir, action, rouge, action, rouge : recruter, avancer, recruter, avancer, recruter, avancer.',
    },
    recruit: {
      title: 'Recruter',
      text: 'Une action dans une cité avec des recrues vous donne une unité, toujours de la classe la plus faible encore présente. Vous pouvez recruter une fois par an dans chaque cité. Vos unités sont derrière votre paravent, à l’abri des regards.',
      example:
        'Une cité contient un archer, un fantassin et un mage : vous prenez l’archer. Le suivant aura le fantassin.',
    },
    threat: {
      title: 'Éliminer les menaces',
      text: 'Une action dans une cité menacée élimine la menace si vous avez toutes les unités demandées : exactement ces classes. Elles retournent à la caserne, et vous choisissez deux des trois récompenses : pièces d’or, bardes, étages de guilde.',
      example:
        'La menace demande un milicien et deux archers. Avec trois mages, vous ne pouvez pas l’éliminer.',
    },
    build: {
      title: 'Or, guildes, bardes',
      text: 'Les pièces d’or vont derrière votre paravent. Les étages de guilde se construisent dans la cité de votre Idrakys, quatre au plus, une guilde par cité. Les bardes vont dans les régions qui bordent la cité ; la région centrale cache les siens dans la Forteresse.',
    },
    reputation: {
      title: 'Compter la réputation',
      text: 'Dans chaque région, qui a le plus de bardes marque la première valeur, le suivant la seconde. En cas d’égalité pour la première place, les joueurs concernés marquent la première valeur, et personne la seconde. Les bardes de la Forteresse ne sont comptés qu’à la fin.',
      example:
        'Une région vaut 5 et 2. Vous y avez trois bardes, Bot 1 et Bot 2 deux chacun : vous marquez 5, eux 2 chacun.',
    },
    census: {
      title: 'Le recensement militaire',
      text: 'Tous les trois ans (quatre dans la partie longue), on compte les unités, classe par classe. Chacun choisit en secret combien il en montre ; qui en montre le plus gagne des pièces d’or, des bardes ou un étage de guilde. Vous gardez vos unités.',
    },
    titans: {
      title: 'Les titans',
      text: 'Quand les menaces viennent à manquer, les titans se réveillent. Un titan enragé s’affronte par une action dans toute cité sans tuile et se paie avec autant d’unités qu’il l’indique, de n’importe quelle classe. Il récompense mieux que la plupart des menaces.',
    },
    tiles: {
      title: 'D’où viennent les nouvelles tuiles ?',
      text: 'La prochaine tuile Recrutement et la prochaine tuile Menace sont toujours visibles. Dès qu’une tuile quitte le plateau, la prochaine entre dans la cité qui porte son numéro, avant l’ordre du joueur suivant. Vous voyez donc ce qui arrive.',
    },
    secrets: {
      title: 'Qu’est-ce qui est secret ?',
      text: 'Les unités, les pièces d’or et les bardes restants sont derrière le paravent ; les ordres sont secrets jusqu’à leur révélation. Tout ce qui se passe sur le plateau est public : un joueur attentif peut tenir le compte.',
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
    gold: 'Pièce d’or. Compte pour l’évaluation de la richesse.',
    floors: 'Étage de guilde. Compte pour l’évaluation de l’influence.',
    bards: 'Barde. Rapporte de la réputation dans une région.',
    reputation: 'L’évaluation de la réputation.',
    fortress: 'La Forteresse : les bardes cachés de la région centrale.',
    titan: 'Un titan enragé.',
    asleep: 'Un titan encore endormi.',
    first: 'Le premier joueur de cette année.',
    secret: 'Derrière le paravent : visible uniquement par vous.',
    recruits: 'Une cité avec des recrues, quand le plateau est petit. Touchez la cité pour les voir.',
    threat:
      'Une cité menacée, quand le plateau est petit. Touchez la cité pour voir les unités et les récompenses.',
    next: 'En pointillé : la prochaine tuile. Elle ira dans cette cité.',
    values: 'Ce que vaut une région : pour la première place en bardes, et pour la deuxième.',
    guild: 'Une guilde et le nombre de ses étages.',
    kept: 'Étages construits, et étages gardés derrière le paravent.',
    unknown: 'Bardes dans les régions ; leur nombre dans la Forteresse est secret.',
    deciding: 'Ce joueur n’a pas encore décidé.',
    overtaken: 'Quelqu’un vient de dépasser vos bardes dans cette région.',
  },
};
