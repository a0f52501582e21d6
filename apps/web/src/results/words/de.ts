import { countGerman } from '@triptych/words';
import type { ResultWords } from './en.ts';

export const de: ResultWords = {
  statistics: 'Statistik',
  statisticsHint: 'Wie deine beendeten Partien ausgegangen sind. Gelöschte Partien zählen nicht mehr.',
  here: 'Auf diesem Gerät',
  online: 'Auf dem Server',
  none: 'Noch keine beendeten Partien.',
  matches: (matches) => countGerman(matches, { one: '# Partie', other: '# Partien' }),
  wins: (wins) => countGerman(wins, { one: '# Sieg', other: '# Siege' }),
  best: (score, value) => `bestes Ergebnis: ${value} (${score})`,
  against: 'Gegen',
  played: 'Partien',
  won: 'Gewonnen',
  whom: { people: 'Menschen', mixed: 'verschieden starke Bots', nobody: 'das Spiel selbst (solo)' },
  bots: (strength) => `Bots: ${strength}`,
  daily: 'Spiel des Tages',
  dailyOf: (day) => `Spiel des Tages, ${day}`,
  dailyHint:
    'Jeden Tag ein anderes Spiel, mit demselben Zufall für alle auf diesem Server. Du hast einen Versuch.',
  dailyShown: 'Dein Name und dein Ergebnis werden hier für alle sichtbar.',
  dailyHere: 'Ohne Server gibt es keine Ergebnisliste; der Zufall ist trotzdem für alle derselbe.',
  opponents: (players, strength) =>
    `${countGerman(players, { one: '# Spieler', other: '# Spieler' })}, Bots: ${strength}`,
  play: 'Spiel des Tages spielen',
  goOn: 'Weiterspielen',
  look: 'Deine Partie ansehen',
  gone: 'Du hast das Spiel des Tages schon gespielt. Den Tisch gibt es nicht mehr.',
  results: 'Ergebnisse von heute',
  noResults: 'Noch niemand hat das Spiel des Tages beendet.',
  place: 'Platz in der Partie',
  name: 'Name',
  score: 'Ergebnis',
  yours: (rank) => `Dein Platz: ${rank}`,
  you: 'Du',
  failed: 'Das Spiel konnte nicht gestartet werden.',
};
