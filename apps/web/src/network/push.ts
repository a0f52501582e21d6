import type { rest } from '@triptych/protocol';
import { api } from './api.ts';

/** Web push in this browser. */

export type PushState = 'possible' | 'blocked' | 'impossible';

export function pushState(): PushState {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'impossible';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** The subscription of this browser; null if there is none. */
export async function ownEndpoint(): Promise<string | null> {
  if (pushState() === 'impossible') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks the reader for permission and subscribes; null if they refuse or the browser cannot. */
export async function subscribe(serverKey: string): Promise<rest.NewNoticeChannel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = new URL('service-worker.js', document.baseURI);
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  // A subscription belongs to one server key: another one cannot use it.
  if (old !== null && !isFor(old, serverKey)) await old.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { kind: 'push', endpoint, keys: { p256dh, auth }, label: browserName() };
}

function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === serverKey;
}

/** No notices come to this browser any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Before someone signs out, so that this browser no longer shows their notices. */
export async function forgetThisBrowser(): Promise<void> {
  const endpoint = await ownEndpoint();
  if (endpoint === null) return;
  const mine = await api.notices();
  const channel = mine.ok ? mine.value.channels.find((one) => one.endpoint === endpoint) : undefined;
  if (channel !== undefined) await api.removeChannel(channel.id);
  await unsubscribe();
}

/** Such as “Firefox, Android”: enough for a person to know which of their browsers it is. */
function browserName(): string {
  const { userAgent } = navigator;
  const find = (names: readonly string[]): string => names.find((name) => userAgent.includes(name)) ?? '';
  const browser = find(['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'])
    .replace('Edg', 'Edge')
    .replace('OPR', 'Opera');
  const system = find(['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux']);
  return [browser, system].filter((part) => part !== '').join(', ');
}
