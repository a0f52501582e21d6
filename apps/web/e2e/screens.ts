import { expect, type Page } from '@playwright/test';
import type { MatchRecord } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import type { Game } from './games.ts';
import { PHASES, phase } from './phases.ts';
import { join, createTable } from './network-play.ts';
import { atRest, openMatch, PHONE, setLanguage, untilAsked } from './table.ts';

/** Looks at every screen: axe, or a camera. */
export type Look = (page: Page, name: string) => Promise<void>;

export const PAGES = {
  home: '#/',
  'new-bellum': '#/new/bellum',
  'new-xidit': '#/new/xidit',
  'new-xerxes': '#/new/xerxes',
  'rules-bellum': '#/rules/bellum/B4.4',
  'rules-xidit': '#/rules/xidit',
  'rules-xerxes': '#/rules/xerxes',
  matches: '#/matches',
  settings: '#/settings',
  you: '#/you',
  club: '#/club',
  statistics: '#/statistics',
  daily: '#/daily',
  notices: '#/notices',
  device: '#/device/unknown',
  storage: '#/storage',
  workshop: '#/workshop',
  credits: '#/credits',
};

const SHEETS = { log: 'l', rules: 'r', keys: 'k', text: 't', hint: 'h' };

/** The screens of a match besides its phases: sheets, curtain, what was missed, replay, proof. */
export async function besidePhases(page: Page, game: Game, language: string, look: Look): Promise<void> {
  const { middle, secret } = PHASES[game];
  const name = (screen: string): string => `${game}-${screen}`;
  await openMatch(page, name('middle'), phase(game, middle), language);
  for (const [sheet, key] of Object.entries(SHEETS)) {
    await page.keyboard.press(key);
    await page.locator('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    if (sheet === 'hint') await page.locator('[data-hint]').waitFor();
    await look(page, name(sheet));
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
  const menu = page.locator('.tools .dots');
  if (await menu.isVisible()) {
    await menu.click();
    await look(page, name('menu'));
    await page.keyboard.press('Escape');
  }
  if (game === 'bellum') {
    await refused(page, look);
    await page
      .getByRole('button', { name: /^View .*castle/ })
      .first()
      .click();
    await look(page, name('rival'));
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('p');
  await page.locator('main[data-moment]').waitFor();
  await page.getByRole('slider').fill('20');
  await atRest(page);
  await look(page, name('replay'));

  // As if the reader had left long before.
  const seen = [0, 1, 2, 3, 4].map((seat) => [name(`middle/${seat}`), 5]);
  await page.evaluate((value) => localStorage.setItem('triptych-seen', value), JSON.stringify(seen));
  await page.reload();
  await page.locator('dialog li').first().waitFor();
  await look(page, name('since'));

  await openMatch(page, name('curtain'), forTwo(phase(game, secret)), language);
  await page.locator('.curtain').waitFor();
  await look(page, name('curtain'));

  await openMatch(page, name('proof-over'), phase(game, 'over'), language);
  await page.locator('[data-result] button.cut').last().click();
  await page.locator('dialog .moment').first().waitFor();
  await look(page, name('account'));
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.locator('header .actions .cut').last().click();
  await expect(page.getByRole('dialog')).toContainText(/\d+/);
  await look(page, name('fairness'));
  await page.goto('#/');
  await page.locator('main li').first().waitFor();
  await look(page, name('kept'));
  await page.goto('#/club');
  await page.locator('main h2').nth(1).waitFor();
  await look(page, name('club'));

  await page.goto(`#/learn/${game}`);
  await page.locator('.companion').waitFor();
  await untilAsked(page);
  await look(page, name('lesson'));
}

/** A pack on its workbench: a component with a fault, the board and the map, the open box, a trial. */
export async function workshopScreens(page: Page, game: Game, look: Look): Promise<void> {
  const name = (screen: string): string => `${game}-workshop-${screen}`;
  await page.goto(`?${name('packs')}#/workshop/${game}`);
  const press = (button: string): Promise<void> =>
    page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('button', { name: 'From our pack' }).click();
  await page.locator('.panel input').first().waitFor();
  await look(page, name('bench'));
  await page.locator('.panel input').first().fill('');
  await page.locator('.panel .fault').first().waitFor();
  if (game !== 'bellum') await press('Board');
  await look(page, name('fault'));
  const before = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  // Its label says how many problems there are.
  const box = page.getByRole('button', { name: /^The box/ });
  await box.click();
  await page.locator('.faults summary').click();
  await look(page, name('box'));
  await box.click();
  await page.setViewportSize(before);
  await press('Undo');
  await press('Try it');
  await look(page, name('trial'));
  await page.getByRole('link', { name: 'All packs' }).click();
  await page.locator('.desk li').first().waitFor();
  await look(page, name('packs'));
}

/** An illegal choice, and the reason. */
async function refused(page: Page, look: Look): Promise<void> {
  await page.locator('.realm .place:not(.legal)').first().click();
  await page.getByRole('alert').filter({ hasText: 'B4' }).waitFor();
  await look(page, 'refusal');
  await page.keyboard.press('Escape');
  // A mouse resting on a place would open its tooltip.
  await page.mouse.move(0, 0);
}

/** The same match with two people on one device. */
export function forTwo(record: MatchRecord): MatchRecord {
  const seats = record.seats.map((seat, at) => (at === 1 ? { ...seat, player: 'person' as const } : seat));
  return { ...record, seats };
}

/** A table on the server, from its settings to its chat, as host, guest, newcomer and spectator see it. */
export async function networkScreens(visitor: () => Promise<Page>, look: Look): Promise<void> {
  const [ana, ben, eve] = [await visitor(), await visitor(), await visitor()];
  const link = await createTable(ana, async (page) => {
    await page.getByLabel('Who can join').selectOption('true');
    await page.getByLabel('Pace').selectOption('calm');
    await look(page, 'network-new');
  });
  await look(ana, 'lobby-host');
  await eve.reload();
  await eve.getByRole('link', { name: 'Join: Bellum Magica' }).first().waitFor();
  await look(eve, 'home-with-public-tables');
  await ben.goto(link);
  await ben.getByLabel('Your name').waitFor();
  await look(ben, 'lobby-newcomer');
  await join(ben, link, 'Ben');
  await look(ben, 'lobby-guest');
  await ana.getByRole('button', { name: 'Start' }).click();
  await ben.getByRole('button', { name: /^People/ }).click();
  await look(ben, 'people');
  await ben.getByRole('button', { name: 'Ask for a pause' }).click();
  await ana.getByRole('button', { name: 'Agree', exact: true }).waitFor();
  await look(ana, 'proposal');
  await ana.getByRole('button', { name: /^Chat/ }).click();
  await look(ana, 'chat');
  await eve.goto(link);
  await atRest(eve);
  await look(eve, 'watching');
  await ben.keyboard.press('Escape');
  // Without a network, and without the worker that keeps them, no other words can be loaded.
  for (const language of [...LANGUAGES, 'en']) await setLanguage(ben, language);
  await ben.context().setOffline(true);
  await ben.locator('.lost').waitFor();
  await look(ben, 'lost');
  await ben.context().setOffline(false);
  await expect(ben.locator('.lost')).toHaveCount(0);
  await ben.goto('/#/you');
  await ben.getByRole('button', { name: 'Get a new code' }).click();
  await ben.getByLabel('Your code').waitFor();
  await look(ben, 'you-on-a-server');
  for (const name of ['club', 'daily', 'notices'] as const) {
    await ben.goto(`/${PAGES[name]}`);
    await ben.getByRole('heading', { level: 1 }).waitFor();
    await ben.waitForLoadState('networkidle');
    await look(ben, `${name}-on-a-server`);
  }
  await ben.goto(`/${PAGES.device}`);
  await ben.getByRole('button', { name: 'Continue here' }).click();
  await ben.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  await look(ben, 'device-refused');
}
