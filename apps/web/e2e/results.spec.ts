import { expect, test as plain } from '@playwright/test';
import { ScriptedPhone } from './phones.ts';
import { fullestPositions } from './positions.ts';
import { test } from './server.ts';
import { openMatch, PHONE, untilAsked } from './table.ts';

plain('own matches are counted, and without a server the daily game is played here', async ({ page }) => {
  const record = fullestPositions(2, 1).get('over')?.record;
  if (record === undefined) throw new Error('No game reached its end.');
  await openMatch(page, 'bellum-over', record);
  await expect(page.locator('[data-result]')).toBeVisible();
  await page.goto('#/matches');
  await page.getByRole('link', { name: 'Statistics' }).click();
  const here = page.locator('section').filter({ hasText: 'On this device' });
  await expect(here.getByRole('heading', { name: 'Bellum Magica' })).toBeVisible();
  await expect(here).toContainText('1 match,');
  await expect(here).toContainText(/best result: \d+ \(total chest value\)/);
  await expect(here.getByRole('row', { name: /^bots: casual 1/ })).toBeVisible();

  await page.goto('#/');
  await page.getByRole('link', { name: 'Daily game' }).click();
  await page.getByRole('button', { name: 'Play today’s game' }).click();
  await untilAsked(page);
  const match = page.url();
  await page.goto('#/daily');
  await page.getByRole('link', { name: 'Continue' }).click();
  await untilAsked(page);
  expect(page.url()).toBe(match);
  await page.goto('#/matches');
  await expect(page.getByRole('listitem').filter({ hasText: 'Daily game' })).toHaveCount(1);
});

test('the daily game of a server shows everybody’s results', async ({ visitor, server }) => {
  const ben = await ScriptedPhone.come(server.address, 'Ben');
  const { table } = await ben.post<{ table: string }>('daily', {});
  await ben.post(`tables/${table}/commands`, { do: 'resign', seat: 0 });
  const page = await visitor(PHONE);
  await page.goto('/?ana#/daily');
  await expect(page.getByRole('row', { name: /Ben/ })).toBeVisible();
  // Whoever has no name yet gets one here.
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await page.getByRole('button', { name: 'Play today’s game' }).click();
  await untilAsked(page);
  await page.goto('/?again#/daily');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  // Nobody is in the table before the end.
  await expect(page.getByRole('row', { name: /Ana/ })).toHaveCount(0);
  await page.goto('/?list#/matches');
  await expect(page.getByRole('listitem').filter({ hasText: 'Daily game' })).toHaveCount(1);
});
