import { fileURLToPath } from 'node:url';
import type { Archive } from '@triptych/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofThread } from '../tables/proof-thread.ts';
import { Guest, playOn } from './guest.ts';
import { buildProgram } from './process.ts';
import { type TestDatabase, sqliteTestDatabase, started } from './test-server.ts';

const ENDLESS = fileURLToPath(new URL('endless-prover.mjs', import.meta.url));
const FILE = new TextEncoder().encode('{}');

describe('a proof', () => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
  });
  afterAll(() => testDatabase.close());

  it('is aborted after the time limit, and the queue is limited', async () => {
    const prover = proofThread(ENDLESS, 1);
    const proofs = await Promise.all(Array.from({ length: 6 }, () => prover.prove(FILE)));
    const codes = proofs.map((proof) => (proof.ok ? 'ok' : proof.refusal.code));
    expect(codes).toEqual(['too-much', 'too-much', 'too-much', 'too-much', 'busy', 'busy']);
    await prover.close();
    expect(await prover.prove(FILE)).toMatchObject({ ok: false, refusal: { code: 'busy' } });
  });

  it('delays neither players nor stopping, however long it takes', async () => {
    const server = await started(testDatabase, {}, { prover: proofThread(ENDLESS) });
    const ana = await Guest.come(server.port, 'Ana');
    const eve = await Guest.come(server.port, 'Eve');
    const importing = eve.send('POST', '/tables/import', {});
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const player = await ana.sit(table);
    expect(await player.say({ do: 'start' })).toBe('ok');
    expect(await playOn([player], 5)).toBe(5);
    await player.close();
    await server.stop();
    expect((await importing).status).toBe(503);
  });

  it('in the built program accepts a genuine match and aborts one crafted to take long', async () => {
    const worker = buildProgram('test-proofs').replace('triptych.mjs', 'proof-worker.mjs');
    const server = await started(testDatabase, {}, { prover: proofThread(worker) });
    const ana = await Guest.come(server.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const player = await ana.sit(table);
    await player.say({ do: 'start' });
    await player.until(() => player.state.status === 'running');
    await playOn([player]);
    await player.close();
    const { body: match } = await ana.send<Archive>('GET', `/tables/${table}/export`);
    expect((await ana.send('POST', '/tables/import', match)).status).toBe(201);
    // Every undo replays the match from its beginning: a small file, but a lot of work.
    const { log } = match.record;
    const last = log.at(-1);
    const again = Array.from({ length: 40_000 }, () => [{ seat: 0, undo: 1, consent: true }, last]).flat();
    const endless = { ...match, record: { ...match.record, log: [...log, ...again] }, recordings: [] };
    const prover = proofThread(worker, 2000);
    const proof = await prover.prove(new TextEncoder().encode(JSON.stringify(endless)));
    expect(proof).toMatchObject({ ok: false, refusal: { code: 'too-much' } });
    await prover.close();
    await server.stop();
  });
});
