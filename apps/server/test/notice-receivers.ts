import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify as verifySignature,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { Waiting } from './waiting.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire, with soft line breaks undone. */
  readonly text: string;
}

/** A real SMTP server that keeps what it gets. */
export class MailBox {
  readonly mails: ReceivedMail[] = [];
  readonly #server: SMTPServer;
  readonly #waiting = new Waiting();

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        done(username === 'games' && password === 'secret' ? null : new Error('wrong'), { user: username }),
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          this.mails.push({ from, to, text: unquoted(Buffer.concat(parts)) });
          done();
          this.#waiting.wake();
        });
      },
    });
  }

  static async open(): Promise<MailBox> {
    const box = new MailBox();
    box.#server.listen(0, '127.0.0.1');
    await once(box.#server.server, 'listening');
    return box;
  }

  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://games:secret@127.0.0.1:${port}`;
  }

  async mail(number: number): Promise<ReceivedMail> {
    await this.#waiting.until(
      () => this.mails.length >= number,
      () => `mail ${number}, got ${this.mails.length}`,
    );
    return this.mails[number - 1];
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** Quoted-printable, as far as our mails use it. */
function unquoted(raw: Buffer): string {
  const bytes = raw
    .toString('latin1')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

export interface ReceivedPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real HTTP server that keeps what is posted to it. */
export class PostBox {
  readonly posts: ReceivedPost[] = [];
  /** The status of the next answers; the last one stays. */
  statuses: number[] = [204];
  /** Where a redirect leads. */
  location = '';
  readonly #server: Server;
  readonly #waiting = new Waiting();

  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const [status = 204] = this.statuses;
        if (this.statuses.length > 1) this.statuses.shift();
        this.posts.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(status, this.location === '' ? {} : { location: this.location }).end();
        this.#waiting.wake();
      });
    });
  }

  static async open(): Promise<PostBox> {
    const box = new PostBox();
    box.#server.listen(0, '127.0.0.1');
    await once(box.#server, 'listening');
    return box;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}/${path}`;
  }

  at(path: string): ReceivedPost[] {
    return this.posts.filter((post) => post.path === `/${path}`);
  }

  async post(path: string, number = 1): Promise<ReceivedPost> {
    await this.#waiting.until(
      () => this.at(path).length >= number,
      () => `post ${number} at ${path}, got ${this.at(path).length}`,
    );
    return this.at(path)[number - 1];
  }

  async json(path: string, number = 1): Promise<Record<string, unknown>> {
    return JSON.parse((await this.post(path, number)).body.toString());
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A browser's subscription, which decrypts and checks what it gets exactly as the RFCs say. */
export class Subscription {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth: Buffer;
  readonly endpoint: string;

  constructor(endpoint: string, keys?: { readonly privateKey: Buffer; readonly auth: Buffer }) {
    this.endpoint = endpoint;
    if (keys === undefined) this.#ecdh.generateKeys();
    else this.#ecdh.setPrivateKey(keys.privateKey);
    this.#auth = keys?.auth ?? randomBytes(16);
  }

  get keys(): { p256dh: string; auth: string } {
    return {
      p256dh: this.#ecdh.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** RFC 8188 and 8291, read from the receiver's side. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const keyLength = body[20];
    const sender = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    if (record.length > recordSize) throw new Error('more than one record');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(sender), this.#auth, info, 32));
    const derived = (name: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record');
    return padded.subarray(0, end).toString();
  }
}

export interface VapidClaims {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
}

/** Checks the header of RFC 8292 with the key that the subscription was made for; throws if it is false. */
export function checkVapid(header: string | undefined, publicKey: string): VapidClaims {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (key !== publicKey) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('no point');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const [head, claims, signature] = token.split('.');
  const good = verifySignature(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('a false signature');
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  if (JSON.stringify(read(head)) !== '{"typ":"JWT","alg":"ES256"}') throw new Error('no JWT');
  return read(claims) as VapidClaims;
}
