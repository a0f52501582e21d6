import { countGerman } from '@triptych/words';
import type { SimulateWords } from './simulate.en.ts';

const games = (number: number) => countGerman(number, { one: '# Partie', other: '# Partien' });
const players = (number: number) => countGerman(number, { one: '# Spieler', other: '# Spieler' });

export const simulate: SimulateWords = {
  what: 'Bots viele Partien spielen lassen und berichten, was sie über die Balance zeigen.',
  games: 'wie viele Partien für jede Spielerzahl; ohne Angabe 1000',
  players: 'Spielerzahl, oder von–bis: 3, 2-5; ohne Angabe alle möglichen',
  strength: (names) => `wie stark die Bots sind: ${names}; ohne Angabe casual`,
  character: 'Charakter aller Bots, etwa thief in Bellum Magica; ohne Angabe keiner',
  badStrength: (found, names) => `--strength kann nicht „${found}“ sein. Möglich: ${names}.`,
  seed: 'ein beliebiger Text; derselbe Text ergibt dieselben Partien',
  json: 'alle Zahlen auch in diese Datei schreiben; „-“: statt der Tabellen auf die Standardausgabe',
  threads: 'wie viele Partien gleichzeitig laufen; ohne Angabe eine je Prozessor',
  title: (game, number, all) => `${game}: ${players(number)}, ${games(all)}`,
  playedWith: (pack, seed) => `Paket ${pack}, Startwert ${seed}`,
  mean: 'Mittel',
  interval: 'Intervall (95 %)',
  fair: 'gerecht',
  progress: (done, all) => `${done} von ${countGerman(all, { one: '# Partie', other: '# Partien' })}`,
  written: (file) => `Alle Zahlen stehen in ${file}.`,
  badNumber: (flag, found, least, most) =>
    `${flag} braucht eine ganze Zahl von ${least} bis ${most}, nicht „${found}“.`,
  badPlayers: (found, least, most) =>
    `--players braucht eine Zahl oder einen Bereich von ${least} bis ${most}, etwa ${least}-${most}, nicht „${found}“.`,
  fileExists: (path) => `${path} gibt es schon, und nichts wird überschrieben: Nenne eine andere Datei.`,
  cannotWrite: (file, why) => `Die Zahlen konnten nicht in ${file} geschrieben werden: ${why}.`,
};
