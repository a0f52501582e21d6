import type { Draft } from '@triptych/client/draft.ts';
import { type Components, components } from '@triptych/games/xidit/content/components.ts';
import { ACTION, BLACK, BLUE, ORDERS_PER_YEAR, RED, WAIT } from '@triptych/games/xidit/content/symbols.ts';
import { foresee } from '@triptych/games/xidit/foresight.ts';
import { lesson } from '@triptych/games/xidit/lesson/lesson.ts';
import { en } from '@triptych/games/xidit/lesson/words/en.ts';
import { RECRUIT } from '@triptych/games/xidit/state.ts';
import type { XiditView } from '@triptych/games/xidit/view.ts';
import type { Answer, Question } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { Learner, taughtAnswer } from './learner.ts';

/** The lesson of Lords of Xidit off the path that it teaches. */
const XIDIT = { id: 'xidit', lesson, components };
const WAITS = Array.from({ length: ORDERS_PER_YEAR }, () => WAIT);
const EMPTY: Draft = WAITS.map(() => null);
const dials = (...orders: readonly number[]): Draft => WAITS.map((_, place) => orders[place] ?? null);

const waiting = (learner: Learner, question: Question): Answer =>
  question.kind === 'orders' ? WAITS : taughtAnswer(learner, question);

/** Plays the lesson until this text is said. */
async function until(learner: Learner, text: string, choose: typeof waiting): Promise<void> {
  for (let turns = 0; turns < 60; turns++) {
    learner.see();
    if (learner.runner.said.text === text) return;
    await learner.turn(choose);
  }
  throw new Error(`"${text}" was never said.`);
}

test('a wrong order is named, and the text follows the dials, also when they are cleared', async () => {
  const learner = await Learner.begin(XIDIT, 1);
  const { runner } = learner;
  learner.see(dials(RED));
  expect(runner.said).toMatchObject({
    text: 'goal',
    reply: 'wrong',
    // The dial first; its symbol only once the dial is selected, which its anchor knows.
    points: ['dial=0', `space=order:${ACTION}:0`],
  });
  expect(runner.values('en')).toMatchObject({ place: 1, wrong: 'red', meant: 'action' });
  learner.see(dials(ACTION));
  expect(runner.said).toMatchObject({ text: 'road', reply: null });
  learner.see(dials(ACTION, BLACK, ACTION, RED, ACTION, RED));
  expect(runner.said).toMatchObject({ text: 'ready', reply: null });
  learner.see(dials(ACTION, BLACK, ACTION, RED, ACTION, ACTION));
  expect(runner.said).toMatchObject({ text: 'fill', reply: 'vainPlan' });
  learner.see(WAITS);
  expect(runner.said).toMatchObject({ text: 'goal', reply: 'wrong' });
  learner.see(EMPTY);
  expect(runner.said).toMatchObject({ text: 'goal', reply: null });
  learner.see(dials(BLUE, BLACK));
  expect(runner.said).toMatchObject({ text: 'goal', reply: 'wrong' });
});

test('after a year is taken back, the text speaks of the orders that are still set', async () => {
  const learner = await Learner.begin(XIDIT, 1);
  await learner.turn(taughtAnswer);
  await learner.table.settled();
  learner.see();
  expect(learner.runner.said.text).toBe('threat');
  expect(await learner.table.session.undo(learner.table.now.undoStep)).toBeNull();
  await learner.table.settled();
  learner.see(WAITS);
  expect(learner.runner.said).toMatchObject({ text: 'goal', reply: 'wrong' });
  learner.see(EMPTY);
  expect(learner.runner.said).toMatchObject({ text: 'goal', reply: null });
});

test('what was said about one year is gone while the next is played', async () => {
  const learner = await Learner.begin(XIDIT, 1);
  await learner.turn(taughtAnswer);
  await learner.table.settled();
  learner.see();
  expect(learner.runner.said.reply).toBe('three');
  learner.runner.react({ ...learner.seen(), answers: learner.table.now.answers + 1 });
  expect(learner.runner.said.reply).not.toBe('three');
});

for (const luck of [1, 2, 3])
  test(`six waits in the second year: the true reason, an offer to take them back, and what was missed comes later (bots ${luck})`, async () => {
    const learner = await Learner.begin(XIDIT, luck);
    await until(learner, 'threat', taughtAnswer);
    await learner.turn(waiting);
    await until(learner, 'again', waiting);
    expect(learner.runner.said).toMatchObject({ reply: 'notThere', poor: true });
    await learner.learn(taughtAnswer);
    // Whether the second attempt succeeds depends on the others.
    const slain = learner.heard.includes('slain');
    expect(learner.heard).toContain(slain ? 'rewards' : 'rewardsTold');
    expect(learner.heard).toContain(slain ? 'bards' : 'bardsTold');
    expect(learner.heard).toContain('census');
  });

test('whoever never eliminates a threat is told about rewards and regions before the end', async () => {
  const learner = await Learner.begin(XIDIT, 4);
  await learner.learn(waiting);
  expect(learner.heard).toEqual(
    expect.arrayContaining(['none', 'censusNone', 'rewardsTold', 'bardsTold', 'end']),
  );
});

test('an action without all the units that a threat shows: that is the reason given', async () => {
  const learner = await Learner.begin(XIDIT, 1);
  await until(learner, 'threat', taughtAnswer);
  await learner.turn(({ table, components }) =>
    lackingPlan(components as Components, table.now.view as XiditView),
  );
  await learner.table.settled();
  learner.see();
  expect(learner.runner.said).toMatchObject({ reply: 'unitsMissing', poor: true });
});

/** Six orders that lead to a threat for which units are missing. */
function lackingPlan(components: Components, view: XiditView): readonly number[] {
  const ways: (readonly number[])[] = [[]];
  for (const way of ways) {
    const plan = [...way, ACTION, ...WAITS].slice(0, ORDERS_PER_YEAR);
    if (foresee(components, view, 0, plan)[way.length]?.foreseen === 'unitsMissing') return plan;
    if (way.length < 4) ways.push(...[BLUE, RED, BLACK].map((road) => [...way, road]));
  }
  throw new Error('No threat is near.');
}

/** The lesson after its starting city was taken back and another one was chosen. */
async function startingIn(city: number): Promise<Learner> {
  const learner = await Learner.begin(XIDIT, 1);
  learner.see();
  while (learner.question?.kind !== 'lord') {
    expect(await learner.table.session.undo(learner.table.now.undoStep)).toBeNull();
    await learner.table.settled();
  }
  learner.see();
  expect(learner.runner.said.text).toBe('asideLord');
  await learner.turn(() => city);
  await learner.table.settled();
  learner.see();
  return learner;
}

for (const city of [0, 2, 8, 12, 16])
  test(`whoever starts in city ${city + 1} instead is told what is really there, and gets units`, async () => {
    const learner = await startingIn(city);
    const { sides } = learner.table.now.view as XiditView;
    const { text } = learner.runner.said;
    const { taught } = learner.runner;
    const steps = foresee(
      learner.components as Components,
      learner.table.now.view as XiditView,
      0,
      taught as readonly number[],
    );
    // A unit is promised only where there is one.
    expect(steps[0]?.foreseen).toBe(text === 'goal' ? 'recruits' : 'moves');
    expect(text === 'goal').toBe(sides[city] === RECRUIT);
    await learner.learn(taughtAnswer);
    expect(learner.heard).toEqual(expect.arrayContaining(['fill', 'ready', 'end']));
    expect(learner.heard.some((heard) => heard === 'three' || heard === 'some')).toBe(true);
  });

test('a poor year can be taken back even after the next orders have been begun', async () => {
  const learner = await Learner.begin(XIDIT, 1);
  await until(learner, 'threat', taughtAnswer);
  await learner.turn(waiting);
  await until(learner, 'again', waiting);
  const [first] = learner.runner.taught as readonly number[];
  learner.see(dials(first === BLUE ? RED : BLUE));
  expect(learner.runner.said).toMatchObject({ reply: 'wrong', poor: true });
  learner.see(dials(first));
  expect(learner.runner.said).toMatchObject({ reply: 'notThere', poor: true });
});

test('the regions and tiles that are talked about are pointed at, and nothing else', async () => {
  const learner = await Learner.begin(XIDIT, 4);
  await until(learner, 'bardsTold', waiting);
  const { lords, setting } = learner.table.now.view as XiditView;
  const bordering = (learner.components as Components).touching[lords[0].city].filter(
    (region) => !setting.wastelands.includes(region),
  );
  expect(learner.runner.said.points).toEqual(bordering.map((region) => `space=region:${region}`));
  await until(learner, 'next', waiting);
  expect(learner.runner.said.points).not.toContain('space=titans');
  await until(learner, 'titans', waiting);
  expect(learner.runner.said.points).toEqual(['space=titans']);
});

test('whoever chooses where bards go has been told about the Fortress and wastelands first', async () => {
  const learner = await Learner.begin(XIDIT, 1);
  const told: string[] = [];
  await learner.learn((_, question) => {
    if (question.kind === 'bards' || question.kind === 'censusBards')
      told.push(en[learner.runner.said.text as keyof typeof en]);
    return taughtAnswer(learner, question);
  });
  expect(told).not.toEqual([]);
  expect(told.filter((text) => !text.includes('{central} enter the Fortress'))).toEqual([]);
});
