import { loadGame } from '@triptych/games';
import { book as bellum } from '@triptych/games/bellum/workshop/book.ts';
import { book as xerxes } from '@triptych/games/xerxes/workshop/book.ts';
import { book as xidit } from '@triptych/games/xidit/workshop/book.ts';
import { type GameModule, packHash } from '@triptych/kernel';
import { PACK_LIMITS, readableJson } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import type { WorkshopBook } from '../workshop/book.ts';
import { chapterNamed, drawable, keysOf, nameOf, pathOf, withChapters } from '../workshop/components.ts';
import { faceAround } from '../workshop/faces.ts';
import { emptyPack } from '../workshop/new-pack.ts';
import { PackEditor } from '../workshop/pack-editor.ts';
import { readPackFile } from '../workshop/pack-file.ts';
import { pathOfText, textOfPath, valueAt, withValue } from '../workshop/pack-path.ts';

const BOOKS: Readonly<Record<string, WorkshopBook>> = { bellum, xerxes, xidit };

async function gameOf(id: string): Promise<{ module: GameModule; book: WorkshopBook; ours: unknown }> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(id);
  return { module, book: BOOKS[id], ours: structuredClone(module.packs['standard']) };
}

async function editorOf(id: string, draft?: unknown): Promise<PackEditor> {
  const { module, book, ours } = await gameOf(id);
  return new PackEditor(book, (data) => module.readPack(data), draft ?? ours);
}

const codesOf = ({ checked }: PackEditor): string[] => checked.faults.map(({ problem }) => problem.code);

describe.each(Object.keys(BOOKS))('The workshop of %s', (id) => {
  it('describes our whole pack: nothing is outside the chapters', async () => {
    const { book, ours, module } = await gameOf(id);
    const drawn = drawable(book, ours);
    expect(packHash(drawn)).toBe(packHash(ours));
    expect(new PackEditor(book, (data) => module.readPack(data), drawn).checked).toMatchObject({
      playable: true,
      findings: [],
    });
  });

  it('rebuilds our pack from nothing, component by component, in one language', async () => {
    const { book, ours } = await gameOf(id);
    const editor = await editorOf(id, emptyPack(book, 'de', 'Meine Schachtel'));
    expect(editor.checked.playable).toBe(false);
    for (const chapter of book.chapters)
      for (const key of keysOf(ours, chapter)) {
        const ref = editor.add(chapter.name, 'de') ?? { chapter: chapter.name, key };
        for (const { at } of chapter.fields) {
          const path = [...pathOf(chapter, key), ...at];
          const value = valueAt(ours, path);
          // A point may be the component itself, with its id.
          const id = valueAt(editor.draft, [...path, 'id']);
          editor.set(path, typeof id === 'string' && typeof value === 'object' ? { ...value, id } : value);
        }
        for (const section of chapter.sections) editor.rename(ref, section, 'de', `Name ${String(ref.key)}`);
      }
    // Solo cards of Xerxes refer to lands by their ids, which are new.
    if (id === 'xerxes')
      for (const card of keysOf(ours, xerxes.chapters[7])) editor.set(['solo', card, 'occupied'], ['lydia']);
    expect(editor.checked.faults).toEqual([]);
    expect(Object.keys(Object(valueAt(editor.draft, ['words'])))).toEqual(['de']);
  });

  it('undoes and redoes every change', async () => {
    const editor = await editorOf(id);
    const before = editor.draft;
    for (const { name } of editor.book.chapters) editor.add(name, 'en', 0);
    const after = editor.draft;
    while (editor.canUndo) editor.undo();
    expect(editor.draft).toBe(before);
    while (editor.canRedo) editor.redo();
    expect(editor.draft).toBe(after);
  });

  it('names the component of a fault, and forgets the names of what is removed', async () => {
    const editor = await editorOf(id);
    const chapter = editor.book.chapters.find(
      ({ holds, sections }) => holds === 'list' && sections.length > 0,
    );
    const name = chapter?.name ?? '';
    editor.rename({ chapter: name, key: 1 }, chapter?.sections[0] ?? '', 'en', ' ');
    expect(editor.checked.faults).toMatchObject([
      { problem: { code: 'empty-text' }, component: { chapter: name, key: 1 } },
    ]);
    editor.remove({ chapter: name, key: 1 });
    expect(codesOf(editor)).not.toContain('idle-name');
    expect(codesOf(editor)).not.toContain('empty-text');
  });

  it('asks the check about some chapters alone, whatever is wrong with the others', async () => {
    const { book, module, ours } = await gameOf(id);
    const [first, ...others] = book.chapters;
    const isSound = (draft: unknown): boolean =>
      module.readPack(withChapters(book, ours, draft, [first.name])).ok;
    const without = (chapters: typeof others): unknown =>
      chapters.reduce<unknown>((draft, { at }) => withValue(draft, at, undefined), ours);
    expect(isSound(without(others))).toBe(true);
    expect(isSound(withValue(ours, ['words'], {}))).toBe(true);
    const keys = keysOf(ours, first);
    const broken =
      first.holds === 'list'
        ? withValue(ours, pathOf(first, keys.length), valueAt(ours, pathOf(first, 0)))
        : withValue(ours, [...pathOf(first, keys[0]), 'resources'], ['gold']);
    expect(isSound(broken)).toBe(false);
  });

  it('draws drafts of any kind', async () => {
    const { book } = await gameOf(id);
    const { module } = await gameOf(id);
    for (const draft of [null, [], 7, { words: 3 }, { [book.chapters[0].at[0]]: [null, 'x', {}] }])
      expect(() => module.open(drawable(book, draft))).not.toThrow();
  });
});

describe('What is removed', () => {
  const road = (pack: unknown, key: number): unknown[] =>
    ['from', 'to'].map((end) => {
      const number = Number(valueAt(pack, ['roads', key, end]));
      return valueAt(pack, ['cities', number - 1, 'id']);
    });

  it('takes its roads along; all others still join the same cities, and regions keep theirs', async () => {
    const editor = await editorOf('xidit');
    const [before, gone] = [editor.draft, valueAt(editor.draft, ['cities', 4, 'id'])];
    const roads = keysOf(before, xidit.chapters[1]).map((key) => road(before, Number(key)));
    editor.remove({ chapter: 'cities', key: 4 });
    const kept = roads.filter((ends) => !ends.includes(gone));
    expect(kept.length).toBeLessThan(roads.length);
    expect(keysOf(editor.draft, xidit.chapters[1]).map((key) => road(editor.draft, Number(key)))).toEqual(
      kept,
    );
    const around = (pack: unknown): unknown[] =>
      keysOf(pack, xidit.chapters[2]).map((key) => {
        const ring: unknown = valueAt(pack, ['regions', key, 'outline']);
        return Array.isArray(ring) ? ring.map((city) => valueAt(pack, ['cities', city - 1, 'id'])) : [];
      });
    expect(around(editor.draft)).toEqual(
      around(before).map((ring) => (Array.isArray(ring) ? ring.filter((id) => id !== gone) : ring)),
    );
    editor.undo();
    expect(editor.draft).toBe(before);
  });

  it('leaves a choice to make again: the central region is no other one', async () => {
    const editor = await editorOf('xidit');
    const central = Number(valueAt(editor.draft, ['central']));
    editor.remove({ chapter: 'regions', key: 0 });
    expect(valueAt(editor.draft, ['central'])).toBe(central - 1);
    editor.remove({ chapter: 'regions', key: central - 2 });
    expect(valueAt(editor.draft, ['central'])).toBeUndefined();
    expect(editor.checked.faults.map(({ component }) => component?.chapter)).toContain('central');
  });

  it('is no longer named by other cards', async () => {
    const editor = await editorOf('xerxes');
    const land = valueAt(editor.draft, ['lands', 0, 'id']);
    editor.set(['solo', 0, 'occupied'], ['lydia', land]);
    editor.remove({ chapter: 'lands', key: 0 });
    expect(valueAt(editor.draft, ['solo', 0, 'occupied'])).toEqual(['lydia']);
  });

  it('is one step, as is something added with a gesture', async () => {
    const editor = await editorOf('xidit');
    const before = editor.draft;
    const added = editor.add('roads', 'en', undefined, 'join 1');
    editor.set(['roads', Number(added?.key), 'to'], 9, 'join 1');
    editor.undo();
    expect(editor.draft).toBe(before);
  });
});

describe('A draft', () => {
  it('takes typing as one step', async () => {
    const editor = await editorOf('bellum');
    const tavern = { chapter: 'tavern', key: 0 };
    const before = editor.draft;
    for (const text of ['T', 'Th', 'The Inn']) editor.rename(tavern, 'places', 'en', text);
    const chapter = chapterNamed(bellum, 'tavern');
    expect(chapter && nameOf(editor.draft, chapter, 0, 'places', 'en')).toBe('The Inn');
    editor.undo();
    expect(editor.draft).toBe(before);
  });

  it('falls back to another language, and starts a new one with its names', async () => {
    const editor = await editorOf('bellum', emptyPack(bellum, 'pl', 'Moje pudełko'));
    expect(nameOf(editor.draft, bellum.chapters[4], 0, 'places', 'fr')).toBe('tavern');
    editor.setTitle('fr', 'Ma boîte');
    expect(valueAt(editor.draft, ['words', 'fr'])).toMatchObject({
      title: 'Ma boîte',
      places: { tavern: 'tavern' },
    });
  });

  it('has paths as the check writes them', () => {
    for (const text of ['', 'castles', 'fearsome[3].left[2]', 'words.en.cards.tax-imp'])
      expect(textOfPath(pathOfText(text))).toBe(text);
  });

  it('never reaches the prototypes of the program', async () => {
    const editor = await editorOf('bellum', JSON.parse('{"__proto__": {"polluted": 1}}'));
    editor.set(['__proto__', 'polluted'], 2);
    editor.rename({ chapter: '__proto__', key: '__proto__' }, '__proto__', '__proto__', 'x');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('A file', () => {
  const read = (text: string) => readPackFile(new Blob([text]), bellum);

  it('is the same pack after export and import', async () => {
    const { draft } = await editorOf('bellum');
    const file = await read(readableJson(draft));
    expect(file.ok && packHash(file.draft)).toBe(packHash(draft));
  });

  it('is read even if incomplete: the check says what is missing', async () => {
    const file = await read('{ "format": "triptych-bellum-pack-2", "castles": 3 }');
    expect(file.ok && codesOf(await editorOf('bellum', file.draft))).toContain('wrong-type');
  });

  it('is refused with a place, or with the limit that it exceeds', async () => {
    expect(await read('{\n "format": ?')).toMatchObject({
      problem: 'not-json',
      place: { line: 2, column: 12 },
    });
    expect(await read('[]')).toMatchObject({ problem: 'other-format', expected: 'triptych-bellum-pack-2' });
    expect(await read(' '.repeat(PACK_LIMITS.bytes + 1))).toMatchObject({
      problem: 'too-large',
      limit: 'bytes',
    });
    const many = `[${'1,'.repeat(PACK_LIMITS.values)}1]`;
    expect(await read(many)).toMatchObject({ limit: 'values', most: PACK_LIMITS.values });
    expect(await read(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toMatchObject({ limit: 'depth' });
  });
});

describe('The area between roads', () => {
  it('around any spot of our map of Xidit is one of its regions', async () => {
    const { ours } = await gameOf('xidit');
    const { cities, roads, regions } = Object(ours);
    const lines = roads.map(({ from, to, via }: { from: number; to: number; via: object }) => ({
      from: from - 1,
      to: to - 1,
      via,
    }));
    const ring = (outline: readonly number[]): string => [...outline].sort((a, b) => a - b).join();
    const known = regions.map(({ outline }: { outline: number[] }) => ring(outline));
    const found = new Set<string>();
    for (let x = 20; x < 1000; x += 60)
      for (let y = 20; y < 700; y += 60) {
        const face = faceAround(cities, lines, { x, y });
        if (face !== null) found.add(ring(face.map((city) => city + 1)));
      }
    expect(found).toEqual(new Set(known));
  });
});
