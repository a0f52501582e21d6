import type { Wants } from './en.ts';

export const de: Wants = {
  firstValue: { more: 'mehr in der ersten Prüfung' },
  firstAboveLast: { more: 'ein sichererer Platz in der ersten Prüfung' },
  firstSafe: { more: 'nicht der letzte Platz in der ersten Prüfung' },
  firstBehindBest: { less: 'weniger Rückstand in der ersten Prüfung' },
  secondValue: { more: 'mehr in der zweiten Prüfung' },
  secondAboveLast: { more: 'ein sichererer Platz in der zweiten Prüfung' },
  secondSafe: { more: 'nicht der letzte Platz in der zweiten Prüfung' },
  secondBehindBest: { less: 'weniger Rückstand in der zweiten Prüfung' },
  thirdValue: { more: 'mehr in der dritten Prüfung' },
  thirdAboveLast: { more: 'ein sichererer Platz in der dritten Prüfung' },
  thirdSafe: { more: 'nicht der letzte Platz in der dritten Prüfung' },
  thirdBehindBest: { less: 'weniger Rückstand in der dritten Prüfung' },
  unitWorth: { more: 'stärkere Einheiten' },
  units: { more: 'Einheiten' },
  variety: { more: 'Einheiten mehrerer Klassen' },
  bards: { more: 'Barden im Vorrat' },
  songs: { more: 'Barden in den Gebieten' },
  kept: { more: 'Stockwerke im Vorrat' },
  prospects: { more: 'Bedrohungen in Reichweite' },
  turn: { more: 'ein späterer Zug', less: 'ein früherer Zug' },
};
