import { pl } from '@triptych/packs/words';
import type { Thing } from '../../content/pack-problems.ts';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

const THINGS: Readonly<Record<Thing, string>> = { ...names.resources, ...names.forces, ...names.buildings };
const GIFTS = { force: 'oddział', resources: 'zasoby' } as const;

export const packProblems: PackProblemSentences = {
  ...pl.formFaults,
  'wrong-length': ({ found, wanted }) => `Liczba wpisów na tej liście: ${found}; musi być ${wanted}.`,
  'event-effect': () => 'Wydarzenie musi albo wstrzymywać zasób, albo coś dawać.',
  'wrong-number': ({ found, wanted }) => `Znaleziono tutaj: ${found}; zasady wymagają ${wanted}.`,
  'unknown-area': ({ id }) => `Nie ma obszaru „${id}”.`,
  'area-twice': ({ id }) => `Obszar „${id}” występuje tu dwa razy.`,
  'lands-number': ({ found, ...range }) => `Pozostałe obszary: ${found}; musi ich być ${pl.span(range)}.`,
  'no-area-left': ({ found, most }) =>
    `Zajęte obszary: ${found}; gdy jest ich więcej niż ${most}, nie starcza wolnych obszarów dla obu robotników.`,
  'no-event-for': ({ thing }) => `Nie ma wydarzenia przeciw temu: ${THINGS[thing]}.`,
  'no-event-giving': ({ gives }) => `Żadne wydarzenie nie daje tego: ${GIFTS[gives]}.`,
  'tax-rewards': ({ found, ...range }) =>
    `Karty podatków, które dają oddział: ${found}; aby rozdać je uczciwie, musi ich być ${pl.span(range)}.`,
  amount: ({ thing, found, wanted }) => `${THINGS[thing]}: znaleziono ${found}; powinno być ${wanted}.`,
  'amount-range': ({ thing, found, ...range }) =>
    `${THINGS[thing]}: znaleziono ${found}; powinno być ${pl.span(range)}.`,
  'too-many-of-kind': ({ thing, found, most }) => `${THINGS[thing]}: tutaj ${found}; wolno najwyżej ${most}.`,
  'not-here': ({ thing }) => `Tego tu brakuje: ${THINGS[thing]}.`,
  'no-such-card': ({ asks }) => `Żadna karta nie wymaga tego: ${asks}.`,
  alike: ({ other }) => `To jest takie samo jak ${other}.`,
  'tax-kinds': ({ found, wanted }) =>
    `Karty podatków, które dają oddział: ${found}; powinno ich być ${wanted}.`,
  'solo-positions': ({ found, wanted }) => `Pozycje to ${found}; powinny być ${wanted}.`,
  'solo-occupied': ({ found, wanted }) => `Zajęte obszary: ${found}; powinno ich być ${wanted}.`,
  'not-a-land': ({ id }) => `„${id}” jest siedzibą satrapy.`,
  'land-occupied': ({ id, found, wanted }) =>
    `Karty, na których „${id}” jest zajęty: ${found}; powinno ich być ${wanted}.`,
};
