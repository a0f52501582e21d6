import { listOf } from '@triptych/words';
import type { CityId } from '../content/components.ts';
import type { tileText } from '../words/labels.ts';
import { UNITS } from '../content/symbols.ts';
import { catalogues } from '../words/catalogues.ts';
import type { XiditBoard } from './board-context.ts';

/** The narrator's context for this table. */
export const speakerAt = ({ components, language }: XiditBoard): Parameters<typeof tileText>[0] => ({
  components,
  language,
  words: catalogues[language],
});

/** `7 Vinehall` */
export const cityName = (
  { components, language }: Pick<XiditBoard, 'components' | 'language'>,
  city: CityId,
): string => `${city + 1} ${components.names(language).cities[city]}`;

/** `1 militia and 2 archers`, or a dash. */
export function army({ language }: XiditBoard, units: readonly number[]): string {
  const { counted } = catalogues[language];
  const present = UNITS.flatMap((unit, of) => (units[of] > 0 ? [counted(unit, units[of])] : []));
  return present.length === 0 ? '–' : listOf(language, present);
}
