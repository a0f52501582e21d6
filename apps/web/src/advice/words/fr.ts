import { countFrench } from '@triptych/words';
import type { AdviceWords } from './en.ts';

export const fr: AdviceWords = {
  thinking: 'Laissez-moi réfléchir…',
  honest: 'Je ne sais que ce que vous savez.',
  would: 'Je choisirais :',
  nothing: 'rien',
  wants: (wants) => `Ce que vous y gagnez : ${wants}.`,
  later: (wants) => `À plus long terme, cela devrait vous apporter : ${wants}.`,
  chance: (games) =>
    `À partir d’ici, je gagnerais environ ${countFrench(games, { one: '# partie', other: '# parties' })} sur 100.`,
  rival: ({ player, games }) => `À surveiller : ${player} (${games} sur 100).`,
  next: ({ answer, games }) =>
    games === 0
      ? `Tout aussi bon, à mon avis : ${answer}.`
      : `Deuxième choix : ${answer} – ${countFrench(games, { one: 'une victoire de moins sur 100 parties', other: '# victoires de moins sur 100 parties' })}.`,
  choose: 'Montrer sur le plateau',
  noHint: 'Cette fois, je n’ai pas de conseil.',
  whose: 'Les décisions de qui ?',
  analysing: 'Je passe vos décisions en revue…',
  noAnalysis:
    'Cette partie ne peut pas être analysée : les règles ont changé depuis, ou vous n’aviez rien à décider.',
  sound: ({ sound, of }) => `Vos décisions aussi bonnes que les miennes : ${sound} sur ${of}.`,
  flawless: 'Je n’ai trouvé aucune erreur notable.',
  costliest: 'Ce qui vous a coûté le plus',
  youChose: 'Votre choix',
  iWould: 'Mon choix',
  cost: (games) =>
    countFrench(games, {
      one: 'coût : # victoire sur 100 parties',
      other: 'coût : # victoires sur 100 parties',
    }),
  basis: 'Jugé sur ce que vous pouviez savoir à ce moment-là, non sur ce qu’il en est advenu.',
  show: 'Montrer ce moment',
};
