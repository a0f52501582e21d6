import { readFileSync } from 'node:fs';
import { asOperator } from '@triptych/server';
import { serverWords } from '@triptych/server/configure';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { config } from './exported.ts';
import { LANGUAGES } from '@triptych/words';
import { isOneMessage, runs, useDataFolder, write } from './helpers.ts';

const inFolder = useDataFolder();
const [bellum] = GAMES;

/** A table of a server whose data is in this folder. */
function found(): Promise<string> {
  const place = { database: null, data: inFolder() };
  return asOperator(
    place,
    serverWords.en,
    async (registry) => {
      const pack = bellum.packs['standard'];
      await registry.catalog.keepPack(bellum.id, pack);
      return (await registry.create(config(bellum, pack), false)).id;
    },
    true,
  );
}

describe('admin', () => {
  it.each(LANGUAGES)('lists, closes and deletes tables in %s', async (language) => {
    const id = await found();
    const admin = (...args: string[]) => runs('admin', ...args, '--lang', language);
    const { out } = await admin('list');
    expect(out).toContain(`${id}  bellum  `);
    expect(out).toContain('Ana, Bot, Bot');
    expect((await admin('list', '--status', 'running')).out).not.toContain(id);
    expect(await admin('close', id)).toMatchObject({ code: 0, error: '', out: expect.stringContaining(id) });
    expect(await admin('close', id)).toMatchObject({ code: 1, error: expect.stringContaining(id) });
    expect((await admin('list', '--status', 'closed')).out).toContain(id);
    expect(await admin('delete', id)).toMatchObject({ code: 0, error: '', out: expect.stringContaining(id) });
    expect(await admin('delete', id)).toMatchObject({ code: 1, error: expect.stringContaining(id) });
    expect((await admin('list')).out).not.toContain(id);
  });

  it.each(LANGUAGES)('checks a database, and saves what is left of it, in %s', async (language) => {
    const id = await found();
    const check = (...args: string[]) => runs('admin', 'check', ...args, '--lang', language);
    expect(await check()).toMatchObject({ code: 0, error: '' });
    const file = inFolder('triptych.db');
    const saved = inFolder('saved.backup');
    await asOperator({ database: null, data: inFolder() }, serverWords.en, async ({ storage }) => {
      await storage.db.updateTable('entries').set({ body: 'nonsense' }).execute();
    });
    expect(await check('--save', saved)).toMatchObject({ code: 1, out: expect.stringContaining(id) });
    expect(await check('--save', saved)).toMatchObject({ code: 1, error: expect.stringContaining(saved) });
    write(file, 'nonsense');
    expect(await check()).toMatchObject({ code: 1, out: '' });
  });

  it('backs up and restores, and overwrites nothing', async () => {
    const id = await found();
    const file = inFolder('all.backup');
    expect(await runs('admin', 'backup', file)).toMatchObject({ code: 0, error: '' });
    expect(await runs('admin', 'backup', file)).toMatchObject({
      code: 1,
      error: expect.stringContaining('already exists'),
    });
    expect(await runs('admin', 'restore', file)).toMatchObject({
      code: 1,
      error: expect.stringContaining('not empty'),
    });
    expect(await runs('admin', 'restore', file, '--data', inFolder('other'))).toMatchObject({ code: 0 });
    expect((await runs('admin', 'list', '--data', inFolder('other'))).out).toContain(id);
    expect(await runs('admin', 'check', '--backup', file)).toMatchObject({
      code: 0,
      error: '',
      out: '1 table is intact.\n',
    });
    const damaged = write(inFolder('damaged.backup'), readFileSync(file).subarray(0, 200).toString('latin1'));
    expect(await runs('admin', 'check', '--backup', damaged)).toMatchObject({
      code: 1,
      error: expect.stringContaining('is not a backup, or it is damaged'),
    });
  });

  it.each(LANGUAGES)('prints a link for an administrator, in %s', async (language) => {
    await found();
    const { code, out } = await runs(
      'admin',
      'link',
      '--base',
      'https://play.example.org',
      '--lang',
      language,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/https:\/\/play\.example\.org\/#\/admin\/[\w-]{43}\n/);
  });

  it.each([
    ['no database', ['admin', 'list'], 'There is no server database in'],
    ['no backup', ['admin', 'restore', 'FILE'], 'is not a backup, or it is damaged'],
    ['no such file', ['admin', 'restore', 'nowhere'], 'There is no file nowhere.'],
    ['no such table', ['admin', 'close', 'x', '--data', 'NEW'], 'There is no server database in'],
    [
      'a database that does not answer',
      ['admin', 'list', '--database', 'postgres://user:secret@127.0.0.1:1/x'],
      'The database 127.0.0.1:1/x cannot be opened',
    ],
  ])('says in one sentence what is wrong: %s', async (_what, args, message) => {
    const file = write(inFolder('broken'), 'nothing');
    const typed = args.map((arg) => arg.replace('FILE', file).replace('NEW', inFolder('new')));
    const { code, error } = await runs(...typed);
    expect(error).toContain(message);
    expect(error).not.toContain('secret');
    expect(isOneMessage(error)).toBe(true);
    expect(code).toBe(1);
  });
});
