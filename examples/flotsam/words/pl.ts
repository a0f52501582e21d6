import { pl as packs } from '@triptych/packs/words';
import { countPolish } from '@triptych/words';
import type { FlotsamWords } from './en.ts';

const coins = (number: number): string =>
  countPolish(number, { one: '# moneta', few: '# monety', many: '# monet' });
/** What is paid or owned: the accusative. */
const coinsPaid = (number: number): string =>
  countPolish(number, { one: '# monetę', few: '# monety', many: '# monet' });

export const pl: FlotsamWords = {
  title: 'Dary morza',
  line: 'Zajrzyj do skrzyni, zachowaj kamienną twarz i licytuj.',
  ask: {
    find: ({ crate, worth }) => `W skrzyni: ${crate}, wartość ${worth}. Wystawiasz ją na sprzedaż?`,
    bid: ({ coins: mine }) => `Ile oferujesz? Masz ${coinsPaid(mine)}.`,
  },
  options: { offer: 'Wystaw tę skrzynię', push: 'Odsuń ją i wystaw następną', bid: coins },
  waitFor: {
    find: ({ player }) => `${player} zagląda do skrzyni.`,
    bid: ({ player }) => `${player} zastanawia się nad ofertą.`,
  },
  hasDecided: ({ player }) => `${player}: decyzja zapadła.`,
  isDeciding: ({ player }) => `${player} podejmuje decyzję.`,
  events: {
    laidOut: ({ crates }) =>
      countPolish(crates, {
        one: 'Morze wyrzuca na brzeg # skrzynię.',
        few: 'Morze wyrzuca na brzeg # skrzynie.',
        many: 'Morze wyrzuca na brzeg # skrzyń.',
      }),
    found: ({ player }) => `${player} znajduje następną skrzynię.`,
    looked: ({ crate, worth }) => `Zaglądasz do środka: ${crate}, wartość ${worth}.`,
    offered: ({ player }) => `${player} wystawia skrzynię na sprzedaż.`,
    pushed: ({ player }) => `${player} odsuwa skrzynię na koniec plaży.`,
    bids: ({ bids }) => `Oferty: ${bids}.`,
    sold: ({ player, crate, worth, price }) =>
      `${player} kupuje ją za ${coinsPaid(price)}: ${crate}, wartość ${worth}.`,
    lost: ({ crate, worth }) => `Nikt jej nie chce i zabiera ją morze: ${crate}, wartość ${worth}.`,
  },
  refusals: { 'too-few-coins': ({ coins: mine }) => `Masz tylko ${coinsPaid(mine)}.` },
  categories: { worth: 'wartość skrzyń', coins: 'monety' },
  matchOptions: {
    purse: {
      name: 'Sakiewki',
      hint: 'Gdy sakiewki są pełne tylko do połowy, licytuje się ostrożniej.',
      values: { full: 'pełne', half: 'pełne do połowy' },
    },
  },
  packProblems: {
    ...packs.formFaults,
    'too-few-crates': ({ found, least }) => `Liczba skrzyń: ${found}; potrzeba co najmniej ${least}.`,
    'all-alike': () => 'Wszystkie skrzynie są warte tyle samo: nie ma czego odkrywać.',
  },
  survey: { wins: 'Zwycięstwa według miejsca', seat: (seat) => `Miejsce ${seat}` },
};
