import type { ComponentRef } from '@triptych/client/workshop/book.ts';
import { drawable, withChapters } from '@triptych/client/workshop/components.ts';
import { Match, newMatch, type SeatRecord } from '@triptych/kernel';
import { StillModel } from '../guide/still-model.ts';
import type { WorkshopTools } from './workshop.svelte.ts';

/** The board of a draft, with one component in sight. */
export interface Preview {
  readonly model: StillModel;
  readonly components: unknown;
  readonly view: unknown;
}

const SEED = '0'.repeat(64);

/** Null if the draft cannot be drawn yet. */
export function previewOf(
  { workshop, page, module }: WorkshopTools,
  draft: unknown,
  shown: ComponentRef | null,
  seats: readonly SeatRecord[],
): Preview | null {
  const { book, needs } = workshop;
  const [[name, ours]] = Object.entries(module.packs);
  try {
    if (needs.length > 0 && !module.readPack(withChapters(book, ours, draft, needs)).ok) return null;
    const content = drawable(book, draft);
    // Our pack is set up: the rules need a whole one. `previewView` puts the draft in its place.
    const { options } = workshop.match;
    const made = newMatch(module, { seats, options, pack: { name, content: ours }, seed: SEED });
    if (!made.ok) return null;
    const match = Match.open(module.open(ours), made.record);
    if (!(match instanceof Match)) return null;
    const components = page.components(content);
    const view = workshop.previewView(match.view(0), components, shown);
    return { model: new StillModel(match, content, undefined, view), components, view };
  } catch {
    // A draft may be anything.
    return null;
  }
}
