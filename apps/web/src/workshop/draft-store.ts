import type { ComponentRef } from '@triptych/client/workshop/book.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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
let database: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('triptych-workshop', 1, {
    upgrade(created) {
      created.createObjectStore('drafts', { keyPath: 'id' });
    },
  });
  return database;
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

export async function storeDraft(draft: PackDraft): Promise<void> {
  await (await open()).put('drafts', draft);
  newsOfDrafts().postMessage(draft.id);
  // An evening's work is worth keeping. Some browsers ask the reader; a refusal changes nothing.
  void navigator.storage?.persist?.();
}

export async function storedDraft(id: string): Promise<PackDraft | undefined> {
  return (await open()).get('drafts', id);
}

/** The newest first. */
export async function listDrafts(): Promise<PackDraft[]> {
  const all = await (await open()).getAll('drafts');
  return all.sort((one, other) => other.changed - one.changed);
}

export async function forgetDraft(id: string): Promise<void> {
  await (await open()).delete('drafts', id);
}
