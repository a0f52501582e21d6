import { FastRng, type Question, sampleAnswer } from '@triptych/kernel';
import { type CompactMessage, compactPatch, type Json, type Sight } from '@triptych/table';
import { connect, type Slot, SOCKETS, TABLES } from './load.ts';

/** Clients that do what a client must: read what they are told, and answer at random when they are asked. */

const rng = new FastRng(7);
/** Names of matches are used once. */
let matches = 0;

async function many<T>(make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < TABLES; at++) made.push(await make(at));
  return made;
}

/** Calls the slot when as many messages as sockets have come. */
function counter(slot: () => Slot): () => void {
  let heard = 0;
  return () => {
    if (++heard < SOCKETS) return;
    heard = 0;
    slot().informed?.();
  };
}

/** A frame of our server: a compact message, alone or with an acknowledgement, or something else. */
type Told =
  | CompactMessage
  | {
      readonly m?: CompactMessage;
      readonly fresh?: { readonly sight: Sight; readonly founded: number };
      readonly refusal?: { readonly code: string };
    };

function isMessage(told: Told): told is CompactMessage {
  return Array.isArray(told);
}

export async function triptychSlots(port: number): Promise<Slot[]> {
  const people = await Promise.all(
    Array.from({ length: SOCKETS }, async (_, seat) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/guests`, post({ name: `Player ${seat}` }));
      return { cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] };
    }),
  );
  const ask = async (seat: number, path: string, body: object): Promise<{ table: string }> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, post(body, people[seat].cookie));
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { table: string };
  };
  return many(async () => {
    const { table } = await ask(0, '/tables', {
      game: 'bellum',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      options: { castles: 'dealt' },
      public: true,
    });
    for (const seat of [1, 2]) await ask(seat, `/tables/${table}/commands`, { do: 'sit', seat });
    const sends: ((text: string) => void)[] = [];
    const shown: Json[] = [null, null, null];
    const sightOf = (seat: number): Sight => shown[seat] as unknown as Sight;
    let ready = 0;
    let heard = 0;
    let wakeUp = (): void => {};
    const answer = (seat: number): void => {
      const { question, moment } = sightOf(seat);
      if (question === null) throw new Error('nobody is asked');
      const chosen = JSON.stringify(sampleAnswer(question.shape, rng));
      sends[seat](`{"id":"${moment}","do":"answer","seat":${seat},"question":${moment},"answer":${chosen}}`);
    };
    const slot: Slot = { move: () => answer(shown.findIndex((_, seat) => sightOf(seat).question !== null)) };
    const count = counter(() => slot);
    const hear = (seat: number, text: string): void => {
      const told: Told = JSON.parse(text);
      if (!isMessage(told)) {
        if (told.refusal !== undefined) throw new Error(told.refusal.code);
        if (told.fresh !== undefined) {
          shown[seat] = told.fresh.sight as unknown as Json;
          ready++;
          wakeUp();
        }
      }
      const message = isMessage(told) ? told : told.m;
      if (message === undefined) return;
      shown[seat] = compactPatch(shown[seat], message[3]);
      heard++;
      wakeUp();
      count();
    };
    for (const [seat, headers] of people.entries()) {
      const send = await connect(`ws://127.0.0.1:${port}/api/socket`, headers, (text) => hear(seat, text));
      sends.push(send);
      send(JSON.stringify({ open: table, as: seat, compact: true }));
    }
    const until = (is: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        wakeUp = () => is() && resolve();
        wakeUp();
      });
    await until(() => ready === SOCKETS);
    sends[0]('{"id":"start","do":"start"}');
    await until(() => heard === SOCKETS);
    // The sealed answers of the beginning: each is heard by all.
    for (let seat = 0; seat < SOCKETS; seat++) {
      answer(seat);
      await until(() => heard === SOCKETS * (seat + 2));
    }
    wakeUp = () => {};
    return slot;
  });
}

function post(body: object, cookie = ''): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  };
}

/** Over its own wire (engine.io and socket.io), spoken by hand so that the clients cost little. */
export async function boardgameIoSlots(port: number): Promise<Slot[]> {
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  return many(async () => {
    // A match that is not there is made when the first player comes.
    const matchID = `match-${++matches}`;
    const sends: ((text: string) => void)[] = [];
    let state: { _stateID: number; G: { pending: readonly Question[] } } | null = null;
    let synced = 0;
    let wakeUp = (): void => {};
    const slot: Slot = {
      move() {
        const question = state?.G.pending.at(0);
        if (state === null || question === undefined) throw new Error('the match is over');
        const { seat } = question;
        const payload = {
          type: 'answer',
          args: [seat, sampleAnswer(question.shape, rng)],
          playerID: String(seat),
        };
        const update = ['update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, String(seat)];
        sends[seat](`42/bellum,${JSON.stringify(update)}`);
      },
    };
    const count = counter(() => slot);
    const hear = (seat: number, text: string): void => {
      if (text === '2') return sends[seat]('3');
      if (text.startsWith('0')) return sends[seat]('40/bellum,');
      if (text.startsWith('40/bellum'))
        return sends[seat](`42/bellum,${JSON.stringify(['sync', matchID, String(seat), null, SOCKETS])}`);
      if (text.startsWith('42/bellum,["sync"')) {
        if (seat === 0) state = JSON.parse(text.slice('42/bellum,'.length))[2].state;
        synced++;
        return wakeUp();
      }
      if (!text.startsWith('42/bellum,["update"')) return;
      // One of three reads it all; the others only need to know that it came.
      if (seat === 0) state = JSON.parse(text.slice('42/bellum,'.length))[2];
      count();
    };
    for (let seat = 0; seat < SOCKETS; seat++) {
      const early: string[] = [];
      const send = await connect(url, {}, (text) =>
        sends[seat] === undefined ? void early.push(text) : hear(seat, text),
      );
      sends[seat] = send;
      for (const text of early) hear(seat, text);
    }
    await new Promise<void>((resolve) => {
      wakeUp = () => synced === SOCKETS && resolve();
      wakeUp();
    });
    return slot;
  });
}

export async function floorSlots(port: number): Promise<Slot[]> {
  return many(async () => {
    const name = `match-${++matches}`;
    const sends: ((text: string) => void)[] = [];
    let turn = 0;
    let joined = 0;
    let wakeUp = (): void => {};
    const slot: Slot = { move: () => sends[turn](`{"id":"${name}","move":${rng.below(100)}}`) };
    const count = counter(() => slot);
    for (let seat = 0; seat < SOCKETS; seat++) {
      const send = await connect(`ws://127.0.0.1:${port}/`, {}, (text) => {
        const told: { joined?: true; turn?: number } = JSON.parse(text);
        if (told.joined) {
          joined++;
          return wakeUp();
        }
        turn = told.turn ?? 0;
        count();
      });
      sends.push(send);
      send(JSON.stringify({ join: name, seat }));
    }
    await new Promise<void>((resolve) => {
      wakeUp = () => joined === SOCKETS && resolve();
      wakeUp();
    });
    return slot;
  });
}
