import type { ForbiddenFunction } from './plan.ts';

/**
 * Watches functions of chance and time that rules must not call: until `restore`, each is replaced by a
 * function that records the call. It still returns the real value, so that the suite can report the actual
 * cause.
 */
export class ForbiddenCalls {
  #called: string | null = null;
  readonly #restore: (() => void)[] = [];

  constructor(more: readonly ForbiddenFunction[]) {
    for (const forbidden of [{ holder: Math, key: 'random' }, ...more]) this.#watch(forbidden);
  }

  /** The name of a forbidden function that was called, or null. */
  get called(): string | null {
    return this.#called;
  }

  restore(): void {
    for (const restore of this.#restore) restore();
  }

  #watch({ holder, key }: ForbiddenFunction): void {
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
