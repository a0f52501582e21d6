import type { Refusal } from '@triptych/kernel';
import { loadRules } from '../games/load-rules.ts';
// Every module wants it first: so it need not be fetched before one.
import '../games/no-eval.ts';
import { Host } from './host.ts';
import { keepMatch, keptMatch } from './storage.ts';
import type { FromHost, ToHost } from './wire.ts';

let host: Host | null = null;
/** Saves follow each other, so that the newest record is the one that stays. */
let saved: Promise<void> = Promise.resolve();

const post = (message: FromHost): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
  if (data.type === 'open') void open(data.match);
  else if (host !== null) carryOut(host, data);
});

async function open(id: string): Promise<void> {
  const kept = await keptMatch(id);
  const module = kept === null ? undefined : await loadRules(kept.record.game);
  if (kept === null || module === undefined) return post({ type: 'failed' });
  const calls = {
    opened: (opening: Extract<FromHost, { type: 'opened' }>['opening']) => post({ type: 'opened', opening }),
    updated: (update: Extract<FromHost, { type: 'updated' }>['update']) => post({ type: 'updated', update }),
    save: (record: typeof kept.record, over: boolean) => {
      saved = saved.then(() => keepMatch({ id, record, over, changed: Date.now() }));
    },
  };
  const [botSeed] = crypto.getRandomValues(new Uint32Array(1));
  host = Host.open(module, kept.record, calls, botSeed);
  if (host === null) post({ type: 'failed' });
}

function carryOut(table: Host, message: Exclude<ToHost, { type: 'open' }>): void {
  switch (message.type) {
    case 'answer':
      return done(message.call, table.answer(message.answer));
    case 'check':
      return done(message.call, table.check(message.answer));
    case 'foresee':
      return post({ type: 'foreseen', call: message.call, foreseen: table.foresee(message.answer) });
    case 'undo':
      return done(message.call, table.undo(message.answers));
    case 'withdraw':
      return done(message.call, table.withdraw());
    case 'film':
      return post({ type: 'film', call: message.call, film: table.film(message.viewer) });
    case 'finished':
      return post({ type: 'finished', call: message.call, finished: table.finished() });
    case 'sitDown':
      return table.sitDown(message.seat);
  }
}

function done(call: number, refusal: Refusal | null): void {
  post({ type: 'done', call, refusal });
}
