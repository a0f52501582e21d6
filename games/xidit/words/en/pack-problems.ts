import { en } from '@triptych/packs/words';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

export const packProblems: PackProblemSentences = {
  ...en.formFaults,
  'wrong-classes': ({ wanted }) => `Give the units of all ${wanted} classes, weakest first.`,
  'wrong-number': ({ found, wanted }) => `Found here: ${found}; the rules require ${wanted}.`,
  'tile-missing': ({ tile }) => `Tile ${tile} is missing from this set.`,
  'recruit-units': ({ found, wanted }) => `Units on this recruit side: ${found}; there must be ${wanted}.`,
  'threat-asks-nothing': () => 'This threat requires no units.',
  'titan-costs': ({ cost, found, wanted }) => `Titans that cost ${cost}: ${found}; there must be ${wanted}.`,
  'road-to-itself': ({ city }) => `This road leads from city ${city} to itself.`,
  'road-twice': ({ from, to, colour }) => `The ${names.colours[colour]} road ${from}–${to} is listed twice.`,
  'two-roads-of-a-colour': ({ city, colour }) => `City ${city} has two ${names.colours[colour]} roads.`,
  'not-connected': ({ city }) => `City ${city} cannot be reached.`,
  'outline-without-road': ({ from, to }) =>
    `No road joins ${from} and ${to}, which are neighbours on this outline.`,
  'outline-repeats': ({ city }) => `City ${city} is on this outline twice.`,
  'outline-too-short': () => 'An outline needs at least three cities.',
  'opening-shortage': ({ unit, needed, stock }) =>
    `A setup could run out of ${names.units[unit]}: it may need ${needed}, and there are ${stock}.`,
  'road-not-as-printed': ({ from, to, colour }) =>
    `The published rules have a ${names.colours[colour]} road ${from}–${to}.`,
  'city-not-at-region': ({ city, region }) => `City ${city} should touch region ${region}.`,
  'no-snow': () => 'There is no snowy region.',
  'tile-not-as-printed': ({ tile }) => `The published rules show a different tile ${tile}.`,
  'no-archer-and-mage': () => 'One threat should require an archer and a mage.',
  'no-such-reward': ({ reward, number }) =>
    `One threat should offer this reward: ${names.rewards[reward]}, ${number}.`,
  'roads-in-all': ({ found, wanted }) => `Roads in all: ${found}; there should be ${wanted}.`,
  'roads-of-colours': ({ found, wanted }) => `Roads by colour: ${found}; it should be ${wanted}.`,
  'parallel-roads': ({ from, to }) => `Two roads join ${from} and ${to}.`,
  'not-biconnected': ({ city }) => `Without city ${city}, the map falls apart.`,
  'cities-with-roads': ({ roads, found, wanted }) =>
    `Cities with ${roads} roads: ${found}; there should be ${wanted}.`,
  'too-far': ({ from, to, moves, most }) =>
    `Getting from ${from} to ${to} takes ${moves} moves; it should be at most ${most}.`,
  'not-faces': ({ from, to, regions }) =>
    `Regions along the road ${from}–${to}: ${regions}; there must be one or two.`,
  'roads-cross': ({ one, other }) => `The roads ${one} and ${other} cross.`,
  'cities-too-close': ({ one, other, distance, least }) =>
    `Cities ${one} and ${other} are ${distance} apart; it should be at least ${least}.`,
  'not-at-border': ({ region }) => `Region ${region} should be at the edge of the map.`,
  'recruits-in-all': ({ unit, found, wanted }) =>
    `On all recruit sides together, ${names.units[unit]}: ${found}; there should be ${wanted}.`,
  'threat-units': ({ found, ...range }) =>
    `Units required by this threat: ${found}; there should be ${en.span(range)}.`,
  'threat-reward': ({ reward, found, ...range }) =>
    `Offered by this threat, ${names.rewards[reward]}: ${found}; there should be ${en.span(range)}.`,
  'threat-worth': ({ asked, offered }) => `The units required are worth ${asked}, two rewards ${offered}.`,
  'kinds-worth': ({ least, most }) =>
    `The kinds of reward are worth ${least} to ${most} in this set; that is uneven.`,
  'titan-worth': ({ worth, least }) =>
    `This titan’s rewards are worth ${worth}; it should be at least ${least}.`,
  'second-not-less': ({ first, second }) =>
    `The second value (${second}) should be less than the first (${first}).`,
  'worth-more-than-centre': ({ region }) => `Region ${region} should be worth less than the central one.`,
};
