import { expect, test as plain } from '@playwright/test';
import { isClear } from './clear.ts';
import { gather, createTable } from './network-play.ts';
import { test } from './server.ts';
import { PHONE, setLanguage } from './table.ts';

test('invitations and seats in German, Polish and French', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor(PHONE)];
  const link = await createTable(ana);
  for (const [language, sentence] of [
    ['de', 'Gib deinen Namen ein und nimm Platz.'],
    ['pl', 'Podaj swoje imię i zajmij miejsce.'],
    ['fr', 'Indiquez votre nom, puis prenez une place.'],
  ]) {
    await setLanguage(ben, language);
    await ben.goto(link);
    await ben.reload();
    await expect(ben.getByText(sentence)).toBeVisible();
    await isClear(ben, `lobby, ${language}`);
  }
});

test('seats are taken and assigned with the keyboard alone', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await gather(ana, ben);
  await ana.keyboard.press('Tab');
  for (let presses = 0; presses < 40; presses++) {
    await ana.keyboard.press('Tab');
    if (await ana.evaluate(() => document.activeElement?.matches('.people'))) break;
  }
  await ana.keyboard.press('Enter');
  await ana.getByRole('button', { name: 'Propose ending the match' }).focus();
  await ana.keyboard.press('Enter');
  await expect(ben.getByText('Ana asks to end the match and score it as it stands')).toBeVisible();
});

plain('without a server nobody is promised a friend by link', async ({ page }) => {
  await page.goto('#/new/bellum');
  await expect(page.getByText('No server can be reached right now')).toBeVisible();
  await expect(page.getByRole('option', { name: 'a friend, by link' })).toHaveCount(0);
});
