import { appendFileSync } from 'node:fs';

/** How long `npm run prove` may take; 0 in ordinary tests. */
export const MINUTES = Number(process.env['PROVE_MINUTES'] ?? 0);
/** Where `npm run prove` reads what was tried. */
const REPORT = process.env['PROVE_REPORT'];

/** How often to try something: a few times in ordinary tests, more often the longer a proof may take. */
export function times(few: number, perMinute: number): number {
  return Math.max(few, Math.round(MINUTES * perMinute));
}

/** Counts what was tried, for the report of `npm run prove`. */
export function tried(what: string, number = 1): void {
  if (REPORT !== undefined) appendFileSync(REPORT, `${JSON.stringify({ what, number })}\n`);
}

/** A figure for the report of `npm run prove`; ordinary tests print it. */
export function measured(figure: string): void {
  if (REPORT === undefined) process.stdout.write(`${figure}\n`);
  else appendFileSync(REPORT, `${JSON.stringify({ measured: figure })}\n`);
}
