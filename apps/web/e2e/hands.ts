import type { Page } from '@playwright/test';
import { drawn, isShown } from './table.ts';

/** A way to answer any question on the page, and what to do while the answer is animated. */
export type Hand = (page: Page, meanwhile?: () => Promise<void>) => Promise<void>;

/** Safety net: no question has nearly as many choices. */
const MOST_PRESSES = 300;

/** Keys only, and then waits until the layout is stable, for tests that look at it. */
export const byKeyboard: Hand = async (page, meanwhile) => {
  await byKeys(page, meanwhile);
  await drawn(page);
};

/** Keys only: the arrows cycle through the choices, Enter chooses until the answer is complete. */
export const byKeys: Hand = async (page, meanwhile) => {
  await page.locator('main[data-idle="true"]:not([data-asked=""])').waitFor();
  const number = await page.locator('main [data-choice]:enabled, main [data-action]:enabled').count();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('ArrowRight');
    const { on, complete } = await inFocus(page);
    // After a full round without a choice, takes another button: pass, end, stay.
    const instead = on === 'action' && presses > number && !complete;
    if ((on === 'main' && complete) || instead) {
      await page.keyboard.press('Enter');
      await meanwhile?.();
      return isShown(page);
    }
    if (on === 'choice' && !complete) await page.keyboard.press('Enter');
  }
  throw new Error(`No answer by keyboard: ${await page.locator('main').getAttribute('data-asked')}`);
};

/** Keys only: the first choices until the answer is complete, but not given. */
export async function putTogether(page: Page): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('ArrowRight');
    const { on, complete } = await inFocus(page);
    if (complete) return;
    if (on === 'choice') await page.keyboard.press('Enter');
  }
  throw new Error('No answer is complete.');
}

interface Focus {
  readonly on: 'choice' | 'chosen' | 'main' | 'action' | 'nothing';
  /** Whether the current choice is a complete answer. */
  readonly complete: boolean;
}

function inFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const complete = document.querySelector('main [data-action].main:enabled') !== null;
    if (activeElement?.matches('[data-action].main')) return { on: 'main', complete };
    if (activeElement?.matches('[data-action]')) return { on: 'action', complete };
    if (!activeElement?.matches('[data-choice]')) return { on: 'nothing', complete };
    // Skips whatever would only undo the latest choice.
    const chosen = activeElement.matches('[aria-pressed="true"], .dial, [aria-label^="One fewer"]');
    return { on: chosen ? 'chosen' : 'choice', complete };
  });
}

/** Touch, in Bellum Magica: the first choice, goblins to both sides. */
export const byTouch: Hand = async (page) => {
  const kind = await page.locator('main').getAttribute('data-asked');
  if (kind === 'goblins') {
    await page.locator('.left [data-choice]').first().tap();
    await page.locator('.right [data-choice]').last().tap();
  } else if (kind !== 'reroll') {
    await page.locator('main [data-choice]').first().tap();
  }
  await page.locator('main [data-action].main').first().tap();
  await isShown(page);
};

/** Inside the page, without messages between page and test: for matches of which only the end matters. */
export async function playOut(page: Page, mostAnswers: number): Promise<void> {
  const isOver = await page.evaluate(async (most) => {
    const frame = () => new Promise(requestAnimationFrame);
    const ended = () =>
      [...document.querySelectorAll('button')].some((button) => button.textContent?.trim() === 'Rematch');
    const asked = () => document.querySelector('main[data-idle="true"]:not([data-asked=""])') !== null;
    const buttons = (which: string) => [...document.querySelectorAll<HTMLElement>(`main ${which}:enabled`)];
    const isTaken = (choice: Element) =>
      choice.matches('[aria-pressed="true"], .dial, [aria-label^="One fewer"]');
    let cursor = 0;
    /** The next choice, until the answer is complete; after a full round any other button: pass, end, stay. */
    const answer = async (): Promise<void> => {
      for (let tries = 0; asked(); tries++) {
        const choices = buttons('[data-choice]');
        const [commit] = buttons('[data-action].main');
        const choice = choices[cursor++ % Math.max(1, choices.length)];
        if (commit !== undefined) return commit.click();
        if (choice === undefined || tries > choices.length) return buttons('[data-action]')[0]?.click();
        if (!isTaken(choice)) choice.click();
        await frame();
      }
    };
    for (let answers = 0; answers < most && !ended(); await frame())
      if (asked()) {
        await answer();
        answers++;
      }
    return ended();
  }, mostAnswers);
  if (!isOver) throw new Error('The match has no end.');
}
