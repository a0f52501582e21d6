import { expect, test } from 'vitest';
import { type Moving, AnimationQueue } from '../src/match/animation-queue.ts';

/** An animation that runs until the test ends it. */
class Piece implements Moving {
  playState: AnimationPlayState = 'running';
  rate = 1;
  readonly finished: Promise<Animation>;
  #end: () => void = () => {};
  #cancel: () => void = () => {};

  constructor() {
    this.finished = new Promise((resolve, reject) => {
      // Only the time of arrival matters, not the value.
      this.#end = () => resolve(undefined as never);
      this.#cancel = () => reject(new Error('cancelled'));
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
    this.#end();
  }
  cancel(): void {
    this.playState = 'idle';
    this.#cancel();
  }
  updatePlaybackRate(rate: number): void {
    this.rate = rate;
  }
}

/** Plays scenes one by one and counts those that have ended. */
function play(queue: AnimationQueue, scenes: readonly Piece[]): { ended: number; over: Promise<void> } {
  const playback = { ended: 0, over: Promise.resolve() };
  playback.over = (async () => {
    for (const [at, scene] of scenes.entries()) {
      await queue.run([scene], at < scenes.length - 1);
      playback.ended++;
    }
  })();
  return playback;
}

/** Everything that can happen without a further call has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('scenes play by themselves; paused, they stay until resumed', async () => {
  const queue = new AnimationQueue();
  const scenes = [new Piece(), new Piece()];
  const playback = play(queue, scenes);
  queue.pause();
  expect(scenes[0].playState).toBe('paused');
  queue.resume();
  expect(scenes[0].playState).toBe('running');
  queue.pause();
  scenes[0].finish();
  await settled();
  expect(playback.ended).toBe(0);
  queue.resume();
  await settled();
  expect(playback.ended).toBe(1);
  scenes[1].finish();
  await playback.over;
});

test('step by step: to the end of a scene, then one scene on; the last one does not wait', async () => {
  const queue = new AnimationQueue();
  const scenes = [new Piece(), new Piece(), new Piece()];
  const playback = play(queue, scenes);
  queue.step();
  await settled();
  expect(playback.ended).toBe(0);
  expect(scenes[0].playState).toBe('finished');
  queue.step();
  await settled();
  expect(playback.ended).toBe(1);
  scenes[1].finish();
  await settled();
  expect(playback.ended).toBe(1);
  queue.step();
  await settled();
  scenes[2].finish();
  await playback.over;
  expect(playback.ended).toBe(3);
});

test('a faster rate applies now and later; skipping ends everything, even while paused', async () => {
  const queue = new AnimationQueue();
  const scenes = [new Piece(), new Piece()];
  const playback = play(queue, scenes);
  queue.setRate(4);
  expect(scenes[0].rate).toBe(4);
  queue.pause();
  queue.skip();
  await settled();
  expect(playback.ended).toBe(1);
  expect(scenes[1].rate).toBe(4);
  queue.skip();
  await playback.over;
  expect(playback.ended).toBe(2);
});
