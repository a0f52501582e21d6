import { expect, type Page } from '@playwright/test';
import { PostBox } from '../../server/test/notice-receivers.ts';
import { PostgresServer } from '../../server/test/postgres-server.ts';
import { Process } from '../../server/test/process.ts';
import { answer, createTable, join } from './network-play.ts';
import { test } from './server.ts';
import { PHONE, untilAsked } from './table.ts';

/** The same page at another server. */
async function moveTo(page: Page, { port }: Process, path = ''): Promise<void> {
  await page.goto(new URL(path, `http://127.0.0.1:${port}/`).href);
}

test('two servers on one PostgreSQL: seats and notices work across them, and outlive one of them', async ({
  program,
  visitor,
}) => {
  test.slow();
  const [postgres, posts] = await Promise.all([PostgresServer.start(), PostBox.open()]);
  const database = await postgres.create('tables');
  const start = (): Promise<Process> =>
    Process.start(program, postgres.folder, database, undefined, ['--away-after', '2', '--private-webhooks']);
  const [one, two] = [await start(), await start()];
  try {
    const [ana, ben, eve] = [await visitor(), await visitor(PHONE, true), await visitor()];
    for (const page of [ana, eve]) await moveTo(page, one);
    await moveTo(ben, two, '#/you');
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Choose a name' }).click();
    await expect(ben.getByText('You are Ben here.')).toBeVisible();
    await moveTo(ben, two, '#/notices');
    await ben.getByLabel('at once').check();
    await ben.getByLabel('Webhook address').fill(posts.url('ben'));
    await ben.getByLabel('Format').selectOption('json');
    await ben.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(ben.getByRole('button', { name: /^Remove/ })).toBeVisible();

    const link = await createTable(ana, (page) =>
      page.getByLabel('Who sits here: Seat 3').selectOption('friend'),
    );
    const table = new URL(link);
    const at = ({ port }: Process): string => Object.assign(new URL(table), { port: String(port) }).href;
    await join(ben, at(two), 'Ben');
    await join(eve, at(one), 'Eve');
    await ben.getByRole('button', { name: 'Start' }).click();
    await untilAsked(ana);
    await answer(ana);
    await untilAsked(ben);
    // Nobody is notified of what is in front of them; then the tab is really closed.
    expect(posts.at('ben')).toEqual([]);
    const owner = ben.context();
    await ben.close();
    const notice = await posts.json('ben');
    // At the other server, any player puts in a bot.
    await eve.getByRole('button', { name: 'Replace Ben with a bot' }).click();
    await untilAsked(eve);
    await answer(eve);
    // The notice leads Ben back to his seat.
    const again = await owner.newPage();
    await again.goto(String(notice['link']));
    await again.getByRole('button', { name: 'Take over' }).click();
    await again
      .getByRole('dialog', { name: 'Since your last turn' })
      .getByRole('button', { name: 'Continue' })
      .click();

    // Another phone says that it is Eve's, at the second server; she confirms it at the first one.
    const phone = await visitor(PHONE, true);
    await phone.goto(at(two));
    await phone.getByRole('button', { name: /^People/ }).click();
    await phone.getByText('Already playing here?').click();
    await phone.getByRole('button', { name: 'I’m Eve, now on this device' }).click();
    await eve.getByRole('button', { name: 'Yes, let them in' }).click();
    await expect(phone.getByText('You are watching')).toHaveCount(0);

    // The second server dies. Its phones continue at the first one, with their seats.
    await two.end('SIGKILL');
    await phone.locator('.lost').waitFor();
    await phone.goto(at(one));
    await expect(phone.getByText('You are watching')).toHaveCount(0);
    await phone.getByRole('button', { name: /^People/ }).click();
    await expect(phone.getByRole('dialog', { name: 'People' })).toContainText('you');
  } finally {
    await Promise.all([one.end('SIGTERM'), two.end('SIGKILL'), posts.close()]);
    await postgres.close();
  }
});
