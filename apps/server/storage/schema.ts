import type { Generated } from 'kysely';

/** Yes and no, in both databases. */
export type Bit = 0 | 1;

/** Times are milliseconds since 1970. What is secret is stored as a hash only. */
export interface Schema {
  tables: TableRow;
  entries: EntryRow;
  table_people: { table_id: string; person_id: string };
  archives: { table_id: string; ended_at: number; body: Buffer };
  packs: { hash: string; game: string; content: string };
  /** The names of things in packs of people's own, apart: two tables may call the same things otherwise. */
  pack_words: { hash: string; content: string };
  people: PersonRow;
  sessions: { token_hash: string; person_id: string; created_at: number };
  accounts: { person_id: string; name: string; name_key: string; password_hash: string | null };
  passkeys: { id: string; person_id: string; public_key: string; counter: number; transports: string };
  challenges: { id: string; challenge: string; person_id: string | null; expires_at: number };
  processes: { id: string; seen_at: number };
  /** What processes on one file tell each other; PostgreSQL has channels for that. */
  notices: { id: Generated<number>; process: string; table_id: string };
}

/** What lists and housekeeping need of a table; the truth is in its entries. */
export interface TableRow {
  id: string;
  /** Who knows it may come to a private table. */
  key: string;
  game: string;
  status: 'open' | 'running' | 'over' | 'closed';
  public: Bit;
  host: string;
  pack: string;
  /** Which words its people brought for the pack; null: those that come with it. */
  words: string | null;
  /** What the list shows, as JSON. */
  summary: string;
  created_at: number;
  changed_at: number;
  /** Whether bots or clocks must be looked after, and which process does. */
  needs_runner: Bit;
  runner: string | null;
  /** The state after so many entries, for the day on which the rules change. */
  snapshot: string | null;
  snapshot_number: number;
}

export interface EntryRow {
  table_id: string;
  number: number;
  body: string;
}

export interface PersonRow {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'program';
  /** Whose program it is. */
  owner: string | null;
  recovery_hash: string | null;
  created_at: number;
  seen_at: number;
}
