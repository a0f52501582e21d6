import type { TournamentWords } from './tournament.en.ts';

export const tournament: TournamentWords = {
  what: 'Bots verschiedener Stärke gegeneinander spielen lassen und berichten, welche besser sind.',
  bots: (names) =>
    `wer mitspielt: ${names}; mit eigenem Budget: master@500 (Probespiele), master@200ms; ein eigenes Programm: „program:python3 my-bot.py“`,
  games: 'wie viele Partien je Paarung; ohne Angabe 40. Die Plätze wechseln reihum',
  players: 'Spielerzahl; ohne Angabe die kleinste mögliche',
  budget:
    'wie lange jeder Bot für eine Antwort suchen darf: 500 (Probespiele) oder 200ms; ohne Angabe wie gewohnt',
  engineWhat: 'Die Spiele als Engine für eigene Programme: Eine Zeile JSON fragt, eine Zeile antwortet.',
  trainWhat:
    'Aus Partien der Bots lernen, was eine Stellung aussichtsreich macht, und die Gewichte ausgeben.',
  trainGames: 'wie viele Partien für jede Spielerzahl; ohne Angabe 1500',
  trainBeliefs: 'stattdessen lernen, woran man einer Stellung ansieht, was jemand verdeckt hält',
  trainJson: 'die Gewichte stattdessen in diese Datei schreiben, wie die Bots des Spiels sie lesen',
  nothingToTrain: 'Die Bots dieses Spiels haben nichts zu lernen: Sie denken jede Partie bis zum Ende durch.',
  against: (one, others) => `${one} gegen ${others}`,
  won: 'Siege',
  times: 'Faktor',
  badBots: (found, names) =>
    `„${found}“ ist kein Bot für ein Turnier: ${names}, auf Wunsch mit einem Budget wie @500 oder @200ms.`,
  failures: {
    died: 'Es hat sich beendet',
    hung: 'Es hat nicht rechtzeitig geantwortet',
    flooded: 'Es hat mehr gesendet, als gefragt war',
    nonsense: 'Seine Antwort ist nicht erlaubt',
  },
  failed: (program, why) => `${program}: ${why}. Von hier an spielt casual an seiner Stelle.`,
  tooFew: 'Ein Turnier braucht mindestens zwei verschiedene Bots: --bots strong,master.',
  badPlayers: (found, least, most) =>
    `--players braucht eine ganze Zahl von ${least} bis ${most}, nicht „${found}“.`,
};
