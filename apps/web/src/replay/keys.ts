import type { GameEvent } from '@triptych/kernel';
import { chapterFrom } from './find-moment.ts';
import type { ReplayModel } from './replay-model.svelte.ts';

/** Handles a key during a replay; false if it means nothing here. */
export function replayKey(
  event: KeyboardEvent,
  replay: ReplayModel,
  begins: (event: GameEvent) => boolean,
  close: () => void,
): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLSelectElement)
    return false;
  switch (event.key) {
    case 'ArrowLeft':
      replay.step(-1);
      break;
    case 'ArrowRight':
      replay.step(1);
      break;
    case 'PageUp':
      replay.show(chapterFrom(replay.data, replay.at, begins, -1));
      break;
    case 'PageDown':
      replay.show(chapterFrom(replay.data, replay.at, begins, 1));
      break;
    case 'Home':
      replay.show(0);
      break;
    case 'End':
      replay.show(replay.last);
      break;
    case ' ':
      // The same key presses a focused button.
      if (event.target instanceof HTMLButtonElement) return false;
      replay.run();
      break;
    case 'Escape':
      close();
      break;
    default:
      return false;
  }
  event.preventDefault();
  return true;
}
