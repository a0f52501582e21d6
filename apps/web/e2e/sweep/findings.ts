import { type Case, nameOf } from './cases.ts';
import type { Fault } from './faults.ts';

/** What was found on the screens of a match or on pages, each fault with all its screens and windows. */
export class Findings {
  readonly #windows = new Map<string, string[]>();

  add(screen: string, one: Case, faults: readonly Fault[]): void {
    const where = `${screen} ${nameOf(one)}`;
    for (const { what, element, detail } of faults) {
      const [selector, text = ''] = element.split(' “');
      const fault = `${what}: ${selector}`;
      const windows = this.#windows.get(fault) ?? [];
      this.#windows.set(fault, windows);
      // The first of several alike stands for them all.
      if (!windows.some((each) => each.startsWith(where)))
        windows.push(`${where}: “${text}${detail === '' ? '' : ` ${detail}`}`);
    }
  }

  /** Two windows of each fault, which is enough to look at it. */
  told(): string[] {
    return [...this.#windows].map(([fault, windows]) => {
      const [first, second, ...rest] = windows;
      const more = rest.length === 0 ? '' : ` +${rest.length}`;
      return `${fault}\n      ${first}${second === undefined ? '' : `\n      ${second}`}${more}`;
    });
  }
}
