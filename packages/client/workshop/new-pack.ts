import { isFields } from '@triptych/protocol';
import type { WorkshopBook } from './book.ts';
import { numbered } from './components.ts';
import { type PackPath, withValue } from './pack-path.ts';

/** An empty pack: single components are there and blank, lists are empty. */
export function emptyPack(book: WorkshopBook, language: string, title: string): unknown {
  const words = { title, ...Object.fromEntries(book.sections.map((section) => [section, {}])) };
  let pack: unknown = { format: book.format, words: { [language]: words } };
  for (const chapter of book.chapters) {
    const { at, holds, blank, sections } = chapter;
    const put = (path: PackPath, value: unknown): void => {
      pack = withValue(pack, path, value);
    };
    const name = (id: string): void => {
      for (const section of sections) put(['words', language, section, id], id);
    };
    if (holds === 'list') put(at, []);
    else if (holds === 'single') {
      const named = sections.length > 0 && isFields(blank);
      put(at, named ? { ...blank, id: chapter.name } : numbered(blank, chapter, 0));
      if (named) name(chapter.name);
    } else
      for (const key of holds) {
        put([...at, key], blank);
        name(key);
      }
  }
  return pack;
}
