import type { ProblemSentences } from '@triptych/packs';
import { en as packs } from '@triptych/packs/words';
import { countEnglish, type RefusalSentence } from '@triptych/words';
import type { PackProblems } from '../content/pack.ts';

interface Player {
  readonly player: string;
}
interface Contents {
  readonly crate: string;
  readonly worth: number;
}

const coins = (number: number): string => countEnglish(number, { one: '# coin', other: '# coins' });

const refusals = {
  'too-few-coins': ({ coins: mine }) => `You have only ${coins(mine)}.`,
} satisfies Record<string, RefusalSentence>;

const packProblems: ProblemSentences<PackProblems> = {
  ...packs.formFaults,
  'too-few-crates': ({ found, least }) => `Crates: ${found}; at least ${least} are needed.`,
  'all-alike': () => 'All crates are worth the same, so there is nothing to find out.',
};

export const en = {
  title: 'Flotsam',
  line: 'Look into a crate, keep a straight face, and bid.',
  ask: {
    find: ({ crate, worth }: Contents) => `In the crate: ${crate}, worth ${worth}. Do you offer it for sale?`,
    bid: ({ coins: mine }: { readonly coins: number }) => `What do you bid? You have ${coins(mine)}.`,
  },
  options: { offer: 'Offer this crate', push: 'Push it away and offer the next one', bid: coins },
  waitFor: {
    find: ({ player }: Player) => `${player} is looking into a crate.`,
    bid: ({ player }: Player) => `${player} is considering a bid.`,
  },
  hasDecided: ({ player }: Player) => `${player} has decided.`,
  isDeciding: ({ player }: Player) => `${player} is deciding.`,
  events: {
    laidOut: ({ crates }: { readonly crates: number }) => `Crates washed ashore: ${crates}.`,
    found: ({ player }: Player) => `${player} finds the next crate.`,
    looked: ({ crate, worth }: Contents) => `You look inside: ${crate}, worth ${worth}.`,
    offered: ({ player }: Player) => `${player} offers a crate for sale.`,
    pushed: ({ player }: Player) => `${player} pushes the crate to the far end of the beach.`,
    bids: ({ bids }: { readonly bids: string }) => `Bids: ${bids}.`,
    sold: ({ player, crate, worth, price }: Player & Contents & { readonly price: number }) =>
      `${player} buys it for ${coins(price)}: ${crate}, worth ${worth}.`,
    lost: ({ crate, worth }: Contents) => `No one wants it, and the sea takes it: ${crate}, worth ${worth}.`,
  },
  refusals,
  categories: { worth: 'worth of crates', coins: 'coins' },
  matchOptions: {
    purse: {
      name: 'Purses',
      hint: 'Half-full purses make for careful bidding.',
      values: { full: 'full', half: 'half full' },
    },
  },
  packProblems,
  survey: { wins: 'Wins by seat', seat: (seat: number) => `Seat ${seat}` },
};

/** The words of the game. English gives their type; the other languages must be complete. */
export type FlotsamWords = typeof en;
