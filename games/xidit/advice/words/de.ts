import type { Wants } from './en.ts';

export const de: Wants = {
  firstValue: { more: 'ein besseres Ergebnis in der ersten Prüfung' },
  firstAboveLast: { more: 'einen sichereren Platz in der ersten Prüfung' },
  firstSafe: { more: 'Schutz vor dem letzten Platz in der ersten Prüfung' },
  firstBehindBest: { less: 'weniger Rückstand auf die Spitze in der ersten Prüfung' },
  secondValue: { more: 'ein besseres Ergebnis in der zweiten Prüfung' },
  secondAboveLast: { more: 'einen sichereren Platz in der zweiten Prüfung' },
  secondSafe: { more: 'Schutz vor dem letzten Platz in der zweiten Prüfung' },
  secondBehindBest: { less: 'weniger Rückstand auf die Spitze in der zweiten Prüfung' },
  thirdValue: { more: 'ein besseres Ergebnis in der dritten Prüfung' },
  thirdAboveLast: { more: 'einen sichereren Platz in der dritten Prüfung' },
  thirdSafe: { more: 'Schutz vor dem letzten Platz in der dritten Prüfung' },
  thirdBehindBest: { less: 'weniger Rückstand auf die Spitze in der dritten Prüfung' },
  unitWorth: { more: 'stärkere Einheiten' },
  units: { more: 'Einheiten' },
  variety: { more: 'Einheiten aus mehr Klassen' },
  bards: { more: 'übrige Barden' },
  songs: { more: 'Barden in den Gebieten' },
  kept: { more: 'aufbewahrte Stockwerke' },
  prospects: { more: 'Bedrohungen, die du beseitigen kannst' },
  turn: {
    more: 'eine spätere Stelle in der Spielreihenfolge',
    less: 'eine frühere Stelle in der Spielreihenfolge',
  },
};
