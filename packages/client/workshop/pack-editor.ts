import { isFields } from '@triptych/protocol';
import type { PackProblem, PackReading } from '@triptych/kernel';
import type { ComponentRef, WorkshopBook, WorkshopChapter } from './book.ts';
import { chapterNamed, componentAt, idOf, keysOf, numbered, pathOf } from './components.ts';
import { languagesOf, withoutComponent } from './remove-component.ts';
import { isWithin, type PackPath, pathOfText, valueAt, withValue } from './pack-path.ts';

/** A problem of the draft, and the component that it is about; null if it concerns several. */
export interface Fault {
  readonly problem: PackProblem;
  readonly path: PackPath;
  readonly component: ComponentRef | null;
}

/** The result of the check of a draft; `content check` gives the same. */
export interface PackCheck {
  /** The pack, if it can be played. */
  readonly pack: unknown;
  readonly playable: boolean;
  readonly faults: readonly Fault[];
  /** Demands on our own packs that this one does not meet. */
  readonly findings: readonly Fault[];
}

type ReadPack = (data: unknown) => PackReading<unknown>;

const MOST_STEPS = 500;

/** A pack in the making. Every change makes a new draft; earlier ones come back with undo. */
export class PackEditor {
  readonly book: WorkshopBook;
  readonly #read: ReadPack;
  #draft: unknown;
  #past: unknown[] = [];
  #future: unknown[] = [];
  /** What the last change was about: typing a name is one step. */
  #gesture: string | null = null;
  #checked: PackCheck | null = null;

  constructor(book: WorkshopBook, read: ReadPack, draft: unknown) {
    this.book = book;
    this.#read = read;
    this.#draft = draft;
  }

  get draft(): unknown {
    return this.#draft;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get checked(): PackCheck {
    this.#checked ??= check(this.book, this.#read, this.#draft);
    return this.#checked;
  }

  /** Sets a value; undefined removes it. Changes with the same gesture become one step. */
  set(path: PackPath, value: unknown, gesture: string | null = null): void {
    this.#change(withValue(this.#draft, path, value), gesture);
  }

  /** Adds a component at the end of its chapter, like `model` if there is one; null if the chapter is not a list. */
  add(name: string, language: string, model?: number, gesture: string | null = null): ComponentRef | null {
    const chapter = chapterNamed(this.book, name);
    if (chapter?.holds !== 'list') return null;
    const keys = keysOf(this.#draft, chapter);
    const key = keys.length;
    const like = model === undefined ? undefined : valueAt(this.#draft, pathOf(chapter, model));
    const { blank, sections } = chapter;
    const { numbered: number } = chapter;
    // A copy gets its own number.
    let thing = numbered(
      number === undefined ? (like ?? blank) : withValue(like ?? blank, [number], 0),
      chapter,
      key,
    );
    let next = this.#draft;
    if (sections.length > 0 && isFields(thing)) {
      const id = this.#freeId(chapter);
      thing = { ...thing, id };
      for (const code of this.#languages(language))
        for (const section of sections) next = withValue(next, ['words', code, section, id], `${key + 1}`);
    }
    this.#change(withValue(next, pathOf(chapter, key), thing), gesture);
    return { chapter: name, key };
  }

  /** Removes a component of a list with its names, and what leads to it. */
  remove(ref: ComponentRef): void {
    const next = withoutComponent(this.book, this.#draft, ref);
    if (next !== this.#draft) this.#change(next);
  }

  /** Names a component in a language; the first name of a language copies all other names into it. */
  rename({ chapter: name, key }: ComponentRef, section: string, language: string, text: string): void {
    const chapter = chapterNamed(this.book, name);
    const id = chapter === undefined ? null : idOf(this.#draft, chapter, key);
    if (id === null) return;
    const path = ['words', language, section, id];
    this.#change(withValue(this.#withLanguage(language), path, text), `name ${path.join(' ')}`);
  }

  setTitle(language: string, text: string): void {
    this.#change(
      withValue(this.#withLanguage(language), ['words', language, 'title'], text),
      `title ${language}`,
    );
  }

  undo(): void {
    const before = this.#past.pop();
    if (before === undefined) return;
    this.#future.push(this.#draft);
    this.#show(before);
  }

  redo(): void {
    const after = this.#future.pop();
    if (after === undefined) return;
    this.#past.push(this.#draft);
    this.#show(after);
  }

  #change(next: unknown, gesture: string | null = null): void {
    if (gesture === null || gesture !== this.#gesture)
      this.#past = [...this.#past.slice(1 - MOST_STEPS), this.#draft];
    this.#future = [];
    this.#show(next);
    this.#gesture = gesture;
  }

  #show(draft: unknown): void {
    this.#draft = draft;
    this.#gesture = null;
    this.#checked = null;
  }

  #languages(wanted: string | null): readonly string[] {
    const codes = languagesOf(this.#draft);
    return codes.length > 0 || wanted === null ? codes : [wanted];
  }

  /** A pack may be in one language only; a new language begins with the names of another one. */
  #withLanguage(language: string): unknown {
    const codes = this.#languages(null);
    if (codes.length === 0 || codes.includes(language)) return this.#draft;
    const other = codes.includes('en') ? 'en' : codes[0];
    return withValue(this.#draft, ['words', language], valueAt(this.#draft, ['words', other]));
  }

  #freeId(chapter: WorkshopChapter): string {
    const [section] = chapter.sections;
    const chapters = this.book.chapters.filter(({ sections }) => sections.includes(section));
    const taken = chapters.flatMap((one) =>
      keysOf(this.#draft, one).map((key) => idOf(this.#draft, one, key)),
    );
    for (let number = keysOf(this.#draft, chapter).length + 1; ; number++) {
      const id = `${chapter.name}-${number}`;
      if (!taken.includes(id)) return id;
    }
  }
}

function check(book: WorkshopBook, read: ReadPack, draft: unknown): PackCheck {
  const reading = read(draft);
  const placed = (problems: readonly PackProblem[]): Fault[] =>
    problems.map((problem) => {
      const path = pathOfText(problem.path);
      return { problem, path, component: componentAt(book, draft, path) };
    });
  return reading.ok
    ? { pack: reading.pack, playable: true, faults: [], findings: placed(reading.findings) }
    : { pack: null, playable: false, faults: placed(reading.problems), findings: [] };
}

/** The faults inside something. */
export function faultsAt(faults: readonly Fault[], path: PackPath): readonly Fault[] {
  return faults.filter((fault) => isWithin(path, fault.path));
}
