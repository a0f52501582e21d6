/** What the companion says in the lesson of Xerxes. The English texts give the type. */
export const en = {
  goal: 'Reach 25 victory points first, or have the most after seven years. A worker brings the three resources of an area. Your tax card wants {cost}: send your first worker to {area}.',
  onCourse: 'Well placed. Only one worker fits in an area.',
  elsewhere: 'As you wish. Look at what the area yields, and at what your cards want.',
  onTrack: 'That space lets you set the turn order at the end of the year, but it yields nothing.',
  second:
    'Your home {home} yields resources every year, too. Send your second worker to {area}, and everything for the tax card comes together.',
  giveUp:
    'The year’s event, {event}, hit everybody. All have collected, three of a kind at most. You go first, and that has its price: give up one resource that the tax card does not need.',
  tax: 'Pay your taxes: {cost}. This card gives you a force for good: {force}. Other tax cards bring 3 points at once.',
  taxTooDear: 'Your store does not have what this card asks for.',
  paid: 'The Great King is pleased, and {force} marches with you from now on.',
  notPaid: 'You could have paid. A permanent force helps in every campaign to come.',
  march:
    'Now a campaign: four forces for 5 points. Home and permanent forces count; you lack {missing}. Every area also offers a force: send this worker to {area}.',
  marchOn:
    'One force is still missing: {missing}. You find it in {area}. An area that sends its force to war yields no resources this year.',
  campaign: 'All four forces are at hand. Choose the campaign card, and march!',
  won: 'Victory! Five points for you.',
  notMarched:
    'You kept your army at home. Forces from areas are gone at the end of the year; only permanent ones stay.',
  rival: 'And one of your rivals loses a point. Whom would you rather see behind you?',
  build:
    'Six resources make a building. Each can be built only once: the temple is worth most early, the fortification late; the others also cost your rivals points.',
  end: 'You know it all: workers, event, campaigns, resources, buildings, taxes, seven times. Your special ability waits for its moment. Twenty-five points: play on!',
  refused: 'The rules do not allow that. What you can choose has a bright edge.',
  asideWorker: 'Which resources or forces do your cards want? Send the worker there.',
  asideCampaign: 'March if you have all four forces of a card; otherwise save your strength.',
  asideForces: 'Choose who marches. Areas that stay at home yield resources.',
  asideRival: 'Somebody loses a point. Whoever is ahead deserves it.',
  asideGiveUp: 'Being first costs one resource. Which one can you spare?',
  asideBonus: 'A resource as a gift: take what your cards lack.',
  asideHeir: 'Three resources of your choice. What do your cards lack?',
  asideBuild: 'Build if you can pay, or pass. It goes round until all have passed.',
  asideDivide: 'Divide the loss among your rivals.',
  asideTax: 'Pay as many tax cards as you can, or end your turn.',
  asideOrder:
    'You decide who goes when. The first place costs a resource, the second a force; later ones give something.',
};

export type LessonText = keyof typeof en;
