import type { Viewer } from '@triptych/kernel';
import { type Answer, FastRng, sampleAnswer } from '@triptych/kernel';
import { TableMirror } from '@triptych/client/table-mirror.ts';
import type { ViewerState } from '@triptych/protocol';
import { WebSocket } from 'ws';
import { type ReadFrame, readFrame } from './read-frame.ts';
import { Waiting } from './waiting.ts';

interface Answered<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** A person with a browser: a cookie, requests, sockets. */
export class Guest {
  readonly port: number;
  readonly name: string;
  cookie = '';
  token: string | null = null;
  recovery = '';

  constructor(port: number, name: string) {
    this.port = port;
    this.name = name;
  }

  static async come(port: number, name: string): Promise<Guest> {
    const guest = new Guest(port, name);
    const { body } = await guest.send<{ recovery: string }>('POST', '/guests', { name });
    guest.recovery = body.recovery;
    return guest;
  }

  /** The same person at another server process. */
  at(port: number): Guest {
    const guest = new Guest(port, this.name);
    guest.cookie = this.cookie;
    guest.token = this.token;
    return guest;
  }

  get headers(): Record<string, string> {
    return this.token === null ? { cookie: this.cookie } : { authorization: `Bearer ${this.token}` };
  }

  async send<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answered<T>> {
    const response = await fetch(`http://127.0.0.1:${this.port}/api${path}`, {
      method,
      headers: {
        ...this.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie !== null) this.cookie = cookie.split(';')[0];
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? null : JSON.parse(text)) as T,
      headers: response.headers,
    };
  }

  async createTable(
    request: object,
  ): Promise<{ table: string; key: string; link: string; commitment: string }> {
    const { body } = await this.send<{ table: string; key: string; link: string; commitment: string }>(
      'POST',
      '/tables',
      {
        game: 'bellum',
        ...request,
      },
    );
    return body;
  }

  async command(table: string, command: object, key?: string): Promise<string> {
    const { status, body } = await this.send<{ error?: { code: string } }>(
      'POST',
      `/tables/${table}/commands`,
      command,
      key === undefined ? {} : { 'x-table-key': key },
    );
    return status === 200 ? 'ok' : (body.error?.code ?? String(status));
  }

  async sit(table: string, more: object = {}): Promise<Player> {
    const player = await Player.connect(this);
    await player.open(table, more);
    return player;
  }
}

/** One socket, and the state accumulated from its frames. */
export class Player {
  readonly guest: Guest;
  readonly socket: WebSocket;
  readonly frames: ReadFrame[] = [];
  readonly texts: string[] = [];
  readonly #mirror: TableMirror;
  /** Two connections of one person never share a command id. */
  static #ids = 0;
  readonly #waiting = new Waiting();

  private constructor(guest: Guest, socket: WebSocket, mirror: TableMirror) {
    this.guest = guest;
    this.socket = socket;
    this.#mirror = mirror;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    socket.on('close', () => this.#wake());
    socket.on('error', () => {});
  }

  static connect(
    guest: Guest,
    headers: Record<string, string> = {},
    mirror = new TableMirror(),
  ): Promise<Player> {
    const socket = new WebSocket(`ws://127.0.0.1:${guest.port}/api/socket`, {
      headers: { ...guest.headers, ...headers },
    });
    const player = new Player(guest, socket, mirror);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(player));
      socket.once('error', reject);
    });
  }

  /** A reconnected client that remembers what it knew. */
  again(): Promise<Player> {
    return Player.connect(this.guest, {}, this.#mirror);
  }

  #hear(text: string): void {
    this.texts.push(text);
    this.frames.push(readFrame(this.#mirror, text));
    this.#wake();
  }

  #wake(): void {
    this.#waiting.wake();
  }

  get viewer(): Viewer {
    return this.#mirror.viewer;
  }

  /** The number of the last message. */
  get n(): number {
    return this.#mirror.n;
  }

  get epoch(): string | null {
    return this.#mirror.epoch;
  }

  get state(): ViewerState {
    return JSON.parse(JSON.stringify(this.#mirror.state)) as ViewerState;
  }

  get closed(): boolean {
    return this.socket.readyState === WebSocket.CLOSED;
  }

  until(is: () => boolean, timeout?: number): Promise<void> {
    return this.#waiting.until(is, () => `last message: ${this.texts.at(-1)?.slice(0, 300)}`, timeout);
  }

  async next(fits: (frame: ReadFrame) => boolean): Promise<ReadFrame> {
    const from = this.frames.length;
    let found: ReadFrame | undefined;
    await this.until(() => (found = this.frames.slice(from).find(fits)) !== undefined || this.closed);
    if (found === undefined) throw new Error('the socket was closed');
    return found;
  }

  async open(table: string, more: object = {}): Promise<ReadFrame> {
    const answer = this.next((frame) => frame.viewer !== undefined || frame.refused !== undefined);
    this.raw({ open: table, ...more });
    return answer;
  }

  raw(data: unknown): void {
    this.socket.send(typeof data === 'string' ? data : JSON.stringify(data));
  }

  /** 'ok', or the code of the refusal. */
  async say(command: object, id = `c${++Player.#ids}`): Promise<string> {
    const answer = this.next((frame) => frame.ok === id || frame.refused === id);
    this.raw({ id, ...command });
    const frame = await answer;
    return frame.refusal?.code ?? 'ok';
  }

  answer(answer: Answer): Promise<string> {
    return this.say({ do: 'answer', seat: this.viewer, questionVersion: this.state.questionVersion, answer });
  }

  /** A random legal answer, if this seat is asked. */
  async answerRandomly(rng: FastRng): Promise<boolean> {
    const { question, sealed, status } = this.state;
    if (status !== 'running' || question === null || sealed !== null) return false;
    const code = await this.answer(sampleAnswer(question.shape, rng));
    return code === 'ok';
  }

  async close(): Promise<void> {
    if (this.closed) return;
    const closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.close();
    await closed;
  }
}

/** How often to check whether anybody is asked before giving up. */
const MOST_POLLS = 15_000;

/** Everybody answers at random until the match is over or enough answers were given. */
export async function playOn(players: readonly Player[], most = 2000, seed = 1): Promise<number> {
  const rng = new FastRng(seed);
  let answers = 0;
  let polls = MOST_POLLS;
  while (answers < most) {
    let asked = false;
    for (const player of players) {
      if (answers >= most) break;
      if (!(await player.answerRandomly(rng))) continue;
      asked = true;
      answers++;
      await Promise.all(
        players.map((other) =>
          other.until(() => other.state.questionVersion >= player.state.questionVersion),
        ),
      );
    }
    if (players[0].state.status !== 'running') break;
    if (asked) polls = MOST_POLLS;
    else if (--polls === 0) throw new Error(`nobody is asked: ${players[0].texts.at(-1)?.slice(0, 300)}`);
    // It is a bot's turn, or the message is still on its way.
    else await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return answers;
}
