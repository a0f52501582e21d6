import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { LONGEST_NAME, readName } from '@triptych/protocol';
import { loadRules } from '../games/load-rules.ts';
import type { OwnPack } from '../session/match-pack.ts';
import { storedDraft } from './draft-store.ts';
import { packTitle } from './pack-title.ts';
import { sayWorkshop } from './words/index.ts';

/** A pack of this browser's workshop, if it can be played. */
export async function ownPackOf(game: string, id: string): Promise<OwnPack | null> {
  const [stored, module] = await Promise.all([storedDraft(id), loadRules(game)]);
  if (stored === undefined || stored.game !== game) return null;
  const reading = module?.readPack(stored.draft);
  if (reading?.ok !== true) return null;
  const title = packTitle(reading.pack, settings.language).slice(0, LONGEST_NAME);
  return { name: readName(title) ?? sayWorkshop().newTitle, content: reading.pack };
}
