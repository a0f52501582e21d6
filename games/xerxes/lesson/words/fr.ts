import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  goal: 'Atteignez 25 points de victoire avant les autres, ou ayez-en le plus après sept années. Un ouvrier rapporte les trois ressources d’une région. Votre carte Impôt demande {cost} : envoyez votre premier ouvrier dans cette région : {area}.',
  onCourse: 'Bien placé. Il n’y a place que pour un ouvrier par région.',
  elsewhere: 'Comme vous voulez. Regardez ce que la région produit, et ce que demandent vos cartes.',
  onTrack: 'Cette case vous permet de fixer l’ordre du tour à la fin de l’année, mais elle ne produit rien.',
  second:
    'Votre fief ({home}) produit lui aussi chaque année. Envoyez votre second ouvrier ici : {area}. Vous aurez alors tout pour la carte Impôt.',
  giveUp:
    'L’événement de l’année ({event}) a touché tout le monde. Chacun a récolté, trois au plus de chaque type. Vous jouez en premier, et cela a un prix : cédez une ressource dont la carte Impôt n’a pas besoin.',
  tax: 'Payez vos impôts : {cost}. Cette carte vous donne une unité permanente : {force}. D’autres cartes Impôt rapportent aussitôt 3 points.',
  taxTooDear: 'Votre réserve n’a pas ce que cette carte demande.',
  paid: 'Le Grand Roi est satisfait, et vous avez désormais une unité permanente : {force}.',
  notPaid: 'Vous pouviez payer. Une unité permanente aide dans toutes les campagnes à venir.',
  march:
    'Maintenant, une campagne : quatre unités pour 5 points. Le fief et les unités permanentes comptent ; il vous manque {missing}. Chaque région offre aussi une unité : envoyez cet ouvrier ici, {area}.',
  marchOn:
    'Il manque encore une unité : {missing}. Vous la trouvez ici : {area}. Une région dont l’unité est engagée ne produit rien cette année.',
  campaign: 'Les quatre unités sont là. Choisissez la carte Campagne, et en avant !',
  won: 'Victoire ! Cinq points pour vous.',
  notMarched:
    'Votre armée est restée chez elle. Les unités des régions s’en vont à la fin de l’année ; seules les permanentes restent.',
  rival: 'Et l’un de vos rivaux perd un point. Qui préférez-vous voir derrière vous ?',
  build:
    'Six ressources font un bâtiment. Chacun ne se construit qu’une fois : le temple vaut surtout au début, la fortification à la fin ; les autres coûtent aussi des points à vos rivaux.',
  end: 'Vous savez tout : ouvriers, événement, campagnes, ressources, bâtiments, impôts, sept fois de suite. Votre capacité spéciale guette son heure. Vingt-cinq points : à vous de jouer !',
  refused: 'Les règles ne le permettent pas. Ce que vous pouvez choisir a un bord lumineux.',
  asideWorker: 'Quelles ressources ou unités demandent vos cartes ? Envoyez-y l’ouvrier.',
  asideCampaign: 'Partez en campagne si vous avez les quatre unités d’une carte ; sinon, ménagez vos forces.',
  asideForces: 'Choisissez qui part. Les régions qui n’engagent rien produisent des ressources.',
  asideRival: 'Quelqu’un perd un point. Celui qui mène le mérite bien.',
  asideGiveUp: 'Le premier rang coûte une ressource. De laquelle pouvez-vous vous passer ?',
  asideBonus: 'Une ressource en cadeau : prenez ce qui manque à vos cartes.',
  asideHeir: 'Trois ressources de votre choix. Que manque-t-il à vos cartes ?',
  asideBuild:
    'Construisez si vous pouvez payer, ou passez. On continue jusqu’à ce que tout le monde ait passé.',
  asideDivide: 'Répartissez la perte entre vos rivaux.',
  asideTax: 'Payez autant de cartes Impôt que vous pouvez, ou terminez votre tour.',
  asideOrder:
    'Vous décidez qui joue quand. Le premier rang coûte une ressource, le deuxième une unité ; les suivants donnent quelque chose.',
};
