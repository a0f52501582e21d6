import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { GAMES } from '../games.ts';
import { besidePhases, type Look, PAGES, workshopScreens } from '../screens.ts';
import { test } from '../server.ts';
import { goOnToMatch } from '../table.ts';
import { byLanguage, type Case, casesOf, type SweepOptions } from './cases.ts';
import { closerFaults } from './closer.ts';
import { type Shot, writeSheets } from './contact-sheet.ts';
import type { Fault } from './faults.ts';
import { Findings } from './findings.ts';
import { installKit } from './kit.ts';
import { inWindows } from './look.ts';
import { TABLES } from './positions.ts';
import { atTables } from './tables.ts';

/** `npm run sweep` passes its arguments on. */
const options: SweepOptions = JSON.parse(process.env['SWEEP'] ?? '{}');
const seed = Number(options.seed ?? 1);
const cases = byLanguage(casesOf(options, seed));
/** Axe is slow, so it checks one window of each screen. */
const axe = (): boolean => options.axe !== 'no';
const wanted = (part: string): boolean => options.game === undefined || options.game === part;
/** All findings, including those of screens that are not printed. */
const REPORT = join(import.meta.dirname, '../../../../.cache/sweep');

// The findings say more than a picture of the last window.
test.use({ screenshot: 'off', actionTimeout: 120_000 });
// Thirty screens in 25 windows, on a busy machine.
test.describe.configure({ timeout: 14_400_000 });

/** What one part of the sweep has found, printed screen by screen. */
class Part {
  readonly #name: string;
  readonly #also: ((page: Page) => Promise<Fault[]>) | undefined;
  readonly #shots = new Map<string, Shot[]>();
  #total = 0;

  constructor(name: string, also?: (page: Page) => Promise<Fault[]>) {
    this.#name = name;
    this.#also = also;
    mkdirSync(REPORT, { recursive: true });
    rmSync(join(REPORT, `${name}.txt`), { force: true });
  }

  /** Looks at one screen in all windows. */
  readonly look: Look = async (page, screen) => {
    if (options.phase !== undefined && !options.phase.split(',').includes(screen)) return;
    const findings = new Findings();
    const started = Date.now();
    await inWindows({
      windows: () => cases,
      axe,
      findings,
      covers: true,
      also: this.#also,
      shots: options.shots === undefined ? undefined : (_, one, shot) => this.#keep(one, shot),
    })(page, screen);
    const told = findings.told();
    this.#total += told.length;
    const each = Math.round((Date.now() - started) / cases.length);
    const title = `${this.#name} ${screen}: ${told.length} faults in ${cases.length} windows (${each} ms each)`;
    const report = `${[title, ...told.map((line) => `  ${line}`)].join('\n')}\n`;
    process.stdout.write(report);
    appendFileSync(join(REPORT, `${this.#name}.txt`), report);
  };

  #keep({ width, height, text }: Case, shot: Shot): void {
    const sheet = `${this.#name}-${width}x${height}-${text}`;
    this.#shots.set(sheet, [...(this.#shots.get(sheet) ?? []), shot]);
  }

  async end(browser: Browser): Promise<void> {
    if (options.shots !== undefined)
      for (const [name, pictures] of this.#shots) await writeSheets(browser, options.shots, name, pictures);
    expect(this.#total, 'faults').toBe(0);
  }
}

for (const [name, { all }] of Object.entries(TABLES).filter(([table]) => wanted(table))) {
  test(`${name}, seed ${seed}`, async ({ page, browser }) => {
    const part = new Part(name, closerFaults);
    await installKit(page);
    for (const [kind, { record }] of all()) {
      if (options.phase !== undefined && !options.phase.split(',').includes(kind)) continue;
      await goOnToMatch(page, `${name}-${kind}${kind === 'over' ? '-over' : ''}`, record);
      await part.look(page, kind);
    }
    await part.end(browser);
  });
}

for (const game of GAMES.filter(() => wanted('sheets')))
  test(`sheets, curtain, replay and proof of ${game}, seed ${seed}`, async ({ page, browser }) => {
    const part = new Part(`sheets-${game}`);
    await installKit(page);
    await besidePhases(page, game, 'en', part.look);
    await part.end(browser);
  });

if (wanted('pages'))
  test(`pages, seed ${seed}`, async ({ page, browser }) => {
    const part = new Part('pages');
    await installKit(page);
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(`?${name}${path}`);
      await page.waitForLoadState('networkidle');
      await part.look(page, name);
    }
    await part.end(browser);
  });

for (const game of GAMES.filter(() => wanted('workshop')))
  test(`workshop of ${game}, seed ${seed}`, async ({ page, browser }) => {
    const part = new Part(`workshop-${game}`);
    await installKit(page);
    await workshopScreens(page, game, part.look);
    await part.end(browser);
  });

if (wanted('tables'))
  test(`tables, seed ${seed}`, async ({ visitor, server, browser }) => {
    const part = new Part('tables');
    await atTables(visitor, server, part.look);
    await part.end(browser);
  });
