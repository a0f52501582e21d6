import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameModule, ownPacks, packHash } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { exported } from './exported.ts';
import { runs, useDataFolder, write } from './helpers.ts';

type Data = Record<string, unknown>;
type Words = Record<string, Record<string, Record<string, string>>>;

/** Our packs in the first format, with their names inside. */
function firstForm(game: string): Data {
  const path = fileURLToPath(new URL(`../../../games/${game}/test/first-form.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The same with a custom value: a number that no rule constrains. */
const OWN_VALUES: Readonly<Record<string, (pack: string) => string>> = {
  bellum: (pack) => pack.replace('"wooden":[1,1', '"wooden":[1,2'),
  xerxes: (pack) => pack.replace('"x":448', '"x":449'),
  xidit: (pack) => pack.replace('"x":353', '"x":354'),
};

function withOwnValues(game: string, pack: Data): Data {
  return JSON.parse(OWN_VALUES[game](JSON.stringify(pack)));
}

/** Something with a name in each game: its key in the words, and its place in the first format. */
const THINGS = {
  bellum: { section: 'castles', id: 'grudgehold', old: ['castles', 0] },
  xerxes: { section: 'events', id: 'wolves', old: ['events', 0] },
  xidit: { section: 'titans', id: 'velmora', old: ['titans', 1] },
} as const;

const inFolder = useDataFolder();
/** Games that are as old as the first format. */
const OLD = GAMES.filter(({ formerHashes }) => Object.keys(formerHashes).length > 0);

it('every game from the time of the first format is here', () => {
  expect(OLD.map(({ id }) => id).toSorted()).toEqual(Object.keys(THINGS).toSorted());
});

describe.each(OLD)('the words of packs of $id', (module) => {
  const { id: game } = module;
  const { section, id, old } = THINGS[game as keyof typeof THINGS];
  const standard = module.packs['standard'];
  /** Our pack at the time of the first format: the previous one, if it has been tuned since. */
  const then = Object.hasOwn(module.packs, 'former-standard') ? 'former-standard' : 'standard';
  const first = module.packs[then];
  const copy = (): Data & { words: Words } => structuredClone(standard) as Data & { words: Words };

  function read(data: unknown): unknown {
    const reading = module.readPack(data);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    return reading.pack;
  }

  function problems(change: (pack: Data & { words: Words }) => void): string[] {
    const pack = copy();
    change(pack);
    const reading = module.readPack(pack);
    return reading.ok ? [] : reading.problems.map(({ path, code }) => `${path} ${code}`);
  }

  it('are not part of the hash: neither a corrected name nor a new language makes it a different pack', () => {
    const corrected = copy();
    corrected.words['de'][section][id] = 'Verbessert';
    corrected.words['fr'] = structuredClone(corrected.words['en']);
    expect(packHash(read(corrected))).toBe(packHash(standard));
    expect(ownPacks(module).get(packHash(corrected))).toBe(standard);
  });

  it('appear in the reader’s language, or else in English, or else in whatever there is', () => {
    const pack = copy();
    const { en, pl } = pack.words;
    const heard = (words: Words, language: string): string[] =>
      names(module, { ...pack, words }, language)[section];
    expect(heard({ en, pl }, 'pl')).toContain(pl[section][id]);
    expect(heard({ en, pl }, 'de')).toContain(en[section][id]);
    expect(heard({ pl }, 'de')).toContain(pl[section][id]);
    expect(module.readPack({ ...pack, words: { pl } })).toMatchObject({ ok: true });
  });

  it('must name everything in the pack, and nothing else', () => {
    const place = `words.de.${section}`;
    expect(problems(({ words }) => void delete words['de'][section][id])).toEqual([
      `${place}.${id} missing-name`,
    ]);
    expect(problems(({ words }) => void (words['de'][section]['nobody'] = 'X'))).toEqual([
      `${place}.nobody idle-name`,
    ]);
    expect(problems(({ words }) => void delete words['de'][section])).toEqual([`${place} missing-field`]);
    expect(problems(({ words }) => void (words['de']['more'] = {}))).toEqual(['words.de.more unknown-field']);
    expect(problems(({ words }) => void (words['de'][section][id] = ' '))).toEqual([
      `${place}.${id} empty-text`,
    ]);
    expect(problems((pack) => void (pack.words = {}))).toEqual(['words no-language']);
    expect(problems((pack) => void Reflect.deleteProperty(pack, 'words'))).toEqual(['words missing-field']);
    expect(module.readPack({ ...copy(), words: 5 })).toMatchObject({
      problems: [{ path: 'words', code: 'wrong-type', values: { expected: 'object' } }],
    });
    expect(problems(({ words }) => void (words['German'] = words['de']))).toEqual([
      'words.German wrong-language',
    ]);
    const twice = problems((pack) => {
      const list = pack[section] as { id: string }[];
      list[0].id = list[1].id;
    });
    expect(twice.filter((told) => told.endsWith('id-twice'))).toEqual([`${section}[1].id id-twice`]);
  });

  it('are read from packs in the first format, and give the same pack', () => {
    const data = firstForm(game);
    // Names may have been corrected since; everything that has one still has one.
    expect(withoutNames(read(data))).toEqual(withoutNames(first));
    expect(module.formerHashes[packHash(data)]).toBe(packHash(first));
  });

  it('matches that know our packs by an earlier hash still find them', () => {
    expect(Object.keys(module.formerHashes)).not.toEqual([]);
    const own = ownPacks(module);
    for (const hash of Object.keys(module.formerHashes)) expect(own.get(hash)).toBe(first);
  });

  it('a custom pack in the first format can be played, and its faults are reported at its own places', () => {
    const data = withOwnValues(game, firstForm(game));
    expect(packHash(read(data))).not.toBe(packHash(standard));
    const [list, at] = old;
    const things = data[list] as { name: Record<string, string> }[];
    things[at].name['pl'] = 'Moja własna';
    expect(names(module, read(data), 'pl')[section]).toContain('Moja własna');
    things[at].name['pl'] = ' ';
    const reading = module.readPack(data);
    expect(reading.ok ? [] : reading.problems).toMatchObject([
      { path: `${list}[${at}].name.pl`, code: 'empty-text' },
    ]);
  });

  it('an export of a match with a pack in the first format is verified, with the pack in it or beside it', async () => {
    const data = withOwnValues(game, firstForm(game));
    const { content, ...bare } = exported(module, data);
    expect(content).toBe(data);
    expect(bare.record.pack.hash).toBe(packHash(data));
    expect(await runs('verify', write(inFolder('with.json'), { ...bare, content }))).toMatchObject({
      code: 0,
    });
    const without = write(inFolder('without.json'), bare);
    expect(await runs('verify', without)).toMatchObject({ code: 1 });
    const pack = write(inFolder('pack.json'), data);
    expect(await runs('verify', without, '--pack', pack)).toMatchObject({ code: 0, error: '' });
  });

  it('an export from the time of the first format needs no pack at all if it is ours', async () => {
    const { content, ...bare } = exported(module, firstForm(game));
    expect(bare.record.pack.hash).not.toBe(packHash(first));
    expect(await runs('verify', write(inFolder('a.json'), { ...bare, content }))).toMatchObject({ code: 0 });
    expect(await runs('verify', write(inFolder('b.json'), bare))).toMatchObject({ code: 0, error: '' });
    expect(await runs('verify', write(inFolder('b.json'), bare), '--pack', then)).toMatchObject({
      code: 0,
    });
  });
});

/** A pack whose names are replaced by their ids, in each of its languages. */
function withoutNames(pack: unknown): unknown {
  const { words, ...values } = pack as { words: Record<string, Record<string, string | object>> };
  // They lack languages that were added later.
  const then = Object.entries(words).filter(([language]) => ['en', 'de', 'pl'].includes(language));
  const ids = then.map(([language, sections]) => [
    language,
    Object.entries(sections).map(([section, names]) => [
      section,
      typeof names === 'string' || Object.keys(names),
    ]),
  ]);
  return { ...values, words: ids };
}

/** The names of a pack as its game gives them to boards and narrators. */
function names(module: GameModule, pack: unknown, language: string): Record<string, string[]> {
  const game: object = module.open(pack);
  if (!('components' in game)) throw new Error(`${module.id} has no components`);
  const { components } = game as { components: { names(language: string): Record<string, string[]> } };
  return components.names(language);
}
