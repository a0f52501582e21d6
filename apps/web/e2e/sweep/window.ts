import type { CDPSession, Page } from '@playwright/test';
import { drawn } from '../table.ts';
import type { Case } from './cases.ts';

const devtools = new WeakMap<Page, Promise<CDPSession>>();

/** Gives a page another window, pointer, language and text size, as if its reader had changed them. */
export async function showIn(page: Page, { width, height, text, touch, language }: Case): Promise<void> {
  const session = devtools.get(page) ?? page.context().newCDPSession(page);
  devtools.set(page, session);
  await (await session).send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async (wanted) => {
      const key = 'triptych-settings';
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...(kept as object), ...wanted }));
      dispatchEvent(new StorageEvent('storage', { key }));
      while (document.documentElement.lang !== wanted.language) await new Promise(requestAnimationFrame);
    },
    { text: text / 100, language },
  );
  await drawn(page);
  // Only a match can be awaited at rest.
  await page.locator('main[data-idle="true"], main:not([data-idle])').first().waitFor();
}
