import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Game, PHASES } from '../phases.ts';
import { openMatch } from '../table.ts';
import { type Case, casesOf, nameOf, type SweepOptions } from './cases.ts';
import { type Shot, writeSheets } from './contact-sheet.ts';
import { type Fault, overlapFaults, reachFaults, textFaults } from './faults.ts';
import { installKit } from './kit.ts';

/** `npm run sweep` passes what it was asked for. */
const options: SweepOptions = JSON.parse(process.env['SWEEP'] ?? '{}');
const seed = Number(options.seed ?? 1);
const cases = casesOf(options, seed);
/** Axe is slow, so it looks at one case in so many. */
const AXE_EVERY = 12;
const GAMES: readonly Game[] = ['bellum', 'xidit', 'xerxes'];
/** All findings, also of phases that are not printed. */
const REPORT = join(import.meta.dirname, '../../../../.cache/sweep');

// The findings say more than a picture of the last window.
test.use({ screenshot: 'off' });

async function setCase(page: Page, { width, height, text }: Case): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    const key = 'triptych-settings';
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...(kept as object), text: size }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, text / 100);
  await page.evaluate(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 30)))),
  );
  await page.locator('main[data-idle="true"]').waitFor();
}

async function axeFaults(page: Page): Promise<Fault[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    what: `axe ${id}`,
    element: nodes[0]?.html.slice(0, 120) ?? '',
    detail: nodes[0]?.failureSummary?.split('\n')[1]?.trim() ?? '',
  }));
}

/** One line for each fault, with all windows in which it was found. */
function told(faults: ReadonlyMap<string, readonly string[]>): string[] {
  return [...faults].map(([fault, windows]) => {
    const [first, second, ...rest] = windows;
    const more = rest.length === 0 ? '' : ` +${rest.length}`;
    return `  ${fault}\n      ${first}${second === undefined ? '' : ` | ${second}`}${more}`;
  });
}

for (const game of GAMES.filter((id) => options.game === undefined || id === options.game)) {
  test(`${game}, seed ${seed}`, async ({ browser, baseURL }) => {
    test.setTimeout(3_600_000);
    mkdirSync(REPORT, { recursive: true });
    rmSync(join(REPORT, `${game}.txt`), { force: true });
    const shots = new Map<string, Shot[]>();
    const phases = [...PHASES[game].all()].filter(
      ([kind]) => options.phase === undefined || options.phase.split(',').includes(kind),
    );
    let number = 0;
    let total = 0;
    for (const touch of [true, false]) {
      const own = cases.filter((one) => one.touch === touch);
      if (own.length === 0) continue;
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        hasTouch: touch,
        reducedMotion: 'reduce',
        locale: 'en',
      });
      const page = await context.newPage();
      await installKit(page);
      for (const [kind, { record }] of phases) {
        const found = new Map<string, string[]>();
        const started = Date.now();
        for (const language of new Set(own.map((one) => one.language))) {
          await openMatch(page, `${game}-${kind}${kind === 'over' ? '-over' : ''}`, record, language);
          for (const one of own.filter((each) => each.language === language)) {
            await setCase(page, one);
            const faults = [
              ...(await reachFaults(page, touch)),
              ...(await textFaults(page)),
              ...(await overlapFaults(page)),
              ...(options.axe !== 'no' && number++ % AXE_EVERY === 0 ? await axeFaults(page) : []),
            ];
            for (const { what, element, detail } of faults) {
              const [selector, text = ''] = element.split(' “');
              const fault = `${what}: ${selector}`;
              const windows = found.get(fault) ?? [];
              found.set(fault, windows);
              // The first of several alike stands for them all.
              if (!windows.some((each) => each.startsWith(nameOf(one))))
                windows.push(`${nameOf(one)}: “${text}${detail === '' ? '' : ` ${detail}`}`);
            }
            if (options.shots !== undefined) {
              const { width, height, text } = one;
              const sheet = `${game}-${width}x${height}-${text}`;
              const scale = 'css' as const;
              const picture = await page.screenshot({ scale, animations: 'disabled' });
              shots.set(sheet, [...(shots.get(sheet) ?? []), { name: kind, width, height, picture }]);
            }
          }
        }
        total += found.size;
        const lines = told(found);
        const each = Math.round((Date.now() - started) / own.length);
        const title = `${game} ${kind}, ${touch ? 'touch' : 'mouse'}: ${found.size} faults in ${own.length} windows (${each} ms each)`;
        const report = `${[title, ...lines].join('\n')}\n`;
        process.stdout.write(report);
        appendFileSync(join(REPORT, `${game}.txt`), report);
      }
      await context.close();
    }
    if (options.shots !== undefined)
      for (const [name, pictures] of shots) await writeSheets(browser, options.shots, name, pictures);
    expect(total, 'faults').toBe(0);
  });
}
