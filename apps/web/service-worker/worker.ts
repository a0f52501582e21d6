import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { showNotices } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;
/** All files of the page; the build fills in the list (`build/offline.ts`). */
declare const FILES: PrecacheEntry[];

// After the first visit the page needs no network, except for meeting others.
precacheAndRoute(FILES);
cleanupOutdatedCaches();
// The page has one address; what follows `#` it reads itself. Other addresses are the server's.
const page = new URL(self.registration.scope).pathname.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    allowlist: [new RegExp(`^${page}(\\?.*)?$`)],
  }),
);

clientsClaim();
// A new version waits until nobody uses the old one, or until a reader asks for it.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

showNotices(self);
