import { mutatePack } from '@triptych/conformance';
import { loadGame } from '@triptych/games';
import { book as bellum } from '@triptych/games/bellum/workshop/book.ts';
import { book as xerxes } from '@triptych/games/xerxes/workshop/book.ts';
import { book as xidit } from '@triptych/games/xidit/workshop/book.ts';
import { FastRng } from '@triptych/kernel';
import { expect, it } from 'vitest';
import type { WorkshopBook } from '@triptych/client/workshop/book.ts';
import { drawable, keysOf, pathOf } from '@triptych/client/workshop/components.ts';
import { PackEditor } from '@triptych/client/workshop/pack-editor.ts';
import { valueAt } from '@triptych/client/workshop/pack-path.ts';

const BOOKS: Readonly<Record<string, WorkshopBook>> = { bellum, xerxes, xidit };
/** `ANY_DRAFTS=1000 ANY_DRAFT_SEED=7 npx vitest run apps/web/test/any-draft.slow.test.ts` */
const DRAFTS = Number(process.env['ANY_DRAFTS'] ?? 20);
const SEED = Number(process.env['ANY_DRAFT_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const STEPS = 12;

/** One thing that somebody may do in the workshop, to whatever there is. */
function act(editor: PackEditor, rng: FastRng): void {
  const { chapters } = editor.book;
  const chapter = chapters[rng.below(chapters.length)];
  const keys = keysOf(editor.draft, chapter);
  const key = keys[rng.below(Math.max(1, keys.length))] ?? 0;
  const ref = { chapter: chapter.name, key };
  switch (rng.below(6)) {
    case 0:
      editor.add(chapter.name, 'pl', rng.below(2) === 0 ? undefined : Number(key));
      return;
    case 1:
      return editor.remove(ref);
    case 2:
      return editor.rename(ref, chapter.sections[0] ?? 'title', 'fr', 'Nom');
    case 3:
      return editor.setTitle('de', 'Titel');
    case 4: {
      const { at } = chapter.fields[rng.below(chapter.fields.length)];
      const other = keys[rng.below(Math.max(1, keys.length))] ?? 0;
      return editor.set(
        [...pathOf(chapter, key), ...at],
        valueAt(editor.draft, [...pathOf(chapter, other), ...at]),
      );
    }
    default:
      return rng.below(2) === 0 ? editor.undo() : editor.redo();
  }
}

it.each(Object.keys(BOOKS))(
  'any draft of %s can be edited, checked, drawn, and undone',
  async (id) => {
    const module = await loadGame(id);
    if (module === undefined) throw new Error(id);
    const [ours] = Object.values(module.packs);
    const narrator = module.narrator(ours, 'en');
    for (let number = 0; number < DRAFTS; number++) {
      const rng = new FastRng(SEED + number);
      let draft: unknown = ours;
      for (let worse = rng.below(20); worse >= 0; worse--) draft = mutatePack(draft, rng);
      // A file is never nothing.
      draft ??= null;
      const editor = new PackEditor(BOOKS[id], (data) => module.readPack(data), draft);
      try {
        for (let step = 0; step < STEPS; step++) act(editor, rng);
        const { faults, playable } = editor.checked;
        if (!playable && faults.length === 0) throw new Error('Refused without a reason.');
        for (const { problem } of faults)
          if (/Something is wrong/.test(narrator.packProblem(problem))) throw new Error(problem.code);
        drawable(editor.book, editor.draft);
        while (editor.canUndo) editor.undo();
      } catch (error) {
        throw new Error(`ANY_DRAFTS=1 ANY_DRAFT_SEED=${SEED + number}`, { cause: error });
      }
      expect(editor.draft).toBe(draft);
    }
  },
  120_000,
);
