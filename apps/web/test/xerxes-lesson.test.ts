import { components } from '@triptych/games/xerxes/content/components.ts';
import { standard } from '@triptych/games/xerxes/content/standard.ts';
import { lesson } from '@triptych/games/xerxes/lesson/lesson.ts';
import { Build, Place } from '@triptych/games/xerxes/questions.ts';
import type { XerxesView } from '@triptych/games/xerxes/view.ts';
import { FastRng, type Question, sampleAnswer } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { Learner, taughtAnswer } from './learner.ts';

const XERXES = { id: 'xerxes', lesson, components };
const { areas, taxes } = components(standard);

const viewOf = (learner: Learner): XerxesView => learner.table.now.view as XerxesView;
const offered = ({ question }: Learner): readonly number[] =>
  question?.shape.shape === 'one' ? question.shape.of : [];

/** What the first tax card that gives a force lacks with the home and these areas, resource by resource. */
function lackWith(view: XerxesView, workers: readonly number[]): number {
  const card = view.hand?.taxes.find((tax) => taxes[tax].force !== null) ?? 0;
  const stock = [view.seats[0].satrap, ...workers].flatMap((area) => areas[area].resources);
  return taxes[card].cost.reduce(
    (sum, wanted, kind) => sum + Math.max(0, wanted - stock.filter((resource) => resource === kind).length),
    0,
  );
}

/** Answers in this order, then as taught. */
async function play(learner: Learner, ...answers: readonly number[]): Promise<void> {
  for (const answer of answers) await learner.turn(() => answer);
  learner.see();
}

/** Whether a free area has everything that is still missing beside these. */
const canComplete = (view: XerxesView, workers: readonly number[], free: readonly number[]): boolean =>
  free.some((area) => !workers.includes(area) && lackWith(view, [...workers, area]) === 0);

test('xerxes: wherever the first worker goes, the companion says what it really brings, and goes on from there', async () => {
  const start = await Learner.begin(XERXES, 1);
  start.see();
  const lackBefore = lackWith(viewOf(start), []);
  const free = offered(start).filter((option) => option < Place.track);
  expect(free.length).toBeGreaterThan(10);
  const replies = new Set<string>();
  for (const area of free) {
    const learner = await Learner.begin(XERXES, 1);
    await play(learner, area);
    const lack = lackWith(viewOf(learner), [area]);
    const left = offered(learner).filter((option) => option < Place.track);
    const within = canComplete(viewOf(learner), [area], left);
    const expected =
      lack === 0 ? 'complete' : lack === lackBefore ? 'elsewhere' : within ? 'onCourse' : 'tooLittle';
    const { reply, poor } = learner.runner.said;
    expect({ area, reply, poor }).toEqual({
      area,
      reply: expected,
      poor: expected === 'elsewhere' || expected === 'tooLittle',
    });
    replies.add(expected);
    if (!offered(learner).includes(Place.claim)) continue;
    await play(learner, Place.claim);
    expect({ area, text: learner.runner.said.text }).toEqual({
      area,
      text: lack === 0 ? 'anywhere' : within ? 'second' : 'partly',
    });
    // What it advises then completes the card if anything does.
    const taught = Number(learner.runner.taught);
    expect(lackWith(viewOf(learner), [area, taught]) === 0).toBe(lack === 0 || within);
  }
  expect([...replies].sort()).toEqual(['elsewhere', 'onCourse', 'tooLittle']);
});

test('xerxes: who needs nothing more for the tax card is told so', async () => {
  const learner = await Learner.begin(XERXES, 1);
  await play(learner, Number((learner.see(), learner.runner.taught)), Place.claim);
  expect(learner.runner.said.text).toBe('second');
  await play(learner, Number(learner.runner.taught));
  expect(learner.heard).toContain('complete');
});

for (const luck of [1, 2, 3, 4])
  test(`xerxes: the learner uses the ability, sets the order, fights a campaign and builds (bots ${luck})`, async () => {
    const learner = await Learner.begin(XERXES, luck);
    await learner.learn(taughtAnswer);
    const view = viewOf(learner);
    expect(view.round).toBeLessThanOrEqual(3);
    expect(view.seats[0]).toMatchObject({ ability: 0, campaignsWon: [expect.any(Number)], permanent: [0] });
    expect(learner.heard).toContain('third');
    expect(view.buildings).toContain(0);
  });

test('xerxes: only the ability is pointed at when it is to be used', async () => {
  const learner = await Learner.begin(XERXES, 1);
  await play(learner, Number((learner.see(), learner.runner.taught)));
  expect(learner.runner.said).toMatchObject({ text: 'claim', points: ['action=other'] });
});

test('xerxes: what is given up is nothing that the tax card needs, if there is something else', async () => {
  const learner = await Learner.begin(XERXES, 1);
  // Two gold, one of them needed: neither is to be given up while there is wood or stone.
  await play(
    learner,
    areas.findIndex(({ resources }) => String(resources) === '0,2,5'),
  );
  while (learner.question?.kind !== 'giveUp') await learner.turn(taughtAnswer);
  learner.see();
  const view = viewOf(learner);
  const card = view.hand?.taxes.find((tax) => taxes[tax].force !== null) ?? 0;
  expect(view.seats[0].resources[0]).toBeGreaterThan(1);
  expect(taxes[card].cost[Number(learner.runner.taught)]).toBe(0);
  expect(learner.runner.said.points).toContain(`good=0:${String(learner.runner.taught)}`);
});

test('xerxes: whoever gives up what the tax card needs is told so, and can take it back', async () => {
  const learner = await Learner.begin(XERXES, 1);
  while (learner.question?.kind !== 'giveUp') await learner.turn(taughtAnswer);
  const card = viewOf(learner).hand?.taxes.find((tax) => taxes[tax].force !== null) ?? 0;
  const { resources } = viewOf(learner).seats[0];
  const needed = taxes[card].cost.findIndex((count, kind) => count > 0 && resources[kind] === count);
  expect(needed).toBeGreaterThanOrEqual(0);
  await play(learner, needed);
  expect(learner.runner.said).toMatchObject({ reply: 'gaveNeeded', poor: true });
});

/** The latest advice to collect for a building. */
const AIMS = [
  'gather',
  'supply',
  'supplyChanged',
  'heir',
  'heirChanged',
  'build',
  'buildOther',
  'buildTaken',
];
/** Texts that say that the building is another one than before. */
const CHANGES = ['supplyChanged', 'heirChanged', 'buildOther', 'buildTaken'];

for (const luck of [1, 2, 3, 4, 5, 6])
  test(`xerxes: if the building to collect for changes, that is said; the gift fits into the store (bots ${luck})`, async () => {
    const learner = await Learner.begin(XERXES, luck);
    const chance = new FastRng(luck);
    const aims: { readonly text: string; readonly building: string; readonly before: string }[] = [];
    let heirs = 0;
    await learner.learn((_, question) => {
      const { text } = learner.runner.said;
      const { building, before } = learner.runner.values('en');
      if (text !== null && AIMS.includes(text))
        aims.push({ text, building: String(building), before: String(before) });
      heirs += Number(question.kind === 'heir' && expectFittingGift(learner));
      // In the second year, workers may go anywhere.
      const strays = question.kind === 'worker' && viewOf(learner).round === 2 && chance.below(2) === 0;
      return strays ? sampleAnswer(question.shape, chance) : taughtAnswer(learner, question);
    });
    expect(learner.runner.over).toBe(true);
    expect(heirs).toBe(1);
    expect(aims.length).toBeGreaterThan(1);
    const changes = aims.slice(1).filter(({ building }, at) => building !== aims[at].building);
    expect(aims.filter(({ text }) => CHANGES.includes(text))).toEqual(changes);
    // The one that it was until then is named.
    const formers = aims.slice(0, -1).filter(({ building }, at) => building !== aims[at + 1].building);
    expect(changes.map(({ before }) => before)).toEqual(formers.map(({ building }) => building));
  });

/** With what the areas without a marching force will yield, no kind becomes more than three; more is warned of. */
function expectFittingGift(learner: Learner): boolean {
  const { taught } = learner.runner;
  if (taught === null || typeof taught === 'number') throw new Error('The heir teaches no gift.');
  const { resources } = viewOf(learner).seats[0];
  const income = String(learner.runner.values('en')['income']);
  const kinds = ['gold', 'stone', 'iron', 'wood', 'wheat', 'wool'];
  const coming = kinds.map((kind) => Number(new RegExp(`(\\d) ${kind}`).exec(income)?.[1] ?? 0));
  const tooMuch = taught.filter((count, kind) => count > 0 && resources[kind] + coming[kind] + count > 3);
  expect(tooMuch).toEqual([]);
  const stocked = coming.findIndex((count) => count > 0);
  learner.see(taught.map((_, kind) => (kind === stocked ? 3 : 0)));
  expect(learner.runner.said.reply).toBe('overflow');
  learner.see();
  return true;
}

test('xerxes: points lost to others are told, with who took them', async () => {
  for (const luck of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const learner = await Learner.begin(XERXES, luck);
    await learner.learn(taughtAnswer);
    const lost = learner.story.filter(
      (event) => event.type === 'pointsLost' && 'seat' in event && event.seat === 0,
    );
    expect({ luck, told: learner.heard.includes('lost') }).toEqual({ luck, told: lost.length > 0 });
    if (lost.length > 0) return;
  }
  throw new Error('Nobody ever took a point from the learner.');
});

const refusing: Readonly<Record<string, (question: Question, learner: Learner) => number | null>> = {
  'sends a worker to the turn-order space': ({ kind }, learner) =>
    kind === 'worker' && offered(learner).includes(Place.track) ? Place.track : null,
  'keeps the ability': ({ kind }, learner) =>
    learner.runner.said.text === 'claim' && kind === 'worker' ? offered(learner)[0] : null,
  'pays no taxes': ({ kind }) => (kind === 'tax' ? 0 : null),
  'never builds': ({ kind }) => (kind === 'build' ? Build.pass : null),
};
for (const [title, answer] of Object.entries(refusing))
  test(`xerxes: a learner who ${title} gets to the end`, async () => {
    const learner = await Learner.begin(XERXES, 2);
    await learner.learn((_, question) => answer(question, learner) ?? taughtAnswer(learner, question));
    expect(learner.runner.over).toBe(true);
    // Learners who have not built are told about buildings anyway.
    const heard = viewOf(learner).buildings.includes(0) ? 'built' : 'buildLater';
    expect(learner.heard).toContain(heard);
  });
