import type { Page } from '@playwright/test';

/** Sets the orders of a lord of Xidit, the first one first. */
export async function plan(page: Page, orders: readonly string[]): Promise<void> {
  for (const order of orders) await page.locator('.palette').getByRole('button', { name: order }).click();
}
