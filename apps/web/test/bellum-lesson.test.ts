import { defineLesson, type Lesson } from '@triptych/client/lesson/lesson.ts';
import type { SeenMatch } from '@triptych/client/lesson/progress.ts';
import { LessonRunner } from '@triptych/client/lesson/runner.ts';
import { components } from '@triptych/games/bellum/content/components.ts';
import type { BellumEvent } from '@triptych/games/bellum/events.ts';
import { lesson } from '@triptych/games/bellum/lesson/lesson.ts';
import type { BellumView } from '@triptych/games/bellum/view.ts';
import { FastRng, type GameEvent, type Question, sampleAnswer } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { type Choose, Learner, taughtAnswer } from './learner.ts';

const BELLUM = { id: 'bellum', lesson, components };

const storyOf = (learner: Learner): readonly BellumEvent[] => learner.story as readonly BellumEvent[];

/** What the learner did on each day that is over. */
function days(learner: Learner): readonly (readonly BellumEvent[])[] {
  const story = storyOf(learner);
  const dawns = story.flatMap(({ type }, line) => (type === 'dayBegan' ? [line] : []));
  return dawns
    .slice(0, -1)
    .map((dawn, day) =>
      story.slice(dawn, dawns[day + 1]).filter((event) => 'seat' in event && event.seat === 0),
    );
}

const ACTS: readonly BellumEvent['type'][] = ['placeTaken', 'castleStormed', 'recruited'];

for (const luck of [1, 2, 3, 4, 5, 6])
  test(`on the taught path, the learner gets something to do and something to keep nearly every day (bots ${luck})`, async () => {
    const learner = await Learner.begin(BELLUM, luck);
    await learner.learn(taughtAnswer);
    const past = days(learner);
    expect(past.length).toBeGreaterThan(2);
    const idle = past.filter((events) => !events.some(({ type }) => ACTS.includes(type)));
    expect(idle.length).toBeLessThanOrEqual(1);
    expect(past[0].some(({ type }) => type === 'recruited')).toBe(true);
  });

/** A lesson up to its first attack. */
async function atFirstAttack(): Promise<Learner> {
  const learner = await Learner.begin(BELLUM, 1);
  while (learner.question?.kind !== 'attack' || learner.runner.said.text !== 'attack')
    await learner.turn(taughtAnswer);
  return learner;
}

const ROBBED: readonly BellumEvent[] = [{ type: 'castleStormed', seat: 1, victim: 0 }];
const RAID: BellumEvent = { type: 'placeTaken', seat: 0, place: 3, space: 0 };

test('praise for a raid stays for the rest of the day, and goes if the learner is robbed', async () => {
  const replyAfter = async (events: readonly BellumEvent[]): Promise<string | null> => {
    const learner = await atFirstAttack();
    const seen = learner.seen();
    const story: readonly GameEvent[] = [...seen.story, RAID];
    learner.runner.react({ ...seen, question: null, answers: seen.answers + 1, story });
    expect(learner.runner.said.reply).toBe('goodRaid');
    learner.runner.see({ ...seen, answers: seen.answers + 3, story: [...story, ...events] });
    return learner.runner.said.reply;
  };
  expect(await replyAfter([{ ...RAID, seat: 1 }])).toBe('goodRaid');
  expect(await replyAfter(ROBBED)).toBeNull();
  expect(await replyAfter([{ type: 'dayBegan', day: 2, captain: 1 }])).toBeNull();
});

test('the first theft is commented on, even if another step was shown', async () => {
  const learner = await atFirstAttack();
  const seen = learner.seen();
  const theft: readonly BellumEvent[] = [
    { type: 'castleStormed', seat: 0, victim: 1 },
    { type: 'chestStolen', seat: 0, victim: 1, chest: 4, kind: 'wooden' },
  ];
  const story = [...seen.story, ...theft];
  learner.runner.react({ ...seen, question: null, answers: seen.answers + 1, story });
  expect(learner.runner.said.reply).toBe('stolen');
});

test('while a forced roll waits, the lesson says who forced it, and that the old roll is void', async () => {
  const learner = await atFirstAttack();
  const { runner } = learner;
  const roll: BellumEvent = { type: 'dieRolled', captain: 0, row: 1 };
  const forced: readonly BellumEvent[] = [{ type: 'rollBought', seat: 2, with: 'barrel' }, roll];
  expect(runner.held(forced)).toBe('rollAgain');
  expect(runner.values('en', forced)).toMatchObject({ roller: 'P2', formerRow: 5 });
  const dawn: readonly BellumEvent[] = [{ type: 'dayBegan', day: 2, captain: 0 }, roll];
  expect(runner.held(dawn)).toBe('roll');
});

const RANDOM: Choose = (_, { shape }) => sampleAnswer(shape, new FastRng(3));

for (const [path, choose] of [
  ['taught', taughtAnswer],
  ['random', RANDOM],
] as const)
  for (const luck of [1, 2, 3])
    test(`the lesson ends at a quiet moment, well before the match does (${path}, ${luck})`, async () => {
      const learner = await Learner.begin(BELLUM, luck);
      await learner.learn(choose);
      expect(learner.heard.at(-1)).toBe('end');
      expect(['reroll', 'attack', 'recruit']).toContain(learner.question?.kind);
      const today = storyOf(learner).slice(storyOf(learner).findLastIndex(({ type }) => type === 'dayBegan'));
      expect(today.some((event) => event.type === 'recruited' && event.seat === 0)).toBe(false);
      const { castles } = learner.table.now.view as BellumView;
      expect(Math.max(...castles.map(({ chests }) => chests.length))).toBeLessThan(9);
    });

test('unless a lesson says otherwise, a comment goes when others have acted and the learner decides again', () => {
  const question: Question = {
    seat: 0,
    kind: 'go',
    rule: '',
    sealed: false,
    shape: { shape: 'one', of: [0, 1] },
  };
  const small: Lesson = defineLesson({
    match: { seats: 2, options: {}, seed: '', log: [] },
    steps: [
      { says: 'first', asks: 'go', replies: [{ says: 'praise' }] },
      { says: 'second', asks: 'go' },
    ],
    asides: {},
    refused: 'no',
  });
  const seen = (answers: number): SeenMatch => ({
    view: null,
    me: 0,
    names: [],
    question,
    draft: null,
    answers,
    story: [],
  });
  const replyAt = (answers: number): string | null => {
    const runner = new LessonRunner(small, null);
    runner.see(seen(0));
    runner.react({ ...seen(1), question: null });
    expect(runner.said.reply).toBe('praise');
    runner.see(seen(answers));
    return runner.said.reply;
  };
  expect(replyAt(1)).toBe('praise');
  expect(replyAt(2)).toBeNull();
});
