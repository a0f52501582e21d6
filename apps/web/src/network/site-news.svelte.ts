import type { SiteStatus } from '@triptych/protocol';
import { noteOtherVersion } from '../offline/offline.svelte.ts';
import { serverNow } from './api.ts';

/** How often the minutes until a restart are updated, in milliseconds. */
const COUNT_EVERY = 5000;
/** A restart that should have happened this long ago is not announced any more, in milliseconds. */
const OVER_AFTER = 120_000;

/** What the server tells everybody, in every match and on every page. */
class SiteNews {
  #announcement = $state.raw<SiteStatus['announcement']>(null);
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  hear({ page, announcement }: SiteStatus): void {
    this.#announcement = announcement;
    this.#now = serverNow();
    clearInterval(this.#timer);
    if (announcement?.kind === 'restart')
      this.#timer = setInterval(() => (this.#now = serverNow()), COUNT_EVERY);
    if (page !== null) noteOtherVersion(page);
  }

  /** Minutes until the server restarts, or an administrator's own words; null: nothing. */
  get news(): { readonly minutes: number } | { readonly text: string } | null {
    const announcement = this.#announcement;
    if (announcement === null) return null;
    if (announcement.kind === 'text') return { text: announcement.text };
    const left = announcement.at - this.#now;
    return left < -OVER_AFTER ? null : { minutes: Math.max(0, Math.ceil(left / 60_000)) };
  }
}

export const site = new SiteNews();
