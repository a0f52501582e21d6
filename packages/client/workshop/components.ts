import { isFields } from '@triptych/protocol';
import type { ComponentRef, WorkshopBook, WorkshopChapter } from './book.ts';
import { isWithin, type PackPath, valueAt, withValue } from './pack-path.ts';

export function chapterNamed(book: WorkshopBook, name: string): WorkshopChapter | undefined {
  return book.chapters.find((chapter) => chapter.name === name);
}

/** The keys of a chapter's components in a pack, in order. */
export function keysOf(pack: unknown, { at, holds }: WorkshopChapter): readonly (number | string)[] {
  if (holds === 'single') return [0];
  if (holds !== 'list') return holds;
  const list = valueAt(pack, at);
  return Array.isArray(list) ? list.map((_, index) => index) : [];
}

export function pathOf({ at, holds }: WorkshopChapter, key: number | string): PackPath {
  return holds === 'single' ? at : [...at, key];
}

/** What the words of a pack call a component; null if it has no name. */
export function idOf(pack: unknown, chapter: WorkshopChapter, key: number | string): string | null {
  if (chapter.sections.length === 0) return null;
  if (Array.isArray(chapter.holds)) return String(key);
  const id = valueAt(pack, [...pathOf(chapter, key), 'id']);
  return typeof id === 'string' ? id : null;
}

/** The component that a path leads to or into, even through its name; null if it concerns several. */
export function componentAt(book: WorkshopBook, pack: unknown, path: PackPath): ComponentRef | null {
  const [first, , section, id] = path;
  for (const chapter of book.chapters) {
    if (first === 'words') {
      if (!chapter.sections.includes(String(section))) continue;
      const key = keysOf(pack, chapter).find((one) => idOf(pack, chapter, one) === id);
      if (key !== undefined) return { chapter: chapter.name, key };
    } else if (isWithin(chapter.at, path)) {
      const key = chapter.holds === 'single' ? 0 : path[chapter.at.length];
      if (key !== undefined && keysOf(pack, chapter).includes(key)) return { chapter: chapter.name, key };
    }
  }
  return null;
}

/** The name of a component in a language, or in whichever there is; empty if it has none. */
export function nameOf(
  pack: unknown,
  chapter: WorkshopChapter,
  key: number | string,
  section: string,
  language: string,
): string {
  const id = idOf(pack, chapter, key);
  const words = valueAt(pack, ['words']);
  if (id === null || !isFields(words)) return '';
  const names = [language, 'en', ...Object.keys(words)].map((code) => valueAt(words, [code, section, id]));
  return names.find((name) => typeof name === 'string') ?? '';
}

/**
 * The value forced into the shape of the blank: parts of another shape become blank. For drawing drafts of any kind.
 */
function shaped(value: unknown, blank: unknown): unknown {
  if (Array.isArray(blank)) return Array.isArray(value) ? value : blank;
  if (isFields(blank)) {
    const given = isFields(value) ? value : {};
    return {
      ...given,
      ...Object.fromEntries(
        Object.entries(blank).map(([field, inner]) => [field, shaped(given[field], inner)]),
      ),
    };
  }
  return typeof value === typeof blank ? value : blank;
}

/** A pack that can be drawn: every component has all fields, and there are as many as a board needs. */
export function drawable(book: WorkshopBook, pack: unknown): Record<string, unknown> {
  const drawn: Record<string, unknown> = { format: book.format };
  const put = (at: PackPath, value: unknown): void => {
    let here = drawn;
    for (const key of at.slice(0, -1)) {
      const inner = here[key];
      const next = isFields(inner) ? inner : {};
      here[key] = next;
      here = next;
    }
    here[at.at(-1) ?? ''] = value;
  };
  for (const chapter of book.chapters) {
    const thing = (key: number | string): unknown => {
      const shape = shaped(valueAt(pack, pathOf(chapter, key)), chapter.blank);
      const named = chapter.sections.length > 0 && !Array.isArray(chapter.holds) && isFields(shape);
      return named ? { ...shape, id: idOf(pack, chapter, key) ?? `new-${chapter.name}-${key}` } : shape;
    };
    if (chapter.holds === 'single') put(chapter.at, thing(0));
    else if (chapter.holds !== 'list')
      put(chapter.at, Object.fromEntries(chapter.holds.map((key) => [key, thing(key)])));
    else {
      const length = Math.max(keysOf(pack, chapter).length, chapter.wanted ?? 0);
      put(
        chapter.at,
        Array.from({ length }, (_, key) => numbered(thing(key), chapter, key)),
      );
    }
  }
  drawn['words'] = drawableWords(book, pack, drawn);
  return drawn;
}

/** Our pack with some chapters of a draft under any names: what the check says of it concerns these chapters only. */
export function withChapters(
  book: WorkshopBook,
  ours: unknown,
  draft: unknown,
  chapters: readonly string[],
): unknown {
  const drawn = drawable(book, draft);
  const taken = book.chapters.filter(({ name }) => chapters.includes(name));
  const mixed = taken.reduce<unknown>((pack, { at }) => withValue(pack, at, valueAt(drawn, at)), ours);
  const words = drawableWords(book, { words: { en: { title: book.format } } }, mixed);
  return withValue(mixed, ['words'], words);
}

/** Every component has a name in every language, if only its number. */
function drawableWords(book: WorkshopBook, pack: unknown, drawn: unknown): Record<string, unknown> {
  const words = valueAt(pack, ['words']);
  const blank = { title: '', ...Object.fromEntries(book.sections.map((section) => [section, {}])) };
  const languages = isFields(words) && Object.keys(words).length > 0 ? words : { en: blank };
  const names = book.chapters.flatMap((chapter) =>
    keysOf(drawn, chapter).flatMap((key) =>
      chapter.sections.map((section) => ({
        section,
        id: idOf(drawn, chapter, key) ?? '',
        name: String(key),
      })),
    ),
  );
  return Object.fromEntries(
    Object.entries(languages).map(([language, said]) => {
      let full = shaped(said, blank);
      for (const { section, id, name } of names)
        if (typeof valueAt(full, [section, id]) !== 'string') full = withValue(full, [section, id], name);
      return [language, full];
    }),
  );
}

export function numbered(thing: unknown, { numbered: field }: WorkshopChapter, key: number): unknown {
  return field === undefined || !isFields(thing) || Number(thing[field]) > 0
    ? thing
    : { ...thing, [field]: key + 1 };
}
