import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frenchSpaces, withFrenchSpaces } from './french-spaces.mjs';
import { filesOf } from './languages.mjs';
import { root } from './paths.mjs';

describe('French spaces', () => {
  it('are narrow before tall punctuation and wide inside quotation marks, however they were typed', () => {
    const set = 'Non\u202f! «\u00a0Ana\u00a0»\u202f: 95\u202f%\u202f; où\u202f?';
    expect(frenchSpaces('Non ! « Ana » : 95 % ; où ?')).toBe(set);
    expect(frenchSpaces('Non! «Ana»: 95\u00a0%; où?')).toBe(set);
    expect(frenchSpaces(set)).toBe(set);
  });

  it('leave addresses and times alone', () => {
    const text = 'smtp://nom:passe@hôte:25, à 10:30, https://play.example.org/?a=b';
    expect(frenchSpaces(text)).toBe(text);
  });

  it('are set in the texts of a program, not in its code', () => {
    const source = "const a = b ? 'Oui !' : `${c} : « ${d ? e : f} » ?`;";
    expect(withFrenchSpaces('a.ts', source)).toBe(
      "const a = b ? 'Oui\u202f!' : `${c}\u202f: «\u00a0${d ? e : f}\u00a0»\u202f?`;",
    );
  });

  it('are set everywhere; `npm run format` sets them', () => {
    const files = filesOf('fr');
    expect(files.length).toBeGreaterThan(15);
    const wrong = files.filter((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return withFrenchSpaces(file, source) !== source;
    });
    expect(wrong).toEqual([]);
  });
});
