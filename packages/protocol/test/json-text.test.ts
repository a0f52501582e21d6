import { describe, expect, it } from 'vitest';
import { readJson } from '../json-text.ts';

describe('JSON from anywhere', () => {
  it('is not parsed if it could exhaust the memory', () => {
    expect(readJson('['.repeat(50_000_000))).toMatchObject({ ok: false, excess: 'depth' });
    expect(readJson(`[${'[],'.repeat(6_000_000)}[]]`)).toMatchObject({ ok: false, excess: 'values' });
  });

  it('may have brackets, commas and quotes in its texts', () => {
    const text = `${'[{,'.repeat(1000)}"\\\\"`;
    for (const data of [text, [text, { [text]: text }]])
      expect(readJson(JSON.stringify(data))).toEqual({ ok: true, data });
  });

  it('is refused where it ends too early, even inside a text', () => {
    expect(readJson('{"a": "\\"')).toEqual({ ok: false, place: { line: 1, column: 10 } });
  });
});
