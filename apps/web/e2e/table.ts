import type { Page } from '@playwright/test';
import type { MatchRecord } from '@triptych/kernel';

export const DESKTOP = { width: 1366, height: 650 };
export const PHONE = { width: 360, height: 620 };
export const SIZES = { desktop: DESKTOP, phone: PHONE };

/** Stores a match in the browser, as if it had been played there. */
export async function storeMatch(page: Page, id: string, record: MatchRecord, over = false): Promise<void> {
  await page.evaluate(
    ({ id, record, over }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('triptych', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.onerror = () => reject(new Error('Cannot open the database.'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put({ id, record, over, changed: 0 });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { id, record, over },
  );
}

/** Waits until everything that happened has been shown. */
export async function isShown(page: Page): Promise<void> {
  await page.locator('main[data-idle="true"]').waitFor();
}

/** The same, and until the layout is stable: for tests that measure places. */
export async function atRest(page: Page): Promise<void> {
  await isShown(page);
  await drawn(page);
}

/** Waits until the layout is stable: parts that measure themselves are redrawn, some of them twice. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const places = (): string => {
      let sum = 0;
      const all = document.querySelectorAll('*');
      for (const element of all) {
        const { x, y, width, height } = element.getBoundingClientRect();
        sum += x + 3 * y + 7 * width + 13 * height;
      }
      return `${all.length} ${sum}`;
    };
    for (let still = 0, before = ''; still < 3; ) {
      await new Promise(requestAnimationFrame);
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

/** As if another window had changed it: whatever is open stays open. */
export async function setLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'triptych-settings';
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...(kept as object), language: wanted }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
}

/** From the next page on, sums up layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (sum: number): void => {
      document.documentElement.dataset['shift'] = String(sum);
    };
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
      add(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift so far, once everything is loaded and drawn. */
export async function shifted(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await drawn(page);
  return Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0'));
}

let sittings = 0;

/** Goes from the current match to another one, as from a list: without reloading the page, which saves time. */
export async function goOnToMatch(page: Page, id: string, record: MatchRecord): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('#/credits');
  await storeMatch(page, id, record, id.endsWith('over'));
  await page.evaluate((next) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    location.hash = `#/match/${next}`;
  }, id);
  // A large window on a busy machine takes its time.
  await page.locator('main[data-idle="true"]:not([data-left])').waitFor({ timeout: 120_000 });
}

/** Opens a match that it stores in the browser first. */
export async function openMatch(page: Page, id: string, record: MatchRecord, language = 'en'): Promise<void> {
  // Any page of ours can reach the browser's storage; only a blank one cannot.
  if (!page.url().startsWith('http')) await page.goto('#/credits');
  await storeMatch(page, id, record, id.endsWith('over'));
  await setLanguage(page, language);
  // A new address each time: otherwise the browser would stay on its page.
  sittings++;
  await page.goto(`?${sittings}#/match/${id}`);
  await page.locator('main[data-idle="true"], .curtain').first().waitFor();
}

/** Bots have had their turn: the person is asked something, or the game is over. Returns the kind of the question. */
export async function untilAsked(page: Page): Promise<string> {
  await page
    .locator('main[data-idle="true"]:not([data-asked=""]), button:text-is("Rematch")')
    .first()
    .waitFor();
  return (await page.locator('main').getAttribute('data-asked')) ?? '';
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('button', { name: 'Rematch' }).count()) > 0;
}
