import type { WantWords } from '@triptych/words';

/** What the bot of this game is after, by the features that its search weighs. */
export const en = {
  points: { more: 'victory points' },
  nearEnd: { more: 'victory points that bring the end closer' },
  storeWorth: { more: 'resources that you need' },
  resources: { more: 'resources' },
  kinds: { more: 'a wider range of resources' },
  affordable: { more: 'more taxes and buildings that you can afford' },
  permanent: { more: 'permanent forces' },
  campaigns: { more: 'campaign cards', less: 'campaigns fulfilled' },
  readiest: { more: 'a better-prepared campaign' },
  nextReadiest: { more: 'a second campaign in the making' },
  ready: { more: 'campaigns as good as fulfilled' },
  pointTaxes: { more: 'tax cards that give points', less: 'taxes paid for points' },
  forceTaxes: { more: 'tax cards that give forces', less: 'taxes paid for forces' },
  markers: { more: 'building markers to spare', less: 'buildings on the map' },
  ability: { more: 'the special ability still unused' },
  first: { more: 'first place in turn order' },
  second: { more: 'second place in turn order' },
  third: { more: 'third place in turn order' },
} satisfies WantWords;

export type Wants = Readonly<Record<keyof typeof en, WantWords[string]>>;
