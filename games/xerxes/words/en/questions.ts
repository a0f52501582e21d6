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
      ? `Which ${least} tax cards do you keep? The others must not know.`
      : `Which ${least} tax cards do you keep? Or all ${most}: that uses your ability, and you keep all campaigns too.`,
  keepCampaigns: ({ least }: { readonly least: number }) => `Which ${least} campaign cards do you keep?`,
  worker: ({ worker }: { readonly worker: number }) => `Where does your worker no. ${worker} go?`,
  push: ({ area }: Of<'area'>) => `Where does the worker from ${area} go?`,
  ignore: ({ event, effect }: Of<'event' | 'effect'>) => `${event}: ${effect}. Do you ignore it?`,
  heir: ({ number }: { readonly number: number }) => `Take ${number} resources of your choice.`,
  campaign: ({ forces, usable }: { readonly forces: string; readonly usable: number }) =>
    `Which campaign do you fulfil? Forces at hand: ${forces} (${usable} may be used).`,
  convert: () => 'Which force counts as which other kind this year?',
  forces: ({ card }: Of<'card'>) =>
    `Which of your forces march for ${card}? An area whose force marches yields nothing.`,
  rival: () => 'Who loses 1 VP?',
  giveUp: () => 'You are in position 1: which resource do you give up?',
  bonus: () => 'You are in position 4: which resource do you gain?',
  build: ({ store }: Of<'store'>) => `What do you build? In store: ${store}.`,
  move: ({ owner }: Of<'owner'>) => `Which building does the marker of ${owner} move to?`,
  divide: ({ loss }: { readonly loss: number }) =>
    `Others lose ${counted('point', loss)} in all: who loses how many?`,
  tax: ({ store }: Of<'store'>) => `Which tax do you pay? In store: ${store}.`,
  rob: () => 'What do you take, and from whom?',
  give: () => 'Which two resources do you replace?',
  take: ({ given }: Of<'given'>) => `What do you take for ${given}?`,
  order: () => 'In which order do you all play from the next year on?',
} satisfies Record<XerxesQuestion['kind'], unknown>;

/** What the others read meanwhile. */
export const waitFor = {
  satrap: ({ player }: Asked) => `${player} is choosing a satrap.`,
  keepTaxes: ({ player }: Asked) => `${player} is sorting tax cards.`,
  keepCampaigns: ({ player }: Asked) => `${player} is sorting campaign cards.`,
  worker: ({ player }: Asked) => `${player} is placing a worker.`,
  push: ({ player }: Asked) => `${player} is pushing a worker away.`,
  ignore: ({ player }: Asked) => `${player} is weighing the event.`,
  heir: ({ player }: Asked) => `${player} is choosing gifts of the heir.`,
  campaign: ({ player }: Asked) => `${player} is considering a campaign.`,
  convert: ({ player }: Asked) => `${player} is changing a force.`,
  forces: ({ player }: Asked) => `${player} is gathering forces.`,
  rival: ({ player }: Asked) => `${player} is choosing who loses a point.`,
  giveUp: ({ player }: Asked) => `${player} must give up a resource.`,
  bonus: ({ player }: Asked) => `${player} is choosing a resource.`,
  build: ({ player }: Asked) => `${player} is thinking about buildings.`,
  move: ({ player }: Asked) => `${player} is moving a marker.`,
  divide: ({ player }: Asked) => `${player} is dividing the loss.`,
  tax: ({ player }: Asked) => `${player} is thinking about taxes.`,
  rob: ({ player }: Asked) => `${player} is looking into others’ stores.`,
  give: ({ player }: Asked) => `${player} is replacing resources.`,
  take: ({ player }: Asked) => `${player} is replacing resources.`,
  order: ({ player }: Asked) => `${player} is setting the turn order.`,
} satisfies Record<XerxesQuestion['kind'], (asked: Asked) => string>;

/** The seat has answered a secret question. */
export const hasDecided = ({ player }: Asked) => `${player} has decided.`;
/** A question that this game does not know. */
export const isDeciding = ({ player }: Asked) => `${player} is deciding.`;

/** E11: what each satrap can do, once. */
export const abilities = {
  babylonia: 'ignore a year’s event',
  india: 'take 1 resource from a rival',
  parthia: 'replace 2 resources by 2 others',
  aegyptus: 'count a force as another kind',
  lydia: 'claim the turn-order space without a worker',
  sogdia: 'build what a rival has built',
  bactria: 'take an area where a rival’s worker stands',
  assyria: 'keep all cards at set-up',
} satisfies Record<Satrap, string>;

export const options = {
  uselessAlone: () => 'no use in a solo game',
  turnOrderSpace: () => 'turn-order space: set everybody’s position',
  claim: () => 'Ability: claim the turn-order space without a worker',
  push: ({ area }: Of<'area'>) => `ability: push the worker off ${area}`,
  yes: () => 'Ignore it (ability)',
  no: () => 'Bear it',
  noCampaign: () => 'No more campaigns',
  convert: () => 'Ability: count a force as another kind',
  becomes: ({ from, to }: Of<'from' | 'to'>) => `${from} becomes ${to}`,
  home: () => 'home',
  blessing: () => 'God’s blessing',
  trackBonus: () => 'position 3',
  permanent: () => 'permanent',
  has: ({ number }: { readonly number: number }) => `you have ${number}`,
  noBuilding: () => 'Pass',
  displace: ({ building, owner }: Of<'building' | 'owner'>) => `ability: ${building} of ${owner}`,
  othersLose: ({ loss }: { readonly loss: number }) => `others −${loss}`,
  rob: () => 'Ability: take 1 resource from a rival',
  replace: () => 'Ability: replace 2 resources by 2 others',
  noTax: () => 'No more taxes',
  from: ({ thing, player }: Of<'thing' | 'player'>) => `${thing} from ${player}`,
};
