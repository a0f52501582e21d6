import { UNITS } from '../../content/symbols.ts';
import type { RefusalSentence } from '@triptych/words';
import type { XiditRefusal } from '../../rules/refusals.ts';
import { counted, names } from './things.ts';

export const refusals: Readonly<Record<XiditRefusal, RefusalSentence>> = {
  'city-taken': () => 'Another lord is already there.',
  'choose-rewards': ({ number }) =>
    number === 2 ? 'Choose exactly two rewards.' : `Rewards to choose: ${number}.`,
  'no-bards-left': () => 'You have no bards left.',
  'no-region': () => 'No region open to bards borders this city.',
  'no-floors-left': () => 'You have no floors left.',
  'guild-of-another': () => 'Another player has a guild in this city.',
  'guild-full': () => 'That guild already has four floors.',
  'place-bards': ({ number }) => `Place exactly ${counted('bard', number)}.`,
  'too-many-bards': ({ most }) => `You can place at most ${counted('bard', most)}.`,
  'titan-not-raging': () => 'That titan is not raging.',
  'too-few-units': ({ have, need }) => `That titan costs ${counted('unit', need)}; you have ${have}.`,
  'pay-exactly': ({ cost }) => `Pay exactly ${counted('unit', cost)}.`,
  'not-so-many-units': ({ unit, have }) => `You do not have that many: ${names.units[UNITS[unit]]} ${have}.`,
  'not-your-guild': () => 'You have no guild there.',
  'guild-not-full': () => 'You must add the floor to one of your guilds while any has room.',
};
