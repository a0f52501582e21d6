import { readdirSync, readFileSync } from 'node:fs';
import { type Client, openSocket } from './frames.ts';

/** How many tables, with three sockets each, and how many moves each table plays before and during the measurement. */
export const TABLES = Number(process.env.TABLES ?? 200);
export const SOCKETS = 3;
export const WARM_UP = 10;
export const MOVES = 30;

/** One table as its clients see it: who must move, and what goes over its sockets. */
export interface Slot {
  /** Sends the next move; `heard` counts the replies. */
  move(): void;
  /** Called by the load when everybody at the table was informed. */
  informed?: () => void;
}

export interface Load {
  readonly movesPerSecond: number;
  /** Processor time for a move: of the server, and of the clients, which must have less to do than the server. */
  readonly microseconds: number;
  /** If it is a separate server. */
  readonly databaseMicroseconds: number;
  readonly clientMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesDown: number;
  readonly bytesUp: number;
}

/** For those waiting for the rest. */
export function briefly({ movesPerSecond, microseconds, databaseMicroseconds, bytesDown }: Load): string {
  const database = databaseMicroseconds > 0 ? ` and ${databaseMicroseconds.toFixed(0)} µs database` : '';
  return `${movesPerSecond.toFixed(0)} moves/s, ${microseconds.toFixed(0)} µs server${database}, ${bytesDown.toFixed(0)} bytes a move`;
}

/** Counts what all sockets receive and send. */
export const traffic = { down: 0, up: 0 };

/**
 * Closed loop: every table makes its next move as soon as all its sockets know of the last one. `server` and
 * `database`: the processor time that they have used so far, in microseconds.
 */
export async function run(
  slots: readonly Slot[],
  server: () => number,
  database: () => number = () => 0,
): Promise<Load> {
  await rounds(slots, WARM_UP, []);
  traffic.down = 0;
  traffic.up = 0;
  const times: number[] = [];
  const used = server();
  const usedByDatabase = database();
  const usedHere = process.cpuUsage();
  const start = performance.now();
  await rounds(slots, MOVES, times);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(usedHere);
  const microseconds = (server() - used) / times.length;
  const databaseMicroseconds = (database() - usedByDatabase) / times.length;
  const clientMicroseconds = (user + system) / times.length;
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return {
    movesPerSecond: times.length / seconds,
    microseconds,
    databaseMicroseconds,
    clientMicroseconds,
    p50: at(0.5),
    p99: at(0.99),
    bytesDown: traffic.down / times.length,
    bytesUp: traffic.up / times.length,
  };
}

function rounds(slots: readonly Slot[], moves: number, times: number[]): Promise<void> {
  let running = slots.length;
  return new Promise((resolve) => {
    for (const slot of slots) {
      let left = moves;
      let sent = performance.now();
      slot.informed = () => {
        times.push(performance.now() - sent);
        left--;
        if (left === 0) {
          delete slot.informed;
          if (--running === 0) resolve();
          return;
        }
        sent = performance.now();
        slot.move();
      };
      slot.move();
    }
  });
}

/** Calls the slot when as many messages as sockets have come. */
export function counter(slot: () => Slot): () => void {
  let heard = 0;
  return () => {
    if (++heard < SOCKETS) return;
    heard = 0;
    slot().informed?.();
  };
}

const clients: Client[] = [];

/** Closes all connections, so that finished tables do not burden the next ones. */
export function hangUp(): void {
  for (const client of clients.splice(0)) client.close();
}

/** A socket that counts. */
export async function connect(
  url: string,
  headers: Readonly<Record<string, string>>,
  hear: (text: string) => void,
): Promise<(text: string) => void> {
  const client = await openSocket(url, headers, (text, bytes) => {
    traffic.down += bytes;
    hear(text);
  });
  clients.push(client);
  return (text) => {
    traffic.up += text.length;
    client.send(text);
  };
}

/** Processor time used by all threads of a process, in microseconds; NaN if the system does not say. */
export function processorTimeOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, time) => sum + time, 0) / 1000;
  } catch {
    return Number.NaN;
  }
}

/** Memory of a process, in bytes; NaN if the system does not say. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
