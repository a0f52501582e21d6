import { listOf, type RefusalSentence } from '@triptych/words';
import type { XerxesRefusal } from '../../rules/refusals/codes.ts';
import { namedForces, namedResources } from '../things.ts';
import { counted } from './things.ts';

export const refusals: Readonly<Record<XerxesRefusal, RefusalSentence>> = {
  'satrap-taken': () => 'That satrap is already taken.',
  'keep-number': ({ count }) => `You must keep exactly ${count}.`,
  'home-area': () => 'That area is the home of a satrap in play.',
  'area-occupied': () => 'That area is occupied.',
  'area-free': () => 'That area is free: just place your worker there.',
  'no-track-alone': () => 'There is no turn-order space in a solo game.',
  'track-taken': () => 'The turn-order space is taken this year.',
  'no-ability': () => 'You cannot use that ability now.',
  'store-full': ({ most }) => `Your store holds at most ${most} of a kind.`,
  'gift-number': ({ count }) => `You must take exactly ${count}.`,
  'not-in-hand': () => 'You do not hold that card.',
  'missing-forces': ({ missing, ...lack }) =>
    `Forces missing for this campaign: ${missing} (${listOf('en', namedForces(counted, lack))}).`,
  'too-few-forces': ({ have }) => `A campaign needs four forces; you have ${have}.`,
  'one-must-rest': ({ have }) => `In position 2, one of your forces must stay unused (you have ${have}).`,
  'not-at-hand': () => 'That force is not available to you.',
  'wrong-force': () => 'The card requires a different kind of force.',
  'force-twice': () => 'You can use each force only once.',
  'same-force': () => 'It is already of that kind.',
  'not-a-rival': () => 'Choose a rival, not yourself.',
  'none-held': () => 'You do not have that.',
  'event-stops': () => 'This year’s event stops that resource.',
  'already-built': () => 'That building is already built.',
  'not-built': () => 'No one has built that yet: just build it.',
  'own-building': () => 'That building is yours.',
  'no-free-building': () => 'There is no free building for the displaced marker.',
  barred: () => 'That building cannot be built this year.',
  'no-markers': ({ most }) => `You have already built ${most}, the maximum.`,
  'cannot-pay': (lack) => `For that, you still need: ${listOf('en', namedResources(counted, lack))}.`,
  'not-free': () => 'That building is not free.',
  'whole-loss': ({ loss }) => `You must divide exactly ${counted('point', loss)}.`,
  'rival-has-none': () => 'That rival does not have any.',
  'given-kind': () => 'You must take kinds other than those you gave.',
  'everybody-once': () => 'Give everyone exactly one position.',
};
