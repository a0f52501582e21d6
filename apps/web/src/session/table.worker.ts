import type { TableEntry } from '@triptych/protocol';
import { STRENGTHS, thinkingTime } from '@triptych/bots';
import { checkImagined, foreseeImagined } from '@triptych/client/imagined.ts';
import type { Game } from '@triptych/kernel';
import { type Connection, LocalServer, placesIn, reopenTable } from '@triptych/table';
import { loadRules } from '../games/load-rules.ts';
// Every game needs this module first; importing it here saves a request.
import '../games/no-eval.ts';
import { startBotWorker } from './bot-thoughts.ts';
import { packOfMatch } from './match-pack.ts';
import { randomHex } from './random-hex.ts';
import { type StoredMatch, storeMatch } from './storage.ts';
import { storedMatch } from './stored-match.ts';
import { ThinkingBots } from './thinking-bots.ts';
import type { FromWorker, WorkerReply, ToWorker } from './wire.ts';

/** The table of this page. It knows everything, so it lives in a worker; the page gets only what its seat may know. */
interface Running {
  readonly server: LocalServer;
  readonly connection: Connection;
}

let running: Running | null = null;

const post = (message: FromWorker): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open')
    open(data.match, data.unstored).catch(() => {
      post({ type: 'failed' });
    });
  else if (running !== null) carryOut(running, data);
});

/** Whether another tab has opened the same match: two workers would overwrite each other's entries. */
let moved = false;
// Only secure pages have locks; a server in a living room has none.
const tabs = new BroadcastChannel('triptych-matches');

function onlyHere(id: string): void {
  tabs.addEventListener('message', ({ data }) => {
    if (data !== id || moved) return;
    moved = true;
    running = null;
    post({ type: 'moved' });
  });
  tabs.postMessage(id);
}

async function open(id: string, unstored: StoredMatch | null): Promise<void> {
  onlyHere(id);
  const stored = unstored ?? (await storedMatch(id));
  const module = stored === null ? undefined : await loadRules(stored.game);
  const pack = stored === null || module === undefined ? undefined : packOfMatch(module, stored);
  if (stored === null || module === undefined || pack === undefined) return post({ type: 'failed' });
  const game = module.open(pack);
  const reopened = reopenTable(game, stored, Date.now());
  if (reopened === null) return post({ type: 'failed' });
  const entries = reopened.entry === null ? stored.entries : [...stored.entries, reopened.entry];
  const server = serverOf(game, pack, { ...stored, entries }, unstored === null);
  const connection = server.connect({ send: (text) => post({ type: 'frame', text }), close: () => {} });
  running = { server, connection };
  post({ type: 'opened', game: stored.game, pack });
  server.wakeBots();
}

function serverOf(game: Game, pack: unknown, stored: StoredMatch, isStored: boolean): LocalServer {
  const [botSeed] = crypto.getRandomValues(new Uint32Array(1));
  const bots = new ThinkingBots(game, pack, startBotWorker, botSeed);
  let latest = stored;
  let all = true;
  const tell = (unstored: StoredMatch | null): void => {
    if (all && unstored === null) return;
    all = unstored === null;
    post({ type: 'stored', unstored });
  };
  tell(isStored ? null : stored);
  /** Each time the whole match: as soon as there is room again, nothing is missing. */
  const keep = async (match: StoredMatch): Promise<void> => {
    latest = match;
    await storeMatch(match).then(
      () => tell(null),
      // The match continues unstored: a full disk stops nobody, but everybody gets a warning.
      () => tell(match),
    );
  };
  const store = async (entry: TableEntry): Promise<void> => {
    if (moved) throw new Error('The match goes on in another tab.');
    // The state before this entry: the table can be restored from it under other rules.
    const snapshot = { state: server.table.snapshot(), after: latest.entries.length };
    await keep({ ...latest, entries: [...latest.entries, entry], snapshot, changed: Date.now() });
  };
  /** What lists show of a match that is over. */
  const keepResult = (): void => {
    const { outcome, endedEarly, resigned } = server.table.viewerState('spectator');
    if (outcome === null || latest.ranking?.[0]?.score !== undefined) return;
    void keep({ ...latest, over: true, endedEarly, resigned, ranking: placesIn(outcome) });
  };
  const server = new LocalServer(game, stored.id, stored.entries, {
    levels: STRENGTHS,
    store,
    answerAsBot: (turn, signal) => bots.answer(turn, signal),
    thinkingTime: (level) => thinkingTime(game, level),
    entered: keepResult,
    failed: (error) => reportError(error),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => Date.now(),
    newEpoch: () => randomHex(6),
  });
  keepResult();
  return server;
}

function carryOut({ server, connection }: Running, message: Exclude<ToWorker, { type: 'open' }>): void {
  switch (message.type) {
    case 'frame':
      return connection.hear(message.text);
    case 'recording':
      return reply(message.call, server.recording(message.viewer));
    case 'archive':
      return reply(message.call, server.archive());
    case 'check':
      return reply(message.call, checkImagined(server.game, message.known, message.answer));
    case 'foresee':
      return reply(message.call, foreseeImagined(server.game, message.known, message.answer));
  }
}

function reply(call: number, value: WorkerReply): void {
  post({ type: 'reply', call, value });
}
