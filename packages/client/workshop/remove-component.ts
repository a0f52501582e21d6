import type { ComponentRef, WorkshopBook, WorkshopChapter, WorkshopField } from './book.ts';
import { chapterNamed, idOf, keysOf, pathOf } from './components.ts';
import { isFields } from '@triptych/protocol';
import { type PackPath, valueAt, withValue } from './pack-path.ts';

/**
 * A pack without a component of a list, its names, and everything that refers to it. Components after it move up, so
 * that links by number follow them: a road still leads to the same city.
 */
export function withoutComponent(
  book: WorkshopBook,
  pack: unknown,
  { chapter: name, key }: ComponentRef,
): unknown {
  const chapter = chapterNamed(book, name);
  if (chapter?.holds !== 'list' || typeof key !== 'number') return pack;
  const id = idOf(pack, chapter, key);
  let next = withValue(pack, pathOf(chapter, key), undefined);
  if (id !== null)
    for (const code of languagesOf(pack))
      for (const section of chapter.sections) next = withValue(next, ['words', code, section, id], undefined);
  for (const linking of book.chapters)
    for (const field of linking.fields)
      if ((field.kind === 'link' || field.kind === 'links') && field.to.includes(name))
        next = withoutLinks(book, next, linking, field, field.by === 'number' ? key + 1 : id);
  return next;
}

type LinkField = Extract<WorkshopField, { kind: 'link' | 'links' }>;

/** Nothing leads to `gone` any more: neither an entry of a list, nor a whole component such as a road. */
function withoutLinks(
  book: WorkshopBook,
  pack: unknown,
  chapter: WorkshopChapter,
  { kind, at }: LinkField,
  gone: number | string | null,
): unknown {
  const moved = (link: unknown): unknown =>
    typeof link === 'number' && typeof gone === 'number' && link > gone ? link - 1 : link;
  let next = pack;
  // From the end: a component that goes moves only those behind it.
  for (const key of keysOf(pack, chapter).toReversed()) {
    const path: PackPath = [...pathOf(chapter, key), ...at];
    const value = valueAt(next, path);
    if (kind === 'links') {
      if (Array.isArray(value))
        next = withValue(next, path, value.filter((link) => link !== gone).map(moved));
    } else if (value !== gone) next = value === undefined ? next : withValue(next, path, moved(value));
    else if (chapter.holds === 'list') next = withoutComponent(book, next, { chapter: chapter.name, key });
    else next = withValue(next, path, undefined);
  }
  return next;
}

export function languagesOf(pack: unknown): readonly string[] {
  const words = valueAt(pack, ['words']);
  return isFields(words) ? Object.keys(words) : [];
}
