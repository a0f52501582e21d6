import { hostname } from 'node:os';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLoopback, isOwnAddress, isPrivateAddress } from '../network-address.ts';
import type { Settings } from '../settings.ts';

/** Endings of names that nobody can register, so that no stranger can point them at this server. */
const LOCAL_ENDINGS = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain', 'localhost'];

/**
 * Whether a request came under a name by which this server may be called: its public address, this machine's
 * own names, and addresses that are only valid nearby. Under any other name a stranger's page may pose as ours
 * (DNS rebinding), and invitations would lead to that name. Only old programs send no name at all.
 */
export function hasKnownHost({ base }: Pick<Settings, 'base'>, request: FastifyRequest): boolean {
  const { host } = request;
  if (host === undefined || host === '') return true;
  const name = nameIn(host);
  if (name === null) return false;
  if (base !== null && new URL(base).hostname === name) return true;
  const address = name.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0) return isPrivateAddress(address) || isOwnAddress(address);
  return isLoopback(name) || isOwnName(name);
}

/** The name or address without its port; null if it is neither. */
function nameIn(host: string): string | null {
  const address = `http://${host}`;
  // A URL would read some characters as the end of the host, or what precedes an @ as a user.
  if (/[@/?#\\]/.test(host) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/\.$/, '');
}

function isOwnName(name: string): boolean {
  const own = hostname().toLowerCase();
  if (name === own) return true;
  const [first, ...ending] = name.split('.');
  if (first === own.split('.')[0]) return ending.length === 0 || LOCAL_ENDINGS.includes(ending.join('.'));
  // A browser resolves these to this machine by itself.
  return ending.at(-1) === 'localhost';
}
