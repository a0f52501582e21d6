import { expect, type Page } from '@playwright/test';
import { answer, begin, gather, join, createTable, log, nextAsked, play } from './network-play.ts';
import { byKeyboard, byTouch } from './hands.ts';
import { test } from './server.ts';
import { atRest, PHONE, shifted, watchShifts } from './table.ts';

/** How many answers two people give before bots play on for them. */
const BY_HAND = 16;

test('a game with a keyboard, a touchscreen and a bot, from the invitation to the rematch', async ({
  visitor,
}) => {
  const [ana, ben] = [await visitor(), await visitor(PHONE, true)];
  const link = await createTable(ana, (page) => page.getByLabel('Bots play').selectOption('instant'));
  await expect(ana.getByRole('button', { name: 'Start' })).toBeDisabled();
  await join(ben, link, 'Ben');
  await expect(ana.getByRole('heading', { name: 'Ben' })).toBeVisible();
  await begin(ana, ben);
  const answers = await play([ana, ben], BY_HAND, (page) => (page === ben ? byTouch : byKeyboard));
  expect(answers).toBe(BY_HAND);
  // Bots bring the game to its end; whole games by hand are in play.spec.ts.
  for (const page of [ana, ben]) {
    await page.getByRole('button', { name: /^People/ }).click();
    await page.getByRole('button', { name: 'Leave and let a bot play' }).click();
  }
  for (const page of [ana, ben]) {
    await page.getByRole('button', { name: 'Rematch' }).waitFor({ timeout: 90_000 });
    await expect(page.locator('.count h2')).toContainText('win');
  }
  await ana.getByRole('button', { name: 'Rematch' }).click();
  await ana.getByRole('button', { name: 'Start' }).waitFor();
  await ben.getByRole('link', { name: 'Go there' }).click();
  await begin(ana, ben);
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'castle');
  // The result is in the list and in the club of both, until one of them forgets it.
  await ben.goto('#/matches');
  await expect(ben.locator('li', { hasText: 'View: ' })).toContainText(/won.*/);
  await ben.goto('#/club');
  const row = ben.locator('li', { has: ben.getByRole('heading', { name: 'Ana' }) });
  await expect(row.getByRole('row').last()).toContainText(/Bellum Magica\s*1/);
  await ben.getByRole('button', { name: 'Delete all finished matches' }).click();
  await ben.getByRole('button', { name: 'Really delete all of them?' }).click();
  await expect(ben.getByText('No one yet.')).toBeVisible();
});

test('undo at once, a refusal with its rule, a draft that others do not disturb', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await gather(ana, ben);
  await answer(ana);
  await expect(ben.locator('main')).toHaveAttribute('data-asked', 'castle');
  await ana.getByRole('button', { name: 'Undo' }).click();
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'castle');
  await expect(ben.getByRole('status').first()).toHaveText('Waiting for Ana');
  await answer(ana);
  await expect(ben.locator('main')).toHaveAttribute('data-asked', 'castle');
  await ben.locator('.offer.taken').click();
  const alert = ben.locator('.refusal');
  await expect(alert).toContainText('That castle is already taken.');
  await expect(alert.getByRole('button')).toContainText('B2.1');
  await answer(ben);

  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'goblins');
  await ana.locator('.left [data-choice]').first().click();
  await answer(ben);
  await expect(ana.locator('.left [data-choice]').first()).toHaveAttribute('aria-pressed', 'true');
  await ana.locator('.right [data-choice]').last().click();
  await ana.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(ana.locator('main')).not.toHaveAttribute('data-asked', 'goblins');
});

test('illegal answers are refused even if the rules cannot be loaded', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await ben.route('**/assets/no-eval*', (route) => route.abort());
  await gather(ana, ben);
  await answer(ana);
  await expect(ben.locator('main')).toHaveAttribute('data-asked', 'castle');
  await ben.locator('.offer.taken').click();
  await expect(ben.locator('.refusal')).toContainText('B2.1');
});

test('a reload and a lost connection in mid-game lose nothing', async ({ visitor, server }) => {
  const [ana, ben] = [await visitor(), await visitor(PHONE)];
  await gather(ana, ben);
  await play([ana, ben], 6);
  await nextAsked([ana, ben]);
  const before = await log(ana);
  expect(before.length).toBeGreaterThan(20);
  await ana.reload();
  await atRest(ana);
  expect(await log(ana)).toEqual(before);

  await ben.context().setOffline(true);
  await expect(ben.getByText('Connection lost')).toBeVisible();
  await expect(ben.locator('.stage')).toHaveAttribute('inert', '');
  await ben.context().setOffline(false);
  await expect(ben.getByText('Connection lost')).toBeHidden();

  await server.stop();
  for (const page of [ana, ben]) await expect(page.getByText('Connection lost')).toBeVisible();
  await server.start();
  for (const page of [ana, ben]) await expect(page.getByText('Connection lost')).toBeHidden();
  await play([ana, ben], 3);
  await nextAsked([ana, ben]);
  // Each is “you” to themselves.
  const told = async (page: Page): Promise<string[]> =>
    (await log(page)).map((line) => (/\b(you|your|Ana|Ben)\b/i.test(line) ? 'about one of them' : line));
  const hers = await told(ana);
  await expect.poll(() => told(ben)).toEqual(hers);
});

test('chat, pause, undo by consent, leave and come back', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor(PHONE)];
  await gather(ana, ben);
  await ana.getByRole('button', { name: 'Chat' }).click();
  await ana.getByLabel('Say something').fill('Have fun!');
  await ana.keyboard.press('Enter');
  await ana.keyboard.press('Escape');
  await ben.getByRole('button', { name: /Chat.*1 unread message/ }).click();
  await expect(ben.getByRole('log', { name: 'Chat' })).toContainText('Have fun!');
  await ben.keyboard.press('Escape');
  await expect(ben.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();

  await ben.getByRole('button', { name: /^People/ }).click();
  await ben.getByRole('button', { name: 'Ask for a pause' }).click();
  await expect(ana.getByText('Ben asks for a pause')).toBeVisible();
  await ana.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(ben.getByText('The match is paused.')).toBeVisible();
  await expect(ana.locator('.stage')).toHaveAttribute('inert', '');
  await ana.getByRole('button', { name: 'Resume' }).click();
  await expect(ana.locator('.stage')).not.toHaveAttribute('inert', '');

  await answer(ana);
  await answer(ben);
  await nextAsked([ana]);
  await ana.getByRole('button', { name: /^People/ }).click();
  await ana.getByRole('button', { name: 'Ask to undo my last answer' }).click();
  // It covers neither the board nor the players nor the viewer's own things.
  const asks = await ben.locator('.bars p').boundingBox();
  const players = await ben.locator('.players').boundingBox();
  expect((asks?.y ?? 0) + (asks?.height ?? 0)).toBeLessThanOrEqual(players?.y ?? 0);
  await ben.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'castle');

  await ben.getByRole('button', { name: /^People/ }).click();
  await ben.getByRole('button', { name: 'Leave and let a bot play' }).click();
  await answer(ana);
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'goblins');
  await ben.getByRole('button', { name: 'Take over' }).click();
  await expect(ben.getByText('a bot plays for you')).toBeHidden();
});

test('a public table can be found and watched; my matches say whose turn it is', async ({ visitor }) => {
  const [ana, ben, eve] = [await visitor(), await visitor(), await visitor(PHONE)];
  await gather(ana, ben, (page) => page.getByLabel('Who can join').selectOption('true'));
  await eve.reload();
  // Other tests create public tables on the same server.
  const table = new URL(ana.url()).hash.split('/')[2];
  await eve.locator(`a[href*="${table}"]`, { hasText: 'Watch: Bellum Magica' }).click();
  await atRest(eve);
  await expect(eve.getByRole('status').first()).toHaveText('Waiting for Ana');
  await expect(eve.locator('main')).toHaveAttribute('data-asked', '');
  await ana.goto('/');
  await ben.goto('/');
  await expect(ana.locator('li', { hasText: 'Continue: Bellum Magica' })).toContainText('your turn');
  await expect(ben.locator('li', { hasText: 'Continue: Bellum Magica' })).toContainText('Ana is deciding');
});

test('nothing shifts when the server answers', async ({ visitor }) => {
  const eve = await visitor(PHONE);
  await watchShifts(eve);
  for (const path of ['/?home', '/?new#/new/bellum']) {
    await eve.goto(path);
    await eve.getByRole('link', { name: 'You', exact: true }).waitFor();
    expect(await shifted(eve), path).toBe(0);
  }
});

test('a recovery code and an account restore the seats on another device', async ({ visitor }) => {
  const [ana, phone, third] = [await visitor(), await visitor(PHONE), await visitor()];
  await createTable(ana);
  await ana.getByRole('link', { name: 'Recovery code' }).click();
  await ana.getByRole('button', { name: 'Get a new code' }).click();
  const code = await ana.getByLabel('Your code').textContent();
  await phone.goto('/#/you');
  await phone.getByLabel('Recovery code').fill(code ?? '');
  await phone.getByRole('button', { name: 'Use the code' }).click();
  await expect(phone.getByRole('status')).toHaveText('Welcome back, Ana.');
  const name = `ana${Date.now()}`;
  const signUp = phone.locator('form', { has: phone.getByRole('heading', { name: 'Create account' }) });
  await signUp.getByLabel('Account name').fill(name);
  await signUp.getByLabel('Password').fill('correct horse');
  await signUp.getByRole('button').click();
  await expect(phone.getByRole('heading', { name: `Your account: ${name}` })).toBeVisible();
  await third.goto('/#/you');
  await third.getByLabel('Account name').fill(name);
  await third.getByLabel('Password').fill('wrong horse');
  await third.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(third.getByRole('status')).toHaveText('The name or password is wrong.');
  await third.getByLabel('Password').fill('correct horse');
  await third.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(third.getByRole('status')).toHaveText(`Welcome back, ${name}.`);
  await third.getByRole('link', { name: 'Triptych' }).click();
  await expect(third.locator('li', { hasText: 'Continue: Bellum Magica' })).toContainText(
    'waiting for players',
  );
});
