import type { MatchState } from '@triptych/client/session.ts';
import type { Seat } from '@triptych/kernel';
import { say } from '../words/index.ts';

/**
 * How a match has ended: by itself, because somebody gave up, or because its people agreed to stop. `reader`: the seat
 * that is “you”.
 */
export function overText(
  { endedEarly, resigned }: Pick<MatchState, 'endedEarly' | 'resigned'>,
  names: readonly string[],
  reader: Seat | null,
): string {
  const words = say();
  if (resigned.length === 1 && resigned[0] === reader) return words.youResigned;
  if (resigned.length > 0) return words.resignedBy(resigned.map((seat) => names[seat]));
  return endedEarly ? words.overEarly : words.over;
}
