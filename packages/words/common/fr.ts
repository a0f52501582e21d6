import { countFrench } from '../plural.ts';
import type { CommonWords } from './en.ts';

const choices = (number: number) => countFrench(number, { one: '# choix', other: '# choix' });
const times = (number: number) => countFrench(number, { one: 'une fois', other: '# fois' });

export const fr: CommonWords = {
  refusals: {
    'game-over': () => 'La partie est terminée.',
    'no-such-seat': () => 'Cette place n’existe pas à cette table.',
    'not-asked': () => 'Vous n’avez rien à décider pour l’instant.',
    'not-a-number': () => 'Ce n’est pas une réponse possible : indiquez un nombre.',
    'not-a-list': () => 'Indiquez ici une liste de choix, pas un choix unique.',
    'wrong-length': ({ length }) => `Il faut ici exactement ${choices(length)}.`,
    'not-offered': () => 'Ce choix n’est pas proposé pour l’instant.',
    repeated: () => 'Vous ne pouvez pas choisir ici deux fois la même chose.',
    'not-sorted': () => 'Indiquez vos choix dans l’ordre proposé.',
    'too-few': ({ least }) => `Pas assez : choisissez-en au moins ${least}.`,
    'too-many': ({ most }) => `C’est trop : choisissez-en au plus ${most}.`,
    'used-too-often': ({ most }) => `Vous pouvez faire ce choix au plus ${times(most)}.`,
    'nothing-to-withdraw': () => 'Vous n’avez aucune décision secrète à annuler.',
    'nothing-to-undo': () => 'Il n’y a rien à annuler.',
    'undo-reveals': () =>
      'Trop tard pour annuler : quelque chose a été révélé depuis, ou d’autres ont déjà décidé.',
    'other-rules': ({ rules }) =>
      `Cette partie suit la version ${rules} des règles, que ce programme n’a pas.`,
  },
  records: {
    'not-a-match': () => 'Ce n’est pas une partie enregistrée.',
    'other-format': ({ format }) => `Cette partie a été enregistrée dans un autre format : ${format}.`,
    'bad-field': ({ field }) => `La partie enregistrée est endommagée à l’endroit « ${field} ».`,
  },
};
