/** A place in a text as editors count it, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export type JsonReading =
  | { readonly ok: true; readonly data: unknown }
  /** `excess`: it may be JSON, but parsing it could exhaust the memory. */
  | { readonly ok: false; readonly place: TextPlace; readonly excess?: JsonExcess };

export type JsonExcess = 'depth' | 'values';

/** No file of ours comes close. Parsing a few million nested lists makes a browser give up the page. */
const MOST = { depth: 256, values: 5_000_000 };

/** Reads JSON from anywhere: what could exhaust the memory is not parsed. */
export function readJson(text: string): JsonReading {
  const clean = text.replace(/^\uFEFF/, '');
  const excess = firstExcess(clean);
  if (excess !== null) return { ok: false, place: placeOf(clean, excess.at), excess: excess.of };
  try {
    return { ok: true, data: JSON.parse(clean) };
  } catch {
    // Only on request: finding the place in a long text takes a while.
    return {
      ok: false,
      get place() {
        return placeOf(clean, firstFault(clean));
      },
    };
  }
}

function firstExcess(text: string): { readonly of: JsonExcess; readonly at: number } | null {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === ']' || sign === '}') depth--;
    else if (sign === '[' || sign === '{') {
      depth++;
      values++;
    } else if (sign === ',') values++;
    if (depth > MOST.depth) return { of: 'depth', at };
    if (values > MOST.values) return { of: 'values', at };
  }
  return null;
}

/** Where the text in quotes that begins here ends. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

/** The number of characters before the first invalid one. Node does not always report it. */
function firstFault(text: string): number {
  // Most broken files are cut off, and may be long.
  if (couldGoOn(text)) return text.length;
  let sound = 0;
  let broken = text.length;
  while (sound < broken) {
    const middle = Math.ceil((sound + broken) / 2);
    if (couldGoOn(text.slice(0, middle))) sound = middle;
    else broken = middle - 1;
  }
  return sound;
}

/** Whether this text is valid JSON apart from its missing end. */
function couldGoOn(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const position = /position (\d+)/.exec(message)?.[1];
    return /end of JSON|Unterminated string/.test(message) || Number(position) === start.length;
  }
}

function placeOf(text: string, at: number): TextPlace {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

const WIDTH = 100;

/** JSON for people: whatever fits on one line is put on one line. */
export function readableJson(value: unknown, indent = ''): string {
  const short = inline(value);
  if (typeof value !== 'object' || value === null || indent.length + short.length <= WIDTH) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => deeper + readableJson(item, deeper)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).map(
    ([name, item]) => `${deeper}${JSON.stringify(name)}: ${readableJson(item, deeper)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** JSON in one line, with spaces where a person would put them. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  if (fields.length === 0) return '{}';
  return `{ ${fields.map(([name, item]) => `${JSON.stringify(name)}: ${inline(item)}`).join(', ')} }`;
}
