import { pick, type Rng } from '@triptych/kernel';

interface Spot {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
}

const NUMBERS = [-1, 0, 1, 2, 7, 9, 99, 1000, 0.5, 1e21, Number.MAX_SAFE_INTEGER];
const TEXTS = ['', ' ', 'x', 'S', 'fgm', 'sSt', '__proto__', 'constructor', '\u202e', 'é'.repeat(200)];
const OTHERS: readonly unknown[] = [null, true, [], {}, 'x', 1, [[]], { id: 'x' }];

/** A copy of a pack with up to four random changes, small and plausible ones more often than wild ones. */
export function mutatePack(pack: unknown, rng: Rng): unknown {
  const copy: { pack: unknown } = { pack: structuredClone(pack) };
  for (let changes = 1 + rng.below(4); changes > 0; changes--) change(spotsOf(copy), rng);
  return copy.pack;
}

/** Every place that holds a value. */
function spotsOf(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Spot['holder'];
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return keys.flatMap((key) => [{ holder, key }, ...spotsOf(holder[key])]);
}

function change(spots: readonly Spot[], rng: Rng): void {
  // The pack itself may be gone.
  if (spots.length === 0) return;
  const { holder, key } = pick(spots, rng);
  const now = holder[key];
  // Most changes keep the kind of the value, so that many packs can still be played.
  if (rng.below(8) > 0) {
    const same = spots.filter((spot) => typeof spot.holder[spot.key] === typeof now && spot.key === key);
    const other = pick(same, rng);
    if (typeof now === 'number') holder[key] = rng.below(3) > 0 ? now + rng.below(5) - 2 : pick(NUMBERS, rng);
    else if (typeof now === 'string' && rng.below(4) === 0) holder[key] = pick(TEXTS, rng);
    else if (Array.isArray(now)) changeList(now, rng);
    else [holder[key], other.holder[other.key]] = [other.holder[other.key], now];
  } else if (rng.below(2) === 0) holder[key] = structuredClone(pick(OTHERS, rng));
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function changeList(list: unknown[], rng: Rng): void {
  if (list.length === 0) return;
  const at = rng.below(list.length);
  const other = rng.below(list.length);
  switch (rng.below(4)) {
    case 0:
      list.splice(at, 1);
      return;
    case 1:
      list.push(structuredClone(list[at]));
      return;
    case 2:
      list[at] = structuredClone(list[other]);
      return;
    default:
      [list[at], list[other]] = [list[other], list[at]];
  }
}
