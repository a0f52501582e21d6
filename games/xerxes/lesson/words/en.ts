/** What the companion says in the lesson of Xerxes. The English texts give the type. */
export const en = {
  goal: 'Be ahead when someone reaches 25 victory points, or after seven years. This tax card requires {cost}. Your home, {home}, yields {yields} every year. Workers fetch the rest: send the first to {area}.',
  onCourse: 'Good: {placed} brings {brings} for the tax card. Each area has room for only one worker.',
  tooLittle:
    '{placed} brings only {brings} for this card, and no single area has everything you would still need: {lack}. Take it back and look for one that brings more, or pay this card next year.',
  complete: 'Well placed: with what {home} yields, that is everything for the tax card.',
  elsewhere:
    'Nothing there helps with this tax card. Compare what an area yields with what you still need: {lack}.',
  onTrack:
    'Whoever has a worker there sets the turn order at the end of the year, but that worker collects nothing.',
  claim:
    'You are first in turn order, and that costs a resource every year. The turn-order space lets you change it. Normally it takes a worker; your special ability claims it without one, once per game. Use it now!',
  claimed:
    'The space is yours: at the end of the year, you set the turn order. An asterisk beside a home means: ability still unused.',
  abilityKept:
    'You keep your ability, then. Every satrap has a different one, and each can be used once per game.',
  second: 'For the tax card you still need {lack}. Send this worker to {area}.',
  partly:
    'For the tax card you still need {lack}, and no single area has all of it. {area} brings you closest; what is in your store stays there for next year.',
  nextYear:
    'That helps, but you still need {lack} for the card. What you have collected stays in your store.',
  anywhere:
    'You already have everything for the tax card. What you don’t spend stays in your store, up to three of each kind. Send your second worker anywhere: {area}, for instance.',
  giveUp:
    'The year event, {event}, affected everyone. You don’t have enough forces for a campaign yet, so all your areas have yielded resources. Now position 1 has its price: give up something that the tax card doesn’t need.',
  gaveNeeded:
    'The tax card needs that, so you can’t pay it this year. Take it back and give up something else.',
  tax: 'Pay your taxes: {cost}. This card gives you a permanent force: {force}. Other tax cards score 3 points at once.',
  taxTooDear: 'Your store doesn’t have what this card requires.',
  paid: 'The Great King is pleased. From now on, this force is always with you: {force}. The blue counters beside your name show what you have fulfilled: taxes, campaigns, buildings.',
  notPaid: 'You could have paid. A permanent force helps with every campaign to come.',
  taxLater:
    'You haven’t paid a tax card yet: for this one you still need {lack}. What is in your store stays there, up to three of each kind, so try again this year. It brings a permanent force: {force}.',
  order:
    'You set the turn order. Position 1 costs a resource, in position 2 a force stays unused, and position 3 adds a force of any kind. Choose your rivals first, then yourself: that makes you third.',
  third:
    'Third: you place your workers last, but you have one more force, of any kind: the sun beside your resources.',
  notThird: 'So be it. The order stays like this until someone sets it again.',
  march:
    'Now a campaign: four forces for 5 points. You have {ready}; position 3 adds one of any kind. Every area offers a force, too. You still need {missing}: send this worker to {area}.',
  marchAlone:
    'Now a campaign: four forces for 5 points. You have {ready}. Every area offers a force, too. You still need {missing}: send this worker to {area}.',
  gather:
    'You can’t get all four forces for a campaign this year. So this worker collects for a building; each costs six resources. The easiest for you now is the {building} ({price}). Send the worker to {area}.',
  marchOn:
    'Still missing: {missing}, to be found in {area}. An area whose force you use yields no resources this year.',
  supply:
    'This worker can collect for a building. Each costs six resources; the easiest for you now is the {building} ({price}). Send the worker to {area}.',
  supplyChanged:
    'The aim changes: as things stand now, you need less for the {building} ({price}) than for the {before}. Send the worker to {area}.',
  heir: 'A kind event: everyone takes three resources of their choice. Count what your areas still bring ({income}); a store holds three of a kind. So take {gift}: good for the {building} ({price}), and for another if someone is faster.',
  heirTax:
    'A kind event: everyone takes three resources of their choice. Count what your areas still bring ({income}); a store holds three of a kind. For your tax card you then need {lack}: take {gift}, and you can pay it.',
  heirChanged:
    'Everyone takes three resources of their choice. The aim changes: with what your areas will bring ({income}), you now need less for the {building} ({price}) than for the {before}. Take {gift}; a store holds three of a kind.',
  overflow:
    'Careful: with what your areas will still bring ({income}), that is more than three of a kind, and whatever doesn’t fit is lost.',
  campaign:
    'You have all four forces. Choose the campaign card! Areas whose forces you use yield nothing this year; the others do.',
  forces:
    'You have more forces than you need, so four are proposed. An area whose force stays out still yields its resources. Confirm, or choose another force instead.',
  allForces:
    'All four forces are chosen, and you have no others to put in their place. Their areas yield nothing this year. Confirm!',
  won: 'The campaign is won: 5 victory points.',
  notMarched:
    'No campaign this time. Forces from areas are lost at the end of the year; only permanent ones stay.',
  rival: 'And one of your rivals loses a point. Who would you rather see behind you?',
  build:
    'Now build the {building}: {worth}! Once it stands, no one else can build it. The temple loses a point every year, the fortification gains one; the other four also cost your rivals points.',
  buildTaken:
    '{builder} has built the {before}, and no one can build it again. But you can pay for the {building}: {worth}! The temple loses a point every year, the fortification gains one; the other four also cost your rivals points.',
  buildOther:
    'For the {before} you lack {beforeLacks}. But you can pay for the {building}: {worth}! No one else can build it then. The temple loses a point every year, the fortification gains one; the other four also cost your rivals points.',
  built: 'It is yours for good. You can build up to three.',
  notBuilt: 'You could have built. Someone else may be faster: each building is built only once.',
  buildLater:
    'A building costs six resources; once it stands, no one else can build it. The temple loses a point every year, the fortification gains one; the other four also cost your rivals points.',
  lost: 'Your rivals have cost you {loss} ({causes}). A campaign costs one rival a point; road, bridge, granary and palace cost rivals two or three. It mostly hits whoever is ahead.',
  end: 'Every year runs like this: workers, event, campaigns, resources, buildings, taxes. In a game of your own, you first choose your satrap, five of six tax cards and three of four campaigns. Now go for those 25 points!',
  refused: 'The rules don’t allow that. Everything you can choose has a dashed outline.',
  asideWorker: 'Which resources or forces do your cards require? Send the worker there.',
  asideCampaign: 'Fulfil a campaign if you have all four forces; otherwise save your strength.',
  asideForces: 'Choose which forces to use. Areas whose force you don’t use still yield resources.',
  asideRival: 'Someone loses a point. Whoever is ahead deserves it.',
  asideGiveUp: 'Position 1 costs one resource. Which one can you spare?',
  asideBonus: 'A free resource: take what your cards still need.',
  asideHeir: 'Three resources of your choice. What do your cards still need?',
  asideBuild: 'Build if you can pay, or pass. This goes round until all pass in a row.',
  asideDivide: 'Divide the loss among your rivals.',
  asideTax: 'Fulfil as many tax cards as you can, or end your turn.',
  asideOrder:
    'You set the turn order. Position 1 costs a resource, position 2 a force; later positions give you something.',
};

export type LessonText = keyof typeof en;
