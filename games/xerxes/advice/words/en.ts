import type { WantWords } from '@triptych/words';

/** What the bot of this game is after, by the features that its search weighs. */
export const en = {
  points: { more: 'victory points' },
  nearEnd: { more: 'the last victory points' },
  storeWorth: { more: 'resources that pay for something' },
  resources: { more: 'resources' },
  kinds: { more: 'resources of more kinds' },
  affordable: { more: 'more that we can pay for' },
  permanent: { more: 'permanent forces' },
  campaigns: { more: 'campaign cards', less: 'campaigns fulfilled' },
  readiest: { more: 'a campaign that is nearly ready' },
  nextReadiest: { more: 'a second campaign in the making' },
  ready: { more: 'campaigns as good as won' },
  pointTaxes: { more: 'taxes worth points', less: 'taxes paid for points' },
  forceTaxes: { more: 'taxes worth forces', less: 'taxes paid for forces' },
  markers: { more: 'building markers left', less: 'buildings of our own' },
  ability: { more: 'the special ability in hand' },
  first: { more: 'the first place in turn order' },
  second: { more: 'the second place in turn order' },
  third: { more: 'the third place in turn order' },
} satisfies WantWords;

export type Wants = Readonly<Record<keyof typeof en, WantWords[string]>>;
