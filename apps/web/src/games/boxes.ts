import type { GameBox } from '@triptych/kernel';

/** Every game that can be played here, by its id: rules, words and bots load when a table needs them. */
export const BOXES: Readonly<Record<string, () => Promise<GameBox>>> = {
  bellum: boxed(async () => (await import('@triptych/bellum')).bellumBox),
  xidit: boxed(async () => (await import('@triptych/xidit')).xiditBox),
  xerxes: boxed(async () => (await import('@triptych/xerxes')).xerxesBox),
};

function boxed(load: () => Promise<GameBox>): () => Promise<GameBox> {
  return async () => {
    await import('./no-eval.ts');
    return load();
  };
}
