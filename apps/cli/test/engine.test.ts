import type { Answer, Question } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { GAMES } from '../games.ts';

interface Reply {
  readonly id: number | null;
  readonly match: number;
  readonly questions: readonly Question[];
  readonly outcome: unknown;
  readonly answer: Answer;
  readonly answers: readonly Answer[];
  readonly count: number;
  readonly view: unknown;
  readonly error?: string;
}

function asking(): (request: object) => Reply {
  const engine = new Engine(GAMES);
  return (request) => JSON.parse(engine.answer(JSON.stringify(request)));
}

/** Plays on with sampled answers; gives all of them and the outcome. */
function playOn(ask: (request: object) => Reply, begun: Reply): string {
  const told: unknown[] = [];
  let now = begun;
  const { match } = begun;
  while (now.questions.length > 0) {
    const { seat } = now.questions[0];
    const { answers, count } = ask({ do: 'legal', match, seat, most: 3 });
    expect(answers).toHaveLength(Math.min(3, count));
    const { answer } = ask({ do: 'sample', match, seat });
    told.push(answer);
    now = ask({ do: 'apply', match, seat, answer });
  }
  return JSON.stringify([told, now.outcome]);
}

describe.each(GAMES.map(({ id, seats }) => [id, seats.max] as const))(
  'the engine plays %s',
  (game, seats) => {
    it('to the end; a copy goes on alike, with another seed it does not', () => {
      const ask = asking();
      const begun = ask({ id: 5, do: 'new', game, seats, seed: 'a' });
      expect(begun.id).toBe(5);
      const { match } = begun;
      const twin = ask({ do: 'copy', match });
      const other = ask({ do: 'copy', match });
      ask({ do: 'seed', match: other.match, seed: 'b' });
      const played = playOn(ask, begun);
      expect(played).toContain('"rank":1');
      expect(playOn(ask, twin)).toBe(played);
      expect(playOn(ask, other)).not.toBe(played);
    });

    it('shows a seat no more than its view, and keeps secret answers until all are there', () => {
      const ask = asking();
      const { match, questions } = ask({ do: 'new', game, seats, seed: 'c' });
      let asked = questions;
      while (asked.length > 0 && !asked[0].sealed) {
        const { seat } = asked[0];
        asked = ask({
          do: 'apply',
          match,
          seat,
          answer: ask({ do: 'sample', match, seat }).answer,
        }).questions;
      }
      if (asked.length < 2) return;
      const [{ seat }, { seat: next }] = asked;
      const before = ask({ do: 'observe', match, seat: next });
      const rest = ask({ do: 'apply', match, seat, answer: ask({ do: 'sample', match, seat }).answer });
      expect(rest.questions.map((question) => question.seat)).not.toContain(seat);
      expect(ask({ do: 'observe', match, seat: next })).toEqual(before);
    });
  },
);

it('the engine refuses what it cannot do, and stays as it was', () => {
  const engine = new Engine(GAMES);
  const errorOf = (line: string): unknown => JSON.parse(engine.answer(line)).error;
  const begun = engine.answer('{"do":"new","game":"xerxes","seats":2}');
  const { match, questions }: Reply = JSON.parse(begun);
  const { seat } = questions[0];
  expect(errorOf('hello')).toBe('not-json');
  expect(errorOf('3')).toBe('not-json');
  expect(errorOf('{"do":"new","game":"chess","seats":2}')).toBe('unknown-game');
  expect(errorOf('{"do":"new","game":"xerxes","seats":9}')).toBe('bad-seats');
  expect(errorOf('{"do":"new","game":"xerxes","seats":2,"options":{"events":"none"}}')).toBe('bad-options');
  expect(errorOf('{"do":"apply","match":7}')).toBe('unknown-match');
  expect(errorOf(`{"do":"dance","match":${match}}`)).toBe('unknown-request');
  expect(errorOf(`{"do":"sample","match":${match},"seat":${1 - seat}}`)).toBe('not-asked');
  expect(errorOf(`{"do":"observe","match":${match},"seat":-1}`)).toBe('bad-seats');
  for (const answer of ['null', '"a"', '[]', '99', '1e400']) {
    expect(errorOf(`{"do":"apply","match":${match},"seat":${seat},"answer":${answer}}`)).toBe(
      'illegal-answer',
    );
  }
  const copied: Reply = JSON.parse(engine.answer(`{"do":"copy","match":${match}}`));
  expect(copied.questions).toEqual(questions);
});
