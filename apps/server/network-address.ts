import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(localhost|127\.[\d.]+|::1|\[::1\]|::ffff:127\.[\d.]+)$/;

/** Whether this name or address leads nowhere but to the machine itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Where others in the local network reach a server that listens here; null: nowhere. */
export function networkAddress(host: string, port: number): string | null {
  if (host !== '0.0.0.0' && host !== '::') return isLoopback(host) ? null : `http://${host}:${port}`;
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = all.find(({ internal, family }) => !internal && family === 'IPv4');
  return outside === undefined ? null : `http://${outside.address}:${port}`;
}
