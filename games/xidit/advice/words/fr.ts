import type { Wants } from './en.ts';

export const fr: Wants = {
  firstValue: { more: 'un meilleur résultat à la première évaluation' },
  firstAboveLast: { more: 'une place plus sûre à la première évaluation' },
  firstSafe: { more: 'de quoi éviter la dernière place à la première évaluation' },
  firstBehindBest: { less: 'moins de retard sur la tête à la première évaluation' },
  secondValue: { more: 'un meilleur résultat à la deuxième évaluation' },
  secondAboveLast: { more: 'une place plus sûre à la deuxième évaluation' },
  secondSafe: { more: 'de quoi éviter la dernière place à la deuxième évaluation' },
  secondBehindBest: { less: 'moins de retard sur la tête à la deuxième évaluation' },
  thirdValue: { more: 'un meilleur résultat à la troisième évaluation' },
  thirdAboveLast: { more: 'une place plus sûre à la troisième évaluation' },
  thirdSafe: { more: 'de quoi éviter la dernière place à la troisième évaluation' },
  thirdBehindBest: { less: 'moins de retard sur la tête à la troisième évaluation' },
  unitWorth: { more: 'des unités plus fortes' },
  units: { more: 'des unités' },
  variety: { more: 'des unités plus variées' },
  bards: { more: 'des bardes encore à placer' },
  songs: { more: 'des bardes dans les régions' },
  kept: { more: 'des étages mis de côté' },
  prospects: { more: 'des menaces que vous pouvez éliminer' },
  turn: { more: 'une place plus loin dans l’ordre du tour', less: 'une place plus tôt dans l’ordre du tour' },
};
