/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK_EVERY = 60 * 60_000;

/** What the reader should know about the version of the page. */
export const version = $state({
  /** A newer one is ready and waiting. */
  newer: false,
  /** A part of this one can no longer be loaded. */
  broken: false,
  /** The first script of the version that the server serves, if it is another one than ours. */
  server: null as string | null,
});

let waiting: ServiceWorker | null = null;
/** Looks for a new version; null if nothing is kept on this device. */
let update: () => Promise<ServiceWorkerRegistration | null> = () => Promise.resolve(null);
/** Where an unattended page remembers the version it has reloaded for. */
const RELOADED_FOR = 'triptych-reloaded-for';

/** Keeps the page on this device, so that it opens without a network. */
export async function keepOffline(): Promise<void> {
  addEventListener('vite:preloadError', () => {
    version.broken = true;
  });
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const url = new URL('service-worker.js', document.baseURI);
    const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
    offer(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => offer(registration));
    });
    update = async () => {
      await registration.update();
      return navigator.serviceWorker.controller === null ? null : registration;
    };
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
  } catch {
    // A browser without storage, or an insecure address: the page works with the network only.
  }
}

/** A first version takes over at once; only a later one waits. */
function offer({ waiting: next }: ServiceWorkerRegistration): void {
  if (next === null || navigator.serviceWorker.controller === null) return;
  waiting = next;
  version.newer = true;
}

/** Reloads with the newest version. */
export function reload(): void {
  // Another tab may have let it take over: then it waits no longer.
  if (waiting?.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('take-over');
}

/**
 * The server sends the name of the first script of the page it serves now. If this page has a different one, it is
 * another version: its service worker fetches the new one at once, and the reader is asked to reload.
 */
export function noteOtherVersion(script: string): void {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1);
  if (import.meta.env.DEV || own === undefined || own === script) return;
  version.server = script;
  void update()
    .catch(() => null)
    .then((registration) => {
      // While its files are being fetched, a reload would show the old one again; it is offered once they are here.
      if (registration === null || registration.installing === null) version.newer = true;
    });
}

/** Reloads where nobody can press a button; once for each version, in case an old page comes back. */
export function reloadUnattended(): void {
  if (version.server === null || sessionStorage.getItem(RELOADED_FOR) === version.server) return;
  sessionStorage.setItem(RELOADED_FOR, version.server);
  reload();
}
