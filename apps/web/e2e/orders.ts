import type { Page } from '@playwright/test';

/** A plan that recruits and fights now and then. */
export const PLAN = ['action', 'blue road', 'action', 'red road', 'action', 'black road'];

/** Sets the orders of a lord of Xidit from the first on. */
export async function plan(page: Page, orders: readonly string[]): Promise<void> {
  for (const order of orders) await page.locator('.palette').getByRole('button', { name: order }).click();
}
