import { readJson } from '@triptych/protocol';
import { keepMatch, matchFile } from '../session/match-file.ts';
import { listMatches } from '../session/storage.ts';
import { listDrafts, storeDraft } from '../workshop/draft-store.ts';
import { gameById } from '../games/catalog.ts';
import { randomHex } from '../session/random-hex.ts';

interface Amount {
  readonly number: number;
  readonly bytes: number;
}

/** What this browser stores, and its size as text. */
export interface Stored {
  readonly matches: Amount;
  readonly packs: Amount;
  readonly other: number;
  /** Null if the browser does not say. */
  readonly quota: { readonly used: number; readonly all: number } | null;
  /** Whether the browser keeps it even if space runs out. */
  readonly persistent: boolean;
}

const FORMAT = 'triptych-everything-1';
/** The longest such file that is read. */
const LONGEST = 64 * 1024 * 1024;

const bytesOf = (value: unknown): number => new Blob([JSON.stringify(value) ?? '']).size;
const sum = (all: readonly unknown[]): Amount => ({
  number: all.length,
  bytes: all.reduce<number>((bytes, one) => bytes + bytesOf(one), 0),
});

async function allMatches(): Promise<readonly object[]> {
  const files = await Promise.all((await listMatches()).map(({ id }) => matchFile(id)));
  return files.filter((file) => file !== null);
}

export async function storedHere(): Promise<Stored> {
  const [matches, packs, quota, persistent] = await Promise.all([
    allMatches(),
    listDrafts(),
    navigator.storage?.estimate?.(),
    navigator.storage?.persisted?.(),
  ]);
  return {
    matches: sum(matches),
    packs: sum(packs),
    other: bytesOf(Object.entries(localStorage)),
    quota: quota?.quota === undefined ? null : { used: quota.usage ?? 0, all: quota.quota },
    persistent: persistent ?? false,
  };
}

/** Everything worth keeping as one file: matches and packs, with the pictures to trace. */
export async function everything(): Promise<object> {
  const [matches, packs] = await Promise.all([allMatches(), listDrafts()]);
  return { format: FORMAT, matches, packs };
}

/** Adds the content of such a file to this browser's; null if the file is not one. */
export async function bringBack(file: Blob): Promise<{ matches: number; packs: number } | null> {
  const json = file.size > LONGEST ? null : readJson(await file.text());
  const data: unknown = json?.ok === true ? json.data : null;
  const { format, matches, packs }: Readonly<Record<string, unknown>> = Object(data);
  if (format !== FORMAT || !Array.isArray(matches) || !Array.isArray(packs)) return null;
  const counts = { matches: 0, packs: 0 };
  for (const match of matches) if ('id' in (await keepMatch(match))) counts.matches++;
  for (const pack of packs) {
    const { game, draft, picture }: Readonly<Record<string, unknown>> = Object(pack);
    if (typeof game !== 'string' || gameById(game) === undefined || draft === undefined) continue;
    const traced = typeof picture === 'string' && picture.startsWith('data:image/') ? { picture } : {};
    await storeDraft({ id: randomHex(8), game, draft, changed: Date.now(), ...traced });
    counts.packs++;
  }
  return counts;
}
