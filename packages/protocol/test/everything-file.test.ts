import { describe, expect, it } from 'vitest';
import { draftInFile, EVERYTHING_FORMAT, everythingFile, storedSetting } from '../everything-file.ts';

describe('a file of everything that a browser stores', () => {
  const file = { format: EVERYTHING_FORMAT, matches: [{ any: 'match' }, null], packs: [5] };

  it('is read whatever its matches and packs are; files of earlier versions have no settings', () => {
    expect(everythingFile.parse(file)).toEqual({ ...file, settings: {} });
    expect(everythingFile.parse({ ...file, settings: 'none' }).settings).toEqual({});
  });

  it.each([null, [], 'text', {}, { ...file, format: 'other' }, { ...file, packs: {} }])(
    'is not %j',
    (other) => {
      expect(everythingFile.safeParse(other).success).toBe(false);
    },
  );

  it('has settings of this page only, as short texts', () => {
    const isSetting = (setting: unknown): boolean => storedSetting.safeParse(setting).success;
    expect(isSetting(['triptych-settings', '{}'])).toBe(true);
    expect(isSetting(['other-settings', '{}'])).toBe(false);
    expect(isSetting(['triptych-settings', { sound: true }])).toBe(false);
    expect(isSetting(['triptych-settings', 'x'.repeat(10_001)])).toBe(false);
  });

  it('has drafts of any content, with a picture or without', () => {
    const draft = { game: 'any', draft: null };
    expect(draftInFile.parse({ ...draft, picture: 'data:image/png;base64,' }).picture).toBeDefined();
    expect(draftInFile.parse({ ...draft, picture: 'https://elsewhere.example' }).picture).toBeUndefined();
    expect(draftInFile.safeParse({ game: 'any' }).success).toBe(false);
    expect(draftInFile.safeParse({ draft: {} }).success).toBe(false);
  });
});
