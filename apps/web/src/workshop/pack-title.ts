import { isFields } from '@triptych/protocol';
import { valueAt } from '@triptych/client/workshop/pack-path.ts';

/** The title of a pack in a language, or in whichever there is. */
export function packTitle(pack: unknown, language: string): string {
  const words = valueAt(pack, ['words']);
  const codes = [language, 'en', ...(isFields(words) ? Object.keys(words) : [])];
  const titles = codes.map((code) => valueAt(words, [code, 'title']));
  return titles.find((title) => typeof title === 'string') ?? '';
}
