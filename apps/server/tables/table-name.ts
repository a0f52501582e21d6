import { randomBytes } from 'node:crypto';

/** An unguessable id. It never starts with a dash, because people type table ids into commands. */
export function newTableName(random: () => Buffer = () => randomBytes(12)): string {
  const name = random().toString('base64url');
  return name.startsWith('-') ? newTableName(random) : name;
}
