import { entry, type Language } from '@triptych/words';
import type { XerxesEvent } from '../events.ts';
import { storyWords } from './words/index.ts';

/** Several acts of one kind and of one player in one sentence: “Bot 2 fulfils 2 tax cards.” */
export function together(
  events: readonly XerxesEvent[],
  names: readonly string[],
  language: Language,
): string | null {
  const [first] = events;
  if (!('seat' in first) || first.seat === null) return null;
  const told = entry(storyWords[language], first.type);
  return told?.({ player: names[first.seat], count: events.length }) ?? null;
}
