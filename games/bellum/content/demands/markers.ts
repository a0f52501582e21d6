import type { PackProblem } from '@triptych/kernel';
import type { Pack } from '../pack.ts';
import { problem } from '../pack-problems.ts';
import { MARKERS, type Marker } from '../symbols.ts';
import { countSymbol, isWithin, type Range } from '../weights.ts';

const RULE = 'B10.3';

/** B10.3: shields are kept for the victims of theft. */
const MOST: Readonly<Record<Marker, number>> = { shield: 0, magicShield: 8, spell: 17 };

/** B10.3: some of the 66 creatures have magic swords, neither none nor most. */
const WITH_MAGIC_SWORDS: Range = { least: 1, most: 33 };

/** B10.3: bonus markers on creatures, and magic swords. */
export function checkMarkers({ fearsome, extreme }: Pack): PackProblem[] {
  const creatures = [...fearsome, ...extreme];
  const shown = creatures.flatMap(({ bonus }) => bonus);
  const problems = MARKERS.flatMap((marker) => {
    const found = shown.filter((other) => other === marker).length;
    const most = MOST[marker];
    return found > most ? [problem('', RULE, 'too-many-markers', { marker, found, most })] : [];
  });
  const found = creatures.filter(({ right }) => countSymbol(right, 'magicSword') > 0).length;
  if (!isWithin(found, WITH_MAGIC_SWORDS)) {
    problems.push(problem('', RULE, 'magic-swords', { found, ...WITH_MAGIC_SWORDS }));
  }
  return problems;
}
