import type { Generated } from 'kysely';
import type { rest, Status } from '@triptych/protocol';

/** A boolean in both databases. */
export type Bit = 0 | 1;

/** Times are in milliseconds since 1970. Secrets are only stored as hashes. */
export interface Schema {
  tables: TableRow;
  entries: EntryRow;
  table_people: { table_id: string; person_id: string; shown: Generated<ListingState> };
  archives: { table_id: string; ended_at: number; body: Buffer };
  packs: { hash: string; game: string; content: string };
  /** Words of custom packs, stored separately: two tables may use different words for the same values. */
  pack_words: { hash: string; content: string };
  people: PersonRow;
  sessions: { token_hash: string; person_id: string; created_at: number };
  accounts: AccountRow;
  passkeys: { id: string; person_id: string; public_key: string; counter: number; transports: string };
  challenges: { id: string; challenge: string; person_id: string | null; expires_at: number };
  processes: { id: string; seen_at: number };
  presence: PresenceRow;
  /** Messages between processes that share an SQLite file; PostgreSQL has channels for that. */
  process_messages: { id: Generated<number>; process: string; table_id: string };
  notice_preferences: NoticePreferencesRow;
  notice_channels: NoticeChannelRow;
  turns: TurnRow;
  outbox: OutboxRow;
  /** Keys that all processes share: for signed links, and for web push. */
  server_keys: { name: string; value: string };
  leases: { name: string; holder: string; until: number };
  /** What administrators have decided, as JSON. */
  site_settings: { name: string; value: string };
  admins: { person_id: string; since: number };
  /** Who plays which day's game at which table. It outlives the table: everybody has one try. */
  dailies: { day: number; person_id: string; table_id: string };
}

/** Whether a person's lists show a table; a forgotten one is not in their club either. */
export type ListingState = rest.TableListing['shown'];

/** What lists and housekeeping need from a table; derived from its entries. */
export interface TableRow {
  id: string;
  /** Opens a private table. */
  key: string;
  game: string;
  status: Status;
  public: Bit;
  host: string;
  pack: string;
  /** The hash of the table's own words for the pack; null: the words that come with it. */
  words: string | null;
  /** The summary for lists, as JSON. */
  summary: string;
  created_at: number;
  changed_at: number;
  /** Whether the table has bots or clocks, and the process that runs them. */
  needs_runner: Bit;
  runner: string | null;
  /** The snapshot after `snapshot_number` entries, in case the rules change. */
  snapshot: string | null;
  snapshot_number: number;
  /** The number of entries from which `turns` was written. */
  turns_number: number;
  /**
   * The number of the last entry that marks those before it as rewritten; 0: none. Anything derived from fewer entries
   * may name an erased person, and is not stored (`unless-rewritten.ts`).
   */
  rewritten: number;
}

/** Whether a person has a connected device at a table, by the process that it is connected to. */
export interface PresenceRow {
  table_id: string;
  person_id: string;
  process: string;
  connected: Bit;
  /** When the process last knew of a connection. */
  seen_at: number;
}

export interface EntryRow {
  table_id: string;
  number: number;
  body: string;
}

export interface PersonRow {
  id: string;
  name: string;
  kind: rest.Me['kind'];
  /** The person whose program it is. */
  owner: string | null;
  recovery_hash: string | null;
  created_at: number;
  seen_at: number;
  /** Until when the person counts as here: renewed while they look at a page. */
  here_until: Generated<number>;
  /** Since when an administrator has banned them; null: not banned. */
  banned_at: Generated<number | null>;
}

export interface AccountRow {
  person_id: string;
  name: string;
  /** For signing in. */
  name_key: string;
  /** What the name looks like; null in old rows that look like another one. */
  look: string | null;
  password_hash: string | null;
}

/** When a person wants to be told that it is their turn. */
export interface NoticePreferencesRow {
  person_id: string;
  /** The preferences, as JSON. */
  preferences: string;
  /** Where the links of notices lead. */
  origin: string;
  /** When the next digest is due; null without digests. */
  digest_due: number | null;
}

/** A way to reach a person: a browser, a mail address or a webhook. */
export interface NoticeChannelRow {
  id: string;
  person_id: string;
  kind: rest.NoticeChannel['kind'];
  /** The address, as JSON; its form depends on the kind. */
  address: string;
  confirmed: Bit;
  /** Failures since the last success. */
  failures: number;
  created_at: number;
}

/** A person who wants notices and must answer at a table. */
export interface TurnRow {
  table_id: string;
  person_id: string;
  /** The version of the pending question. */
  version: number;
  since: number;
  /** The version that a notice was last written for. */
  noticed: number;
  /** Not due before this time. */
  due_at: number;
}

/** A notice to one channel. It is kept for a while after it was sent, so that none is sent twice. */
export interface OutboxRow {
  /** Names channel, table and turn: there is one notice for each. */
  id: string;
  kind: 'turn' | 'digest' | 'confirm' | 'test';
  channel_id: string;
  person_id: string;
  table_id: string;
  version: number;
  /** What the notice is about, as JSON. */
  body: string;
  state: 'waiting' | 'sending' | 'done';
  tries: number;
  next_at: number;
  created_at: number;
}
