import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FinishedGame } from '@triptych/conformance';
import { Match } from '@triptych/kernel';
import { type Language, LANGUAGES } from '@triptych/words';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';

/** Bad grammar in a sentence that addresses its reader: “you” as if it were a name, or a third-person verb. */
const WRONG: Readonly<Record<Language, RegExp>> = {
  en: /^you\b|\byou’s|(?<!not )\b[Yy]ou (\w+s|is|has|does)\b/,
  de: /^du\b|\b(von|für|durch|an|zwischen) du\b|\b[Dd]u (ist|hat|bekommt|nimmt|baut|setzt)\b(?! (deine|einen))/,
  pl: /^ty\b|\bgracz(a|owi|em)? ty\b|\b(przez|dla) ty\b/,
  fr: /^vous\b|^Vous (a|est|gagne|prend|place|recrute)\b/,
};

/** Games that address their reader; a small one may call everybody by name. */
const addressing: string[] = [];

test.each(GAMES)('whole matches of $id say “you” rightly or never, in every language', (module) => {
  const folder = fileURLToPath(new URL(`../../../games/${module.id}/test/finished/`, import.meta.url));
  const faults = new Set<string>();
  let addressed = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const { record } = JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as FinishedGame;
    const pack: unknown = JSON.parse(readFileSync(`${folder}packs/${record.pack.hash}.json`, 'utf8'));
    const match = Match.open(module.open(pack), record);
    if (!(match instanceof Match)) throw new Error(file);
    const names = record.seats.map((_, seat) => `Name${seat}`);
    const told = [...match.setup, ...match.steps.flatMap((step) => step.events)];
    for (const language of LANGUAGES) {
      const narrator = module.narrator(pack, language);
      for (const { event, to } of told) {
        const you = typeof to === 'number' ? to : 0;
        const sentence = narrator.tell(event, names, you);
        if (sentence !== narrator.tell(event, names)) addressed++;
        if (sentence.includes(`Name${you}`) || WRONG[language].test(sentence)) faults.add(sentence);
      }
    }
  }
  if (addressed === 0) return;
  addressing.push(module.id);
  expect([...faults]).toEqual([]);
  expect(addressed).toBeGreaterThan(400);
});

test('most games tell the reader “you”', () => {
  expect(addressing.length).toBeGreaterThan(2);
});
