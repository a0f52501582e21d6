import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';

/** How many tables, with three sockets each, and how many moves each table plays before and while it is measured. */
export const TABLES = 200;
export const SOCKETS = 3;
export const WARM_UP = 10;
export const MOVES = 30;

/** One table as its clients see it: who must move, and what goes over its sockets. */
export interface Slot {
  /** Sends the next move; what comes back is counted by `heard`. */
  move(): void;
  /** Called by the load when everybody at the table was informed. */
  informed?: () => void;
}

export interface Load {
  readonly movesPerSecond: number;
  /** Processor time of the server for a move. */
  readonly microseconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesDown: number;
  readonly bytesUp: number;
}

/** Counts what all sockets receive and send. */
export const traffic = { down: 0, up: 0 };

/** Closed loop: every table makes its next move as soon as all its sockets know of the last one. */
export async function run(slots: readonly Slot[], pid: number): Promise<Load> {
  await rounds(slots, WARM_UP, []);
  traffic.down = 0;
  traffic.up = 0;
  const times: number[] = [];
  const start = performance.now();
  const used = processorTimeOf(pid);
  await rounds(slots, MOVES, times);
  const microseconds = (processorTimeOf(pid) - used) / times.length;
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return {
    movesPerSecond: times.length / seconds,
    microseconds,
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

/** A socket that counts. */
export function connect(
  url: string,
  headers: Record<string, string>,
  hear: (text: string) => void,
): Promise<(text: string) => void> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on('message', (data: Buffer) => {
    traffic.down += data.length;
    hear(data.toString());
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () =>
      resolve((text) => {
        traffic.up += text.length;
        socket.send(text);
      }),
    );
    socket.once('error', reject);
  });
}

/** Processor time that a process has used, in microseconds; on a busy machine it tells more than the clock does. */
export function processorTimeOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Counted in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}

/** Memory of a process, in bytes; where the system does not tell, nothing. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
}
