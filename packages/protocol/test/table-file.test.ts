import { describe, expect, it } from 'vitest';
import { readTableFile, TABLE_FORMAT } from '../index.ts';

const config = {
  game: 'lookout',
  pack: { name: 'standard', hash: '0'.repeat(64) },
  options: {},
  host: 'local',
  players: [
    { kind: 'person', id: 'local', name: 'Ana' },
    { kind: 'bot', name: 'Bot', level: 'normal' },
  ],
  timeControl: { kind: 'none' },
  chat: 'all',
  hostPart: '0'.repeat(64),
};
const created = { at: 1, act: { do: 'create', config } };
const started = { at: 1, act: { do: 'start', rules: 1, part: null, seat: null } };
const good = { format: TABLE_FORMAT, entries: [created, started], snapshot: null };

describe('reading a table from a file', () => {
  it('gives back what was written', () => {
    expect(readTableFile(good)).toEqual({ ok: true, table: good });
  });

  it.each<[string, object]>([
    ['entries[0]', { entries: [started] }],
    ['entries[1]', { entries: [created, created] }],
    ['entries[1]', { entries: [created, { act: started.act }] }],
    ['entries[1]', { entries: [created, { at: 2, act: { do: 'answer', seat: 0, answer: 'x', by: 'bot' } }] }],
    ['entries[1]', { entries: [created, { at: 2, act: { do: 'dance' } }] }],
    ['entries[0]', { entries: [{ at: 1, act: { do: 'create', config: { ...config, seed: 'abc' } } }] }],
    ['entries', { entries: 7 }],
    ['snapshot', { snapshot: { after: 1, state: {} } }],
    ['snapshot', { snapshot: undefined }],
  ])('names what is wrong: %s %j', (field, change) => {
    expect(readTableFile({ ...good, ...change })).toEqual({ ok: false, problem: 'bad-field', field });
  });

  it('rejects what is not a table, or has another format', () => {
    expect(readTableFile([])).toEqual({ ok: false, problem: 'not-a-match' });
    expect(readTableFile({ ...good, format: 'triptych-match-1' })).toMatchObject({ problem: 'other-format' });
  });
});
