import { countGerman } from '../plural.ts';
import type { CommonWords } from './en.ts';

const choices = (number: number) => countGerman(number, { one: '# Angabe', other: '# Angaben' });
const times = (number: number) => countGerman(number, { one: 'einmal', other: '#-mal' });

export const de: CommonWords = {
  refusals: {
    'game-over': () => 'Das Spiel ist zu Ende.',
    'no-such-seat': () => 'Diesen Sitz gibt es an diesem Tisch nicht.',
    'not-asked': () => 'Du hast gerade nichts zu entscheiden.',
    'not-a-number': () => 'Das ist keine Antwort: Gebraucht wird eine Zahl.',
    'not-a-list': () => 'Hier wird eine Liste gebraucht, keine einzelne Angabe.',
    'wrong-length': ({ length }) => `Hier braucht es genau ${choices(length)}.`,
    'not-offered': () => 'Das steht gerade nicht zur Wahl.',
    repeated: () => 'Hier darf nichts doppelt gewählt werden.',
    'not-sorted': () => 'Die Wahl muss in der angebotenen Reihenfolge stehen.',
    'too-few': ({ least }) => `Zu wenig: mindestens ${least}.`,
    'too-many': ({ most }) => `Zu viel: höchstens ${most}.`,
    'used-too-often': ({ most }) => `Das darf höchstens ${times(most)} gewählt werden.`,
    'nothing-to-withdraw': () => 'Es gibt keine geheime Entscheidung, die du zurücknehmen könntest.',
    'nothing-to-undo': () => 'Es gibt nichts zurückzunehmen.',
    'undo-reveals': () =>
      'Das lässt sich nicht mehr zurücknehmen: Seither ist etwas Neues bekannt geworden, oder andere haben sich entschieden.',
    'other-rules': ({ rules }) => `Diese Partie folgt Fassung ${rules} der Regeln; hier gilt eine andere.`,
  },
  records: {
    'not-a-match': () => 'Das ist keine aufgezeichnete Partie.',
    'other-format': ({ format }) => `Diese Partie wurde in einem anderen Format aufgezeichnet: ${format}.`,
    'bad-field': ({ field }) => `Die aufgezeichnete Partie ist bei „${field}“ beschädigt.`,
  },
};
