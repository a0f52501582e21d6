import { expect, type Page, test } from '@playwright/test';
import { byKeyboard } from './hands.ts';
import { PHONE, untilAsked } from './table.ts';

async function begin(page: Page, people: readonly string[]): Promise<void> {
  await page.goto('#/new/bellum');
  for (const [seat, name] of people.entries()) {
    await page.getByLabel(`Who sits here: Seat ${seat + 1}`).selectOption('person');
    await page.getByLabel(`Name: Seat ${seat + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await untilAsked(page);
}

const status = (page: Page) => page.getByRole('status').first();

test('a match on this device can be ended or given up; lists and club show how it went', async ({ page }) => {
  await begin(page, ['Ana', 'Ben']);
  await byKeyboard(page);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End this match' }).click();
  // It asks for confirmation.
  await page.getByRole('button', { name: 'Really end it now?' }).click();
  await expect(status(page)).toHaveText('The match ended early');
  await page.goto('#/matches');
  const row = page.locator('li', { hasText: 'Ben' });
  await expect(row).toContainText('ended early');
  await expect(row).toContainText(/1\. (Ana|Ben|Bot)/);

  // On a phone it is the same menu. Against bots, a player who gives up is last.
  await page.setViewportSize(PHONE);
  await begin(page, ['Ana']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really resign? The match ends, and you come last.' }).click();
  await expect(status(page)).toHaveText('You resigned');
  await page.goto('#/matches');
  await expect(page.locator('li').filter({ hasText: '3. Ana' })).toContainText(/won · You resigned/);

  await page.goto('#/club');
  const here = page.locator('section', { has: page.getByRole('heading', { name: 'On this device' }) });
  // Being ahead when the players agree to stop is not a win.
  await expect(here.getByText('0 of 2 won, 1 ended early without a winner')).toBeVisible();
  await expect(here.getByRole('listitem')).toHaveCount(1);
  await expect(here.getByRole('heading', { name: 'Ben' })).toBeVisible();
  await here.getByRole('button', { name: 'Delete all finished matches' }).click();
  await here.getByRole('button', { name: 'Really delete all of them?' }).click();
  await expect(here).toHaveCount(0);
  await page.goto('#/matches');
  await expect(page.getByText('ended early')).toHaveCount(0);
});

test('a friend at the same device gives up, and a bot plays on; the rematch has everybody again', async ({
  page,
}) => {
  await begin(page, ['Ana', 'Ben', 'Cleo']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Ana resigns' }).click();
  await page.getByRole('button', { name: 'Really? A bot will finish the match for Ana.' }).click();
  // The bot has chosen its castle. People who share the screen are asked by name.
  await expect(status(page)).toHaveText('Ben: Choose your castle');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End this match' }).click();
  await page.getByRole('button', { name: 'Really end it now?' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await untilAsked(page);
  await expect(status(page)).toHaveText('Ana: Choose your castle');
});
