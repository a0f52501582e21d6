import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The address may not be reached from here. */
export class ForbiddenAddress extends Error {}

/** Networks that are not the public internet: addresses, prefix length. */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Only 2000::/3 is public; in it, these are tunnels to IPv4 or documentation. */
const CLOSED_V6: readonly (readonly [string, number])[] = [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
];

/** One list for each family: Node also matches an IPv4 address against its IPv6 form, which is blocked. */
const CLOSED = { ipv4: listOf('ipv4', CLOSED_V4), ipv6: listOf('ipv6', CLOSED_V6) };

function listOf(family: 'ipv4' | 'ipv6', networks: typeof CLOSED_V4): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, family);
  return list;
}

/** Whether an address is on the public internet, and not this machine's own. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  // The machine's own public addresses lead back to it.
  const own = new BlockList();
  for (const { address: mine, family: kind } of Object.values(networkInterfaces()).flatMap(
    (all) => all ?? [],
  ))
    if (kind.toLowerCase() === family) own.addAddress(mine, family);
  return !CLOSED[family].check(address, family) && !own.check(address, family);
}

/** Ports from 1024 on that browsers block, too: a service there might take our request for its own protocol. */
const OTHER_PROTOCOLS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/** Whether a web server may listen on this port, rather than a mail server or the like. */
function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 1024 && !OTHER_PROTOCOLS.has(port));
}

/** A user name and password in an address are meant for its server. */
function credentials({ username, password }: URL): Readonly<Record<string, string>> {
  if (username === '' && password === '') return {};
  const both = [username, password].map(decodeURIComponent).join(':');
  return { authorization: `Basic ${Buffer.from(both).toString('base64')}` };
}

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** In milliseconds, for the whole exchange. */
const TIME_LIMIT = 10_000;

export type Resolve = (host: string) => Promise<readonly string[]>;

const resolveByDns: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Posts to an address that somebody else has chosen, and returns the status. It connects to the very address
 * that was checked, so that a name cannot lead elsewhere in between, and it follows no redirects.
 */
export async function safePost(
  { url, headers, body }: Post,
  allowPrivate: boolean,
  resolve: Resolve = resolveByDns,
): Promise<number> {
  const parsed = new URL(url);
  const { protocol, hostname, pathname, search, host } = parsed;
  if (protocol !== 'https:' && protocol !== 'http:') throw new ForbiddenAddress(protocol);
  const port = parsed.port === '' ? (protocol === 'https:' ? 443 : 80) : Number(parsed.port);
  if (!allowPrivate && !isWebPort(port)) throw new ForbiddenAddress(String(port));
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(name) === 0 ? await resolve(name) : [name];
  const address = addresses[0];
  if (address === undefined) throw new Error(`no address for ${name}`);
  if (!allowPrivate && !addresses.every(isPublicAddress)) throw new ForbiddenAddress(name);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    const sent = request(
      {
        host: address,
        ...(protocol === 'https:' && isIP(name) === 0 && { servername: name }),
        port,
        path: pathname + search,
        method: 'POST',
        headers: { ...credentials(parsed), ...headers, host, 'content-length': String(body.length) },
        agent: false,
        signal: AbortSignal.timeout(TIME_LIMIT),
      },
      (response) => {
        // The reply's body is never shown to anybody.
        response.destroy();
        done(response.statusCode ?? 0);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}
