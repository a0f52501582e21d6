import { expect, test } from '@playwright/test';
import type { WorkshopBook } from '@triptych/client/workshop/book.ts';
import { type PackPath, valueAt, withValue } from '@triptych/client/workshop/pack-path.ts';
import { loadGame } from '@triptych/games';
import { book as bellum } from '@triptych/games/bellum/workshop/book.ts';
import { book as xerxes } from '@triptych/games/xerxes/workshop/book.ts';
import { book as xidit } from '@triptych/games/xidit/workshop/book.ts';
import type { PackProblem } from '@triptych/kernel';

const BOOKS: Readonly<Record<string, WorkshopBook>> = { bellum, xerxes, xidit };

type Change = readonly [path: PackPath, value: unknown];

/** Faults of form, and faults of content, which are looked for only once the form is right. */
function brokenPacks(book: WorkshopBook, ours: unknown): readonly unknown[] {
  const list = book.chapters.find(({ holds, sections }) => holds === 'list' && sections.length > 0);
  const at = list?.at ?? [];
  const things = valueAt(ours, at);
  const last = Array.isArray(things) ? things.length - 1 : 0;
  const section = list?.sections[0] ?? '';
  const idOf = (key: number): string => String(valueAt(ours, [...at, key, 'id']));
  const names: PackPath = ['words', 'en', section];
  const changed = (changes: readonly Change[]): unknown =>
    changes.reduce<unknown>((pack, [path, value]) => withValue(pack, path, value), ours);
  return [
    changed([
      [['words', 'en', 'title'], ''],
      [[...names, idOf(0)], 'right to left: \u202e'],
      [[...names, idOf(1)], 'x'.repeat(300)],
      [['words', 'English'], valueAt(ours, ['words', 'en'])],
      [['extra'], 1],
      [[...at, 0, 'id'], 'Two Words'],
      [[...at, 1, 'id'], undefined],
      [[...at, 2], 7],
    ]),
    changed([
      [[...at, last], undefined],
      [[...at, 1, 'id'], idOf(0)],
      [['words', 'de', section, idOf(2)], undefined],
    ]),
  ];
}

for (const [id, book] of Object.entries(BOOKS))
  test(`each kind of fault in a pack of ${id} is said as the check says it, and leads to its place`, async ({
    page,
  }) => {
    const module = await loadGame(id);
    if (module === undefined) throw new Error(id);
    const [ours] = Object.values(module.packs);
    const narrator = module.narrator(ours, 'en');
    const kinds = new Set<string>();
    let told: readonly PackProblem[] = [];
    for (const pack of brokenPacks(book, ours)) {
      const reading = module.readPack(pack);
      told = reading.ok ? [] : reading.problems;
      for (const { code } of told) kinds.add(code);
      await page.goto(`#/workshop/${id}`);
      await page.locator('input[type="file"]').setInputFiles({
        name: 'pack.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(pack)),
      });
      await page.locator('.faults summary').click();
      await expect(page.locator('.faults summary')).toHaveText(`${told.length} problems`);
      const said = (await page.locator('.faults li button').allTextContents()).join('\n');
      for (const problem of told) expect(said).toContain(narrator.packProblem(problem));
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'empty-text',
        'invisible-characters',
        'text-too-long',
        'wrong-language',
        'unknown-field',
        'wrong-id',
        'missing-field',
        'wrong-type',
        'id-twice',
        'missing-name',
        'idle-name',
      ]),
    );
    // What belongs to nothing can only go; the rest is mended in its place.
    await page.locator('.faults li').getByRole('button', { name: 'Remove' }).first().click();
    await expect(page.locator('.faults summary')).toHaveText(`${told.length - 1} problems`);
    const nameless = told.find(({ code }) => code === 'missing-name');
    const sentence = nameless === undefined ? '' : narrator.packProblem(nameless);
    await page.locator('.faults li button', { hasText: sentence }).click();
    await expect(page.locator('.panel .fault', { hasText: sentence })).toBeVisible();
  });

test('a file is refused with a place or with the limit it exceeds', async ({ page }) => {
  await page.goto('#/workshop/bellum');
  const give = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('{\n "format": ?');
  await expect(page.getByRole('alert')).toHaveText('This is not JSON: look at line 2, column 12.');
  await give(`[${'1,'.repeat(30_000)}1]`);
  await expect(page.getByRole('alert')).toHaveText('This file is too large: at most 20,000 values.');
  await give('{ "format": "triptych-xidit-pack-2" }');
  await expect(page.getByRole('alert')).toContainText('“triptych-bellum-pack-2”');
  // What is incomplete is a draft: the check says what is missing.
  await give('{ "format": "triptych-bellum-pack-2", "castles": "many" }');
  await expect(page.locator('.faults summary')).toContainText('problems');
});
