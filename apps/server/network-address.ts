import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

const LOOPBACK = /^(localhost|127\.[\d.]+|::1|\[::1\]|::ffff:127\.[\d.]+)$/;

/** Addresses that no route leads to from the internet: loopback, private networks and links. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Shared between a provider and its customers, and used by private overlay networks.
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Whether this name or address is only reachable from the machine itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** Whether this is an address of this machine or of a private network. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && PRIVATE.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether this machine has this address. */
export function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === address));
}

/** The address of a listening server in the local network; null if it is not reachable from there. */
export function networkAddress(host: string, port: number): string | null {
  if (host !== '0.0.0.0' && host !== '::') return isLoopback(host) ? null : `http://${host}:${port}`;
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = all.find(({ internal, family }) => !internal && family === 'IPv4');
  return outside === undefined ? null : `http://${outside.address}:${port}`;
}
