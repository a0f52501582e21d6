import type { GamePage } from '@triptych/board-kit/game-page.ts';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { WebGame } from '@triptych/board-kit/web-game.ts';
import type { GameWorkshop } from '@triptych/board-kit/workshop.ts';
import type { ComponentRef, WorkshopChapter } from '@triptych/client/workshop/book.ts';
import { chapterNamed, keysOf, nameOf, pathOf } from '@triptych/client/workshop/components.ts';
import { type PackCheck, type Fault, PackEditor } from '@triptych/client/workshop/pack-editor.ts';
import { isWithin, type PackPath, valueAt } from '@triptych/client/workshop/pack-path.ts';
import type { GameModule } from '@triptych/kernel';
import { loadRules } from '../games/load-rules.ts';
import { pageOf } from '../plain/load.ts';
import { hearOfDraft, isUnstored, type PackDraft, storedDraft, storeDraft } from './draft-store.ts';
import { sayWorkshop } from './words/index.ts';

/** Everything that the workshop of a game needs. */
export interface WorkshopTools {
  readonly game: WebGame;
  readonly workshop: GameWorkshop;
  readonly page: GamePage;
  readonly module: GameModule;
}

/** Null if the game has no workshop. */
export async function loadTools(game: WebGame): Promise<WorkshopTools | null> {
  const [workshop, module, page] = await Promise.all([game.workshop?.(), loadRules(game.id), pageOf(game)]);
  return workshop === undefined || module === undefined ? null : { game, workshop, module, page };
}

function isSame(one: PackPath, other: PackPath): boolean {
  return one.length === other.length && isWithin(one, other);
}

function isAboutTitle({ path: [first, , last, ...more] }: Pick<Fault, 'path'>): boolean {
  return first === 'words' && last === 'title' && more.length === 0;
}

/** A pack on the workbench: the draft, the selection in it, and how it is saved. */
export class Workbench {
  readonly tools: WorkshopTools;
  readonly #editor: PackEditor;
  readonly id: string;
  #version = $state(0);
  selected = $state.raw<ComponentRef | null>(null);
  chapter = $state('');
  /** How often something was chosen: choosing the same thing again brings it into sight again. */
  chosen = $state(0);
  picture = $state<string | undefined>();
  /** Whether the last change could not be saved. */
  unsaved = $state(false);
  #saving: Promise<void> = Promise.resolve();
  #changedAt: number;

  constructor(tools: WorkshopTools, { id, draft, picture, changed, at }: PackDraft) {
    const { workshop, module } = tools;
    this.tools = tools;
    this.id = id;
    this.#editor = new PackEditor(workshop.book, (data) => module.readPack(data), draft);
    this.picture = picture;
    this.#changedAt = changed;
    this.unsaved = isUnstored(id);
    // Where it was put down, or at the beginning of the box.
    const chapter = this.chapterOf(at?.chapter ?? '');
    this.#show({ chapter: chapter.name, key: at?.key ?? keysOf(draft, chapter)[0] ?? 0 });
  }

  static async open(tools: WorkshopTools, id: string): Promise<Workbench | null> {
    const stored = await storedDraft(id).catch(() => undefined);
    return stored === undefined || stored.game !== tools.game.id ? null : new Workbench(tools, stored);
  }

  /** Follows what other tabs do to the same draft, so that neither overwrites the other; returns how to stop. */
  follow(): () => void {
    return hearOfDraft(this.id, () => void this.#catchUp());
  }

  /** The other tab's work becomes a step of its own here: undo brings back what was here before. */
  async #catchUp(): Promise<void> {
    const stored = await storedDraft(this.id).catch(() => undefined);
    if (stored === undefined || stored.changed <= this.#changedAt) return;
    this.#changedAt = stored.changed;
    this.picture = stored.picture;
    this.#editor.set([], stored.draft);
    this.#version++;
    if (this.selected !== null) this.#show(this.selected);
  }

  get draft(): unknown {
    void this.#version;
    return this.#editor.draft;
  }

  get checked(): PackCheck {
    void this.#version;
    return this.#editor.checked;
  }

  get canUndo(): boolean {
    void this.#version;
    return this.#editor.canUndo;
  }

  get canRedo(): boolean {
    void this.#version;
    return this.#editor.canRedo;
  }

  get chapters(): readonly WorkshopChapter[] {
    return this.tools.workshop.book.chapters;
  }

  chapterOf(name: string): WorkshopChapter {
    return chapterNamed(this.tools.workshop.book, name) ?? this.chapters[0];
  }

  /** What a component is called: its name, or its number; the only one of its kind is called after that. */
  label({ chapter: name, key }: ComponentRef): string {
    const chapter = this.chapterOf(name);
    const [section] = chapter.sections;
    const named = section === undefined ? '' : nameOf(this.draft, chapter, key, section, settings.language);
    if (named !== '') return named;
    if (chapter.holds === 'single') return this.tools.workshop.words[settings.language].chapters[name];
    // A line is named after its ends.
    const ends = chapter.fields.flatMap((field) => {
      if (field.kind !== 'link' || chapter.holds !== 'list') return [];
      const number = valueAt(this.draft, [...pathOf(chapter, key), ...field.at]);
      const [to] = field.to;
      return typeof number === 'number' ? [this.label({ chapter: to, key: number - 1 })] : [];
    });
    if (ends.length > 1) return ends.join(' – ');
    return typeof key === 'number' ? sayWorkshop().number(key + 1) : key;
  }

  faultsOf({ chapter, key }: ComponentRef): readonly Fault[] {
    return this.checked.faults.filter(
      ({ component }) => component?.chapter === chapter && component.key === key,
    );
  }

  /** What is wrong with the name of the pack. */
  get titleFaults(): readonly Fault[] {
    return this.checked.faults.filter(isAboutTitle);
  }

  /** What a fault is about, in the reader's words; a place in the file if there are none. */
  about({ component, path, problem }: Fault): string {
    if (component !== null) return this.label(component);
    if (isAboutTitle({ path })) return sayWorkshop().title;
    const chapter = this.chapters.find(({ at }) => isSame(at, path));
    if (chapter === undefined) return problem.path || sayWorkshop().inGeneral;
    return this.tools.workshop.words[settings.language].chapters[chapter.name];
  }

  /** In the reader's language. */
  sentence({ problem }: Fault): string {
    const { module } = this.tools;
    const [ours] = Object.values(module.packs);
    const rule = problem.rule === null ? '' : ` (${problem.rule})`;
    return module.narrator(ours, settings.language).packProblem(problem) + rule;
  }

  choose(ref: ComponentRef | null): void {
    if (ref === null) return;
    this.chosen++;
    this.#show(ref);
    this.#save();
  }

  #show(ref: ComponentRef): void {
    this.chapter = ref.chapter;
    this.selected = keysOf(this.draft, this.chapterOf(ref.chapter)).includes(ref.key) ? ref : null;
  }

  /** What an owner enters next: the next component, one more that is missing, or the next chapter. */
  next(): void {
    const chapter = this.chapterOf(this.chapter);
    const keys = keysOf(this.draft, chapter);
    const after = keys[keys.findIndex((key) => key === this.selected?.key) + 1];
    if (after !== undefined) return this.choose({ chapter: chapter.name, key: after });
    if (chapter.holds === 'list' && keys.length < (chapter.wanted ?? 0)) return void this.add(chapter.name);
    const following = this.chapters[this.chapters.indexOf(chapter) + 1] ?? this.chapters[0];
    this.openChapter(following.name);
  }

  /** To the component that is wrong, or to the chapter. */
  goTo({ component, path }: Fault): void {
    const chapter = this.chapters.find(({ at }) => isWithin(at, path));
    if (component !== null) this.choose(component);
    else if (chapter !== undefined) this.openChapter(chapter.name);
  }

  /** Opens a chapter at its first component. */
  openChapter(name: string): void {
    this.chapter = name;
    this.selected = null;
    this.choose({ chapter: name, key: keysOf(this.draft, this.chapterOf(name))[0] ?? 0 });
  }

  set(path: PackPath, value: unknown, gesture: string | null = null): void {
    this.#editor.set(path, value, gesture);
    this.#changed();
  }

  add(chapter: string, model?: number, gesture: string | null = null): ComponentRef | null {
    const added = this.#editor.add(chapter, settings.language, model, gesture);
    this.#changed();
    this.choose(added);
    return added;
  }

  remove(ref: ComponentRef): void {
    this.#editor.remove(ref);
    this.#changed();
    const keys = keysOf(this.draft, this.chapterOf(ref.chapter));
    this.selected = null;
    this.choose({ chapter: ref.chapter, key: keys[Math.min(Number(ref.key), keys.length - 1)] ?? 0 });
  }

  rename(ref: ComponentRef, section: string, text: string): void {
    this.#editor.rename(ref, section, settings.language, text);
    this.#changed();
  }

  setTitle(text: string): void {
    this.#editor.setTitle(settings.language, text);
    this.#changed();
  }

  undo(): void {
    this.#editor.undo();
    this.#changed();
    this.choose(this.selected);
  }

  redo(): void {
    this.#editor.redo();
    this.#changed();
    this.choose(this.selected);
  }

  setPicture(picture: string | undefined): void {
    this.picture = picture;
    this.#changedAt = Date.now();
    this.#save();
  }

  #changed(): void {
    this.#version++;
    this.#changedAt = Date.now();
    this.#save();
  }

  /** One after the other, so that the last one wins. */
  #save(): void {
    const stored: PackDraft = {
      id: this.id,
      game: this.tools.game.id,
      draft: this.#editor.draft,
      changed: this.#changedAt,
      at: this.selected ?? { chapter: this.chapter, key: 0 },
      ...(this.picture !== undefined && { picture: this.picture }),
    };
    this.#saving = this.#saving
      .then(() => storeDraft(stored))
      .then(
        () => {
          this.unsaved = false;
        },
        () => {
          this.unsaved = true;
        },
      );
  }
}
