import { countEnglish } from '@triptych/words';
import type { Satrap } from '../../content/things.ts';
import type { XerxesQuestion } from '../../questions.ts';
import { counted } from './things.ts';

export interface Asked {
  readonly player: string;
}
export type Of<Field extends string> = Readonly<Record<Field, string>>;

/** What the asked seat must decide, by the kind of question. */
export const ask = {
  satrap: () => 'Which satrap are you?',
  keepTaxes: ({ least, most }: { readonly least: number; readonly most: number }) =>
    least === most
      ? `Keep ${counted('tax', least)}. Your choice is secret.`
      : `Keep ${counted('tax', least)}, or use your ability to keep all ${most}; then you keep all campaign cards too.`,
  keepCampaigns: ({ least }: { readonly least: number }) =>
    `Keep ${counted('campaign', least)}. Your choice is secret.`,
  worker: ({ worker }: { readonly worker: number }) => `Where do you place worker ${worker}?`,
  push: ({ area }: Of<'area'>) => `Where do you move the worker from ${area}?`,
  ignore: ({ event, effect }: Of<'event' | 'effect'>) => `${event}: ${effect}. Do you ignore it?`,
  heir: ({ number }: { readonly number: number }) =>
    `Take ${countEnglish(number, { one: '# resource', other: '# resources' })} of your choice.`,
  campaign: ({ forces, usable }: { readonly forces: string; readonly usable: number }) =>
    `Which campaign do you fulfil? Forces available: ${forces} (you can use ${usable}).`,
  convert: () => 'Which force counts as which other kind this year?',
  forces: ({ card }: Of<'card'>) =>
    `Which forces do you use for ${card}? An area whose force you use yields no resources.`,
  rival: () => 'Who loses 1 VP?',
  giveUp: () => 'You are in position 1: which resource do you give up?',
  bonus: () => 'You are in position 4: which resource do you gain?',
  build: ({ store }: Of<'store'>) => `What do you build? In store: ${store}.`,
  move: ({ owner }: Of<'owner'>) => `Which building does ${owner}’s marker move to?`,
  divide: ({ loss }: { readonly loss: number }) =>
    `Your rivals lose ${counted('point', loss)} in all: who loses how many?`,
  tax: ({ store }: Of<'store'>) => `Which tax card do you fulfil? In store: ${store}.`,
  rob: () => 'What do you take, and from whom?',
  give: () => 'Which two resources do you replace?',
  take: ({ given }: Of<'given'>) => `What do you take in return for ${given}?`,
  order: () => 'What is the turn order from next year on?',
} satisfies Record<XerxesQuestion['kind'], unknown>;

/** What the others read meanwhile. */
export const waitFor = {
  satrap: ({ player }: Asked) => `${player} is choosing a satrap.`,
  keepTaxes: ({ player }: Asked) => `${player} is choosing tax cards.`,
  keepCampaigns: ({ player }: Asked) => `${player} is choosing campaign cards.`,
  worker: ({ player }: Asked) => `${player} is placing a worker.`,
  push: ({ player }: Asked) => `${player} is displacing a worker.`,
  ignore: ({ player }: Asked) => `${player} is weighing the event.`,
  heir: ({ player }: Asked) => `${player} is choosing the heir’s gifts.`,
  campaign: ({ player }: Asked) => `${player} is considering a campaign.`,
  convert: ({ player }: Asked) => `${player} is converting a force.`,
  forces: ({ player }: Asked) => `${player} is gathering forces.`,
  rival: ({ player }: Asked) => `${player} is choosing who loses a point.`,
  giveUp: ({ player }: Asked) => `${player} must give up a resource.`,
  bonus: ({ player }: Asked) => `${player} is choosing a resource.`,
  build: ({ player }: Asked) => `${player} is considering a building.`,
  move: ({ player }: Asked) => `${player} is moving a marker.`,
  divide: ({ player }: Asked) => `${player} is dividing up the loss.`,
  tax: ({ player }: Asked) => `${player} is considering taxes.`,
  rob: ({ player }: Asked) => `${player} is eyeing the others’ stores.`,
  give: ({ player }: Asked) => `${player} is trading resources.`,
  take: ({ player }: Asked) => `${player} is trading resources.`,
  order: ({ player }: Asked) => `${player} is setting the turn order.`,
} satisfies Record<XerxesQuestion['kind'], (asked: Asked) => string>;

/** The seat has answered a secret question. */
export const hasDecided = ({ player }: Asked) => `${player} has decided.`;
/** A question that this game does not know. */
export const isDeciding = ({ player }: Asked) => `${player} is deciding.`;

/** E11: what each satrap can do, once. */
export const abilities = {
  babylonia: 'ignore a year event',
  india: 'take 1 resource from a rival',
  parthia: 'replace 2 resources with 2 others',
  aegyptus: 'treat a force as another kind',
  lydia: 'claim the turn-order space without a worker',
  sogdia: 'take over a rival’s building',
  bactria: 'take an area from a rival’s worker',
  assyria: 'keep all cards at setup',
} satisfies Record<Satrap, string>;

export const options = {
  uselessAlone: () => 'no use in a solo game',
  turnOrderSpace: () => 'Turn-order space: set everyone’s position',
  claim: () => 'Ability: claim the turn-order space without a worker',
  push: ({ area }: Of<'area'>) => `Ability: displace the worker in ${area}`,
  yes: () => 'Ignore it (ability)',
  no: () => 'Accept it',
  noCampaign: () => 'No more campaigns',
  convert: () => 'Ability: treat a force as another kind',
  becomes: ({ from, to }: Of<'from' | 'to'>) => `${from} becomes ${to}`,
  home: () => 'home',
  blessing: () => 'God’s blessing',
  trackBonus: () => 'position 3',
  permanent: () => 'permanent',
  has: ({ number }: { readonly number: number }) => `you have ${number}`,
  noBuilding: () => 'Pass',
  displace: ({ building, owner }: Of<'building' | 'owner'>) => `Ability: ${owner}’s ${building}`,
  othersLose: ({ loss }: { readonly loss: number }) => `rivals −${loss}`,
  rob: () => 'Ability: take 1 resource from a rival',
  replace: () => 'Ability: replace 2 resources with 2 others',
  noTax: () => 'No more taxes',
  from: ({ thing, player }: Of<'thing' | 'player'>) => `${thing} from ${player}`,
};
