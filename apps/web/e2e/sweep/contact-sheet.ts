import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

export interface Shot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly picture: Buffer;
}

/** A sheet is about this large, so that it can be viewed as a whole. */
const SHEET = { width: 1700, height: 1500 };
/** A smaller picture cannot be judged. */
const LEAST = { upright: 330, sideways: 620 };

/** Several pictures of one size on one page. */
export async function writeSheets(browser: Browser, folder: string, name: string, shots: readonly Shot[]) {
  mkdirSync(folder, { recursive: true });
  const [{ width, height }] = shots;
  const least = width < height ? LEAST.upright : LEAST.sideways;
  const columns = Math.max(1, Math.floor(SHEET.width / least));
  const cell = { width: least, height: (least / width) * height + 22 };
  const rows = Math.max(1, Math.floor(SHEET.height / cell.height));
  const page = await browser.newPage();
  for (let from = 0; from < shots.length; from += columns * rows) {
    const part = shots.slice(from, from + columns * rows);
    const across = Math.min(columns, part.length);
    await page.setViewportSize({
      width: Math.ceil(across * (cell.width + 8)),
      height: Math.ceil(Math.ceil(part.length / across) * (cell.height + 8)),
    });
    const figures = part.map(
      ({ name: title, picture }) =>
        `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
    );
    await page.setContent(
      `<style>body{margin:0;background:#888;display:grid;grid-template-columns:repeat(${across},${cell.width}px);gap:8px}
      figure{margin:0}figcaption{font:16px/22px sans-serif}img{width:100%;display:block}</style>${figures.join('')}`,
    );
    await page
      .locator('img')
      .last()
      .evaluate((image: HTMLImageElement) => image.decode());
    await page.screenshot({ path: join(folder, `${name}-${1 + from / (columns * rows)}.png`) });
  }
  await page.close();
}
