import { TableMirror } from '@triptych/client/table-mirror.ts';
import { TableSession } from '@triptych/client/table-session.ts';
import type { RoomState } from '@triptych/client/table-source.ts';
import type { Transport, TransportListener } from '@triptych/client/transport.ts';
import { type Answer, FastRng, type GameEvent, sampleAnswer } from '@triptych/kernel';
import type { Frame, ViewerState } from '@triptych/protocol';
import { WebSocket } from 'ws';

/** What a device was sent: its state and its events, by the version of the question. */
export class Witness {
  readonly #mirror = new TableMirror();
  readonly views = new Map<number, unknown>();
  readonly events = new Map<number, readonly GameEvent[]>();
  readonly states: ViewerState[] = [];

  hear(frame: Frame): void {
    const messages = this.#mirror.hear(frame);
    if (messages === null) throw new Error('messages are missing');
    for (const { message, after } of messages) {
      this.#see(after);
      const known = this.events.get(after.questionVersion) ?? [];
      this.events.set(after.questionVersion, [...known, ...(message.events ?? [])]);
    }
    if (!Array.isArray(frame) && 'fresh' in frame && frame.fresh !== undefined) this.#see(frame.fresh.state);
  }

  #see(state: ViewerState): void {
    this.states.push(state);
    if (state.view !== null) this.views.set(state.questionVersion, state.view);
  }
}

/** The page's client, on a Node socket. */
class NodeTransport implements Transport {
  readonly #socket: WebSocket;

  constructor(address: string, cookie: string, calls: TransportListener, witness: Witness) {
    this.#socket = new WebSocket(address, { headers: { cookie } });
    this.#socket.on('open', () => calls.connected());
    this.#socket.on('message', (data: Buffer) => {
      const frame: Frame = JSON.parse(data.toString());
      witness.hear(frame);
      calls.heard(frame);
    });
    this.#socket.on('close', () => calls.lost());
  }

  send(data: object): void {
    this.#socket.send(JSON.stringify(data));
  }

  reconnect(): void {
    throw new Error('A scripted phone stays connected.');
  }

  close(): void {
    this.#socket.close();
  }
}

/** A player without a page: answers at random, with the page's own client. */
export class ScriptedPhone {
  readonly name: string;
  readonly #server: string;
  readonly witness = new Witness();
  #cookie = '';
  #session: TableSession | null = null;
  room: RoomState | null = null;
  readonly #waiting = new Set<() => void>();

  private constructor(server: string, name: string) {
    this.#server = server;
    this.name = name;
  }

  static async come(server: string, name: string): Promise<ScriptedPhone> {
    const phone = new ScriptedPhone(server, name);
    await phone.post('guests', { name });
    return phone;
  }

  async post<T>(path: string, body: object, key = ''): Promise<T> {
    const response = await fetch(new URL(`api/${path}`, this.#server), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie, 'x-table-key': key },
      body: JSON.stringify(body),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie !== null) this.#cookie = cookie.split(';')[0];
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as T;
  }

  /** Opens the table; the rules are never needed. */
  async open(game: string, id: string, key: string): Promise<void> {
    const never = (): never => {
      throw new Error('A scripted phone knows no rules.');
    };
    let ids = 0;
    this.#session = new TableSession(
      {
        id,
        key,
        game,
        onThisDevice: false,
        pack: null,
        rules: never,
        imagined: { check: never, foresee: never },
        newId: () => `${this.name}${ids++}`,
        recording: never,
        archive: never,
      },
      {
        room: (room) => {
          this.room = room;
          for (const wake of this.#waiting) wake();
        },
        connection: () => {},
        failed: (refusal) => {
          throw new Error(refusal.code);
        },
      },
      (calls) =>
        new NodeTransport(
          new URL('api/socket', this.#server).href.replace('http', 'ws'),
          this.#cookie,
          calls,
          this.witness,
        ),
    );
    await this.until(() => this.room !== null);
  }

  until(is: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!is()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  get over(): boolean {
    return this.room?.state.status === 'over';
  }

  get asked(): boolean {
    const { question = null, sealed = null } = this.room?.state ?? {};
    return question !== null && sealed === null && !this.over;
  }

  /** A random legal answer; it may be too late if another device of the same player was faster. */
  async answer(rng: FastRng): Promise<void> {
    const question = this.room?.state.question;
    if (question != null) await this.give(sampleAnswer(question.shape, rng));
  }

  async give(answer: Answer): Promise<void> {
    await this.#session?.answer(answer);
  }

  close(): void {
    this.#session?.close();
  }
}

const HIDDEN = -1;

/** Where a television shows something that not every player may see; empty if it shows no secret. */
export function leaks(shown: unknown, players: readonly unknown[], path = ''): string[] {
  if (shown === null || shown === undefined || shown === HIDDEN || path.endsWith('/viewer')) return [];
  if (typeof shown !== 'object')
    return players.every((player) => player === shown) ? [] : [`${path}: ${JSON.stringify(shown)}`];
  return Object.entries(shown).flatMap(([name, value]) =>
    leaks(
      value,
      players.map((player) =>
        typeof player === 'object' && player !== null ? Reflect.get(player, name) : undefined,
      ),
      `${path}/${name}`,
    ),
  );
}
