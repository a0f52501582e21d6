import type { FastRng } from '@triptych/kernel';
import { isFields } from '@triptych/protocol';
import { socketSchemas } from '../http/socket-schemas.ts';
import type { Server } from '../serve.ts';
import { AnyJson, damagedText } from './any-json.ts';
import type { Guest } from './guest.ts';

/** Half of a character, which no address can hold. */
const LONE = /\p{Surrogate}/gu;

type Fields = Readonly<Record<string, unknown>>;

/** A route as the server documents it. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Fields[];
  readonly body: unknown;
}

/** Sends nearly valid requests to every route that the server documents, so that a new one needs no mention here. */
export class RequestFuzzer {
  readonly #operations: readonly Operation[];
  readonly #any: AnyJson;
  readonly #rng: FastRng;

  constructor(
    server: Server,
    known: Readonly<Record<string, readonly unknown[]>>,
    rng: FastRng,
    which: (path: string) => boolean = () => true,
  ) {
    const documented: unknown = JSON.parse(JSON.stringify(server.app.swagger()));
    this.#operations = operationsOf(documented).filter(({ path }) => which(path));
    this.#any = new AnyJson(documented, known, rng);
    this.#rng = rng;
    if (this.#operations.length < 8) throw new Error('hardly any route is documented');
  }

  /** The operations that have not been tried after that many requests. */
  untried(requests: number): readonly Operation[] {
    return this.#operations.slice(requests);
  }

  /** Sends one to each route in turn; returns the status. */
  async send(number: number, guest: Guest): Promise<number> {
    const rng = this.#rng;
    const { method, path, parameters, body } = this.#operations[number % this.#operations.length];
    const headers: Record<string, string> = { 'x-forwarded-for': `10.0.${rng.below(256)}.${rng.below(256)}` };
    let address = path.replace(/^\/api/, '');
    const query = new URLSearchParams();
    for (const { name, in: place, schema } of parameters) {
      if (typeof name !== 'string') continue;
      const text = String(this.#any.value(schema, name)).replaceAll(LONE, '?');
      if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text) || '-');
      else if (place === 'query') query.set(name, text);
      // Node refuses to send a header with other characters.
      else if (/^[\x20-\x7e]*$/.test(text)) headers[name] = text;
    }
    const sent = body === undefined ? undefined : damagedText(this.#any.value(body), rng);
    const { status, body: reply } = await guest.send<unknown>(
      method.toUpperCase(),
      query.size > 0 ? `${address}?${query.toString()}` : address,
      sent,
      headers,
    );
    const right = status < 500 && (status < 400 || (isFields(reply) && 'error' in reply));
    if (!right) throw new Error(JSON.stringify({ method, address, sent, status, reply }));
    return status;
  }
}

function operationsOf(documented: unknown): Operation[] {
  const paths = isFields(documented) && isFields(documented['paths']) ? documented['paths'] : {};
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isFields(methods) ? methods : {}).map(([method, operation]) => ({
      method,
      path,
      parameters: parametersOf(operation),
      body: bodyOf(operation),
    })),
  );
}

function parametersOf(operation: unknown): readonly Fields[] {
  const all = isFields(operation) ? operation['parameters'] : undefined;
  return Array.isArray(all) ? all.filter(isFields) : [];
}

function bodyOf(operation: unknown): unknown {
  let at: unknown = operation;
  for (const part of ['requestBody', 'content', 'application/json', 'schema'])
    at = isFields(at) ? at[part] : undefined;
  return at;
}

/** The names of all commands, as the server publishes them. */
export function commandNames(schema: unknown = socketSchemas.client.command): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => commandNames(part));
  if (!isFields(schema)) return [];
  const { properties, ...rest } = schema;
  const command = isFields(properties) && isFields(properties['do']) ? properties['do']['const'] : undefined;
  return typeof command === 'string' ? [command] : Object.values(rest).flatMap((part) => commandNames(part));
}
