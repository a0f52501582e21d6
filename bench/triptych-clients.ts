import { TableClient } from '@triptych/client/table-client.ts';
import type { Outgoing } from '@triptych/client/transport.ts';
import { type Author, FastRng, sampleAnswer } from '@triptych/kernel';
import { type Frame, isMessage, type PlayerCommand, type ViewerState } from '@triptych/protocol';
import { newCommandId } from '@triptych/client/command-id.ts';
import { connect, counter, type Slot, SOCKETS } from './load.ts';

/** Clients of our server, built from the page's own code; they answer at random when asked. */

const rng = new FastRng(7);

/** Called after every message with those who have answered. */
type Hears = (by: Author) => void;

/** A player at a table, like the page: what they see, and how they answer. */
class Player {
  readonly #seat: number;
  readonly #moved: Hears;
  readonly #client = new TableClient(
    (frame) => this.#send(frame),
    () => newCommandId(crypto),
  );
  #write: (text: string) => void = () => {};
  #entered: () => void = () => {};
  /** The last version of the question that was answered: others' answers may arrive before one's own. */
  #answered = -1;

  private constructor(seat: number, moved: Hears) {
    this.#seat = seat;
    this.#moved = moved;
  }

  static async sit(port: number, cookie: string, table: string, seat: number, moved: Hears): Promise<Player> {
    const player = new Player(seat, moved);
    const entered = new Promise<void>((resolve) => (player.#entered = resolve));
    const url = `ws://127.0.0.1:${port}/api/socket`;
    player.#write = await connect(url, { cookie }, (text) => player.#hear(JSON.parse(text)));
    player.#send({ open: table, as: seat });
    await entered;
    return player;
  }

  get asked(): boolean {
    const { question, questionVersion } = this.#state;
    return question !== null && questionVersion !== this.#answered;
  }

  get #state(): ViewerState {
    const { state } = this.#client.mirror;
    if (state === null) throw new Error('nothing is shown yet');
    return state;
  }

  start(): void {
    this.#command({ do: 'start', part: null });
  }

  answer(): void {
    const { question, questionVersion } = this.#state;
    if (question === null) throw new Error('nobody is asked');
    this.#answered = questionVersion;
    const answer = sampleAnswer(question.shape, rng);
    this.#command({ do: 'answer', seat: this.#seat, questionVersion, answer });
  }

  #command(command: PlayerCommand): void {
    void this.#client.command(command).then((refusal) => {
      if (refusal !== null) throw new Error(refusal.code);
    });
  }

  #send(frame: Outgoing): void {
    this.#write(JSON.stringify(frame));
  }

  #hear(frame: Frame): void {
    const news = this.#client.hear(frame);
    if (news === null) throw new Error('a message is missing');
    if (!isMessage(frame)) {
      if (frame.refusal !== undefined) throw new Error(frame.refusal.code);
      if (frame.fresh !== undefined) this.#entered();
    }
    for (const { message } of news) this.#moved(message.by ?? 'person');
  }
}

/** Sign-in and tables over HTTP. */
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

/** Tables of people. `port`: at which process each of them sits. */
export async function triptychSlots(
  port: (table: number, seat: number) => number,
  tables: number,
): Promise<Slot[]> {
  const cookies = await Promise.all([0, 1, 2].map((seat) => new Door(port(0, 0)).guest(`Player ${seat}`)));
  const slots: Slot[] = [];
  while (slots.length < tables) {
    const number = slots.length;
    const door = new Door(port(number, 0));
    const table = await door.found(cookies[0], [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    for (const seat of [1, 2]) await door.sit(cookies[seat], table, seat);
    slots.push(await slotOf((seat) => port(number, seat), cookies, table));
  }
  return slots;
}

async function slotOf(
  port: (seat: number) => number,
  cookies: readonly string[],
  table: string,
): Promise<Slot> {
  const players: Player[] = [];
  const slot: Slot = { move: () => players.find(({ asked }) => asked)?.answer() };
  const count = counter(() => slot);
  for (const [seat, cookie] of cookies.entries())
    players.push(await Player.sit(port(seat), cookie, table, seat, count));
  const informed = (): Promise<void> => new Promise((resolve) => (slot.informed = resolve));
  const begun = informed();
  players[0].start();
  await begun;
  // The sealed answers of the setup: each is announced to all.
  for (let seat = 0; seat < SOCKETS; seat++) {
    const heard = informed();
    players[seat].answer();
    await heard;
  }
  delete slot.informed;
  return slot;
}

/** Tables with one person, who answers at once, and two masters. Returns how many answers masters have given so far. */
export async function tablesOfMasters(port: number, tables: number): Promise<() => number> {
  const door = new Door(port);
  const cookie = await door.guest('Player');
  const bot = { kind: 'bot', level: 'master' };
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
