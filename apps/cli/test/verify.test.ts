import type { Archive } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { operatorWords } from '../words/operator.ts';
import { exported } from './exported.ts';
import { LANGUAGES } from '@triptych/words';
import { isOneMessage, runs, useDataFolder, write } from './helpers.ts';
import { ownPack } from './matches.ts';

const inFolder = useDataFolder();

describe('verify', () => {
  it.each(GAMES.map((module) => [module.id, module] as const))(
    'confirms an authentic match of %s',
    async (_id, module) => {
      const match = exported(module);
      const file = write(inFolder('export.json'), match);
      for (const language of LANGUAGES) {
        const { code, out, error } = await runs('verify', file, '--lang', language);
        const { verify } = operatorWords[language];
        expect({ code, error }).toEqual({ code: 0, error: '' });
        const said = [
          verify.committed(match.commitment),
          verify.sum(1),
          verify.shown,
          verify.claimed,
          verify.confirmed,
          match.record.seed,
        ];
        for (const text of said) expect(out).toContain(text);
      }
    },
  );

  const [bellum] = GAMES;
  const bent: [string, (match: Archive) => unknown, string][] = [
    [
      'the server’s part of the seed',
      (match) => ({ ...match, commitment: 'f'.repeat(64) }),
      'the hash it published beforehand',
    ],
    [
      'a player’s part of the seed',
      (match) => ({ ...match, parts: { ...match.parts, seats: [null, null, null] } }),
      'does not match the parts',
    ],
    [
      'the result',
      (match) => ({
        ...match,
        outcome: { ...match.outcome, ranking: match.outcome.ranking.toReversed() },
      }),
      'a different result',
    ],
    [
      'an answer',
      (match) => ({ ...match, record: { ...match.record, log: match.record.log.toSpliced(1, 1) } }),
      'cannot be replayed',
    ],
    [
      'what somebody was shown',
      (match) => ({
        ...match,
        recordings: match.recordings.map((show) => ({ ...show, messages: show.messages.slice(0, -1) })),
      }),
      'what it says each viewer was shown',
    ],
    [
      'the end',
      (match) => ({ ...match, record: { ...match.record, log: match.record.log.slice(0, -1) } }),
      'is not over',
    ],
    [
      'the rules number',
      (match) => ({ ...match, record: { ...match.record, rules: 99 } }),
      'version 99 of the rules',
    ],
    ['the pack', (match) => ({ ...match, content: {} }), 'damaged at “content”'],
    ['the format', (match) => ({ ...match, format: 'x' }), 'another format: x'],
    ['everything', () => [], 'not a recorded match'],
  ];
  it.each(bent)('notices that somebody has changed %s', async (_what, bend, message) => {
    const file = write(inFolder('export.json'), bend(exported(bellum)));
    const { code, out, error } = await runs('verify', file);
    expect(error).toContain(message);
    expect(isOneMessage(error)).toBe(true);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  it('needs no pack file: the export contains the pack', async () => {
    const own = ownPack();
    expect(bellum.readPack(own)).toMatchObject({ ok: true });
    const match = exported(bellum, own);
    expect(await runs('verify', write(inFolder('a.json'), match))).toMatchObject({ code: 0 });
    const { content: _content, ...bare } = match;
    expect(await runs('verify', write(inFolder('b.json'), bare))).toMatchObject({
      code: 1,
      error: expect.stringContaining('which is not here'),
    });
  });
});
