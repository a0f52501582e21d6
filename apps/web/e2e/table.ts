import type { Page } from '@playwright/test';
import type { MatchRecord } from '@triptych/kernel';

export const DESKTOP = { width: 1366, height: 650 };
export const PHONE = { width: 360, height: 620 };

/** Puts a match into the browser, as if it had been played there. */
export async function keep(page: Page, id: string, record: MatchRecord, over = false): Promise<void> {
  await page.evaluate(
    ({ id, record, over }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('triptych', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
        opening.onerror = () => reject(new Error('The database does not open.'));
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
export async function atRest(page: Page): Promise<void> {
  await page.locator('main[data-idle="true"]').waitFor();
}

export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const kept: unknown = JSON.parse(localStorage.getItem('triptych-settings') ?? '{}');
    localStorage.setItem('triptych-settings', JSON.stringify({ ...(kept as object), language: wanted }));
  }, language);
}
