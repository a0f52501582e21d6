import type { GameBox } from '@triptych/kernel';

/** Every game that can be played here, by its id: rules, words and bots load when a table needs them. */
export const BOXES: Readonly<Record<string, () => Promise<GameBox>>> = {
  bellum: async () => (await import('@triptych/bellum')).bellumBox,
  xidit: async () => (await import('@triptych/xidit')).xiditBox,
  xerxes: async () => (await import('@triptych/xerxes')).xerxesBox,
};
