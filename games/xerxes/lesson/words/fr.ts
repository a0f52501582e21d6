import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  goal: 'Soyez en tête quand quelqu’un atteint 25 points de victoire, ou après sept ans. Cette carte Impôt demande {cost}. Votre fief ({home}) produit chaque année {yields}. Les ouvriers récoltent le reste. Placez le premier ici : {area}.',
  onCourse: 'Bien : {placed} apporte {brings} pour la carte Impôt. Une région n’accueille qu’un ouvrier.',
  tooLittle:
    '{placed} n’apporte que {brings} pour cette carte, et aucune région n’a à elle seule tout ce qui manque alors : {lack}. Revenez en arrière et cherchez mieux, ou payez cette carte l’an prochain.',
  complete: 'Bien placé : avec ce que produit votre fief ({home}), vous aurez tout pour la carte Impôt.',
  elsewhere:
    'Rien là-bas ne sert à cette carte Impôt. Comparez ce qu’une région produit à ce qui manque encore à la carte : {lack}.',
  onTrack:
    'Avec un ouvrier sur cette case, on fixe l’ordre du tour à la fin de l’année, mais cet ouvrier ne récolte rien.',
  claim:
    'Vous êtes au rang 1, et cela coûte une ressource chaque année. La case Ordre du tour permet d’en changer. Il y faut d’ordinaire un ouvrier ; votre capacité spéciale vous en dispense, une fois par partie. Utilisez-la maintenant !',
  claimed:
    'La case est à vous : à la fin de l’année, vous fixerez l’ordre du tour. Un astérisque près d’un fief signale une capacité encore inutilisée.',
  abilityKept: 'Vous gardez donc votre capacité. Chaque satrape a la sienne, utilisable une fois par partie.',
  second: 'Il manque encore à la carte Impôt : {lack}. Placez cet ouvrier ici : {area}.',
  partly:
    'Il manque encore à la carte Impôt : {lack}. Aucune région n’a tout cela ; celle-ci vous en rapproche le plus : {area}. Votre réserve reste à vous pour l’an prochain.',
  nextYear:
    'Cela aide, mais il manque encore à la carte : {lack}. Ce que vous avez récolté reste en réserve.',
  anywhere:
    'Vous avez déjà tout pour la carte Impôt. Le surplus reste dans votre réserve, trois de chaque au plus. Placez le second ouvrier où vous voulez, par exemple ici : {area}.',
  giveUp:
    'L’événement de l’année ({event}) a touché tout le monde. Vous n’avez pas encore assez d’unités pour une campagne : toutes vos régions ont donc produit. Le rang 1 se paie : cédez une ressource inutile à la carte Impôt.',
  gaveNeeded:
    'La carte Impôt en a besoin : vous ne pourrez pas la payer cette année. Annulez et cédez autre chose.',
  tax: 'Payez votre impôt : {cost}. Cette carte vous donne une unité permanente : {force}. D’autres cartes Impôt rapportent aussitôt 3 points.',
  taxTooDear: 'Votre réserve n’a pas ce que cette carte demande.',
  paid: 'Le Grand Roi est satisfait. Une nouvelle unité marche désormais avec vous : {force}. Les compteurs bleus près de votre nom montrent ce que vous avez accompli : impôts, campagnes, bâtiments.',
  notPaid: 'Vous auriez pu payer. Une unité permanente aide dans toutes les campagnes à venir.',
  taxLater:
    'Vous n’avez pas encore payé d’impôt : il manque à cette carte {lack}. Votre réserve reste à vous, trois de chaque au plus : réessayez cette année. Cette carte donne une unité permanente : {force}.',
  order:
    'Vous fixez l’ordre du tour. Le rang 1 coûte une ressource, au rang 2 une unité reste inutilisée, le rang 3 ajoute une unité au choix. Choisissez d’abord vos rivaux, puis vous : vous serez au rang 3.',
  third:
    'Rang 3 : vous placez vos ouvriers en dernier, mais vous avez une unité de plus, au choix : le soleil près de vos ressources.',
  notThird: 'Soit. Cet ordre reste valable jusqu’à ce que quelqu’un le change.',
  march:
    'Maintenant, une campagne : quatre unités pour 5 points. Vous avez {ready} ; le rang 3 en ajoute une au choix. Chaque région en offre une aussi. Il vous manque {missing}. Placez cet ouvrier ici : {area}.',
  marchAlone:
    'Maintenant, une campagne : quatre unités pour 5 points. Vous avez {ready}. Chaque région en offre une aussi. Il vous manque {missing}. Placez cet ouvrier ici : {area}.',
  gather:
    'Vous n’aurez pas les quatre unités d’une campagne cette année. Cet ouvrier récolte donc pour un bâtiment, à six ressources chacun. Le plus accessible : {building} ({price}). Placez l’ouvrier ici : {area}.',
  marchOn:
    'Il manque encore : {missing}. À trouver ici : {area}. Une région dont vous engagez l’unité ne produit rien cette année.',
  supply:
    'Cet ouvrier peut récolter pour un bâtiment. Chacun coûte six ressources ; le plus accessible pour vous : {building} ({price}). Placez l’ouvrier ici : {area}.',
  supplyChanged:
    'Le but change : à présent, il vous manque moins pour ce bâtiment : {building} ({price}), au lieu de : {before}. Placez l’ouvrier ici : {area}.',
  heir: 'Un événement favorable : chacun prend trois ressources au choix. Comptez ce que vos régions apportent encore ({income}) ; la réserve contient trois de chaque. Prenez donc {gift} : utile pour ce bâtiment, {building} ({price}), ou un autre si on vous devance.',
  heirTax:
    'Un événement favorable : chacun prend trois ressources au choix. Comptez ce que vos régions apportent encore ({income}) ; la réserve contient trois de chaque. Il manque alors à votre carte Impôt {lack} : prenez {gift}, et vous pourrez la payer.',
  heirChanged:
    'Chacun prend trois ressources au choix. Le but change : avec ce que vos régions apporteront ({income}), il manque moins pour {building} ({price}) que pour {before}. Prenez {gift} ; la réserve contient trois de chaque.',
  overflow:
    'Attention : avec ce que vos régions apporteront encore ({income}), cela fait plus de trois d’une sorte, et le surplus est perdu.',
  campaign:
    'Vous avez les quatre unités : choisissez la carte Campagne ! Les régions dont vous engagez l’unité ne produisent rien cette année ; les autres, si.',
  forces:
    'Vous avez plus d’unités qu’il n’en faut ; quatre sont proposées. Une région dont l’unité reste produit encore ses ressources. Confirmez, ou choisissez une autre unité à la place.',
  allForces:
    'Les quatre unités sont choisies, et vous n’en avez pas d’autres pour les remplacer. Leurs régions ne produisent rien cette année. Confirmez !',
  won: 'La campagne est gagnée : 5 points de victoire.',
  notMarched:
    'Votre armée est restée chez elle. Les unités des régions disparaissent à la fin de l’année ; seules les permanentes restent.',
  rival: 'Et l’un de vos rivaux perd un point. Qui préférez-vous voir derrière vous ?',
  build:
    'Construisez maintenant : {building} ({worth}) ! Un bâtiment ne se construit qu’une fois. Le temple perd un point chaque année, la fortification en gagne un ; les quatre autres coûtent aussi des points à vos rivaux.',
  buildTaken:
    '{before} : bâtiment déjà construit ({builder}), et on ne le construit qu’une fois. Mais vous pouvez payer ce bâtiment : {building} ({worth}) ! Le temple perd un point par an, la fortification en gagne un ; les quatre autres en coûtent aux rivaux.',
  buildOther:
    '{before} : il vous manque {beforeLacks}. Mais vous pouvez payer ce bâtiment : {building} ({worth}) ! On ne le construit qu’une fois. Le temple perd un point par an, la fortification en gagne un ; les quatre autres en coûtent aux rivaux.',
  built: 'Ce bâtiment reste à vous. Vous pouvez en construire trois au plus.',
  notBuilt:
    'Vous auriez pu construire. Un rival peut vous devancer : chaque bâtiment ne se construit qu’une fois.',
  buildLater:
    'Un bâtiment coûte six ressources et ne se construit qu’une fois. Le temple perd un point chaque année, la fortification en gagne un ; les quatre autres coûtent aussi des points à vos rivaux.',
  lost: 'Vos rivaux vous ont coûté {loss} ({causes}). Une campagne coûte un point à un rival ; route, pont, grenier et palais en coûtent deux ou trois. Cela touche surtout le joueur en tête.',
  end: 'Chaque année se déroule ainsi : ouvriers, événement, campagnes, ressources, bâtiments, impôts. Dans vos propres parties, vous choisirez d’abord un satrape, cinq cartes Impôt sur six et trois cartes Campagne sur quatre. À vous les 25 points !',
  refused: 'Les règles ne le permettent pas. Vos choix possibles ont un bord en pointillés.',
  asideWorker: 'Quelles ressources ou unités vos cartes demandent-elles ? Placez-y l’ouvrier.',
  asideCampaign: 'Partez en campagne si vous avez les quatre unités d’une carte ; sinon, ménagez vos forces.',
  asideForces:
    'Choisissez les unités à engager. Les régions dont l’unité ne sert pas produisent encore des ressources.',
  asideRival: 'Quelqu’un perd un point. Le joueur en tête le mérite bien.',
  asideGiveUp: 'Le rang 1 coûte une ressource. De laquelle pouvez-vous vous passer ?',
  asideBonus: 'Une ressource en cadeau : prenez ce qui manque à vos cartes.',
  asideHeir: 'Trois ressources au choix. Que manque-t-il à vos cartes ?',
  asideBuild:
    'Construisez si vous pouvez payer, ou passez. On continue jusqu’à ce que tous aient passé d’affilée.',
  asideDivide: 'Répartissez la perte entre vos rivaux.',
  asideTax: 'Payez autant de cartes Impôt que vous pouvez, ou terminez votre tour.',
  asideOrder:
    'Vous décidez qui joue quand. Le rang 1 coûte une ressource, le rang 2 une unité ; les suivants vous rapportent quelque chose.',
};
