import { FastRng, type Question, sampleAnswer } from '@triptych/kernel';
import { connect, counter, type Slot, SOCKETS, TABLES } from './load.ts';

/** Clients of the other servers: they read what they are sent, and answer at random when asked. */

const rng = new FastRng(7);
/** Names of matches are used once. */
let matches = 0;

async function many<T>(make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < TABLES; at++) made.push(await make(at));
  return made;
}

/** Its own protocol (engine.io and socket.io), hand-written so that the clients cost little. */
export async function boardgameIoSlots(port: number): Promise<Slot[]> {
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  return many(async () => {
    // A missing match is created when the first player arrives.
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
      // One of three parses everything; the others only need to know that it arrived.
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
        const frame: { joined?: true; turn?: number } = JSON.parse(text);
        if (frame.joined) {
          joined++;
          return wakeUp();
        }
        turn = frame.turn ?? 0;
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
