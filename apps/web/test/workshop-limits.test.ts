import { loadGame } from '@triptych/games';
import { book as bellum } from '@triptych/games/bellum/workshop/book.ts';
import { book as xerxes } from '@triptych/games/xerxes/workshop/book.ts';
import { book as xidit } from '@triptych/games/xidit/workshop/book.ts';
import type { WorkshopBook } from '@triptych/client/workshop/book.ts';
import { keysOf, pathOf } from '@triptych/client/workshop/components.ts';
import { PackEditor } from '@triptych/client/workshop/pack-editor.ts';
import type { PackPath } from '@triptych/client/workshop/pack-path.ts';
import { describe, expect, it } from 'vitest';

const BOOKS: readonly (readonly [string, WorkshopBook])[] = [
  ['bellum', bellum],
  ['xerxes', xerxes],
  ['xidit', xidit],
];

describe.each(BOOKS)('the workshop of %s has the limits of its packs', async (id, book) => {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(id);
  const [ours] = Object.values(module.packs);
  const newEditor = (): PackEditor => new PackEditor(book, (data) => module.readPack(data), ours);
  const codes = ({ checked }: PackEditor): readonly string[] =>
    checked.faults.map(({ problem }) => problem.code);

  it('for the title and every name', () => {
    const editor = newEditor();
    const long = 'x'.repeat(book.longestName);
    const named = book.chapters.flatMap((chapter) =>
      chapter.sections.map((section) => ({
        section,
        ref: { chapter: chapter.name, key: keysOf(ours, chapter)[0] },
      })),
    );
    editor.setTitle('en', long);
    for (const { ref, section } of named) editor.rename(ref, section, 'en', long);
    expect(codes(editor)).not.toContain('text-too-long');
    editor.setTitle('en', `${long}x`);
    for (const { ref, section } of named) editor.rename(ref, section, 'en', `${long}x`);
    expect(codes(editor).filter((code) => code === 'text-too-long')).toHaveLength(named.length + 1);
  });

  it('for every number and every row of letters', () => {
    const withValue = (path: PackPath, value: unknown): PackEditor => {
      const editor = newEditor();
      editor.set(path, value);
      return editor;
    };
    /** In range, whatever else may be wrong with it. */
    const fits = (path: PackPath, value: unknown): boolean =>
      codes(withValue(path, value)).every((code) => code !== 'out-of-range' && code !== 'text-too-long');
    const refused = (path: PackPath, value: unknown): boolean => !withValue(path, value).checked.playable;
    const wrong = book.chapters.flatMap((chapter) => {
      const component = pathOf(chapter, keysOf(ours, chapter)[0]);
      return chapter.fields.flatMap((field) => {
        const path = [...component, ...field.at];
        const name = `${chapter.name} ${field.name}`;
        if (field.kind === 'number') {
          const { least, most } = field;
          const inside = fits(path, least) && fits(path, most);
          return inside && refused(path, least - 1) && refused(path, most + 1) ? [] : [name];
        }
        if (field.kind !== 'rows') return [];
        const [letter] = Object.values(field.letters);
        const rows = (length: number): string[] =>
          Array.from({ length: field.rows }, () => letter.repeat(length));
        return fits(path, rows(field.most)) && refused(path, rows(field.most + 1)) ? [] : [name];
      });
    });
    expect(wrong).toEqual([]);
  });
});
