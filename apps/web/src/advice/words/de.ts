import { countGerman } from '@triptych/words';
import type { AdviceWords } from './en.ts';

export const de: AdviceWords = {
  thinking: 'Lass mich nachdenken …',
  honest: 'Ich weiß nur, was du weißt.',
  would: 'Ich würde wählen:',
  nothing: 'nichts',
  wants: (wants) => `Das bringt dir: ${wants}.`,
  later: (wants) => `Auf längere Sicht sollte das bringen: ${wants}.`,
  chance: (games) => `Von hier aus würde ich etwa ${games} von 100 Partien gewinnen.`,
  rival: ({ player, games }) => `Im Auge behalten: ${player} (${games} von 100).`,
  next: ({ answer, games }) =>
    games === 0
      ? `Genauso gut, soweit ich sehe: ${answer}.`
      : `Zweitbeste Wahl: ${answer} – ${countGerman(games, { one: 'ein Sieg weniger in 100 Partien', other: '# Siege weniger in 100 Partien' })}.`,
  choose: 'Auf dem Brett zeigen',
  noHint: 'Diesmal weiß ich keinen Rat.',
  whose: 'Wessen Entscheidungen?',
  analysing: 'Ich gehe deine Entscheidungen durch …',
  noAnalysis:
    'Diese Partie lässt sich nicht analysieren: Die Regeln haben sich seitdem geändert, oder du hattest nichts zu entscheiden.',
  sound: ({ sound, of }) =>
    `So gut wie meine: ${sound} von ${countGerman(of, { one: '# Entscheidung', other: '# Entscheidungen' })}.`,
  flawless: 'Ich habe keinen nennenswerten Fehler gefunden.',
  costliest: 'Was dich am meisten gekostet hat',
  youChose: 'Du hast gewählt',
  iWould: 'Ich hätte gewählt',
  cost: (games) =>
    countGerman(games, { one: 'Kosten: # Sieg in 100 Partien', other: 'Kosten: # Siege in 100 Partien' }),
  basis: 'Beurteilt nach dem, was du damals wissen konntest, nicht nach dem, was daraus wurde.',
  show: 'Diesen Moment zeigen',
};
