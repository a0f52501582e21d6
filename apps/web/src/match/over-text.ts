import type { MatchState } from '@triptych/client/session.ts';
import { say } from '../words/index.ts';

/** How a match has ended: by itself, because somebody gave up, or because its people agreed to stop. */
export function overText(
  { endedEarly, resigned }: Pick<MatchState, 'endedEarly' | 'resigned'>,
  names: readonly string[],
): string {
  const words = say();
  if (resigned.length > 0) return words.resignedBy(resigned.map((seat) => names[seat]));
  return endedEarly ? words.overEarly : words.over;
}
