import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '@triptych/words';
import { phase } from './phases.ts';
import { test } from './server.ts';
import { atRest, DESKTOP, drawn, goOnToMatch, openMatch, setLanguage, SIZES } from './table.ts';

test('a low desktop names every city and region in every phase and language', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const kind of ['rewards', 'dummy', 'census', 'censusBards', 'payment']) {
    await goOnToMatch(page, `names-${kind}`, phase('xidit', kind));
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      await drawn(page);
      await expect(page.locator('.land .name'), `${kind} ${language}`).toHaveCount(21 + 9);
    }
  }
});

/** Everything on the map that is covered or overflows. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map = document.querySelector('.map')?.getBoundingClientRect();
    if (map === undefined) return ['there is no map'];
    const things = [
      '.map > .name',
      '.region .name',
      '.region .worth',
      '.map .tile',
      '.map .mark',
      '.map .guild',
      '.stand svg',
    ]
      .flatMap((which) => [...document.querySelectorAll(which)].map((element) => ({ which, element })))
      .filter(({ element }) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .map(({ which, element }) => {
        const written = document.createRange();
        written.selectNodeContents(element);
        const inked = which === '.map > .name' || which.startsWith('.region') ? written : element;
        return { which, name: element.textContent?.trim() ?? '', box: inked.getBoundingClientRect() };
      });
    const text = things.filter(({ which }) => which === '.map > .name' || which.startsWith('.region'));
    const shared = (a: DOMRect, b: DOMRect): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return [
      ...things
        .filter(({ which, box }) => {
          // A name that touches the frame looks cut off: its last letter leans out of its box.
          const edge = which === '.map > .name' ? 2 : -1;
          return (
            box.left < map.left + edge ||
            box.right > map.right - edge ||
            box.top < map.top + edge ||
            box.bottom > map.bottom - edge
          );
        })
        .map(({ which, name }) => `cut: ${which} ${name}`),
      ...text.flatMap((label) =>
        things
          .filter(
            (other) =>
              other !== label &&
              !(label.which.startsWith('.region') && other.which.startsWith('.region')) &&
              shared(label.box, other.box) > 0.12 * label.box.width * label.box.height,
          )
          .map((other) => `${label.which} ${label.name} under ${other.which} ${other.name}`),
      ),
    ];
  });
}

/** Numbers of a plan that cover much of each other, of a city's number, of a region's value, or of a lord. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = (which: string) =>
      [...document.querySelectorAll(which)].map((element) => {
        const inked = document.createRange();
        inked.selectNodeContents(element);
        return { name: `${which} ${element.textContent?.trim()}`, box: inked.getBoundingClientRect() };
      });
    const plan = boxes('.map .steps');
    const others = ['.map .city b', '.map .region b', '.map .region small', '.map .stand'].flatMap(boxes);
    const shared = (a: DOMRect, b: DOMRect): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return plan.flatMap((one, at) =>
      [...plan.slice(at + 1), ...others]
        .filter(({ box }) => shared(one.box, box) > 0.4 * box.width * box.height)
        .map(({ name }) => `${one.name} on ${name}`),
    );
  });
}

/** Paths through the middle of the map, there and back, and staying put. */
const PLANS = ['012012', '303031', '111322', '334230', '202133', '001122'];

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`${size}: the numbers of a plan cover no text`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await openMatch(page, `${size}-plans`, phase('xidit', 'orders'));
    for (const orders of PLANS) {
      for (const order of orders) await page.locator('.palette button').nth(Number(order)).click();
      expect.soft(await hidden(page), orders).toEqual([]);
      await page.getByRole('button', { name: 'Reset' }).click();
    }
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`${size}: nothing on the fullest map covers a name or a number`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const kind of ['orders', 'rewards', 'census']) {
      await openMatch(page, `${size}-${kind}`, phase('xidit', kind));
      for (const language of LANGUAGES) {
        await setLanguage(page, language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await atRest(page);
        expect.soft(await covered(page), `${kind}, ${language}`).toEqual([]);
      }
    }
  });
}
