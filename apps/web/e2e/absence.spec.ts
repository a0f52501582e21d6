import { expect, type Page, test as plain } from '@playwright/test';
import { answer, createTable, join } from './network-play.ts';
import { test } from './server.ts';
import { atRest, PHONE, untilAsked } from './table.ts';

/** Two minutes are long for a test; a server setting makes them two seconds. */
test.use({ awayAfter: 2 });

/** Ana, Ben and Eve, each with a browser; Ben and Eve on phones. */
async function three(visitor: (size?: typeof PHONE) => Promise<Page>): Promise<[Page, Page, Page, string]> {
  const [ana, ben, eve] = [await visitor(), await visitor(PHONE), await visitor(PHONE)];
  const link = await createTable(ana, (page) =>
    page.getByLabel('Who sits here: Seat 3').selectOption('friend'),
  );
  await join(ben, link, 'Ben');
  await join(eve, link, 'Eve');
  // Anybody at a full table can start it.
  await ben.getByRole('button', { name: 'Start' }).click();
  for (const page of [ana, ben, eve]) await atRest(page);
  return [ana, ben, eve, link];
}

/** The line covers neither the sentence nor the board nor the buttons. */
async function coversNothing(page: Page): Promise<void> {
  const line = await page.locator('.bars p').first().boundingBox();
  if (line === null) throw new Error('no line');
  for (const part of ['.sentence', '.stage', '.actions']) {
    const other = await page.locator(part).first().boundingBox();
    if (other === null) throw new Error(`no ${part}`);
    const apart =
      line.y + line.height <= other.y + 1 ||
      other.y + other.height <= line.y + 1 ||
      line.x + line.width <= other.x + 1 ||
      other.x + other.width <= line.x + 1;
    expect(apart, `${part}: ${JSON.stringify([line, other])}`).toBe(true);
  }
}

test('nobody waits for an absent player: a bot at one tap, the seat back at one tap, and an end by majority', async ({
  visitor,
}) => {
  const [ana, ben, eve, link] = await three(visitor);
  await answer(ana);
  await untilAsked(ben);
  const owner = ben.context();
  await ben.close();
  // Ben is asked and his tab is closed: any player puts in a bot, without a vote.
  await eve.getByRole('button', { name: 'Replace Ben with a bot' }).click();
  await untilAsked(eve);
  await answer(eve);
  const again = await owner.newPage();
  await again.goto(link);
  await expect(again.getByText('You were away, so a bot is playing for you.')).toBeVisible();
  await again.getByRole('button', { name: 'Take over' }).click();
  await expect(again.getByText('You were away, so a bot is playing for you.')).toBeHidden();
  // Only now is Ben told what the bot has done.
  await again
    .getByRole('dialog', { name: 'Since your last turn' })
    .getByRole('button', { name: 'Continue' })
    .click();

  // Eve's phone is really offline: two of two who are there end the match.
  await eve.context().setOffline(true);
  await eve.locator('.lost').waitFor();
  await ana.getByRole('button', { name: /^People/ }).click();
  await ana.getByRole('button', { name: 'Propose ending the match' }).click();
  await expect(again.getByText('Ana asks to end the match and score it as it stands')).toBeVisible();
  await coversNothing(again);
  await coversNothing(ana);
  // A line can be folded: the question is there in any case.
  await again.getByRole('button', { name: 'Minimise' }).click();
  await expect(again.getByRole('button', { name: 'Agree', exact: true })).toHaveCount(0);
  await again.getByRole('button', { name: 'A proposal is waiting' }).click();
  await again.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const page of [ana, again])
    await expect(page.getByRole('status').first()).toHaveText('The match ended early');
  await expect(ana.getByRole('heading', { name: /^Ended early\. (In the lead|Tied): / })).toBeVisible();
  await eve.context().setOffline(false);
  await expect(eve.getByRole('status').first()).toHaveText('The match ended early');
  // The proof of the result holds, and lists say how it ended.
  await ana.getByRole('button', { name: 'Was it fair?' }).click();
  await expect(ana.getByRole('dialog')).toContainText('Yes');
  await ana.goto('/');
  await expect(
    ana.locator('li', { hasText: 'Bellum Magica' }).filter({ hasText: 'ended early' }),
  ).toBeVisible();
});

test('somebody who is voted out is told so, and again after a reload', async ({ visitor }) => {
  const [ana, ben, eve] = await three(visitor);
  await ana.getByRole('button', { name: /^People/ }).click();
  await ana.getByRole('button', { name: 'Propose a bot for Ben' }).click();
  await expect(ben.getByText('The others decide.')).toBeVisible();
  await eve.getByRole('button', { name: 'Agree', exact: true }).click();
  const told = ben.getByText('The others voted: a bot plays in your seat now. You can keep watching.');
  await expect(told).toBeVisible();
  await coversNothing(ben);
  await ben.reload();
  await expect(told).toBeVisible();
  await ben.getByRole('button', { name: 'Got it' }).click();
  await expect(told).toBeHidden();
  await expect(eve.getByText('The others voted')).toHaveCount(0);
});

test('a table whose host is gone before the start is started by those who stayed', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor(PHONE, true)];
  const link = await createTable(ana);
  await join(ben, link, 'Ben');
  const owner = ana.context();
  await ana.close();
  await ben.getByRole('button', { name: 'Open this seat' }).first().click();
  await ben.getByLabel('Strength: Seat 1').selectOption('novice');
  await ben.getByRole('button', { name: 'Add a bot' }).click();
  // The host comes back like anybody else, and finds every seat taken.
  const again = await owner.newPage();
  await again.goto(link);
  await expect(again.getByText('You are watching. Every seat is taken.')).toBeVisible();
  await ben.getByRole('button', { name: 'Start' }).click();
  await untilAsked(ben);
});

test('terms are shown beforehand; the host’s role passes on; giving up leaves a bot; low time is seen and heard', async ({
  visitor,
}) => {
  const [ana, ben] = [await visitor(), await visitor(PHONE)];
  await ben.addInitScript(() => {
    const Real = OscillatorNode;
    window.OscillatorNode = class extends Real {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        if (options?.frequency === 659) document.documentElement.dataset['alarm'] = 'heard';
      }
    };
  });
  const link = await createTable(ana, async (page) => {
    await page.getByLabel('Pace').selectOption('week');
    await expect(page.getByText('You have 7 days per turn.')).toBeVisible();
    await page.getByLabel('Pace').selectOption('brisk');
    await page.route('**/api/tables', async (route) => {
      const wanted: unknown = route.request().postDataJSON();
      const timeControl = { kind: 'live', bank: 29_000, increment: 0, cap: 60_000 };
      await route.continue({ postData: JSON.stringify({ ...(wanted as object), timeControl }) });
    });
  });
  await join(ben, link, 'Ben');
  await expect(ben.getByText('If your time runs out, a bot plays for you')).toBeVisible();
  await expect(ben.getByText('Bots play')).toBeVisible();
  // The host frees a seat for a bot or a newcomer; only then can its person sit down again.
  await ana.getByRole('heading', { name: 'Ben' }).waitFor();
  await ana.getByRole('button', { name: 'Open this seat' }).first().click();
  await ana.getByRole('button', { name: 'Add a bot' }).click();
  await expect(ben.getByText('You are watching.')).toBeVisible();
  // Two different characters; who they are is drawn.
  const bots = ben.getByRole('heading', { name: /^(Zwick|Mulda|Bramm)$/ });
  await expect(bots).toHaveCount(2);
  expect(new Set(await bots.allTextContents()).size).toBe(2);
  await ana.getByRole('button', { name: 'Open this seat' }).first().click();
  await ben.getByRole('button', { name: 'Take seat 2' }).click();
  await ana.getByRole('button', { name: 'Make Ben the host' }).click();
  await ben.getByRole('button', { name: 'Start' }).click();
  await untilAsked(ana);
  await answer(ana);
  await untilAsked(ben);
  await expect(ben.locator('b.own.low')).toBeVisible();
  await expect(ana.getByRole('button', { name: /Ben: here, running low and deciding/ })).toBeVisible();
  await expect(ben.locator('html')).toHaveAttribute('data-alarm', 'heard');
  await ben.getByRole('button', { name: /^People/ }).click();
  await ben.getByRole('button', { name: 'Pause the match' }).click();
  await expect(ana.getByText('The match is paused.')).toBeVisible();
  await ben.getByRole('button', { name: /^People/ }).click();
  await ben.getByRole('button', { name: 'Resign' }).click();
  await ben.getByRole('button', { name: 'Really resign? A bot will finish the match for you.' }).click();
  await expect(ben.getByText('You are watching')).toBeVisible();
  await ana.getByRole('button', { name: 'Resume' }).click();
  // The bot decides for Ben.
  await untilAsked(ana);
  await ana.getByRole('button', { name: /^People/ }).click();
  await expect(ana.getByRole('dialog')).toContainText('resigned; bot playing');
});

plain(
  'against bots, undo goes back past news; pace and names are kept for the next table',
  async ({ browser, page }) => {
    await page.goto('#/new/bellum');
    await page.getByLabel('Name: Seat 1').fill('Ana');
    await page.getByRole('button', { name: 'Start' }).click();
    expect(await untilAsked(page)).toBe('castle');
    await answer(page);
    expect(await untilAsked(page)).toBe('goblins');
    // Two bots have chosen their castles since.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-asked', 'castle');
    await answer(page);
    expect(await untilAsked(page)).toBe('goblins');
    await page.goto('#/new/xidit');
    await expect(page.getByLabel('Name: Seat 1')).toHaveValue('Ana');
    await expect(page.getByLabel('Bots play')).toHaveValue('instant');

    // With animations on, bots take their time, too.
    const context = await browser.newContext({ reducedMotion: 'no-preference', locale: 'en' });
    const moving = await context.newPage();
    await moving.goto(page.url());
    await expect(moving.getByLabel('Bots play')).toHaveValue('brisk');
    await moving.getByLabel('Bots play').selectOption('calm');
    await moving.getByRole('button', { name: 'Start' }).click();
    await moving.locator('main[data-asked]').waitFor();
    await moving.goto(new URL('#/new/bellum', page.url()).href);
    await expect(moving.getByLabel('Bots play')).toHaveValue('calm');
    await context.close();
  },
);
