import type { Seat } from '@triptych/kernel';
import { type Language, listOf, spaced } from '@triptych/words';
import type { Components } from '../content/components.ts';
import { UNITS } from '../content/symbols.ts';
import { foresee, type ForeseenStep } from '../foresight.ts';
import type { XiditView } from '../view.ts';
import { catalogues } from '../words/catalogues.ts';
import { cityName } from './names.ts';

/** What an order will do, and with which units: `recruits: 1 archer`. */
export function foreseenText(
  language: Language,
  { foreseen, units }: Pick<ForeseenStep, 'foreseen' | 'units'>,
): string {
  const things = catalogues[language];
  const counted = units.flatMap((number, unit) => (number > 0 ? [things.counted(UNITS[unit], number)] : []));
  return [things.foreseen[foreseen], ...(counted.length > 0 ? [listOf(language, counted)] : [])].join(': ');
}

/** The cities on the way, and what is done there: `7 Vinehall (recruits: 1 archer) → 9 Tarn`. */
export function planText(
  components: Components,
  language: Language,
  view: XiditView,
  seat: Seat,
  orders: readonly number[],
): string {
  const stops: { readonly name: string; readonly does: string[] }[] = [];
  let at = -1;
  for (const step of foresee(components, view, seat, orders)) {
    if (step === null || step.foreseen === 'waits') continue;
    if (step.city !== at) stops.push({ name: cityName({ components, language }, step.city), does: [] });
    at = step.city;
    if (step.foreseen !== 'moves') stops.at(-1)?.does.push(foreseenText(language, step));
  }
  const parts = stops.map(({ name, does }) => (does.length > 0 ? `${name} (${does.join('; ')})` : name));
  return spaced(language, parts.join(' → '));
}
