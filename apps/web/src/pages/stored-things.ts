import { allStoredTexts, readStoredText, writeStoredText } from '@triptych/board-kit/local-storage.ts';
import {
  draftInFile,
  EVERYTHING_FORMAT,
  type EverythingFile,
  everythingFile,
  exceededPackLimit,
  PACK_LIMITS,
  storedSetting,
} from '@triptych/protocol';
import { sayMoving } from '../network/words/moving.ts';
import { keepMatch, matchFile, readJsonFile } from '../session/match-file.ts';
import { listMatches, storesMatches } from '../session/storage.ts';
import { listDrafts, type PackDraft, storeDraft } from '../workshop/draft-store.ts';
import { gameById } from '../games/catalog.ts';
import { randomHex } from '../session/random-hex.ts';
import { sayFileProblem } from './move-match.ts';

interface Amount {
  readonly number: number;
  readonly bytes: number;
}

/** What this browser stores, and its size as text. */
export interface StorageUse {
  readonly matches: Amount;
  readonly packs: Amount;
  readonly other: number;
  /** Null if the browser does not say. */
  readonly quota: { readonly used: number; readonly all: number } | null;
  /** Whether the browser keeps it even if space runs out. */
  readonly persistent: boolean;
  /** The browser stores nothing: what there is lasts as long as the page. */
  readonly refused: boolean;
}

/** The longest such file that is read, in megabytes. */
const LONGEST = 128;

const bytesOf = (value: unknown): number => new Blob([JSON.stringify(value) ?? '']).size;
const sum = (all: readonly unknown[]): Amount => ({
  number: all.length,
  bytes: all.reduce<number>((bytes, one) => bytes + bytesOf(one), 0),
});

async function allMatches(): Promise<readonly object[]> {
  const files = await Promise.all((await listMatches()).map(({ id }) => matchFile(id)));
  return files.filter((file) => file !== null);
}

export async function storedHere(): Promise<StorageUse> {
  const [matches, packs, stores, quota, persistent] = await Promise.all([
    allMatches(),
    listDrafts(),
    storesMatches(),
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => false),
  ]);
  return {
    matches: sum(matches),
    packs: sum(packs),
    other: bytesOf(Object.entries(allStoredTexts())),
    quota: quota?.quota === undefined ? null : { used: quota.usage ?? 0, all: quota.quota },
    persistent: persistent ?? false,
    refused: !stores,
  };
}

/** Everything as one file: matches, packs with the pictures to trace, settings and progress. */
export async function everything(): Promise<EverythingFile> {
  const [matches, packs] = await Promise.all([allMatches(), listDrafts()]);
  return {
    format: EVERYTHING_FORMAT,
    matches: [...matches],
    packs: [...packs],
    settings: { ...allStoredTexts() },
  };
}

/** What came of bringing everything back: how much is new here, how much was here before, and what was left out. */
export interface BroughtBack {
  readonly matches: number;
  readonly packs: number;
  readonly already: number;
  /** In words, with the number of the match or the pack in the file. */
  readonly leftOut: readonly string[];
}

/** Adds the content of such a file to this browser's. What is already here is not doubled; a sentence says why not. */
export async function bringBack(file: Blob): Promise<BroughtBack | string> {
  const words = sayMoving();
  const json = await readJsonFile(file, LONGEST);
  if ('problem' in json) return sayFileProblem(json);
  const read = everythingFile.safeParse(json.data);
  if (!read.success) return words.notABackup(EVERYTHING_FORMAT);
  const { matches, packs, settings } = read.data;
  const [oldMatches, oldPacks] = [await allMatches(), await listDrafts()];
  const known = new Set([...oldMatches.map(matchText), ...oldPacks.map(draftText)]);
  const counts = { matches: 0, packs: 0, already: 0 };
  const leftOut: string[] = [];
  for (const [at, match] of matches.entries()) {
    if (known.has(matchText(match))) counts.already++;
    else {
      const kept = await keepMatch(match);
      if ('id' in kept) counts.matches++;
      else leftOut.push(`${words.leftOut.match(at + 1)} ${sayFileProblem(kept)}`);
    }
  }
  for (const [at, pack] of packs.entries()) {
    const draft = draftOf(pack);
    if (typeof draft === 'string') leftOut.push(`${words.leftOut.pack(at + 1)} ${draft}`);
    else if (known.has(draftText(draft))) counts.already++;
    else {
      await storeDraft(draft);
      counts.packs++;
    }
  }
  bringSettings(settings);
  return { ...counts, leftOut };
}

/** They name matches by their ids, which are new here. */
const ABOUT_MATCHES: ReadonlySet<string> = new Set(['triptych-lessons', 'triptych-seen', 'triptych-drafts']);

/** Whatever is set here stays; the rest is added. */
function bringSettings(settings: EverythingFile['settings']): void {
  for (const setting of Object.entries(settings)) {
    const read = storedSetting.safeParse(setting);
    if (!read.success) continue;
    const [key, text] = read.data;
    if (!ABOUT_MATCHES.has(key) && readStoredText(key) === null) writeStoredText(key, text);
  }
}

/** A draft from a file under a new id; a sentence if it is none. */
function draftOf(pack: unknown): PackDraft | string {
  const { packProblems } = sayMoving();
  const read = draftInFile.safeParse(pack);
  if (!read.success || gameById(read.data.game)?.workshop === undefined) return packProblems.noSuchPack;
  const { game, draft, picture } = read.data;
  if (exceededPackLimit(draft) !== null)
    return packProblems.tooLarge(Math.floor(PACK_LIMITS.bytes / 1024), PACK_LIMITS.values);
  return {
    id: randomHex(8),
    game,
    draft,
    changed: Date.now(),
    ...(picture !== undefined && { picture }),
  };
}

/** The same for every copy of a match; not its state, which is derived from its entries. */
function matchText(match: unknown): string {
  const { entries, content }: Readonly<Record<string, unknown>> = Object(match);
  return JSON.stringify(['match', entries, content]);
}

function draftText({ game, draft, picture }: Pick<PackDraft, 'game' | 'draft' | 'picture'>): string {
  return JSON.stringify(['pack', game, draft, picture]);
}
