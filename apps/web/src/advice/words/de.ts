import { countGerman } from '@triptych/words';
import type { AdviceWords } from './en.ts';

export const de: AdviceWords = {
  thinking: 'Lass mich nachdenken …',
  honest: 'Ich weiß nur, was du weißt.',
  would: 'Ich würde wählen:',
  nothing: 'nichts',
  wants: (wants) => `Das bringt uns: ${wants}.`,
  chance: (games) => `Von hier aus gewänne ich etwa ${games} von 100 Partien.`,
  rival: ({ player, games }) => `Im Auge behalten: ${player} (${games} von 100).`,
  next: ({ answer, games }) =>
    games === 0
      ? `Genauso gut, soweit ich sehe: ${answer}.`
      : `Zweitbestes: ${answer} – ${countGerman(games, { one: 'eine Partie von 100 weniger', other: '# Partien von 100 weniger' })}.`,
  choose: 'Auf dem Spielbrett zeigen',
  noHint: 'Diesmal weiß ich keinen Rat.',
  analysing: 'Ich gehe deine Entscheidungen durch …',
  noAnalysis:
    'Diese Partie lässt sich nicht analysieren: Die Regeln haben sich geändert, oder du hast darin nichts entschieden.',
  sound: ({ sound, of }) =>
    countGerman(of, {
      one: `So gut wie meine: ${sound} von # Entscheidung.`,
      other: `So gut wie meine: ${sound} von # Entscheidungen.`,
    }),
  flawless: 'Ich habe nichts gefunden, was dich nennenswert gekostet hätte.',
  costliest: 'Was dich am meisten gekostet hat',
  youChose: 'Du hast gewählt',
  iWould: 'Ich hätte gewählt',
  cost: (games) =>
    countGerman(games, { one: 'Kosten: eine von 100 Partien', other: 'Kosten: # von 100 Partien' }),
  basis: 'Beurteilt nach dem, was du damals wissen konntest, nicht nach dem, was daraus wurde.',
  show: 'Diesen Moment zeigen',
};
