import { type FastRng, pick } from '@triptych/kernel';
import { isFields } from '@triptych/protocol';

type Fields = Readonly<Record<string, unknown>>;

/** Values that may turn up anywhere. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  99,
  1.5,
  1e308,
  2 ** 53,
  '',
  'spectator',
  'constructor',
  '__proto__',
  '\u0000\u202E\uD800',
  'x'.repeat(600),
  [],
  [0, 1, 2, 3],
  [[[[]]]],
  {},
  { kind: 'undo', answers: 1 },
  { kind: 'replace', seat: 0, by: 'bot' },
];
const TEXTS = ['Ana', 'x', '0', 'ab'.repeat(8), 'ab'.repeat(32), 'https://127.0.0.1:9/x', '😀 é', '-'];
/** How many items of a list are tried. */
const MOST_ITEMS = 12;

/**
 * Makes values that fit a JSON Schema, or nearly: now and then a part is odd, missing, too long, too many or unknown.
 * Whatever the schema describes is tried, so a new field or command needs no mention here.
 */
export class AnyJson {
  /** Where references lead. */
  readonly #root: unknown;
  /** Values that mean something right now, by the name of the field. */
  readonly #known: Readonly<Record<string, readonly unknown[]>>;
  readonly #rng: FastRng;

  constructor(root: unknown, known: Readonly<Record<string, readonly unknown[]>>, rng: FastRng) {
    this.#root = root;
    this.#known = known;
    this.#rng = rng;
  }

  #oneIn(number: number): boolean {
    return this.#rng.below(number) === 0;
  }

  value(schema: unknown, name = ''): unknown {
    const rng = this.#rng;
    if (!isFields(schema) || this.#oneIn(40)) return pick(ODD, rng);
    const { $ref, const: only, enum: some, type, allOf } = schema;
    if (typeof $ref === 'string') return this.value(this.#referenced($ref), name);
    if (only !== undefined) return only;
    if (isList(some)) return pick(some, rng);
    const branches = schema['anyOf'] ?? schema['oneOf'];
    if (isList(branches)) return this.value(pick(branches, rng), name);
    if (isList(allOf)) {
      const whole = {};
      for (const part of allOf) Object.assign(whole, this.value(part, name));
      return whole;
    }
    if (Object.hasOwn(this.#known, name) && !this.#oneIn(5)) return pick(this.#known[name], rng);
    switch (isList(type) ? pick(type, rng) : type) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return this.#list(schema, name);
      case 'string':
        return this.#text(schema);
      case 'integer':
      case 'number':
        return this.#number(schema);
      case 'boolean':
        return rng.below(2) === 0;
      case 'null':
        return null;
      default:
        return pick(ODD, rng);
    }
  }

  #referenced(path: string): unknown {
    return path
      .split('/')
      .slice(1)
      .reduce<unknown>((at, part) => (isFields(at) ? at[part] : undefined), this.#root);
  }

  #object({ properties, required, additionalProperties }: Fields): object {
    const made: Record<string, unknown> = {};
    const add = (key: string, value: unknown): void => {
      Object.defineProperty(made, key, { value, enumerable: true, writable: true, configurable: true });
    };
    for (const [key, schema] of Object.entries(isFields(properties) ? properties : {})) {
      const needed = isList(required) && required.includes(key);
      if (needed ? !this.#oneIn(20) : this.#oneIn(2)) add(key, this.value(schema, key));
    }
    if (isFields(additionalProperties) && this.#oneIn(2))
      add(pick(TEXTS, this.#rng), this.value(additionalProperties));
    if (this.#oneIn(15)) add(pick(['id', 'constructor', '__proto__', 'x'], this.#rng), pick(ODD, this.#rng));
    return made;
  }

  #list({ items, minItems, maxItems }: Fields, name: string): unknown[] {
    const least = numeric(minItems, 0);
    const length = pick(
      [least, least + 1, least + 2, numeric(maxItems, 4), numeric(maxItems, 4) + 1],
      this.#rng,
    );
    return Array.from({ length: Math.min(length, MOST_ITEMS) }, () => this.value(items, name));
  }

  #text({ pattern, maxLength }: Fields): string {
    if (maxLength !== undefined && this.#oneIn(10))
      return 'y'.repeat(numeric(maxLength, 0) + this.#rng.below(2));
    const fits = TEXTS.filter((text) => typeof pattern !== 'string' || new RegExp(pattern).test(text));
    return pick(fits.length > 0 && !this.#oneIn(8) ? fits : TEXTS, this.#rng);
  }

  #number({ minimum, maximum }: Fields): number {
    const [least, most] = [numeric(minimum, 0), numeric(maximum, 9)];
    return pick([least, least, least + 1, most, least - 1, most + 1, least + 0.5, 2 ** 53], this.#rng);
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function numeric(limit: unknown, otherwise: number): number {
  return typeof limit === 'number' && Math.abs(limit) < 2 ** 40 ? limit : otherwise;
}

/** The text of a value, now and then truncated or with a wrong character in it. */
export function damagedText(value: unknown, rng: FastRng): string {
  const text = JSON.stringify(value) ?? '';
  const at = rng.below(text.length + 1);
  if (rng.below(20) === 0) return text.slice(0, at);
  return rng.below(20) === 0
    ? text.slice(0, at) + pick(['"', '{', '\\', '\u0000', 'é'], rng) + text.slice(at)
    : text;
}
