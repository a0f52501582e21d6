import { expect, type Page, test as local } from '@playwright/test';
import { byKeyboard, byKeys } from './hands.ts';
import { answer, gather } from './network-play.ts';
import { test as remote } from './server.ts';
import { DESKTOP, SIZES } from './table.ts';
import { comeAgain, isWall, pressEverything, watchCurtain } from './wall.ts';

const NAMES = ['Ana', 'Ben', 'Cleo'];
/** Safety net: nobody answers nearly as often before it is somebody else's turn. */
const MOST_ANSWERS = 40;

async function begin(page: Page, game: string, people: number): Promise<void> {
  await page.goto(`#/new/${game}`);
  for (const [seat, name] of NAMES.slice(0, people).entries()) {
    await page.getByLabel(`Who sits here: Seat ${seat + 1}`).selectOption('person');
    await page.getByLabel(`Name: Seat ${seat + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start' }).click();
}

const curtain = (page: Page) => page.locator('.curtain');
const ASKED = 'main[data-idle="true"]:not([data-asked=""])';

/** Who gets the device now. */
async function nextPerson(page: Page): Promise<string> {
  const heading = await curtain(page).getByRole('heading').textContent();
  return heading?.replace('Hand the device to ', '') ?? '';
}

/** They confirm that they are looking. The first thing on the board is their own question. */
async function look(page: Page, name: string): Promise<void> {
  const first = page.evaluate(
    () =>
      new Promise<string | null>((drawn) => {
        new MutationObserver((_, observer) => {
          const table = document.querySelector('main:not(.curtain)');
          if (table === null) return;
          observer.disconnect();
          drawn(table.getAttribute('data-asked'));
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.getByRole('button', { name: `I am ${name}` }).click();
  expect(await first).not.toBe('');
  await page.locator(ASKED).waitFor();
  await expect(curtain(page)).toHaveCount(0);
  const missed = page.getByRole('dialog', { name: 'Since your last turn' });
  if ((await missed.count()) > 0) await missed.getByRole('button', { name: 'Close' }).click();
}

async function fillsTheScreen(page: Page): Promise<void> {
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await expect(curtain(page)).toBeInViewport({ ratio: 1 });
    expect(await curtain(page).boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
  }
  await page.setViewportSize(DESKTOP);
  await page.locator('html[data-arrangement="wide"]').waitFor();
}

/** Answers every question until a secret one is asked; returns how many public answers that took. */
async function playOn(page: Page): Promise<number> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await page.locator(`${ASKED}, .curtain`).first().waitFor();
    if ((await curtain(page).count()) > 0) return answers;
    await byKeys(page);
  }
  throw new Error('The device is never handed over.');
}

// How often the device changes hands; the whole keyboard is tried each time.
for (const { game, people, times: TIMES } of [
  // Only its goblins are secret.
  { game: 'bellum', people: 2, times: 2 },
  { game: 'xidit', people: 3, times: 6 },
  { game: 'xerxes', people: 2, times: 4 },
]) {
  local(`${game}: nothing leads past the curtain`, async ({ page }) => {
    local.slow();
    await page.setViewportSize(DESKTOP);
    await watchCurtain(page);
    await begin(page, game, people);
    const seen = new Set<string>();
    // Everybody begins with a choice that all may see.
    expect(await playOn(page)).toBeGreaterThanOrEqual(people);
    for (let times = 0; times < TIMES; times++) {
      await curtain(page).waitFor();
      const name = await nextPerson(page);
      seen.add(name);
      await isWall(page, game, name);
      await fillsTheScreen(page);
      await pressEverything(page);
      // At first nobody has a secret; later everybody does.
      if (times === 0 || times === TIMES - 1) await comeAgain(page, game, name);
      await isWall(page, game, name);
      await look(page, name);
      if (times < TIMES - 1) await playOn(page);
    }
    expect([...seen].sort()).toEqual(NAMES.slice(0, people));
  });
}

local(
  'only the person who missed something sees it, once they confirm that they are looking',
  async ({ page }) => {
    await watchCurtain(page);
    await begin(page, 'xerxes', 2);
    await playOn(page);
    for (let times = 0; times < 3; times++) {
      await curtain(page).waitFor();
      await look(page, await nextPerson(page));
      await playOn(page);
    }
    const name = await nextPerson(page);
    await page.reload();
    await isWall(page, 'xerxes', name);
    await page.getByRole('button', { name: `I am ${name}` }).click();
    const since = page.getByRole('dialog', { name: 'Since your last turn' });
    await since.waitFor();
    const missed = await since.locator('li').allTextContents();
    expect(missed.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    const log = (await page.getByRole('dialog').textContent()) ?? '';
    for (const line of missed) expect(log).toContain(line.replace('to you', '').trim());
  },
);

/** Ana and Cleo share a device, Ben has his own. */
async function gatherThree(ana: Page, ben: Page): Promise<void> {
  await watchCurtain(ana);
  await ana.reload();
  await gather(ana, ben, async (page) => {
    await page.getByLabel('Who sits here: Seat 3').selectOption('person');
    await page.getByLabel('Name: Seat 3').fill('Cleo');
  });
}

/** Castles are chosen in public: no curtain falls. */
async function takeCastles(ana: Page, ben: Page): Promise<void> {
  await expect(ana.locator('main:not(.curtain)')).toHaveAttribute('data-asked', 'castle');
  await answer(ana);
  await answer(ben);
  await expect(ana.locator('main:not(.curtain)')).toHaveAttribute('data-asked', 'castle');
  await answer(ana);
}

for (const [what, key] of Object.entries({ log: 'l', text: 't', rules: 'r', replay: 'p' })) {
  remote(`the ${what} that one person has open is closed for the next`, async ({ visitor }) => {
    const [ana, ben] = [await visitor(), await visitor()];
    await gatherThree(ana, ben);
    await takeCastles(ana, ben);
    await look(ana, 'Ana');
    await answer(ana);
    await ana.reload();
    await isWall(ana, 'bellum', 'Cleo');
    await look(ana, 'Cleo');
    await answer(ana);
    const opened = ana.locator('dialog, main[data-moment]');
    await ana.keyboard.press(key);
    await opened.waitFor();
    // Ana changes her mind, in another window of the same device.
    const second = await ana.context().newPage();
    await second.goto(ana.url());
    await second.getByRole('button', { name: 'Change my answer' }).click();
    await isWall(ana, 'bellum', 'Ana');
    await look(ana, 'Ana');
    await expect(opened).toHaveCount(0);
  });
}

remote('over the network: what the others do lifts no curtain', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await gatherThree(ana, ben);
  await takeCastles(ana, ben);
  await isWall(ana, 'bellum', 'Ana');
  await pressEverything(ana);
  await look(ana, 'Ana');
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'goblins');
  await answer(ana);
  await isWall(ana, 'bellum', 'Cleo');
  // The device still has Ana's view, and nobody is looking at it.
  const board = ana.evaluate(
    () =>
      new Promise<boolean>((seen) => {
        Object.assign(window, { stop: () => seen(false) });
        new MutationObserver(() => {
          if (document.querySelector('main:not(.curtain)') !== null) seen(true);
        }).observe(document, { subtree: true, childList: true });
      }),
  );
  await answer(ben);
  await ben.getByRole('button', { name: 'Change my answer' }).click();
  await answer(ben);
  await pressEverything(ana);
  await isWall(ana, 'bellum', 'Cleo');
  await ana.evaluate(() => 'stop' in window && typeof window.stop === 'function' && window.stop());
  expect(await board).toBe(false);
  await look(ana, 'Cleo');
  await answer(ana);
});

local(
  'public decisions in a row cost no hand-over, and a hand is seen only while it is held',
  async ({ page }) => {
    await watchCurtain(page);
    await begin(page, 'xerxes', 2);
    await playOn(page);
    const worker = page.locator('main[data-idle="true"][data-asked="worker"]');
    while ((await worker.count()) === 0) {
      if ((await curtain(page).count()) > 0) await look(page, await nextPerson(page));
      await byKeyboard(page);
    }
    // Workers are placed in public, in turns: nobody confirms that they are looking.
    const hand = page.getByRole('region', { name: 'Your cards: only you can see these' });
    // Fulfilled cards are face up.
    const cards = hand.locator('button:not([aria-label*="Fulfilled"])');
    const hold = page.getByRole('button', { name: 'Hold to see your hand' });
    const said = async (): Promise<string> => (await page.locator('main, dialog').allTextContents()).join();
    const hands = new Set<string>();
    for (let covered = 0; covered < 4; ) {
      await page.locator('main[data-idle="true"]:not([data-asked=""])').or(curtain(page)).first().waitFor();
      if ((await curtain(page).count()) > 0) await look(page, await nextPerson(page));
      // The last viewer may keep looking until somebody else is asked; a governor may ignore the event of the year.
      if ((await worker.count()) === 0 || (await hold.count()) === 0) {
        await byKeyboard(page);
        continue;
      }
      covered++;
      await expect(cards).toHaveCount(0);
      await page.keyboard.press('t');
      const text = await said();
      await page.keyboard.press('t');
      await hold.hover();
      await page.mouse.down();
      await expect(cards).not.toHaveCount(0);
      const labels = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      await page.mouse.up();
      await expect(cards).toHaveCount(0);
      for (const label of labels) expect(text).not.toContain(label);
      hands.add(labels.join());
      // No replay of what one person saw.
      await page.keyboard.press('p');
      await expect(page.locator('main[data-moment]')).toHaveCount(0);
      await byKeyboard(page);
    }
    expect(hands.size).toBeGreaterThan(1);
  },
);
