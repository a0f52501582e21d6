import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';

/**
 * A client's end of a WebSocket, with no more than the servers measured here need. The usual client costs as much as
 * the floor's server, so the benchmark would measure the clients, too.
 */
export interface Client {
  send(text: string): void;
  close(): void;
}

const TEXT = 0x81;
const PONG = 0x8a;
const LARGEST = 1 << 20;

/** Shared by all: each read is processed before the next. */
const inbox = Buffer.allocUnsafe(LARGEST);

/** Connects; `hear` gets each message and its length in bytes. */
export function openSocket(
  url: string,
  headers: Readonly<Record<string, string>>,
  hear: (text: string, bytes: number) => void,
): Promise<Client> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const frames = new Frames(
      hear,
      (payload) => socket.write(frame(PONG, payload)),
      () =>
        resolve({
          send: (text) => void socket.write(frame(TEXT, Buffer.from(text))),
          close: () => socket.destroy(),
        }),
    );
    const socket: Socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: inbox,
        callback: (bytes) => {
          frames.read(inbox.subarray(0, bytes));
          return true;
        },
      },
    });
    socket.once('error', reject);
    const lines = [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

/** Splits what arrives into messages. */
class Frames {
  readonly #hear: (text: string, bytes: number) => void;
  readonly #pong: (payload: Buffer) => void;
  readonly #upgraded: () => void;
  #open = false;
  #rest: Buffer | null = null;

  constructor(
    hear: (text: string, bytes: number) => void,
    pong: (payload: Buffer) => void,
    upgraded: () => void,
  ) {
    this.#hear = hear;
    this.#pong = pong;
    this.#upgraded = upgraded;
  }

  read(bytes: Buffer): void {
    const all = this.#rest === null ? bytes : Buffer.concat([this.#rest, bytes]);
    const used = this.#cut(all);
    // A copy: the inbox is reused.
    this.#rest = used === all.length ? null : Buffer.from(all.subarray(used));
  }

  #cut(all: Buffer): number {
    let at = 0;
    if (!this.#open) {
      const end = all.indexOf('\r\n\r\n');
      if (end < 0) return 0;
      const status = all.toString('latin1', 0, all.indexOf('\r\n'));
      if (!status.startsWith('HTTP/1.1 101')) throw new Error(status);
      this.#open = true;
      this.#upgraded();
      at = end + 4;
    }
    while (all.length - at >= 2) {
      let length = all[at + 1];
      let start = at + 2;
      if (length === 126) {
        if (all.length - at < 4) break;
        length = all.readUInt16BE(at + 2);
        start = at + 4;
      } else if (length === 127) {
        if (all.length - at < 10) break;
        length = Number(all.readBigUInt64BE(at + 2));
        start = at + 10;
      }
      const end = start + length;
      if (end > all.length) break;
      const kind = all[at] & 0x0f;
      if (kind === 1) this.#hear(all.toString('utf8', start, end), length);
      else if (kind === 9) this.#pong(Buffer.from(all.subarray(start, end)));
      at = end;
    }
    return at;
  }
}

/** A masked frame, as clients must send them; a mask of zeros leaves the payload as it is. */
function frame(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = length < 126 ? 2 : 4;
  const whole = Buffer.alloc(head + 4 + length);
  whole[0] = kind;
  whole[1] = 0x80 | Math.min(length, 126);
  if (head === 4) whole.writeUInt16BE(length, 2);
  payload.copy(whole, head + 4);
  return whole;
}
