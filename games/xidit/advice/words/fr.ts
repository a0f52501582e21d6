import type { Wants } from './en.ts';

export const fr: Wants = {
  firstValue: { more: 'une meilleure position à l’évaluation « {first} »' },
  firstAboveLast: { more: 'une meilleure position à l’évaluation « {first} »' },
  firstSafe: { more: 'une meilleure position à l’évaluation « {first} »' },
  firstBehindBest: { less: 'une meilleure position à l’évaluation « {first} »' },
  secondValue: { more: 'une meilleure position à l’évaluation « {second} »' },
  secondAboveLast: { more: 'une meilleure position à l’évaluation « {second} »' },
  secondSafe: { more: 'une meilleure position à l’évaluation « {second} »' },
  secondBehindBest: { less: 'une meilleure position à l’évaluation « {second} »' },
  thirdValue: { more: 'une meilleure position à l’évaluation « {third} »' },
  thirdAboveLast: { more: 'une meilleure position à l’évaluation « {third} »' },
  thirdSafe: { more: 'une meilleure position à l’évaluation « {third} »' },
  thirdBehindBest: { less: 'une meilleure position à l’évaluation « {third} »' },
  unitWorth: { more: 'des unités plus fortes' },
  units: { more: 'des unités' },
  variety: { more: 'des unités plus variées' },
  bards: { more: 'des bardes encore à placer' },
  songs: { more: 'des bardes dans les régions' },
  kept: { more: 'des étages mis de côté' },
  prospects: { more: 'des menaces que vous pouvez éliminer' },
  turn: { more: 'une place plus loin dans l’ordre du tour', less: 'une place plus tôt dans l’ordre du tour' },
};
