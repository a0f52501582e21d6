import { createHmac, createPublicKey, generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

/** The key pair of this server for web push: a private JSON Web Key, and the public point in base64url. */
export interface VapidKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Keys that all processes of a server share. Generated when first needed. */
export class ServerKeys {
  readonly #storage: Storage;
  readonly #known = new Map<string, Promise<string>>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async vapid(): Promise<VapidKeys> {
    const privateKey = await this.#key('vapid', () => {
      const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
      return JSON.stringify(pair.privateKey.export({ format: 'jwk' }));
    });
    const { x = '', y = '' } = createPublicKey({ key: JSON.parse(privateKey), format: 'jwk' }).export({
      format: 'jwk',
    });
    const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
    return { privateKey, publicKey: point.toString('base64url') };
  }

  /** A signature that only this server can make. */
  async sign(text: string): Promise<string> {
    const secret = await this.#key('links', () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', secret).update(text).digest('base64url');
  }

  async verify(text: string, signature: string): Promise<boolean> {
    const right = Buffer.from(await this.sign(text));
    const given = Buffer.from(signature);
    return right.length === given.length && timingSafeEqual(right, given);
  }

  #key(name: string, make: () => string): Promise<string> {
    let key = this.#known.get(name);
    if (key === undefined) {
      key = this.#load(name, make);
      this.#known.set(name, key);
      key.catch(() => this.#known.delete(name));
    }
    return key;
  }

  /** Two processes may make one at the same time: the first to store it wins. */
  async #load(name: string, make: () => string): Promise<string> {
    const { db } = this.#storage;
    const stored = (): Promise<{ value: string } | undefined> =>
      db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst();
    const known = await stored();
    if (known !== undefined) return known.value;
    await db
      .insertInto('server_keys')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await stored();
    if (row === undefined) throw new Error(`no key ${name}`);
    return row.value;
  }
}
