import { FastRng, sampleAnswer } from '@triptych/kernel';
import { type CompactMessage, compactPatch } from '@triptych/table';
import type { Json, ViewerState } from '@triptych/protocol';
import { connect, counter, type Slot, SOCKETS } from './load.ts';

/** Clients of our server: they keep what they are shown up to date, and answer at random when they are asked. */

const rng = new FastRng(7);

/** A frame of our server: a compact message, alone or with an acknowledgement, or something else. */
type Told =
  | CompactMessage
  | {
      readonly m?: CompactMessage;
      readonly fresh?: { readonly state: ViewerState };
      readonly refusal?: { readonly code: string };
    };

function isMessage(told: Told): told is CompactMessage {
  return Array.isArray(told);
}

/** Is told after every message who has answered. */
type Hears = (by: string) => void;

/** Somebody at a table: what they see, and their way to answer. */
class Player {
  readonly #seat: number;
  readonly #told: Hears;
  #send: (text: string) => void = () => {};
  #shown: Json = null;
  /** The last moment that was answered: others may be heard before one's own answer is. */
  #answered = -1;

  private constructor(seat: number, told: Hears) {
    this.#seat = seat;
    this.#told = told;
  }

  static async sit(port: number, cookie: string, table: string, seat: number, told: Hears): Promise<Player> {
    const player = new Player(seat, told);
    let shown = (): void => {};
    const ready = new Promise<void>((resolve) => (shown = resolve));
    const url = `ws://127.0.0.1:${port}/api/socket`;
    player.#send = await connect(url, { cookie }, (text) => player.#hear(JSON.parse(text), shown));
    player.#send(JSON.stringify({ open: table, as: seat, compact: true }));
    await ready;
    return player;
  }

  get asked(): boolean {
    const { question, questionVersion } = this.#state;
    return question !== null && questionVersion !== this.#answered;
  }

  get #state(): ViewerState {
    return this.#shown as unknown as ViewerState;
  }

  start(): void {
    this.#send('{"id":"start","do":"start"}');
  }

  answer(): void {
    const { question, questionVersion } = this.#state;
    if (question === null) throw new Error('nobody is asked');
    this.#answered = questionVersion;
    const chosen = JSON.stringify(sampleAnswer(question.shape, rng));
    this.#send(
      `{"id":"${questionVersion}","do":"answer","seat":${this.#seat},"question":${questionVersion},"answer":${chosen}}`,
    );
  }

  #hear(told: Told, shown: () => void): void {
    if (!isMessage(told)) {
      if (told.refusal !== undefined) throw new Error(told.refusal.code);
      if (told.fresh !== undefined) {
        this.#shown = told.fresh.state as unknown as Json;
        shown();
      }
    }
    const message = isMessage(told) ? told : told.m;
    if (message === undefined) return;
    this.#shown = compactPatch(this.#shown, message[3]);
    const rest = message[4] as { readonly by?: string } | undefined;
    this.#told(rest?.by ?? 'person');
  }
}

/** The way in over HTTP. */
class Door {
  readonly #url: string;

  constructor(port: number) {
    this.#url = `http://127.0.0.1:${port}/api`;
  }

  async guest(name: string): Promise<string> {
    const response = await this.#post('/guests', { name }, '');
    return (response.headers.get('set-cookie') ?? '').split(';')[0];
  }

  async found(cookie: string, seats: readonly object[]): Promise<string> {
    const config = { game: 'bellum', seats, options: { castles: 'dealt' }, public: true };
    const { table } = (await (await this.#post('/tables', config, cookie)).json()) as { table: string };
    return table;
  }

  async sit(cookie: string, table: string, seat: number): Promise<void> {
    await this.#post(`/tables/${table}/commands`, { do: 'sit', seat }, cookie);
  }

  async #post(path: string, body: object, cookie: string): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(this.#url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response;
  }
}

/** Tables of people. */
export async function triptychSlots(port: number, tables: number): Promise<Slot[]> {
  const door = new Door(port);
  const cookies = await Promise.all([0, 1, 2].map((seat) => door.guest(`Player ${seat}`)));
  const slots: Slot[] = [];
  while (slots.length < tables) {
    const table = await door.found(cookies[0], [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    for (const seat of [1, 2]) await door.sit(cookies[seat], table, seat);
    slots.push(await slotOf(port, cookies, table));
  }
  return slots;
}

async function slotOf(port: number, cookies: readonly string[], table: string): Promise<Slot> {
  const players: Player[] = [];
  const slot: Slot = { move: () => players.find(({ asked }) => asked)?.answer() };
  const count = counter(() => slot);
  for (const [seat, cookie] of cookies.entries())
    players.push(await Player.sit(port, cookie, table, seat, count));
  const informed = (): Promise<void> => new Promise((resolve) => (slot.informed = resolve));
  players[0].start();
  await informed();
  // The sealed answers of the beginning: each is heard by all.
  for (let seat = 0; seat < SOCKETS; seat++) {
    players[seat].answer();
    await informed();
  }
  delete slot.informed;
  return slot;
}

/** Tables with one person, who answers at once, and bots. Gives how many answers bots have given so far. */
export async function botTables(port: number, tables: number): Promise<() => number> {
  const door = new Door(port);
  const cookie = await door.guest('Player');
  const bot = { kind: 'bot', level: 'normal' };
  let answers = 0;
  for (let made = 0; made < tables; made++) {
    const table = await door.found(cookie, [{ kind: 'me' }, bot, bot]);
    const player: Player = await Player.sit(port, cookie, table, 0, (by) => {
      if (by === 'bot') answers++;
      if (player.asked) player.answer();
    });
    player.start();
  }
  return () => answers;
}
