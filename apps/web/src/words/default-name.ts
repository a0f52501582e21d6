import { say } from './index.ts';

/** More than sit at any table. */
const MOST_PEOPLE = 9;

/** Whether somebody is only called “Player 1”, in the reader's language. */
export function isDefaultName(name: string): boolean {
  return Array.from({ length: MOST_PEOPLE }, (_, at) => say().personName(at + 1)).includes(name);
}
