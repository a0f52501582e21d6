import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(localhost|127\.[\d.]+|::1|\[::1\]|::ffff:127\.[\d.]+)$/;

/** Whether this name or address is only reachable from the machine itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The address of a listening server in the local network; null if it is not reachable from there. */
export function networkAddress(host: string, port: number): string | null {
  if (host !== '0.0.0.0' && host !== '::') return isLoopback(host) ? null : `http://${host}:${port}`;
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = all.find(({ internal, family }) => !internal && family === 'IPv4');
  return outside === undefined ? null : `http://${outside.address}:${port}`;
}
