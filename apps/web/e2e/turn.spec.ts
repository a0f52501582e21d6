import { expect, type Page } from '@playwright/test';
import { answer, gather } from './network-play.ts';
import { test } from './server.ts';
import { PHONE, untilAsked } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const icon = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

test('title, icon and lists follow the turns by themselves; a match can be put aside', async ({
  visitor,
}) => {
  const [ana, ben] = [await visitor(), await visitor()];
  // Another match, on Ben's own device, waits for him.
  await ben.goto('#/new/xerxes');
  await ben.getByRole('button', { name: 'Start' }).click();
  await untilAsked(ben);
  await ben.goto('/');
  await gather(ana, ben, (page) => page.getByLabel('Pace').selectOption('brisk'));
  await expect(ana).toHaveTitle('(1) Bellum Magica · Triptych');
  await expect.poll(() => icon(ana)).toContain('emblem-turn');
  await expect(ben).toHaveTitle('Bellum Magica · Triptych');
  expect(await icon(ben)).not.toContain('emblem-turn');
  await ben.goto('#/matches');
  const row = ben.locator('li', { hasText: 'Continue: Bellum Magica' });
  await expect(row).toContainText('Ana is deciding');
  await expect(row).toContainText(/\d+:\d\d left/);
  // What waits for me comes first, the latest before the others.
  const games = ben.getByRole('link', { name: /^Continue: / });
  await expect(games).toHaveText(['Continue: Xerxes', 'Continue: Bellum Magica']);
  await expect(ben).toHaveTitle('My matches · Triptych');
  await answer(ana);
  await expect(row).toContainText('your turn');
  await expect(games).toHaveText(['Continue: Bellum Magica', 'Continue: Xerxes']);
  await expect(row).toContainText('now');
  await expect(ben).toHaveTitle('(1) My matches · Triptych');
  await expect.poll(() => icon(ben)).toContain('emblem-turn');
  await expect(ana).toHaveTitle('Bellum Magica · Triptych');
  // On the page of the match itself it counts once.
  await row.getByRole('link').click();
  await expect(ben).toHaveTitle('(1) Bellum Magica · Triptych');
  await ben.goto('#/matches');
  await row.getByRole('button', { name: /^Hide/ }).click();
  await expect(row).toBeHidden();
  await expect(ben).toHaveTitle('My matches · Triptych');
  await ben.reload();
  await ben.getByText('Hidden (1)').click();
  await row.getByRole('button', { name: /^Show again/ }).click();
  await expect(ben).toHaveTitle('(1) My matches · Triptych');
  // A player who resigned is not asked again.
  await row.getByRole('button', { name: /^Resign/ }).click();
  await row.getByRole('button', { name: /^Really resign/ }).click();
  await expect(ben).toHaveTitle('My matches · Triptych');
});

test('a player who looks away hears and feels that it is their turn', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor(PHONE, true)];
  // The test machine has neither a speaker nor a vibration motor: these stand-ins record the calls.
  await ben.addInitScript(() => {
    const felt: unknown[] = [];
    const Real = OscillatorNode;
    Object.assign(window, { felt });
    Object.assign(navigator, { vibrate: (pulse: unknown) => felt.push(pulse) > 0 });
    window.OscillatorNode = class extends Real {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        felt.push(options?.frequency);
      }
    };
  });
  await ben.reload();
  await gather(ana, ben);
  const felt = (): Promise<unknown> => ben.evaluate(() => 'felt' in window && window.felt);
  // Browsers allow it once the page has been touched.
  await ben.locator('.sentence').first().tap();
  expect(await felt()).toEqual([]);
  await answer(ana);
  await expect.poll(felt).toEqual([[70, 60, 70], 392, 523]);
});

test('when and where I am notified is set on its own page', async ({ visitor }) => {
  const page = await visitor();
  await page.goto('#/notices');
  await expect(page.getByText('The server does not know you yet.')).toBeVisible();
  await page.goto('#/you');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await expect(page.getByText('You are Ana here.')).toBeVisible();
  await page.goto('#/settings');
  await page.getByRole('link', { name: 'When it’s my turn' }).click();
  await page.getByLabel('once a day').check();
  await page.getByLabel('Time of the daily summary').fill('19:30');
  await page.getByLabel('Time of the daily summary').blur();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.reload();
  await expect(page.getByLabel('Time of the daily summary')).toHaveValue('19:30');
  await page.getByLabel('at once').check();
  await page.getByLabel('Quiet hours').check();
  await expect(page.getByLabel('from')).toHaveValue('22:00');
  await page.getByLabel('Webhook address').fill('https://ntfy.example.org/games');
  await page.getByLabel('Form').selectOption('ntfy');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('li', { hasText: 'ntfy.example.org' }).locator('b')).toHaveText('ntfy');
  await page.getByLabel('Webhook address').fill('https://example.org/own');
  await page.getByLabel('Form').selectOption('json');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('li', { hasText: 'example.org' }).locator('b')).toHaveText([
    'ntfy',
    'plain JSON',
  ]);
  await page.getByRole('button', { name: /^Remove ?: example/ }).click();
  await expect(page.locator('li', { hasText: 'example.org' }).locator('b')).toHaveText(['ntfy']);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Nowhere yet')).toBeVisible();
  // Stopping and confirming need neither a sign-in nor a script.
  const stop = await page.request.get('/notices/stop?c=nothing&s=nothing');
  expect([stop.status(), await stop.text()]).toEqual([404, expect.stringContaining('no longer valid')]);
});
