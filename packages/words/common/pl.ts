import { countPolish } from '../plural.ts';
import type { CommonWords } from './en.ts';

const choices = (number: number) =>
  countPolish(number, { one: '# wyboru', few: '# wyborów', many: '# wyborów' });
const times = (number: number) => countPolish(number, { one: 'raz', few: '# razy', many: '# razy' });

export const pl: CommonWords = {
  refusals: {
    'game-over': () => 'Gra już się skończyła.',
    'no-such-seat': () => 'Nie ma takiego miejsca przy tym stole.',
    'not-asked': () => 'Nie masz teraz o czym decydować.',
    'not-a-number': () => 'To nie jest odpowiedź: potrzebna jest liczba.',
    'not-a-list': () => 'Tu potrzebna jest lista, a nie pojedynczy wybór.',
    'wrong-length': ({ length }) => `Tu trzeba dokonać dokładnie ${choices(length)}.`,
    'not-offered': () => 'Tego nie można teraz wybrać.',
    repeated: () => 'Niczego nie można tu wybrać dwa razy.',
    'not-sorted': () => 'Wybór trzeba podać w kolejności, w jakiej jest oferowany.',
    'too-few': ({ least }) => `Za mało: co najmniej ${least}.`,
    'too-many': ({ most }) => `Za dużo: najwyżej ${most}.`,
    'used-too-often': ({ most }) => `To można wybrać najwyżej ${times(most)}.`,
    'nothing-to-withdraw': () => 'Nie ma tajnej decyzji, którą można by cofnąć.',
    'nothing-to-undo': () => 'Nie ma czego cofać.',
    'undo-reveals': () =>
      'Tego nie można już cofnąć: od tej pory wyszło na jaw coś nowego albo zdecydowali inni gracze.',
    'other-rules': ({ rules }) => `Ta partia toczy się według wersji ${rules} zasad; tutaj obowiązuje inna.`,
  },
  records: {
    'not-a-match': () => 'To nie jest zapis partii.',
    'other-format': ({ format }) => `Ta partia została zapisana w innym formacie: ${format}.`,
    'bad-field': ({ field }) => `Zapis partii jest uszkodzony w polu „${field}”.`,
  },
};
