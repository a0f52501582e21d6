import type { ComponentRef } from '@triptych/client/workshop/book.ts';
import type { DBSchema } from 'idb';
import { lazyDatabase } from '../session/lazy-database.ts';

/** A pack in the making, as this browser keeps it. */
export interface PackDraft {
  readonly id: string;
  readonly game: string;
  readonly draft: unknown;
  /** In milliseconds. */
  readonly changed: number;
  /** A picture to trace, as a data address. It never leaves the browser. */
  readonly picture?: string;
  /** Where its owner was. */
  readonly at?: ComponentRef;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: PackDraft };
}

// A separate database, so that an old tab that has the other one open cannot block it.
const open = lazyDatabase<Schema>('triptych-workshop', (created) => {
  created.createObjectStore('drafts', { keyPath: 'id' });
});

/** Drafts that this browser could not store: they last as long as the page. */
const unstored = new Map<string, PackDraft>();

export function isUnstored(id: string): boolean {
  return unstored.has(id);
}

/** Says in all other tabs which draft was stored in one. */
let news: BroadcastChannel | null = null;

function newsOfDrafts(): BroadcastChannel {
  news ??= new BroadcastChannel('triptych-drafts');
  return news;
}

/** Calls `heard` whenever another tab stores this draft; returns how to stop. */
export function hearOfDraft(id: string, heard: () => void): () => void {
  const channel = newsOfDrafts();
  const listen = ({ data }: MessageEvent<unknown>): void => {
    if (data === id) heard();
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}

/** Rejects if the browser has no room or refuses; the page keeps the draft even then. */
export async function storeDraft(draft: PackDraft): Promise<void> {
  unstored.set(draft.id, draft);
  await (await open()).put('drafts', draft);
  unstored.delete(draft.id);
  newsOfDrafts().postMessage(draft.id);
  // An evening's work is worth keeping. Some browsers ask the reader; a refusal changes nothing.
  void navigator.storage?.persist?.();
}

export async function storedDraft(id: string): Promise<PackDraft | undefined> {
  return unstored.get(id) ?? (await open()).get('drafts', id);
}

/** The newest first. */
export async function listDrafts(): Promise<PackDraft[]> {
  const stored = await open().then(
    (opened) => opened.getAll('drafts'),
    () => [],
  );
  const all = [...unstored.values(), ...stored.filter(({ id }) => !unstored.has(id))];
  return all.sort((one, other) => other.changed - one.changed);
}

export async function forgetDraft(id: string): Promise<void> {
  const lacked = unstored.delete(id);
  try {
    await (await open()).delete('drafts', id);
  } catch (error) {
    if (!lacked) throw error;
  }
}
