import { expect, type Page } from '@playwright/test';
import { answer, createTable, join } from './network-play.ts';
import { test } from './server.ts';
import { atRest, PHONE, untilAsked } from './table.ts';

const terms = (page: Page): Promise<string> => page.getByRole('region', { name: 'Options' }).innerText();

test('a rematch: the same people, devices, clock, options and pace; television and spectators come along', async ({
  visitor,
}) => {
  const [ana, ben, phone] = [await visitor(), await visitor(PHONE), await visitor(PHONE, true)];
  const [eve, television] = [await visitor(), await visitor({ width: 1920, height: 1080 })];
  const link = await createTable(ana, async (page) => {
    await page.getByLabel('Pace').selectOption('days');
    await page.getByLabel('Bots play').selectOption('brisk');
    await page
      .getByRole('group', { name: 'Options' })
      .getByRole('combobox')
      .first()
      .selectOption({ index: 1 });
  });
  const before = await terms(ana);
  expect(before).toContain('3 days');
  expect(before).toContain('briskly');
  await join(ben, link, 'Ben');
  await television.goto(`${link}/tv`);
  await eve.goto(link);
  // Ben's phone is confirmed by Ben, and shows only his hand.
  await phone.goto(link);
  await phone.getByText('Already playing here?').click();
  await phone.getByRole('button', { name: 'I’m Ben, now on this device' }).click();
  await ben.getByRole('button', { name: 'Yes, let them in' }).click();
  await phone.getByRole('button', { name: 'Start' }).click();
  for (const page of [ana, ben, phone, eve, television]) await atRest(page);
  await phone.getByRole('button', { name: /^People/ }).click();
  await phone.getByRole('button', { name: 'Show only my hand here' }).click();

  // A player on holiday is reminded of it, and the others see it.
  await ana.getByRole('button', { name: /^People/ }).click();
  await ana.getByRole('button', { name: 'Go on holiday' }).click();
  await expect(ana.getByText('You are on holiday')).toBeVisible();
  await expect(ben.getByRole('button', { name: /Ana: here(,| and) on holiday/ })).toBeVisible();
  await ana.getByRole('button', { name: 'Back from holiday' }).click();
  await expect(ana.getByText('You are on holiday')).toBeHidden();

  await ana.getByRole('button', { name: /^People/ }).click();
  await ana.getByRole('button', { name: 'Propose ending the match' }).click();
  await ben.getByRole('button', { name: 'Agree', exact: true }).click();
  await television.locator('main[data-idle="true"] [data-result]').waitFor();
  await expect(television.getByRole('status').first()).toHaveText('The match ended early');
  await expect(phone.locator('main')).toContainText('The match ended early');

  // The phone asks, and is Ben there as well: the host, with his seat.
  await phone.getByRole('button', { name: 'Rematch' }).click();
  await expect(phone.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(television.getByRole('heading')).toContainText(['Bellum Magica', 'Ana', 'Ben']);
  for (const page of [ana, eve]) {
    await expect(page.getByText('The rematch table is open')).toBeVisible();
    await page.getByRole('link', { name: 'Go there' }).click();
  }
  await expect(ana.getByRole('heading', { name: 'Ana' })).toBeVisible();
  expect(await terms(ana)).toBe(before);
  // Ben's own browser finds the same table when he asks for a rematch, too.
  await ben.getByRole('button', { name: 'Rematch' }).click();
  await expect(ben.getByRole('button', { name: 'Start' })).toBeVisible();
  expect(new URL(ben.url()).hash).toBe(new URL(phone.url()).hash);
  await ana.getByRole('button', { name: 'Start' }).click();
  await untilAsked(ana);
  await answer(ana);
  const asked = await untilAsked(phone);
  await phone.getByRole('button', { name: /^People/ }).click();
  await expect(phone.getByRole('button', { name: 'Show the whole table here' })).toBeVisible();
  await phone.keyboard.press('Escape');
  await answer(phone);
  await expect(ben.locator('main')).not.toHaveAttribute('data-asked', asked);
  await expect(eve.getByText('You are watching')).toBeVisible();
  await expect(television.getByRole('status').first()).toContainText('Waiting for');
});
