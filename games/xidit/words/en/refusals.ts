import { UNITS } from '../../content/symbols.ts';
import type { RefusalSentence } from '@triptych/words';
import type { XiditRefusal } from '../../rules/refusals.ts';
import { counted, names } from './things.ts';

export const refusals: Readonly<Record<XiditRefusal, RefusalSentence>> = {
  'city-taken': () => 'Another lord already stands there.',
  'choose-rewards': ({ number }) =>
    number === 2 ? 'Choose exactly two rewards.' : `Rewards to choose: ${number}.`,
  'no-bards-left': () => 'You have no bards left.',
  'no-region': () => 'No region where bards can go touches this city.',
  'no-floors-left': () => 'You have no floors left.',
  'guild-of-another': () => 'Another player’s guild stands in this city.',
  'guild-full': () => 'That guild already has four floors.',
  'place-bards': ({ number }) => `Place exactly ${counted('bard', number)}.`,
  'too-many-bards': ({ most }) => `You can place at most ${counted('bard', most)}.`,
  'titan-not-raging': () => 'That titan is not raging.',
  'too-few-units': ({ have, need }) => `That titan costs ${counted('unit', need)}; you have ${have}.`,
  'pay-exactly': ({ cost }) => `Pay exactly ${counted('unit', cost)}.`,
  'not-so-many-units': ({ unit, have }) => `You do not have so many: ${names.units[UNITS[unit]]} ${have}.`,
  'not-your-guild': () => 'You have no guild there.',
  'guild-not-full': () => 'The floor goes on one of your guilds, as long as one has room.',
};
