import type { TableEntry } from '@triptych/protocol';
import { decide, STRENGTHS, thinkingTime } from '@triptych/bots';
import { imaginedRules } from '@triptych/client/imagined.ts';
import type { MatchUpdate, Opening } from '@triptych/client/session.ts';
import { TableSession } from '@triptych/client/table-session.ts';
import type { TransportListener } from '@triptych/client/transport.ts';
import { bellum } from '@triptych/games/bellum';
import {
  FastRng,
  type Game,
  type GameModule,
  type MatchRecord,
  newMatch,
  type Refusal,
  refuse,
} from '@triptych/kernel';
import { entriesAtDevice, LocalServer } from '@triptych/table';

export function newRecord(players: readonly ('person' | 'bot')[], seed = 'b'.repeat(64)): MatchRecord {
  const seats = players.map((player, seat) => ({ name: `P${seat}`, player }));
  const content = bellum.packs['standard'];
  const made = newMatch(bellum, { seats, options: {}, pack: { name: 'standard', content }, seed });
  if (!made.ok) throw new Error('The options are invalid.');
  return made.record;
}

/** A table as a page hosts it, without the worker in between, and everything its session received. */
export class LocalTable {
  readonly openings: Opening[] = [];
  readonly updates: MatchUpdate[] = [];
  readonly stored: TableEntry[];
  /** How many updates came before the latest opening. */
  #opened = 0;
  /** Whether nothing can be stored, as on a full disk. */
  full = false;
  readonly host: LocalServer;
  readonly session: TableSession;

  /** `luck` seeds the bots. */
  constructor(entries: readonly TableEntry[], module: GameModule = bellum, luck = 8) {
    const rng = new FastRng(luck);
    const [content] = Object.values(module.packs);
    const game: Game = module.open(content);
    this.stored = [...entries];
    this.host = new LocalServer(game, 'local', entries, {
      levels: STRENGTHS,
      store: (entry) => {
        if (this.full) return Promise.reject(new Error('the disk is full'));
        this.stored.push(JSON.parse(JSON.stringify(entry)));
        return Promise.resolve();
      },
      answerAsBot: (turn) => Promise.resolve(decide(game, turn.level, turn, rng.below(2 ** 32)).answer),
      thinkingTime: (level) => thinkingTime(game, level),
      entered: () => {},
      failed: (error) => {
        throw error;
      },
      wait: () => Promise.resolve(),
      now: () => 1,
      newEpoch: () => 'epoch',
    });
    let ids = 0;
    const source = {
      id: 'local',
      key: null,
      onThisDevice: true,
      newId: () => String(ids++),
      game: module.id,
      pack: content,
      rules: () => Promise.resolve(game),
      imagined: imaginedRules(() => Promise.resolve(game)),
      recording: (viewer: number | 'spectator') => Promise.resolve(this.host.recording(viewer)),
      archive: () => Promise.resolve(this.host.archive()),
    };
    const room = { room: () => {}, connection: () => {}, failed: () => {} };
    this.session = new TableSession(source, room, (listener) => this.#connect(listener));
    this.session.attend({
      coming: () => {},
      opened: (opening) => {
        this.#opened = this.updates.length;
        this.openings.push(opening);
      },
      updated: (update) => this.updates.push(update),
      seated: () => {},
      connection: () => {},
      failed: () => {},
      moved: () => {},
    });
  }

  static async open(record: MatchRecord, module: GameModule = bellum, luck = 8): Promise<LocalTable> {
    return LocalTable.reopen(entriesAtDevice(record, 0), module, luck);
  }

  static async reopen(
    entries: readonly TableEntry[],
    module: GameModule = bellum,
    luck = 8,
  ): Promise<LocalTable> {
    const table = new LocalTable(entries, module, luck);
    await table.settled();
    table.host.wakeBots();
    await table.settled();
    return table;
  }

  #connect(listener: TransportListener) {
    const connection = this.host.connect({
      send: (text) => listener.heard(JSON.parse(text)),
      close: () => {},
    });
    queueMicrotask(() => listener.connected());
    return {
      send: (data: object) => connection.hear(JSON.stringify(data)),
      reconnect: () => listener.connected(),
      close: () => connection.close(),
    };
  }

  /** Bots answer until a person is asked: everything here happens within one round of the event loop. */
  async settled(): Promise<void> {
    for (let quiet = 0, entries = -1; quiet < 3; quiet++) {
      if (entries !== this.host.table.entries) quiet = 0;
      entries = this.host.table.entries;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async answer(answer: number | readonly number[]): Promise<Refusal | null> {
    const refusal = await this.session.answer(answer);
    await this.settled();
    return refusal;
  }

  async watchAs(seat: number): Promise<void> {
    this.session.watchAs(seat);
    await this.settled();
  }

  get now(): MatchUpdate['state'] {
    const state = this.sinceOpening.at(-1)?.state ?? this.openings.at(-1)?.state;
    if (state === undefined) throw new Error(refuse('not-here').code);
    return state;
  }

  /** What happened after the latest opening. */
  get sinceOpening(): readonly MatchUpdate[] {
    return this.updates.slice(this.#opened);
  }

  /** What the page shows now: the latest opening. */
  get opening(): Opening {
    const opening = this.openings.at(-1);
    if (opening === undefined) throw new Error('nothing was opened');
    return opening;
  }
}
