import { readStoredText, writeStoredText } from '@triptych/board-kit/local-storage.ts';
import { SCENARIOS } from '../meta.ts';
import type { SoloProgress } from '../solo-campaign.ts';

const KEY = 'triptych-xerxes-solo';

/** E12.5: the scenarios won in this browser. Unreadable entries are ignored. */
export function soloProgress(): SoloProgress {
  const kept = (readStoredText(KEY) ?? '').split(' ');
  return SCENARIOS.filter((scenario) => kept.includes(scenario));
}

export function keepSoloProgress(progress: SoloProgress): void {
  writeStoredText(KEY, progress.join(' '));
}
