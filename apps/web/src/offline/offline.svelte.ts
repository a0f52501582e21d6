/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK_EVERY = 60 * 60_000;

/** What the reader should know about the version of the page. */
export const version = $state({
  /** A newer one is here and waits. */
  newer: false,
  /** A part of this one could not be loaded any more. */
  broken: false,
});

let waiting: ServiceWorker | null = null;

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
  if (waiting === null) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage('take-over');
}
