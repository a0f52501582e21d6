import type { Page, ViewportSize } from '@playwright/test';
import { FastRng } from '@triptych/kernel';
import { GAMES } from '../games.ts';
import type { TestServer } from '../server.ts';
import { ScriptedPhone } from '../phones.ts';
import { type Look, networkScreens } from '../screens.ts';
import { atRest, PHONE } from '../table.ts';
import { installKit } from './kit.ts';

type Visitor = (size?: ViewportSize, finger?: boolean) => Promise<Page>;

const NAMES = ['Maximiliane Hohenstaufen', 'Brzęczyszczykiewicz Jan', 'Anna', 'Ben'];
/** Enough that there is something on every board. */
const ANSWERS = 24;

/** All that only a server shows: tables from the lobby on, the television, and a hand beside it. */
export async function atTables(visitor: Visitor, server: TestServer, look: Look): Promise<void> {
  const guest = async (size?: ViewportSize): Promise<Page> => {
    const page = await visitor(size);
    await installKit(page);
    await page.reload();
    return page;
  };
  await networkScreens(() => guest(), look);
  for (const game of GAMES) await besideTheTelevision(guest, server.address, game, look);
  await inTheOffice(await guest(), server, look);
}

/** What an administrator sees, and who is to become one. */
async function inTheOffice(page: Page, server: TestServer, look: Look): Promise<void> {
  await page.goto(server.adminPath);
  await page.getByLabel('Your name').fill('Ada');
  await look(page, 'administrator-to-be');
  await page.getByRole('button', { name: 'Administer this server' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.getByRole('button', { name: 'Lock out' }).first().waitFor();
  await look(page, 'administrator');
}

async function besideTheTelevision(
  guest: (size?: ViewportSize) => Promise<Page>,
  address: string,
  game: string,
  look: Look,
): Promise<void> {
  const phones = await Promise.all(NAMES.map((name) => ScriptedPhone.come(address, name)));
  const [host, second] = phones;
  const { table, key } = await host.post<{ table: string; key: string }>('tables', {
    game,
    seats: [{ kind: 'me' }, ...NAMES.slice(1).map(() => ({ kind: 'open' }))],
  });
  const television = await guest();
  await television.goto(`/#/tv/${table}/${key}`);
  await television.locator('main svg path').first().waitFor();
  await look(television, `${game}-tv-lobby`);
  for (const [seat, phone] of phones.entries())
    if (seat > 0) await phone.post(`tables/${table}/commands`, { do: 'sit', seat }, key);
  await Promise.all(phones.map((phone) => phone.open(game, table, key)));
  await host.post(`tables/${table}/commands`, { do: 'start' }, key);
  const device = await second.post<{ link: string }>('me/device-link', {});
  const hand = await guest(PHONE);
  await hand.goto(`${device.link}/${table}`.replace(/^.*?(?=\/#)/, ''));
  await hand.getByRole('button', { name: 'Continue here' }).click();
  await hand.getByRole('button', { name: /^People/ }).click();
  await hand.getByRole('button', { name: 'Show only my hand here' }).click();
  const rng = new FastRng(7);
  for (let answers = 0; ; ) {
    // Ends with a question to the hand.
    const next = phones.find((phone) => phone.asked && (phone !== second || answers < ANSWERS));
    if (next === undefined && second.asked) break;
    if (next !== undefined) {
      await next.answer(rng);
      answers++;
    } else await Promise.race(phones.map((phone) => phone.until(() => phone.asked || phone.over)));
  }
  for (const [name, page] of [
    ['tv', television],
    ['hand', hand],
  ] as const) {
    await atRest(page);
    await look(page, `${game}-${name}`);
  }
  for (const phone of phones) phone.close();
  for (const page of [television, hand]) await page.context().close();
}
