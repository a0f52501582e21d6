import { countEnglish } from '@triptych/words';

const taxCards = (number: number): string =>
  countEnglish(number, { one: '# tax card', other: '# tax cards' });

/** What the board says beyond the game's own words. The English ones give the type. */
export const en = {
  map: 'The empire',
  setUp: 'Setup',
  year: (year: number) => `Year ${year}`,
  noEvent: 'Event not revealed yet',
  event: 'Year event',
  order: 'Turn order',
  position: (position: number) => `position ${position}`,
  space: 'turn-order space',
  spaceFree: 'free',
  homeOf: (player: string) => `${player}’s home`,
  workerOf: (player: string) => `${player}’s worker`,
  occupied: 'occupied',
  yields: (resources: string, force: string) => `yields ${resources}; offers ${force}`,
  buildings: 'Buildings',
  builtBy: (player: string) => `built by ${player}`,
  barred: 'barred this year',
  others: (loss: number) => `rivals −${loss}`,
  cards: 'Your cards',
  satraps: 'Satraps',
  secret: 'only you can see these',
  taxes: 'Tax cards',
  campaigns: 'Campaign cards',
  taxesPaid: 'Taxes',
  campaignsWon: 'Campaigns',
  store: 'Your store',
  permanent: 'Permanent forces',
  none: 'none',
  points: 'VP',
  ability: 'ability unused',
  ready: 'Ready',
  close: 'Close',
  goals: 'Goals',
  goal: (done: number, wanted: number) => `${done} of ${wanted}`,
  fulfilled: 'Fulfilled',
  satrap: (name: string) => `satrap of ${name}`,
  theEnd: 'Game over',
  wins: (players: string) => `${players} wins!`,
  share: (players: string) => `${players} share the win!`,
  soloWon: 'All goals are met!',
  soloLost: 'The goals were missed.',
  resources: 'Resources',
  brings: ['−1 resource', '−1 force', '+1 force', '+1 resource'],
  positionMeans: [
    'after collecting, give up 1 resource',
    'in the campaign phase, 1 force must stay unused',
    'in the campaign phase, gain 1 more force of any kind',
    'after collecting, gain 1 more resource',
  ],
  campaignReward: '5 VP; a rival loses 1 VP',
  yearOf: (year: number, years: number) => `year ${year} of ${years}`,
  spaceMeans: 'whoever has a worker here sets the turn order at the end of the year',
  hand: 'In hand',
  countsAs: 'counts as',
  divided: (given: number, whole: number) => `${given} of ${whole} VP assigned`,
  lacks: (things: string) => `you need ${things}`,
  met: 'you have everything it needs',
  fresh: 'since your last move',
  harm: 'Against you',
  atHand: 'Forces available',
  useAbility: 'Ability',
  spent: 'ability used',
  ask: {
    keepTaxes: (least: number, most: number) =>
      least === most
        ? `Keep ${taxCards(least)}.`
        : `Keep ${taxCards(least)}, or use your ability to keep all cards.`,
    build: (again: boolean): string =>
      again ? 'Someone has built, so you are asked again: what do you build?' : 'What do you build?',
    tax: 'Which tax card do you fulfil?',
    campaign: (usable: number) =>
      `Which campaign do you fulfil? You can use ${usable === 1 ? '1\u00a0force' : `${usable}\u00a0forces`}.`,
    forces: 'Which forces do you use? Their areas yield no resources.',
  },
  nothing: {
    campaign: 'You cannot fulfil a campaign.',
    build: 'You cannot build anything.',
    tax: 'You cannot fulfil a tax card.',
  },
  overYears: 'Victory points by year',
  handOf: (taxes: string, campaigns: string) => `in hand: ${taxes}, ${campaigns}`,
  doneOf: (taxes: number, campaigns: number, buildings: number) =>
    `fulfilled: taxes ${taxes}, campaigns ${campaigns}, buildings ${buildings}`,
  tieBreak: (names: string) => `Tied on VP; tie broken by ${names}.`,
  soloCampaign: 'Solo campaign',
  soloCampaignWon: 'You have won all three scenarios: the empire is yours!',
  nextScenario: (scenario: string) => `Next scenario: ${scenario}`,
  scenarioWon: 'won',
  scenarioOpen: 'not won yet',
  soloPosition: (position: number) => `Position ${position}`,
};

export type BoardWords = typeof en;
