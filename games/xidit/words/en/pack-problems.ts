import { en } from '@triptych/packs/words';
import type { PackProblemSentences } from '../pack-problem-sentences.ts';
import { names } from './things.ts';

export const packProblems: PackProblemSentences = {
  ...en.formFaults,
  'wrong-classes': ({ wanted }) => `Units are counted in ${wanted} classes, weakest first.`,
  'wrong-number': ({ found, wanted }) => `Found here: ${found}; the rules need ${wanted}.`,
  'tile-missing': ({ tile }) => `Tile ${tile} is missing from this set.`,
  'recruit-units': ({ found, wanted }) => `This recruit side shows ${found} units; it must show ${wanted}.`,
  'threat-asks-nothing': () => 'This threat asks for no units.',
  'titan-costs': ({ cost, found, wanted }) => `Titans that cost ${cost}: ${found}; there must be ${wanted}.`,
  'road-to-itself': ({ city }) => `This road leads from city ${city} to itself.`,
  'road-twice': ({ from, to, colour }) => `The ${names.colours[colour]} road ${from}–${to} is there twice.`,
  'two-roads-of-a-colour': ({ city, colour }) => `City ${city} has two ${names.colours[colour]} roads.`,
  'not-connected': ({ city }) => `No way leads to city ${city}.`,
  'outline-without-road': ({ from, to }) => `No road joins ${from} and ${to}, neighbours on this outline.`,
  'outline-repeats': ({ city }) => `City ${city} stands on this outline twice.`,
  'outline-too-short': () => 'An outline needs at least three cities.',
  'opening-shortage': ({ unit, needed, stock }) =>
    `An opening could need ${needed} of ${names.units[unit]}; there are ${stock}.`,
  'road-not-as-printed': ({ from, to, colour }) =>
    `The published rules know a ${names.colours[colour]} road ${from}–${to}.`,
  'city-not-at-region': ({ city, region }) => `City ${city} should touch region ${region}.`,
  'no-snow': () => 'There is no snow region.',
  'tile-not-as-printed': ({ tile }) => `The published rules show tile ${tile} otherwise.`,
  'no-archer-and-mage': () => 'Some threat should ask for an archer and a mage.',
  'no-such-reward': ({ reward, number }) => `Some threat should offer ${number} of ${names.rewards[reward]}.`,
  'roads-in-all': ({ found, wanted }) => `Roads in all: ${found}; there should be ${wanted}.`,
  'roads-of-colours': ({ found, wanted }) => `Roads by colour: ${found}; it should be ${wanted}.`,
  'parallel-roads': ({ from, to }) => `Two roads join ${from} and ${to}.`,
  'not-biconnected': ({ city }) => `Without city ${city} the map falls apart.`,
  'cities-with-roads': ({ roads, found, wanted }) =>
    `Cities with ${roads} roads: ${found}; there should be ${wanted}.`,
  'too-far': ({ from, to, moves, most }) =>
    `From ${from} to ${to} takes ${moves} moves; at most ${most} are wanted.`,
  'not-faces': ({ from, to, regions }) =>
    `Regions at the road ${from}–${to}: ${regions}; one or two are possible.`,
  'roads-cross': ({ one, other }) => `The roads ${one} and ${other} cross.`,
  'cities-too-close': ({ one, other, distance, least }) =>
    `Cities ${one} and ${other} are ${distance} apart; at least ${least} is wanted.`,
  'not-at-border': ({ region }) => `Region ${region} should lie at the border of the map.`,
  'recruits-in-all': ({ unit, found, wanted }) =>
    `All recruit sides together show ${found} of ${names.units[unit]}; it should be ${wanted}.`,
  'threat-units': ({ found, ...range }) =>
    `This threat asks for ${found} units; it should be ${en.span(range)}.`,
  'threat-reward': ({ reward, found, ...range }) =>
    `This threat offers ${found} of ${names.rewards[reward]}; it should be ${en.span(range)}.`,
  'threat-worth': ({ asked, offered }) => `Asked is a worth of ${asked}, two rewards are worth ${offered}.`,
  'kinds-worth': ({ least, most }) =>
    `The kinds of reward are worth ${least} to ${most} in this set; that is uneven.`,
  'titan-worth': ({ worth, least }) =>
    `This titan’s rewards are worth ${worth}; it should be at least ${least}.`,
  'second-not-less': ({ first, second }) =>
    `The second value (${second}) should be less than the first (${first}).`,
  'worth-more-than-centre': ({ region }) => `Region ${region} should be worth less than the central one.`,
};
