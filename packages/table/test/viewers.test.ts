import { FastRng, type Rng, sampleAnswer, type Viewer } from '@triptych/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Sender, Table } from '../index.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const PEOPLE: readonly Sender[] = [ANA, BEN];
const timeControl = { kind: 'live', bank: 60_000, increment: 1_000 } as const;

/** A random command by anybody, usually a legal one. */
function act(seated: Seated, rng: Rng): void {
  const { table } = seated;
  const seat = rng.below(2);
  const from = PEOPLE[seat];
  const questionVersion = table.questionVersion;
  seated.now += rng.below(3000);
  switch (rng.below(12)) {
    case 0:
      seated.say({ do: 'withdraw', seat, questionVersion }, from);
      return;
    case 1:
      seated.say({ do: 'undo', seat, questionVersion, answers: 1 }, from);
      return;
    case 2:
      seated.say(
        { do: 'propose', seat, questionVersion, action: { kind: 'undo', answers: 1 + rng.below(2) } },
        from,
      );
      return;
    case 3:
      seated.say({ do: 'agree', proposal: table.viewerState(0).proposal?.number ?? 0 }, PEOPLE[1 - seat]);
      return;
    case 4:
      seated.say({ do: 'chat', text: 'hm' }, [ANA, BEN, EVE][rng.below(3)]);
      return;
    case 5:
      seated.say(rng.below(2) === 0 ? { do: 'leave', seat } : { do: 'back', seat }, from);
      return;
    default: {
      const asked = table.viewerState(seat).question;
      if (asked !== null) seated.answer(seat, sampleAnswer(asked.shape, rng));
    }
  }
}

describe('messages to viewers', () => {
  it('add up to their state, without gaps in the numbers, and contain no more than a fresh fold', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), fc.boolean(), (seed, quiet, timed) => {
        const rng = new FastRng(seed);
        const change = {
          chat: quiet ? 'players' : 'all',
          timeControl: timed ? timeControl : ({ kind: 'none' } as const),
        } as const;
        const seated = Seated.playing(change).watch(...VIEWERS);
        const first = VIEWERS.map((viewer) => seated.table.fresh(viewer).n);
        for (let step = 0; step < 60; step++) act(seated, rng);
        const again = seated.reopened();
        for (const [at, viewer] of VIEWERS.entries()) {
          const messages = seated.messages.get(viewer) ?? [];
          expect(seated.shown.get(viewer)).toEqual(
            JSON.parse(JSON.stringify(seated.table.viewerState(viewer))),
          );
          expect(messages.map(({ n }) => n)).toEqual(messages.map((_, number) => first[at] + 1 + number));
          const { shapes: _shapes, ...fresh } = seated.table.fresh(viewer);
          expect(again.fresh(viewer)).toMatchObject(fresh);
          expect(again.story(viewer)).toEqual(seated.table.story(viewer));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('do not depend on the secret answers of others before the reveal', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
        fc.array(fc.nat({ max: 2 })),
        (one, other, changes) => {
          const stories = [one, other].map((goal) => {
            const seated = Seated.playing().watch(1, 'spectator');
            seated.answer(0, goal);
            if (goal === one) for (const change of changes) seated.answer(0, change);
            return [seated.messages, seated.shown, seated.table.fresh(1), seated.table.story(1)];
          });
          expect(stories[0]).toEqual(stories[1]);
        },
      ),
    );
  });

  it('say nothing of replaced secret answers: not how many there were, nor when', () => {
    const bot = { kind: 'bot', name: 'Bot', level: 'normal' } as const;
    const person = (id: string) => ({ kind: 'person', id, name: id }) as const;
    const players = [person('ana'), person('ben'), bot];
    const clocks = fc.constantFrom(
      { kind: 'none' } as const,
      { kind: 'live', bank: 600_000, increment: 1000 } as const,
      { kind: 'days', days: 2 } as const,
    );
    const replacements = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 5000 })));
    fc.assert(
      fc.property(replacements, replacements, clocks, (one, other, timeControl) => {
        const told = [one, other].map((changes) => {
          const seated = Seated.playing({ players, timeControl, botPace: 'calm' }).watch(1, 'spectator');
          seated.answer(0, 0);
          for (const [answer, later] of changes) {
            seated.now += later;
            seated.answer(0, answer);
          }
          const seen = (table: Table): unknown =>
            ([1, 'spectator'] as const).map((viewer) => [
              { ...table.fresh(viewer), shapes: [] },
              table.story(viewer),
              [table.toldAll, table.toldAllAt, table.askedSince, table.nextTimeOut()],
              table.botTurns(),
            ]);
          const { table } = seated;
          const before = seen(table);
          const revived = Table.revive({ ...seated.game, rules: 2 }, table.config, table.snapshot(), []);
          // Whatever follows, follows at the same time.
          seated.now = 100_000_000;
          seated.say({ do: 'claim', seat: 1 }, EVE);
          seated.say({ do: 'chat', text: 'ready' }, BEN);
          return [before, seen(revived), seen(table), [...seated.texts], [...seated.shown]];
        });
        expect(told[0]).toEqual(told[1]);
      }),
    );
  });

  it('are sent again after a short absence; a longer one needs a fresh state', () => {
    const seated = Seated.lookingOut().watch(0, 1);
    const { n } = seated.table.fresh(1);
    for (let number = 0; number < 10; number++) seated.say({ do: 'chat', text: String(number) }, ANA);
    expect(seated.table.missed(1, n + 10)).toEqual([]);
    expect(seated.table.missed(1, n + 7)).toEqual(seated.texts.get(1)?.slice(7));
    expect(seated.table.missed(1, n)).toEqual(seated.texts.get(1));
    expect(seated.table.missed(1, n - 1)).toBeNull();
    expect(seated.reopened().missed(1, n + 7)).toBeNull();
    for (let number = 0; number < 50; number++) seated.say({ do: 'chat', text: String(number) }, ANA);
    expect(seated.table.missed(1, n)).toBeNull();
  });
});

it('everybody sees whether a bot may be asked for advice', () => {
  for (const viewer of VIEWERS) {
    expect(Seated.playing({ hints: true }).table.viewerState(viewer).hints).toBe(true);
    expect(Seated.playing({ hints: false }).table.viewerState(viewer).hints ?? false).toBe(false);
  }
});
