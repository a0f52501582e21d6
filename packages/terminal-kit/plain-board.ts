import type { Seat } from '@triptych/kernel';
import type { Board, DrawingContext } from './board.ts';
import { wrap } from './text.ts';

/** What a game without its own drawing shows: its view, by name. Controls and story come from its words. */
export const plainBoard: Board = {
  draw: (context) => factLines(context, Object.entries(Object(context.view))),
  legend: () => [],
  open: (context, seat) => factLines(context, fieldsOfSeat(context, seat)),
  scoring: () => [],
  conceivable: () => [],
  beginsPart: () => false,
  strikes: () => false,
};

type Fields = readonly (readonly [name: string, value: unknown])[];

/** A list as long as the number of seats is assumed to hold one item per seat. */
function fieldsOfSeat({ view, names }: DrawingContext, seat: Seat): Fields {
  return Object.entries<unknown>(Object(view)).flatMap(([name, value]) =>
    Array.isArray(value) && value.length === names.length ? [[name, value[seat]] as const] : [],
  );
}

function factLines(context: DrawingContext, fields: Fields, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  return fields.flatMap(([name, value]) => {
    const text = written(value);
    if (text !== null)
      return wrap(`${name}: ${text}`, context.width - indent.length, '  ').map((line) => indent + line);
    const inner = Object.entries<unknown>(Object(value)).map(
      ([key, item]) => [Array.isArray(value) ? labelOf(context, value, Number(key)) : key, item] as const,
    );
    return [`${indent}${context.paint(name, 'bold')}`, ...factLines(context, inner, depth + 1)];
  });
}

/** Numbers on one line; null if they do not fit. */
function written(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (typeof value !== 'object' || value === null) return NOTHING;
  if (!Array.isArray(value) || value.some((item) => typeof item === 'object' && item !== null)) return null;
  return value.length === 0 ? NOTHING : value.map(written).join(' · ');
}

const NOTHING = '–';

/** The player, if there is one item per player; otherwise the item's number. */
function labelOf({ names }: DrawingContext, list: readonly unknown[], at: number): string {
  return list.length === names.length ? names[at] : String(at + 1);
}
