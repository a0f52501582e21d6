import type { ProblemSentences } from '@triptych/packs';
import { fr as packs } from '@triptych/packs/words';
import { countFrench } from '@triptych/words';
import type { PackProblems } from '../content/pack.ts';
import type { FlotsamWords } from './en.ts';

const coins = (number: number): string => countFrench(number, { one: '# pièce', other: '# pièces' });

const packProblems: ProblemSentences<PackProblems> = {
  ...packs.formFaults,
  'too-few-crates': ({ found, least }) => `Caisses : ${found} ; il en faut au moins ${least}.`,
  'all-alike': () => 'Toutes les caisses ont la même valeur : il n’y a rien à découvrir.',
};

export const fr: FlotsamWords = {
  title: 'Épaves',
  line: 'Ouvrez une caisse, restez de marbre, et misez.',
  ask: {
    find: ({ crate, worth }) => `Dans la caisse : ${crate}, valeur ${worth}. La mettez-vous en vente ?`,
    bid: ({ coins: mine }) => `Combien misez-vous ? Vous avez ${coins(mine)}.`,
  },
  options: {
    offer: 'Mettre cette caisse en vente',
    push: 'La repousser et mettre la suivante en vente',
    bid: coins,
  },
  waitFor: {
    find: ({ player }) => `${player} regarde dans une caisse.`,
    bid: ({ player }) => `${player} réfléchit à sa mise.`,
  },
  hasDecided: ({ player }) => `${player} a décidé.`,
  isDeciding: ({ player }) => `${player} réfléchit.`,
  events: {
    laidOut: ({ crates }) => `Caisses échouées sur la plage : ${crates}.`,
    found: ({ player }) => `${player} trouve la caisse suivante.`,
    looked: ({ crate, worth }) => `Vous regardez à l’intérieur : ${crate}, valeur ${worth}.`,
    offered: ({ player }) => `${player} met une caisse en vente.`,
    pushed: ({ player }) => `${player} repousse la caisse à l’autre bout de la plage.`,
    bids: ({ bids }) => `Mises : ${bids}.`,
    sold: ({ player, crate, worth, price }) =>
      `${player} achète la caisse pour ${coins(price)} : ${crate}, valeur ${worth}.`,
    lost: ({ crate, worth }) => `Personne n’en veut, et la mer l’emporte : ${crate}, valeur ${worth}.`,
  },
  refusals: {
    'too-few-coins': ({ coins: mine }) => `Vous n’avez que ${coins(mine)}.`,
  },
  categories: { worth: 'valeur des caisses', coins: 'pièces' },
  matchOptions: {
    purse: {
      name: 'Bourses',
      hint: 'Des bourses à moitié pleines incitent à la prudence.',
      values: { full: 'pleines', half: 'à moitié pleines' },
    },
  },
  packProblems,
  survey: { wins: 'Victoires par place', seat: (seat) => `Place ${seat}` },
};
