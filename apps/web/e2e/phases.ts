import type { BellumQuestion } from '@triptych/games/bellum/questions.ts';
import type { MatchRecord } from '@triptych/kernel';
import type { XerxesQuestion } from '@triptych/games/xerxes/questions.ts';
import type { XiditQuestion } from '@triptych/games/xidit/questions.ts';
import type { Game } from './games.ts';
import { fullestPositions, type Position, xerxesPositions, xiditPositions } from './positions.ts';

type Kinds<Question extends { readonly kind: string }> = Readonly<Record<Question['kind'], true>>;

// A question missing here does not compile, and one that no game reaches fails below.
const BELLUM: Kinds<BellumQuestion> = {
  castle: true,
  goblins: true,
  reroll: true,
  attack: true,
  theft: true,
  recruit: true,
  side: true,
};
const XIDIT: Kinds<XiditQuestion> = {
  lord: true,
  orders: true,
  rewards: true,
  bards: true,
  titan: true,
  payment: true,
  dummy: true,
  census: true,
  censusBards: true,
  censusFloor: true,
};
const XERXES: Kinds<XerxesQuestion> = {
  satrap: true,
  keepTaxes: true,
  keepCampaigns: true,
  worker: true,
  push: true,
  ignore: true,
  heir: true,
  campaign: true,
  convert: true,
  forces: true,
  rival: true,
  giveUp: true,
  bonus: true,
  build: true,
  move: true,
  divide: true,
  tax: true,
  rob: true,
  give: true,
  take: true,
  order: true,
};

interface Phases {
  readonly title: string;
  /** A question in mid-game, and one that everybody answers in secret at the same time. */
  readonly middle: string;
  readonly secret: string;
  /** Every kind of question, and the end: the fullest position from several games. */
  readonly all: () => ReadonlyMap<string, Position>;
}

export const PHASES: Readonly<Record<Game, Phases>> = {
  bellum: {
    title: 'Bellum Magica',
    middle: 'attack',
    secret: 'goblins',
    all: once(() => complete(BELLUM, fullestPositions(5, 25))),
  },
  xidit: {
    title: 'Lords of Xidit',
    middle: 'orders',
    secret: 'orders',
    // Only games for three have a dummy.
    all: once(() => complete(XIDIT, new Map([...xiditPositions(3, 1), ...xiditPositions(5, 3)]))),
  },
  xerxes: {
    title: 'Xerxes',
    middle: 'worker',
    secret: 'keepTaxes',
    all: once(() => complete(XERXES, xerxesPositions(4, 40))),
  },
};

export function phase(game: Game, kind: string): MatchRecord {
  const position = PHASES[game].all().get(kind);
  if (position === undefined) throw new Error(`No game of ${game} led to ${kind}.`);
  return position.record;
}

function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

function complete(kinds: object, found: ReadonlyMap<string, Position>): ReadonlyMap<string, Position> {
  const missed = [...Object.keys(kinds), 'over'].filter((kind) => !found.has(kind));
  if (missed.length > 0) throw new Error(`No game led to ${missed.join(', ')}.`);
  return found;
}
