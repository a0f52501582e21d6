import { expect, test } from 'vitest';
import { components, satrapId } from '../../content/components.ts';
import { standard } from '../../content/standard.ts';
import type { XerxesEvent } from '../../events.ts';
import { catalogues } from '../../words/catalogues.ts';
import { storyteller } from '../../words/storyteller.ts';
import { LANGUAGES } from '@triptych/words';
import { weight } from '../weight.ts';

test('E11.5: the use of an ability says what it does, so that a summary has room for the worker', () => {
  const used: XerxesEvent = { type: 'abilityUsed', seat: 1, satrap: satrapId('lydia') };
  for (const language of LANGUAGES) {
    const sentence = storyteller(components(standard), language).tell(used, ['Ada', 'Ben']);
    expect(sentence).toContain(catalogues[language].abilities.lydia);
  }
  const claimed: XerxesEvent = { type: 'trackClaimed', seat: 1 };
  const placed: XerxesEvent = { type: 'workerPlaced', seat: 1, worker: 0, area: 9 };
  expect(weight(claimed)).toBeLessThan(weight(placed));
});
