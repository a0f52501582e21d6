import type { Wants } from './en.ts';

export const fr: Wants = {
  firstValue: { more: 'davantage à la première évaluation' },
  firstAboveLast: { more: 'une place plus sûre à la première évaluation' },
  firstSafe: { more: 'éviter la dernière place à la première évaluation' },
  firstBehindBest: { less: 'moins de retard à la première évaluation' },
  secondValue: { more: 'davantage à la deuxième évaluation' },
  secondAboveLast: { more: 'une place plus sûre à la deuxième évaluation' },
  secondSafe: { more: 'éviter la dernière place à la deuxième évaluation' },
  secondBehindBest: { less: 'moins de retard à la deuxième évaluation' },
  thirdValue: { more: 'davantage à la troisième évaluation' },
  thirdAboveLast: { more: 'une place plus sûre à la troisième évaluation' },
  thirdSafe: { more: 'éviter la dernière place à la troisième évaluation' },
  thirdBehindBest: { less: 'moins de retard à la troisième évaluation' },
  unitWorth: { more: 'des unités plus fortes' },
  units: { more: 'des unités' },
  variety: { more: 'des unités de plus de classes' },
  bards: { more: 'des bardes en réserve' },
  songs: { more: 'des bardes dans les régions' },
  kept: { more: 'des étages en réserve' },
  prospects: { more: 'des menaces à portée' },
  turn: { more: 'un tour plus tardif', less: 'un tour plus précoce' },
};
