/** A place in a text as editors count it, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export type JsonReading =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly place: TextPlace };

export function readJson(text: string): JsonReading {
  const clean = text.replace(/^\uFEFF/, '');
  try {
    return { ok: true, data: JSON.parse(clean) };
  } catch {
    return { ok: false, place: placeOf(clean, firstFault(clean)) };
  }
}

/** The number of characters before the first invalid one. Node does not always report it. */
function firstFault(text: string): number {
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
