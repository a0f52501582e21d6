import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  goal: 'Soyez en tête quand quelqu’un atteint 25 points de victoire, ou après sept ans. Un ouvrier récolte les trois ressources d’une région. Votre carte Impôt demande {cost} : placez ici votre premier ouvrier : {area}.',
  onCourse: 'Bien placé. Une région n’accueille qu’un ouvrier.',
  elsewhere: 'Comme vous voulez. Regardez ce que la région produit, et ce que vos cartes demandent.',
  onTrack: 'Cette case vous laisse fixer l’ordre du tour à la fin de l’année, mais ne produit rien.',
  second:
    'Votre fief ({home}) produit aussi des ressources chaque année. Placez ici votre second ouvrier : {area}. Vous aurez alors tout pour la carte Impôt.',
  giveUp:
    'L’événement de l’année ({event}) a touché tout le monde. Chacun a récolté, trois de chaque au plus. Vous êtes au rang 1, et cela se paie : cédez une ressource dont la carte Impôt n’a pas besoin.',
  tax: 'Payez votre impôt : {cost}. Cette carte vous donne une unité permanente : {force}. D’autres cartes Impôt rapportent aussitôt 3 points.',
  taxTooDear: 'Votre réserve n’a pas ce que cette carte demande.',
  paid: 'Le Grand Roi est satisfait. Une nouvelle unité marche désormais avec vous : {force}.',
  notPaid: 'Vous auriez pu payer. Une unité permanente aide dans toutes les campagnes à venir.',
  march:
    'Maintenant, une campagne : quatre unités pour 5 points. Le fief et les unités permanentes comptent ; il vous manque : {missing}. Chaque région offre aussi une unité : placez ici cet ouvrier : {area}.',
  marchOn:
    'Il manque encore une unité : {missing}. Elle se trouve ici : {area}. Une région qui envoie son unité ne produit rien cette année.',
  campaign: 'Les quatre unités sont réunies. Choisissez la carte Campagne, et en avant !',
  won: 'Victoire ! Cinq points pour vous.',
  notMarched:
    'Votre armée est restée chez elle. Les unités des régions disparaissent à la fin de l’année ; seules les permanentes restent.',
  rival: 'Et l’un de vos rivaux perd un point. Qui préférez-vous voir derrière vous ?',
  build:
    'Un bâtiment coûte six ressources et ne se construit qu’une fois : le temple vaut le plus au début, la fortification à la fin ; les autres coûtent aussi des points à vos rivaux.',
  end: 'Vous savez tout : ouvriers, événement, campagnes, ressources, bâtiments, impôts, et cela sept fois. Votre capacité spéciale attend son heure. Vingt-cinq points : à vous de jouer !',
  refused: 'Les règles ne le permettent pas. Vos choix possibles ont un bord lumineux.',
  asideWorker: 'Quelles ressources ou unités vos cartes demandent-elles ? Placez-y l’ouvrier.',
  asideCampaign: 'Partez en campagne si vous avez les quatre unités d’une carte ; sinon, ménagez vos forces.',
  asideForces: 'Choisissez qui part. Les régions dont l’unité reste produisent des ressources.',
  asideRival: 'Quelqu’un perd un point. Le joueur en tête le mérite bien.',
  asideGiveUp: 'Le rang 1 coûte une ressource. De laquelle pouvez-vous vous passer ?',
  asideBonus: 'Une ressource en cadeau : prenez ce qui manque à vos cartes.',
  asideHeir: 'Trois ressources au choix. Que manque-t-il à vos cartes ?',
  asideBuild: 'Construisez si vous pouvez payer, ou passez. On continue jusqu’à ce que tous aient passé.',
  asideDivide: 'Répartissez la perte entre vos rivaux.',
  asideTax: 'Payez autant de cartes Impôt que vous pouvez, ou terminez votre tour.',
  asideOrder:
    'Vous décidez qui joue quand. Le rang 1 coûte une ressource, le rang 2 une unité ; les suivants rapportent.',
};
