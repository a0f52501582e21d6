import type { MatchRecord, SeatRecord } from '@triptych/kernel';
import {
  ARCHIVE_FORMATS,
  exceededPackLimit,
  formatOf,
  readName,
  readArchive,
  readJson,
  readRecord,
  readTableFile,
  TABLE_FORMAT,
  type Player,
  type RecordProblem,
  type TableEntry,
  type TextPlace,
} from '@triptych/protocol';
import { entriesAtDevice, LOCAL_PERSON, reopenTable } from '@triptych/table';
import { loadRules } from '../games/load-rules.ts';
import { packOfMatch } from './match-pack.ts';
import { randomHex } from './random-hex.ts';
import { type StoredMatch, storeMatch } from './storage.ts';
import { storedMatch } from './stored-match.ts';

/** The largest file accepted, in megabytes: a long match takes about a tenth. */
const LONGEST_FILE = 4;

/** Why a match cannot be taken, and where that shows. */
export type MatchFileProblem =
  | { readonly problem: 'too-large'; readonly megabytes: number }
  | { readonly problem: 'not-json'; readonly place: TextPlace }
  | { readonly problem: 'not-a-match'; readonly format: string }
  | { readonly problem: 'bad-field'; readonly field: string }
  | { readonly problem: 'unknown-game' | 'no-pack' | 'other-rules' };

/** A match as a file that this page and the terminal can open; null if it is gone. */
export async function matchFile(id: string): Promise<object | null> {
  const stored = await storedMatch(id);
  if (stored === null) return null;
  const { entries, snapshot, pack } = stored;
  return { format: TABLE_FORMAT, entries, snapshot, ...(pack !== undefined && { content: pack }) };
}

/** Reads a match from a file of any size and content. */
export async function readMatchFile(file: Blob): Promise<{ readonly id: string } | MatchFileProblem> {
  const json = await readJsonFile(file, LONGEST_FILE);
  return 'problem' in json ? json : keepMatch(json.data);
}

/** The data of a file, unless it is longer than that or no JSON. */
export async function readJsonFile(
  file: Blob,
  megabytes: number,
): Promise<{ readonly data: unknown } | Extract<MatchFileProblem, { problem: 'too-large' | 'not-json' }>> {
  if (file.size > megabytes * 1024 * 1024) return { problem: 'too-large', megabytes };
  const json = readJson(await file.text());
  if (json.ok) return { data: json.data };
  // Nested too deeply, or too many values: whatever that is, nobody has saved it here.
  return json.excess === undefined ? { problem: 'not-json', place: json.place } : { data: null };
}

/** Stores a match that came as data, if it can be opened here. Its answers are checked by the rules. */
export async function keepMatch(data: unknown): Promise<{ readonly id: string } | MatchFileProblem> {
  const table = tableOf(data);
  if ('problem' in table) return table;
  const first = table.entries[0]?.act;
  if (first?.do !== 'create') return NOT_A_MATCH;
  const module = await loadRules(first.config.game);
  if (module === undefined) return { problem: 'unknown-game' };
  const stored: StoredMatch = {
    id: randomHex(8),
    game: first.config.game,
    seats: seatsOf(table.entries),
    over: false,
    changed: Date.now(),
    ...table,
  };
  if (stored.pack !== undefined && exceededPackLimit(stored.pack) !== null) return { problem: 'no-pack' };
  const pack = packOfMatch(module, stored);
  if (pack === undefined) return { problem: 'no-pack' };
  const opened = reopenTable(module.open(pack), stored, Date.now());
  if (opened === null) return { problem: 'other-rules' };
  await storeMatch({ ...stored, over: opened.table.status === 'over' });
  return { id: stored.id };
}

type StoredParts = Pick<StoredMatch, 'entries' | 'snapshot' | 'pack'>;

const NOT_A_MATCH = { problem: 'not-a-match', format: TABLE_FORMAT } as const;

function whyNot(reading: RecordProblem): MatchFileProblem {
  return reading.problem === 'bad-field' ? { problem: 'bad-field', field: reading.field } : NOT_A_MATCH;
}

function tableOf(data: unknown): StoredParts | MatchFileProblem {
  const content: unknown = Object(data).content;
  const pack = content === undefined || content === null ? {} : { pack: content };
  const format = formatOf(data);
  if (format === TABLE_FORMAT) {
    const reading = readTableFile(data);
    return reading.ok
      ? { entries: atHome(reading.table.entries).map(withNames), snapshot: null, ...pack }
      : whyNot(reading);
  }
  if (format !== null && ARCHIVE_FORMATS.includes(format)) {
    const reading = readArchive(data);
    return reading.ok ? { ...fromRecord(reading.archive.record), ...pack } : whyNot(reading);
  }
  const reading = readRecord(data);
  return reading.ok ? { ...fromRecord(reading.record), ...pack } : whyNot(reading);
}

function fromRecord(record: MatchRecord): Pick<StoredMatch, 'entries' | 'snapshot'> {
  return { entries: entriesAtDevice(record, Date.now()), snapshot: null };
}

/** No matter who had the seat before: on this device everybody is local. */
function atHome(entries: readonly TableEntry[]): readonly TableEntry[] {
  const first = entries[0]?.act;
  const people =
    first?.do === 'create'
      ? first.config.players.flatMap((one) => (one.kind === 'person' ? [one.id] : []))
      : [];
  return people.every((id) => id === LOCAL_PERSON) ? entries : [];
}

/** Names from a file follow the same rule as names that somebody enters. */
function withNames({ at, act }: TableEntry): TableEntry {
  switch (act.do) {
    case 'create':
      return {
        at,
        act: { ...act, config: { ...act.config, players: act.config.players.map(readablePlayer) } },
      };
    case 'sit':
    case 'replace':
    case 'resign':
      return { at, act: { ...act, player: readablePlayer(act.player, act.seat) } };
    default:
      return { at, act };
  }
}

function readablePlayer<P extends Player>(player: P, seat: number): P {
  return player.kind === 'open' ? player : { ...player, name: readName(player.name) ?? String(seat + 1) };
}

function seatsOf(entries: readonly TableEntry[]): readonly SeatRecord[] {
  const first = entries[0]?.act;
  if (first?.do !== 'create') return [];
  return first.config.players.map(
    (player): SeatRecord =>
      player.kind === 'bot'
        ? {
            player: 'bot',
            name: player.name,
            strength: player.level,
            ...(player.character !== undefined && { character: player.character }),
          }
        : { player: 'person', name: player.kind === 'open' ? '' : player.name },
  );
}

/** A running match as its answers, for a table elsewhere; null if it is over or cannot be opened. */
export async function runningRecord(
  id: string,
): Promise<{ readonly record: MatchRecord; readonly content: unknown } | null> {
  const stored = await storedMatch(id);
  const module = stored === null ? undefined : await loadRules(stored.game);
  const pack = stored === null || module === undefined ? undefined : packOfMatch(module, stored);
  if (stored === null || module === undefined || pack === undefined) return null;
  const record = reopenTable(module.open(pack), stored, Date.now())?.table.record ?? null;
  return record === null ? null : { record, content: stored.pack };
}
