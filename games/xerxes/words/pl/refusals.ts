import { countPolish, listOf } from '@triptych/words';
import type { XerxesWords } from '../en.ts';
import { namedForces, namedResources } from '../things.ts';
import { counted } from './things.ts';

export const refusals: XerxesWords['refusals'] = {
  'satrap-taken': () => 'Ten satrapa jest już zajęty.',
  'keep-number': ({ count }) =>
    `Musisz zatrzymać dokładnie ${countPolish(count, { one: '# kartę', few: '# karty', many: '# kart' })}.`,
  'home-area': () => 'Ten obszar jest siedzibą satrapy, który bierze udział w grze.',
  'area-occupied': () => 'Na tym obszarze ktoś już stoi.',
  'area-free': () => 'Na tym obszarze nikt nie stoi: po prostu postaw tam robotnika.',
  'no-track-alone': () => 'W grze solo nie ma pola kolejności.',
  'track-taken': () => 'Pole kolejności jest w tym roku zajęte.',
  'no-ability': () => 'Nie możesz teraz użyć tej zdolności.',
  'store-full': ({ most }) =>
    `Każdego zasobu możesz mieć najwyżej ${countPolish(most, { one: '# sztukę', few: '# sztuki', many: '# sztuk' })}.`,
  'gift-number': ({ count }) =>
    `Musisz wziąć dokładnie ${countPolish(count, { one: '# zasób', few: '# zasoby', many: '# zasobów' })}.`,
  'not-in-hand': () => 'Nie masz tej karty na ręce.',
  'missing-forces': ({ missing, ...lack }) =>
    `Do tej wyprawy brakuje ${missing === 1 ? '1 oddziału' : `${missing} oddziałów`} (${listOf('pl', namedForces(counted, lack))}).`,
  'too-few-forces': ({ have }) => `Wyprawa wymaga czterech oddziałów; masz ${have}.`,
  'one-must-rest': ({ have }) =>
    `Na pozycji 2 jeden z twoich oddziałów (${have}) musi pozostać niewykorzystany.`,
  'not-at-hand': () => 'Ten oddział nie jest dostępny.',
  'wrong-force': () => 'Ten oddział jest innego rodzaju, niż wymaga karta.',
  'force-twice': () => 'Każdego oddziału można użyć tylko raz.',
  'same-force': () => 'Ten oddział jest już tego rodzaju.',
  'not-a-rival': () => 'Wybierz rywala, nie siebie.',
  'none-held': () => 'Nie masz tego.',
  'event-stops': () => 'Wydarzenie roku wstrzymuje ten zasób.',
  'already-built': () => 'Ta budowla już stoi.',
  'not-built': () => 'Tej budowli nikt jeszcze nie zbudował: po prostu ją zbuduj.',
  'own-building': () => 'Ta budowla należy do ciebie.',
  'no-free-building': () => 'Nie ma wolnej budowli dla wypartego znacznika.',
  barred: () => 'Tej budowli nie można zbudować w tym roku.',
  'no-markers': ({ most }) =>
    `Masz już ${countPolish(most, { one: '# budowlę', few: '# budowle', many: '# budowli' })}, więcej nie można.`,
  'cannot-pay': (lack) => `Na to brakuje jeszcze: ${listOf('pl', namedResources(counted, lack))}.`,
  'not-free': () => 'Ta budowla nie jest wolna.',
  'whole-loss': ({ loss }) => `Musisz rozdzielić dokładnie ${counted('point', loss)}.`,
  'rival-has-none': () => 'Ten rywal tego nie ma.',
  'given-kind': () => 'Musisz wziąć inne rodzaje niż te, które oddajesz.',
  'everybody-once': () => 'Każdy musi mieć dokładnie jedną pozycję.',
};
