import { expect } from '@playwright/test';
import { answer, begin, gather, join, createTable } from './network-play.ts';
import { test } from './server.ts';
import { atRest, PHONE } from './table.ts';

test('an undo names its player to the others, in a notice and in the log', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await gather(ana, ben);
  await answer(ana);
  await ana.getByRole('button', { name: 'Undo' }).click();
  await expect(ben.locator('.bubble')).toContainText(['Ana took back the last answer', '']);
  await expect(ben.getByRole('region', { name: 'Log' })).toContainText('Ana took back the last answer');
  await expect(ana.locator('.bubble').first()).toBeEmpty();
  await ben.getByRole('button', { name: 'Got it' }).click();
  await expect(ben.locator('.bubble').first()).toBeEmpty();
  await ben.reload();
  await expect(ben.getByRole('region', { name: 'Log' })).toContainText('Ana took back the last answer');

  await answer(ana);
  await answer(ben);
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'goblins');
  await answer(ana);
  await ana.getByRole('button', { name: 'Change my answer' }).click();
  await expect(ben.locator('.bubble').first()).toContainText('Ana is deciding again');

  // The same button asks for an undo that is no longer possible at once.
  await ana.getByRole('button', { name: 'Undo, if the others agree' }).click();
  await ben.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'castle');
  await expect(ben.getByRole('region', { name: 'Log' })).toContainText(/Ana took back the last \d answers/);
});

test('a refusal can be read even while somebody is asking for something', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await gather(ana, ben);
  await answer(ana);
  await ana.getByRole('button', { name: /^People/ }).click();
  await ana.getByRole('button', { name: 'Propose ending the match' }).click();
  const agree = ben.getByRole('button', { name: 'Agree', exact: true });
  await expect(agree).toBeVisible();
  await ben.locator('.offer.taken').click();
  await expect(ben.locator('.refusal')).toContainText('B2.1');
  // Neither covers the other.
  await expect(agree).toBeVisible();
  await agree.click();
  await expect(ben.getByRole('status').first()).toHaveText(/The match ended early/);
});

test('the page says who is away and since when; spectators are counted', async ({ visitor }) => {
  const [ana, ben, eve] = [await visitor(PHONE), await visitor(), await visitor(PHONE)];
  const link = await createTable(ana);
  await join(ben, link, 'Ben');
  await begin(ana, ben);
  await eve.goto(link);
  await atRest(eve);
  await expect(eve.getByText('You are watching')).toBeVisible();
  await expect(eve.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(ana.getByRole('button', { name: /^People.*1 spectator/ })).toBeVisible();
  // The chat is empty; a person without a name enters one with the first message.
  await eve.getByRole('button', { name: /^Chat/ }).click();
  await eve.getByLabel('Your name').fill('Eve');
  await eve.getByLabel('Say something').fill('May I watch?');
  await eve.getByRole('button', { name: 'Send' }).click();
  await expect(ana.getByRole('button', { name: /^Chat.*1 unread message$/ })).toBeVisible();

  await answer(ana);
  await ben.close();
  await expect(ana.getByRole('status').first()).toHaveText('Waiting for Ben, who is away');
  await ana.getByRole('button', { name: /^People/ }).click();
  await expect(ana.getByRole('dialog', { name: 'People' }).getByText(/away for \d+s/)).toBeVisible();
  // Two minutes have not passed, and nobody else could agree.
  await expect(ana.getByRole('button', { name: 'Replace Ben with a bot' })).toHaveCount(0);
});

test('a returning player sees what happened meanwhile', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await gather(ana, ben);
  await answer(ana);
  const { hash } = new URL(ana.url());
  await ana.goto('/#/credits');
  await answer(ben);
  await ana.goto(`/${hash}`);
  const since = ana.getByRole('dialog', { name: 'Since your last turn' });
  await expect(since).toContainText('Ben');
  await since.getByRole('button', { name: 'Continue' }).click();
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'goblins');
});
