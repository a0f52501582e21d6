import type { Source } from './plan.ts';

/**
 * Watches sources of randomness and time that rules must not use: until `restore`, each is replaced by a
 * function that records the call. It still returns the real value, so that the suite can report the actual
 * cause.
 */
export class Elsewhere {
  #called: string | null = null;
  readonly #restore: (() => void)[] = [];

  constructor(more: readonly Source[]) {
    for (const source of [{ holder: Math, key: 'random' }, ...more]) this.#watch(source);
  }

  /** The name of a source that was called, or null. */
  get called(): string | null {
    return this.#called;
  }

  restore(): void {
    for (const restore of this.#restore) restore();
  }

  #watch({ holder, key }: Source): void {
    const original: unknown = Reflect.get(holder, key);
    if (typeof original !== 'function') throw new Error(`${key} is not a function`);
    const note = (...values: unknown[]): unknown => {
      this.#called = `${key} of ${holder === Math ? 'Math' : 'a watched object'}`;
      return Reflect.apply(original, holder, values);
    };
    Reflect.set(holder, key, note);
    this.#restore.push(() => Reflect.set(holder, key, original));
  }
}
