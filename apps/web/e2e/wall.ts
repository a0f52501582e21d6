import { expect, type Page } from '@playwright/test';
import { drawn } from './table.ts';

/** Everything on a page that can be seen, read aloud, searched, or reached by a browser extension. */
interface Found {
  readonly texts: readonly string[];
  /** All except those for shape and colour. */
  readonly attributes: readonly string[];
}

/** Every letter, digit and sign; Enter and Space only where they press no button. */
const SIGNS = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?/.,;:-+*#\'"!()[]{}<>=_|~',
);
const OTHERS = [
  'Escape',
  'Enter',
  'Space',
  'Backspace',
  'Delete',
  'Insert',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
];

/** From the next page on, checks every change and records whatever is there besides a curtain. */
export async function watchCurtain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const besides: string[] = [];
    Object.assign(window, { besides });
    new MutationObserver(() => {
      if (document.querySelector('.curtain') === null) return;
      const others = [...document.querySelectorAll('body *')].filter(
        (element) => element.id !== 'app' && element.closest('.curtain') === null,
      );
      besides.push(...others.map(({ outerHTML }) => outerHTML.slice(0, 200)));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

function found(page: Page): Promise<Found> {
  return page.evaluate(() => {
    const SHAPES = ['class', 'style', 'fill', 'd', 'transform', 'viewBox', 'cx', 'cy', 'r', 'x', 'y'];
    const texts: string[] = [];
    const attributes: string[] = [];
    const look = (node: Node): void => {
      if (node instanceof Text && node.data.trim() !== '') texts.push(node.data.trim());
      if (node instanceof Element)
        for (const { name, value } of node.attributes)
          if (!SHAPES.includes(name)) attributes.push(`${node.localName} ${name}=${value}`);
      node.childNodes.forEach(look);
    };
    const { documentElement, body } = document;
    for (const { name, value } of documentElement.attributes)
      if (name !== 'style') attributes.push(`html ${name}=${value}`);
    look(body);
    // Which arrangement the page has follows from the window alone.
    const known = attributes.filter((one) => !one.startsWith('html data-arrangement='));
    return { texts, attributes: known.sort() };
  });
}

/** The page holds nothing but a curtain for this person, and never has since the curtain appeared. */
export async function isWall(page: Page, game: string, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
  const { texts, attributes } = await found(page);
  const own = [`Hand the device to ${name}`, 'Everyone else: no peeking!', `I am ${name}`];
  expect(texts.filter((text) => text !== 'Change my answer')).toEqual(own);
  expect(attributes).toEqual([
    'div id=app',
    'h1 tabindex=-1',
    `html data-game=${game}`,
    'html data-palette=night',
    'html lang=en',
    'main data-asked=',
    'main data-idle=true',
    'svg aria-hidden=true',
  ]);
  expect(await page.evaluate(() => 'besides' in window && window.besides)).toEqual([]);
  expect(await page.title()).not.toContain(name);
}

/** From now on, notes the last key whenever the page is not what it was; the result stops that and tells the keys. */
async function watchChanges(page: Page): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle(() => {
    const keys: string[] = [];
    const { outerHTML } = document.documentElement;
    let last = '';
    const note = ({ key }: KeyboardEvent): void => void (last = key);
    document.addEventListener('keydown', note, { capture: true });
    const observer = new MutationObserver(() => {
      if (document.documentElement.outerHTML !== outerHTML) keys.push(last);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', note, { capture: true });
      return keys;
    };
  });
  return () => watch.evaluate((stop) => stop());
}

/** No key and no mouse action changes anything. */
export async function pressEverything(page: Page): Promise<void> {
  const before = await page.content();
  const changed = await watchChanges(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [x, y] of [
    [0.1, 0.2],
    [0.5, 0.1],
    [0.9, 0.5],
    [0.5, 0.9],
    [0.02, 0.02],
  ])
    await page.mouse.click(x * width, y * height);
  for (const key of [...OTHERS, ...SIGNS]) await page.keyboard.press(key);
  expect(await page.content()).toBe(before);
  // Tab reaches only the curtain's own buttons and the browser itself.
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(
      () => document.activeElement?.closest('.curtain button, body')?.localName,
    );
    expect(['button', 'body']).toContain(focus);
  }
  for (const key of [...SIGNS, 'Escape', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  // Initial downloads would arrive late.
  await page.waitForLoadState('networkidle');
  await drawn(page);
  expect(await page.content()).toBe(before);
  expect(await changed()).toEqual([]);
}

/** Every other way to the same match starts with the same curtain. */
export async function comeAgain(page: Page, game: string, name: string): Promise<void> {
  const here = page.url();
  const wall = (where: Page): Promise<void> => isWall(where, game, name);
  await page.reload();
  await wall(page);
  for (const address of [`${here}/plain`, `${here}/text`, `${here}/replay`, `${here}/log/0`]) {
    await page.goto(address);
    await wall(page);
  }
  await page.goto('#/matches');
  await page.getByRole('heading', { name: 'My matches' }).waitFor();
  await page.goBack();
  await wall(page);
  await page.goBack();
  await wall(page);
  await page.goForward();
  await wall(page);
  const second = await page.context().newPage();
  await watchCurtain(second);
  await second.goto(here);
  await wall(second);
  await pressEverything(second);
  // The match is in one tab at a time: whatever the first one showed, it shows nothing of it now.
  await page.getByRole('heading', { name: 'This match is open in another tab.' }).waitFor();
  const left = ['This match is open in another tab.', 'Continue here'];
  expect((await found(page)).texts).toEqual(left);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await wall(page);
  await second.getByRole('button', { name: 'Continue here' }).waitFor();
  expect((await found(second)).texts).toEqual(left);
  await second.close();
}
