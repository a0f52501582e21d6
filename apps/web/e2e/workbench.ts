import { expect, type Page } from '@playwright/test';

export async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`#/workshop/${game}`);
  await page.getByRole('button', { name: 'From an empty box' }).click();
  await page.locator('.bench').waitFor();
}

export function chapterRow(page: Page, name: string, expanded: boolean) {
  const box = page.getByRole('navigation', { name: 'The box' });
  return box.getByRole('button', { name: new RegExp(`^${name} `), expanded });
}

export async function openChapter(page: Page, name: string): Promise<void> {
  await chapterRow(page, name, false).click();
}

/** The first component of the open chapter. */
export async function addFirst(page: Page): Promise<void> {
  await page
    .locator('.panel')
    .getByRole('button', { name: /^Add: / })
    .click();
}

/** Real clicks, one after the other, on a button that stays where it is. */
export async function press(page: Page, name: string, times = 1): Promise<void> {
  if (times > 0)
    await page.locator('.panel').getByRole('button', { name, exact: true }).click({ clickCount: times });
}

/** That many more like the first one. */
export async function fill(page: Page, name: string, wanted: number): Promise<void> {
  await press(page, 'Add one like this', wanted - 1);
  await expect(chapterRow(page, name, true)).toContainText(`${wanted} of ${wanted}`);
}

/** Taps the map at a place in its own measures. Its own place stays while a chapter is open. */
export async function tapsOnMap(page: Page): Promise<(x: number, y: number) => Promise<void>> {
  const box = await page.locator('svg.map .ground').boundingBox();
  if (box === null) throw new Error('There is no map.');
  return (x, y) => page.mouse.click(box.x + (x / 1000) * box.width, box.y + (y / 700) * box.height);
}
