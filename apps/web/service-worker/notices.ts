/** What the server sends; see `apps/server/notices`. */
interface PushedNotice {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly stop: string;
  readonly stopLabel: string;
  readonly tag: string;
}

/** Shows notices that arrive while the page is closed. */
export function showNotices(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const notice: PushedNotice | null = event.data?.json() ?? null;
    if (notice === null) return;
    const { title, body, link, stop, stopLabel, tag } = notice;
    const options = {
      body,
      // A later notice about the same match replaces the one before.
      tag,
      icon: './icon-192.png',
      badge: './icon-192.png',
      data: { link, stop },
      actions: [{ action: 'stop', title: stopLabel }],
    };
    event.waitUntil(worker.registration.showNotification(title, options));
  });

  worker.addEventListener('notificationclick', (event) => {
    const { action, notification } = event;
    notification.close();
    event.waitUntil(goTo(worker, action === 'stop' ? notification.data.stop : notification.data.link));
  });
}

/** Goes there in a window that is already open, if there is one. */
async function goTo(worker: ServiceWorkerGlobalScope, link: string): Promise<void> {
  const [first] = await worker.clients.matchAll({ type: 'window' });
  const moved = await first?.navigate(link).catch(() => null);
  if (moved == null) await worker.clients.openWindow(link);
  else await moved.focus();
}
