import { randomBytes } from 'node:crypto';

/** A name that nobody guesses. None begins like a flag, because people type names of tables into commands. */
export function newTableName(random: () => Buffer = () => randomBytes(12)): string {
  const name = random().toString('base64url');
  return name.startsWith('-') ? newTableName(random) : name;
}
