import { expect, type Page } from '@playwright/test';
import { answer, begin, gather, join, createTable } from './network-play.ts';
import { test } from './server.ts';
import { PHONE } from './table.ts';

/** The shortest bank that the server allows; the page itself offers minutes. */
async function shortenClock(page: Page): Promise<void> {
  await page.getByLabel('Pace').selectOption('brisk');
  await page.route('**/api/tables', async (route) => {
    const wanted: unknown = route.request().postDataJSON();
    const timeControl = { kind: 'live', bank: 10_000, increment: 0 };
    await route.continue({ postData: JSON.stringify({ ...(wanted as object), timeControl }) });
  });
}

test('a bot takes over when time runs out, until the player comes back', async ({ visitor }) => {
  test.slow();
  const [ana, ben] = [await visitor(), await visitor(PHONE)];
  await gather(ana, ben, shortenClock);
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'castle');
  // Ana does nothing; a bot chooses her castle, and the game continues without her.
  await expect(ana.getByText('Your time ran out, so a bot is playing for you.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(ben.locator('main')).not.toHaveAttribute('data-asked', '', { timeout: 60_000 });
  await ana.getByRole('button', { name: 'Take over' }).click();
  await expect(ana.getByText('Your time ran out, so a bot is playing for you.')).toBeHidden();
  await ana.locator('main:not([data-asked=""])').waitFor({ timeout: 60_000 });
});

test('a passkey leads back to its owner’s matches', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor(PHONE)];
  // A passkey belongs to a host name, not to an IP address.
  await ana.goto(ana.url().replace('127.0.0.1', 'localhost'));
  const devtools = await ana.context().newCDPSession(ana);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await join(ben, await createTable(ana), 'Ben');
  await begin(ana, ben);
  await ana.goto(new URL('/#/you', ana.url()).href);
  const signUp = ana.locator('form', { has: ana.getByRole('heading', { name: 'Create account' }) });
  await signUp.getByLabel('Account name').fill(`ana${Date.now()}`);
  await signUp.getByLabel('Password').fill('correct horse');
  await signUp.getByRole('button').click();
  await ana.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ana.getByRole('status')).toHaveText('Passkey added.');

  await ana.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(ana.getByRole('button', { name: 'Choose a name' })).toBeVisible();
  await ana.getByRole('link', { name: 'Triptych' }).click();
  await expect(ana.locator('li', { hasText: 'Continue: Bellum Magica' })).toHaveCount(0);

  await ana.goto(new URL('/#/you', ana.url()).href);
  await ana.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ana.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await ana.getByRole('link', { name: 'Triptych' }).click();
  await ana
    .locator('li', { hasText: 'your turn' })
    .getByRole('link', { name: /Bellum Magica/ })
    .click();
  await answer(ana);
  await expect(ben.locator('main')).toHaveAttribute('data-asked', 'castle');
});
