import { expect, test } from 'vitest';
import { type Moving, AnimationQueue } from '../src/match/animation-queue.ts';

/** Something that moves until a test says that it has arrived. */
class Piece implements Moving {
  playState: AnimationPlayState = 'running';
  rate = 1;
  readonly finished: Promise<Animation>;
  #arrive: () => void = () => {};
  #break: () => void = () => {};

  constructor() {
    this.finished = new Promise((arrive, breakOff) => {
      // Nobody looks at what arrived, only at when.
      this.#arrive = () => arrive(undefined as never);
      this.#break = () => breakOff(new Error('broken off'));
    });
  }
  pause(): void {
    this.playState = 'paused';
  }
  play(): void {
    this.playState = 'running';
  }
  finish(): void {
    this.playState = 'finished';
    this.#arrive();
  }
  cancel(): void {
    this.playState = 'idle';
    this.#break();
  }
  updatePlaybackRate(rate: number): void {
    this.rate = rate;
  }
}

/** Plays scenes one after the other and says how many have ended. */
function play(reel: AnimationQueue, scenes: readonly Piece[]): { ended: number; over: Promise<void> } {
  const film = { ended: 0, over: Promise.resolve() };
  film.over = (async () => {
    for (const [at, scene] of scenes.entries()) {
      await reel.run([scene], at < scenes.length - 1);
      film.ended++;
    }
  })();
  return film;
}

/** Everything that can happen without a further call has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a film runs by itself; held, it stays where it is until it is let go', async () => {
  const reel = new AnimationQueue();
  const scenes = [new Piece(), new Piece()];
  const film = play(reel, scenes);
  reel.pause();
  expect(scenes[0].playState).toBe('paused');
  reel.resume();
  expect(scenes[0].playState).toBe('running');
  reel.pause();
  scenes[0].finish();
  await settled();
  expect(film.ended).toBe(0);
  reel.resume();
  await settled();
  expect(film.ended).toBe(1);
  scenes[1].finish();
  await film.over;
});

test('step by step: to the end of a scene, then one scene on; the last one holds nobody up', async () => {
  const reel = new AnimationQueue();
  const scenes = [new Piece(), new Piece(), new Piece()];
  const film = play(reel, scenes);
  reel.step();
  await settled();
  expect(film.ended).toBe(0);
  expect(scenes[0].playState).toBe('finished');
  reel.step();
  await settled();
  expect(film.ended).toBe(1);
  scenes[1].finish();
  await settled();
  expect(film.ended).toBe(1);
  reel.step();
  await settled();
  scenes[2].finish();
  await film.over;
  expect(film.ended).toBe(3);
});

test('hurried, it is faster now and later; skipped, it is over even if it was held', async () => {
  const reel = new AnimationQueue();
  const scenes = [new Piece(), new Piece()];
  const film = play(reel, scenes);
  reel.setRate(4);
  expect(scenes[0].rate).toBe(4);
  reel.pause();
  reel.skip();
  await settled();
  expect(film.ended).toBe(1);
  expect(scenes[1].rate).toBe(4);
  reel.skip();
  await film.over;
  expect(film.ended).toBe(2);
});
