import { LONGEST_NAME } from '@triptych/protocol';
import { settingSpecs, serverWords } from '@triptych/server/configure';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../games.ts';
import { VERSION } from '../program.ts';
import { operatorWords } from '../words/operator.ts';
import { catalogue } from '../words/index.ts';
import { LANGUAGES } from '@triptych/words';
import { isOneMessage, runs, useDataFolder } from './helpers.ts';
import packageJson from '../package.json' with { type: 'json' };

useDataFolder();

describe('help', () => {
  it.each(LANGUAGES)('is complete in %s', async (language) => {
    const { commands } = catalogue(language);
    const { code, out } = await runs('--help', '--lang', language);
    expect(code).toBe(0);
    for (const text of [
      commands.triptych,
      commands.play.what,
      commands.replay.what,
      commands.rules.what,
      commands.content.what,
      serverWords[language].what,
      operatorWords[language].verify.what,
      operatorWords[language].admin.what,
    ]) {
      expect(out.replaceAll(/[ \n]+/g, ' ')).toContain(text);
    }
  });

  it.each([
    [['play'], '--seat-order'],
    [['replay'], '--at'],
    [['simulate'], '--games'],
    [['rules'], 'B4.4'],
    [['content'], 'check'],
    [['content', 'check'], '--game'],
    [['verify'], '--pack'],
    [['admin'], 'restore'],
    [['admin', 'list'], '--status'],
    [['admin', 'backup'], 'DATABASE_URL'],
  ])('of %j', async (path, text) => {
    const { code, out, error } = await runs(...path, '--help');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain(`triptych ${path.join(' ')}`);
    expect(out).toContain(text);
  });

  it.each(LANGUAGES)('of serve lists every setting with its variable in %s', async (language) => {
    const { out } = await runs('serve', '--help', '--lang', language);
    const text = out.replaceAll(/[ \n]+/g, ' ');
    const { settings } = serverWords[language];
    for (const { name, flag, variable } of settingSpecs('')) {
      expect(text).toContain(`--${flag}`);
      expect(text).toContain(`${settings[name]} (${variable}`);
    }
  });

  it('prints the version of the package', async () => {
    expect(await runs('--version')).toEqual({ code: 0, out: `${VERSION}\n`, error: '' });
    expect(VERSION).toBe(packageJson.version);
  });
});

describe('what was typed wrongly: one sentence with what is possible, exit code 2', () => {
  it.each([
    [['dance'], 'There is no command “dance”. Choose from: serve, play, replay,'],
    [['play', 'chess'], `There is no game “chess” here. Choose from: ${gameIds()}.`],
    [['rules', 'chess'], `There is no game “chess” here. Choose from: ${gameIds()}.`],
    [['rules'], 'the game is missing. Usage: triptych rules <game> [search…]'],
    [['content'], 'list, show, check'],
    [['content', 'burn'], 'Choose from: list, show, check.'],
    [['content', 'check'], 'triptych content check <file>'],
    [['content', 'show', 'bellum', 'golden'], 'There is no pack or file “golden”'],
    [['replay'], 'triptych replay <file>'],
    [['replay', 'a.json', 'b.json'], '“b.json” is one argument too many'],
    [['--lang', 'it'], `The language “it” is not available. Choose from: ${LANGUAGES.join(', ')}.`],
    [
      ['play', '--bots', 'two'],
      '--bots needs a whole number, or the strength of each bot (novice, casual, strong, master), not “two”.',
    ],
    [['--fly'], 'There is no flag “--fly” here. Choose from: --port,'],
    [['serve', '--port'], '--port needs a value'],
    [['serve', '--port', '70000'], '--port needs a whole number, not “70000”.'],
    [['serve', '--log', 'loud'], 'Choose from: silent, error,'],
    [['admin'], 'list, close, delete, backup, restore'],
    [['admin', 'close'], 'triptych admin close <table>'],
    [
      ['admin', 'list', '--status', 'odd'],
      '--status cannot be “odd”. Choose from: open, running, over, closed.',
    ],
    [['verify'], 'triptych verify <file>'],
    [['play', '--fast'], 'There is no flag “--fast” here. Choose from: --players,'],
    [['play', '--bots'], '--bots needs a value'],
    [['play', '--resume=yes'], '--resume takes no value'],
    [['play', 'bellum', '--players', '9'], 'takes 2 to 5 players; that would be 9'],
    [['play', 'bellum', '--players', '2', '--people', 'Ana,Ben,Cleo'], 'do not make 2 players'],
    [
      ['play', 'bellum', '--players', '4', '--people', 'Ana', '--bots', '1'],
      '1 person and 1 bot do not make 4 players',
    ],
    [['play', 'bellum', '--people', 'Ana,,Ben'], 'name is empty'],
    [['play', 'bellum', '--people', 'Ana,ana'], 'Two players are called “ana”'],
    [['play', 'bellum', '--people', 'A'.repeat(LONGEST_NAME + 1)], 'too long'],
    [
      ['play', 'bellum', '--bots', '1', '--option', 'castle=dealt'],
      'There is no option “castle”. Choose from: castles, first.',
    ],
    [
      ['play', 'bellum', '--bots', '1', '--option', 'castles'],
      'The option castles cannot be “”. Choose from: chosen, dealt.',
    ],
    [
      ['play', 'bellum', '--bots', '1', '--option', 'first=3'],
      'The option first cannot be “3”. Choose from: random, 1, 2.',
    ],
    [['play', 'bellum', '--bots', '1', '--seed', 'abc'], '64 hexadecimal digits'],
    [['play', 'bellum', '--bots', '1', '--pack', 'golden'], 'There is no pack or file “golden”'],
    [['play', 'bellum', '--people', 'Ana', '--bots', '2', '--seat-order', 'Ana,bot'], 'such as Ana,bot,bot'],
  ])('%j', async (args, message) => {
    const { code, out, error } = await runs(...args);
    expect(error).toContain(message);
    expect(isOneMessage(error)).toBe(true);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('having nothing to resume is not a usage error', async () => {
    expect(await runs('play', '--resume')).toMatchObject({
      code: 1,
      error: 'There is no unfinished match to continue.\n',
    });
  });
});

describe('rules', () => {
  it.each([
    ['en', 'thief', 'B4.7'],
    ['de', 'Dieb', 'B4.7'],
    ['pl', 'złodziej', 'B4.7'],
    ['fr', 'voleur', 'B4.7'],
  ])('are searched in %s', async (language, word, number) => {
    const { out } = await runs('rules', 'bellum', word, '--lang', language);
    expect(out).toContain(number);
    expect(out).not.toContain('B6.2');
  });

  it('are shown whole, rulings marked', async () => {
    const { out } = await runs('rules', 'bellum');
    expect(out).toMatch(/B1\.1 [\s\S]*B10\.7 /);
    expect(out).toContain('[our ruling]');
  });

  it('that do not exist: a message', async () => {
    expect(await runs('rules', 'bellum', 'big', 'xylophone')).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringContaining('“big xylophone”'),
    });
  });
});
