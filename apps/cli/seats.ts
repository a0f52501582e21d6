import type { Seat } from '@triptych/kernel';

/** A seat by its number from 1, its name, or the beginning of a word in a name, if that fits only one. */
export function readSeat(text: string, names: readonly string[]): Seat | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  const exact = names.findIndex((name) => name.toLowerCase() === wanted);
  if (exact >= 0) return exact;
  if (/^\d+$/.test(wanted))
    return Number(wanted) >= 1 && Number(wanted) <= names.length ? Number(wanted) - 1 : null;
  const fitting = names.flatMap((name, seat) =>
    ` ${name.toLowerCase()}`.includes(` ${wanted}`) ? [seat] : [],
  );
  return fitting.length === 1 ? fitting[0] : null;
}

/** `1 Ana, 2 Ben` */
export function seatNames(names: readonly string[]): string {
  return names.map((name, seat) => `${seat + 1} ${name}`).join(', ');
}
