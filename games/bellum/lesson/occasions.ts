import type { LessonContext } from '@triptych/client/lesson/lesson.ts';
import type { Seat } from '@triptych/kernel';
import { type Card, type Place, TAVERN } from '../content/components.ts';
import {
  CHEST_KINDS,
  FOOD,
  LEFT,
  MAGIC_SWORD,
  RIGHT,
  ROWS,
  type Side,
  SWORD,
  THIEF,
} from '../content/symbols.ts';
import type { BellumEvent } from '../events.ts';
import { attackTarget, type BellumQuestion, MARKET, Recruit, TAVERN_SPACE } from '../questions.ts';
import { NONE } from '../state.ts';
import type { BellumTypes } from '../types.ts';
import type { LessonText } from './words/en.ts';

export type Context = LessonContext<BellumTypes>;

type EventOf<Type extends BellumEvent['type']> = Extract<BellumEvent, { readonly type: Type }>;
type Test<Type extends BellumEvent['type']> = (event: EventOf<Type>, me: Seat) => boolean;

/** How many symbols a row has. */
const ROW = 6;

export const asked = ({ question }: Context): boolean => question !== null;

export const heard =
  (text: LessonText) =>
  (context: Context): boolean =>
    context.heard.includes(text);

function eventsOf<Type extends BellumEvent['type']>(
  events: readonly BellumEvent[],
  type: Type,
): readonly EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** Whether such an event has ever happened. */
export const happened =
  <Type extends BellumEvent['type']>(type: Type, test: Test<Type> = () => true) =>
  ({ story, me }: Context): boolean =>
    eventsOf(story, type).some((event) => test(event, me));

/** Whether the learner's latest acts include such an event. */
export const did =
  <Type extends BellumEvent['type']>(type: Type, test: Test<Type> = () => true) =>
  ({ since, me }: Context): boolean =>
    eventsOf(since, type).some((event) => 'seat' in event && event.seat === me && test(event, me));

export const options = ({ question }: Context): readonly number[] =>
  question?.shape.shape === 'one' ? question.shape.of : [];

/** How often a symbol appears in the learner's active row. */
export const active = ({ view, me }: Context, symbol: number): number =>
  view.castles[me].horde[Math.max(0, view.row % ROWS) * ROW + symbol];

/** The castle with the best chest among those that can be robbed; -1: none. */
export function victim(context: Context): Seat {
  const { components, view } = context;
  const best = (seat: Seat): number =>
    Math.max(...view.castles[seat].chests.map((chest) => CHEST_KINDS.indexOf(components.chestKinds[chest])));
  const castles = options(context).flatMap((option) => {
    const target = attackTarget(option);
    return target.on === 'castle' ? [target.seat] : [];
  });
  return castles.toSorted((one, other) => best(other) - best(one)).at(0) ?? NONE;
}

/** Who robbed the learner last; -1: nobody has. */
export const robber = ({ story, me }: Context): Seat =>
  eventsOf(story, 'castleStormed').findLast((event) => event.victim === me)?.seat ?? NONE;

/** Which other player forced a new roll last; -1: nobody has. */
export const lastRoller = ({ story, me }: Context): Seat =>
  eventsOf(story, 'rollBought').findLast(({ seat }) => seat !== me)?.seat ?? NONE;

/** Who found chests with maps last. */
const lastScouts = ({ story }: Context): readonly Seat[] => eventsOf(story, 'scouted').at(-1)?.seats ?? [];

/** The other player who found a chest with a map last; -1: nobody did, or the learner did, too. */
export const otherScout = (context: Context): Seat =>
  lastScouts(context).includes(context.me) ? NONE : (lastScouts(context)[0] ?? NONE);

/** Whether the learner found a chest with a map last. */
export const scouted = (context: Context): boolean => lastScouts(context).includes(context.me);

/** What has led to the latest roll, the roll itself excluded. */
const beforeRoll = ({ story }: Context): readonly BellumEvent[] =>
  story.slice(
    0,
    Math.max(
      0,
      story.findLastIndex(({ type }) => type === 'dieRolled'),
    ),
  );

/** The row before the latest roll. */
export const formerRow = (context: Context): number =>
  eventsOf(beforeRoll(context), 'dieRolled').at(-1)?.row ?? NONE;

/** A new day has begun since the latest step, or the learner has been robbed: what was said before is out of date. */
export const turned = ({ since, me }: Context): boolean =>
  since.some(({ type }) => type === 'dayBegan') ||
  eventsOf(since, 'castleStormed').some(({ victim }) => victim === me);

/** The learner has just stolen for the first time. */
export const firstTheft = (context: Context): boolean =>
  did('chestStolen')(context) &&
  eventsOf(context.story, 'castleStormed').filter(({ seat }) => seat === context.me).length === 1;

/** The questions before which there is time for something else. */
const QUIET: readonly BellumQuestion['kind'][] = ['reroll', 'attack', 'recruit'];

/** With this many chests, the end is near. */
const MANY_CHESTS = 6;

/**
 * The learner's first decision of a day: nothing is half done, and nothing has been explained yet. If somebody gets
 * close to the end, any decision that begins something will do.
 */
export function quiet(context: Context): boolean {
  const { question, since, view } = context;
  if (question === null || !QUIET.includes(question.kind) || recruitedToday(context)) return false;
  return (
    since.some(({ type }) => type === 'dayBegan') ||
    view.castles.some(({ chests }) => chests.length >= MANY_CHESTS)
  );
}

/** Whether the learner is about to recruit for the first time today, and nothing has been explained just before. */
export const recruitsFirst = (context: Context): boolean =>
  context.question?.kind === 'recruit' && context.since.length > 0 && !recruitedToday(context);

function recruitedToday({ story, me }: Context): boolean {
  const today = story.slice(story.findLastIndex(({ type }) => type === 'dayBegan'));
  return eventsOf(today, 'recruited').some(({ seat }) => seat === me);
}

/** A goblin to the left and one to the right, so that as many rows as possible bring something to do. */
export function bestGoblins({ components, view, me, question }: Context): readonly Side[] {
  if (question?.kind !== 'goblins') return [];
  const castle = components.castles[view.castles[me].board].horde;
  const cards = question.cards.map((card) => components.cards[card]);
  const useful = (sides: readonly Side[]): number => {
    const count = (row: number, symbol: number): number =>
      cards.reduce(
        (sum, { left, right }, at) => sum + (sides[at] === LEFT ? left : right)[row * ROW + symbol],
        castle[row * ROW + symbol],
      );
    const rows = Array.from({ length: ROWS }, (_, row) => row);
    return rows.filter((row) => count(row, FOOD) >= ENOUGH || count(row, SWORD) >= ENOUGH).length;
  };
  const ways: readonly (readonly Side[])[] = [
    [RIGHT, LEFT],
    [LEFT, RIGHT],
  ];
  return useful(ways[0]) >= useful(ways[1]) ? ways[0] : ways[1];
}

/** This much food pays for a creature, and this many swords beat the tavern. */
const ENOUGH = 2;

/** The goblin that goes to this side, by its name. */
export function goblinFor(context: Context, side: Side, language: string): string {
  const { question, components } = context;
  if (question?.kind !== 'goblins') return '';
  const card = question.cards[bestGoblins(context).indexOf(side)];
  return components.names(language).cards[card] ?? '';
}

/** Until something is chosen: these things; then the button that confirms it. */
export const untilChosen =
  (points: (context: Context) => readonly string[]) =>
  (context: Context): readonly string[] =>
    typeof context.draft === 'number' ? ['action=main'] : points(context);

/** The halves of goblins that are still to be chosen; then the button that confirms them. */
export function goblinHalves(context: Context): readonly string[] {
  const { question, draft } = context;
  if (question?.kind !== 'goblins') return [];
  const sides = bestGoblins(context);
  const chosen = typeof draft === 'object' ? (draft ?? []) : [];
  const open = question.cards.flatMap((card, at) =>
    chosen[at] == null ? [`choice=${card}:${sides[at]}`] : [],
  );
  return open.length === 0 ? ['action=main'] : open;
}

const placeAt = ({ components, view }: Context, space: number): Place | undefined =>
  components.places[space === TAVERN_SPACE ? TAVERN : (view.open[space] ?? NONE)];

/** Chests before barrels before everything else. */
function worth({ loot }: Place, hasBarrel: boolean): number {
  const chests = CHEST_KINDS.reduce((sum, kind, at) => sum + loot[kind] * (at + 1), 0);
  return 100 * chests + (hasBarrel ? 1 : 10) * loot.barrels + 2 * (loot.food + loot.glyphs);
}

/** The raid that the lesson suggests, with its answer; space NONE - 1 if only castles are left. */
export function bestTarget(context: Context): { readonly option: number | null; readonly space: number } {
  const hasBarrel = context.view.castles[context.me].barrels > 0;
  let best = { option: options(context).at(-1) ?? null, space: NONE - 1, worth: -1 };
  for (const option of options(context)) {
    const target = attackTarget(option);
    const place = target.on === 'place' ? placeAt(context, target.space) : undefined;
    if (target.on !== 'place' || place === undefined) continue;
    const value = worth(place, hasBarrel);
    if (value > best.worth) best = { option, space: target.space, worth: value };
  }
  return best;
}

export function placeName(context: Context, language: string): string {
  const { space } = bestTarget(context);
  const id = space === TAVERN_SPACE ? TAVERN : (context.view.open[space] ?? NONE);
  return context.components.names(language).places[id] ?? '';
}

const shows = (side: readonly number[], symbol: number): boolean =>
  side.some((count, at) => at % ROW === symbol && count > 0);

/** What creatures may have. */
export const has = {
  bonus: ({ bonus }: Card): boolean => bonus.length > 0,
  magicSword: ({ right }: Card): boolean => shows(right, MAGIC_SWORD),
  thief: ({ right }: Card): boolean => shows(right, THIEF),
} as const;

/** The spaces of the market with such a creature, as a lesson points at them. */
export function marketWith({ components, view }: Context, test: (card: Card) => boolean): readonly string[] {
  return view.market.flatMap((card, space) =>
    card !== NONE && test(components.cards[card]) ? [`space=creature:${space}`] : [],
  );
}

/** The spaces of the market with a creature that can be paid and passes a test, the most expensive ones first. */
function payable(context: Context, test: (card: Card) => boolean = () => true): readonly number[] {
  const { components, view } = context;
  const possible = options(context);
  return Array.from({ length: MARKET }, (_, at) => MARKET - 1 - at).filter(
    (space) =>
      (possible.includes(Recruit.creature(space)) || possible.includes(Recruit.creatureForGlyphs(space))) &&
      test(components.cards[view.market[space]]),
  );
}

/** The creatures that can be paid and pass a test, as a lesson points at them; if none does, all that can be paid. */
export function affordable(context: Context, test: (card: Card) => boolean = () => true): readonly string[] {
  const some = payable(context, test);
  return (some.length > 0 ? some : payable(context)).map((space) => `space=creature:${space}`);
}

/** Whether a creature that passes this test can be paid. */
export const canPay = (context: Context, test: (card: Card) => boolean): boolean =>
  payable(context, test).length > 0;

/** A creature with a thief, or else the most expensive one that can be paid. */
export function bestRecruit(context: Context): number | null {
  const best = payable(context, has.thief)[0] ?? payable(context)[0];
  if (best === undefined) return options(context).at(-1) ?? null;
  const forFood = Recruit.creature(best);
  return options(context).includes(forFood) ? forFood : Recruit.creatureForGlyphs(best);
}
