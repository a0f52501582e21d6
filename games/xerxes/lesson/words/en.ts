/** What the companion says in the lesson of Xerxes. The English texts give the type. */
export const en = {
  goal: 'Be ahead when someone reaches 25 victory points, or after seven years. A worker collects the three resources of an area. Your tax card requires {cost}: send your first worker to {area}.',
  onCourse: 'Well placed. Each area has room for only one worker.',
  elsewhere: 'As you wish. Always compare what an area yields with what your cards require.',
  onTrack: 'That space lets you set the turn order at the end of the year, but it yields no resources.',
  second:
    'Your home, {home}, yields resources every year, too. Send your second worker to {area}, and you’ll have everything for the tax card.',
  giveUp:
    'The year event, {event}, affected everyone. You have all collected, up to three of each kind. Position 1 has its price: give up one resource that the tax card doesn’t need.',
  tax: 'Pay your taxes: {cost}. This card gives you a permanent force: {force}. Others score 3 points at once.',
  taxTooDear: 'Your store doesn’t have what this card requires.',
  paid: 'The Great King is pleased. From now on, this force is always with you: {force}.',
  notPaid: 'You could have paid. A permanent force helps with every campaign to come.',
  march:
    'Now a campaign: four forces for 5 points. Home and permanent forces count; you still need {missing}. Every area offers a force, too: send this worker to {area}.',
  marchOn:
    'One force is still missing: {missing}. You’ll find it in {area}. An area whose force you use yields no resources this year.',
  campaign: 'You have all four forces. Choose the campaign card!',
  won: 'Victory! Five points for you.',
  notMarched:
    'No campaign this time. Forces from areas are lost at the end of the year; only permanent ones stay.',
  rival: 'And one of your rivals loses a point. Who would you rather see behind you?',
  build:
    'Each building costs six resources and can be built only once. The temple is worth most early, the fortification late; the others also cost your rivals points.',
  end: 'That’s it: workers, event, campaigns, resources, buildings, taxes, year after year. Save your special ability for the right moment. Now go for those 25 points!',
  refused: 'The rules don’t allow that. Everything you can choose has a bright edge.',
  asideWorker: 'Which resources or forces do your cards require? Send the worker there.',
  asideCampaign: 'Fulfil a campaign if you have all four forces; otherwise save your strength.',
  asideForces: 'Choose which forces to use. Areas whose force you don’t use still yield resources.',
  asideRival: 'Someone loses a point. Whoever is ahead deserves it.',
  asideGiveUp: 'Position 1 costs one resource. Which one can you spare?',
  asideBonus: 'A free resource: take what your cards still need.',
  asideHeir: 'Three resources of your choice. What do your cards still need?',
  asideBuild: 'Build if you can pay, or pass. This goes round until everyone passes.',
  asideDivide: 'Divide the loss among your rivals.',
  asideTax: 'Fulfil as many tax cards as you can, or end your turn.',
  asideOrder:
    'You set the turn order. Position 1 costs a resource, position 2 a force; later positions give you something.',
};

export type LessonText = keyof typeof en;
