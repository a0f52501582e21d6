// Shows notices that arrive while the page is closed, and nothing else. A larger worker, one that also keeps
// the page for use offline, can include this file with importScripts.
const worker = self;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? null;
  if (notice === null) return;
  const { title, body, link, stop, stopLabel, tag } = notice;
  // A later notice about the same match replaces the one before.
  const options = {
    body,
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
  event.waitUntil(goTo(action === 'stop' ? notification.data.stop : notification.data.link));
});

/** Goes there in a window that is already open, if there is one. */
async function goTo(link) {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const [first] = windows;
  const moved = await first?.navigate(link).catch(() => null);
  if (moved == null) await worker.clients.openWindow(link);
  else await moved.focus();
}
