import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public internet (IANA special-purpose registries, RFC 6890), as `[start, bits]`. */
const PRIVATE_V4: readonly [string, number][] = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24],
  ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
];
// IPv6 networks within global unicast (2000::/3) that are not public. NAT64 and 6to4 addresses could contain a private one.
const PRIVATE_V6: readonly [string, number][] = [['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]];

/** Whether an IP address belongs to the public internet. An IPv4 address mapped into IPv6 counts as private, because no provider uses one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blocked(PRIVATE_V4, address, 'ipv4');
  if (isIP(address) !== 6) return false;
  const global = new BlockList();
  global.addSubnet('2000::', 3, 'ipv6');
  return global.check(address, 'ipv6') && !blocked(PRIVATE_V6, address, 'ipv6');
}

function blocked(networks: readonly [string, number][], address: string, family: 'ipv4' | 'ipv6'): boolean {
  const list = new BlockList();
  for (const [start, bits] of networks) list.addSubnet(start, bits, family);
  return list.check(address, family);
}

/** Thrown when a host name resolves to an address that is not public. */
export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
  constructor(host: string) {
    super(`${host} is not at a public address`);
  }
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a host name to all its addresses, as Node's own `lookup` does. */
export type Resolve = (host: string, options: LookupOptions & { all: true }, done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void;
type Lookup = (host: string, options: LookupOptions, done: Found) => void;

/**
 * A `lookup` for Node's requests that refuses private addresses. The request connects to the addresses that were checked here, so a DNS server cannot
 * answer with another address after the check. Node calls no lookup for a host that is an IP address: check it separately.
 */
export const createPublicLookup = (resolve: Resolve = lookup): Lookup => (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(host), []);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

/** The `lookup` that refuses private addresses, with the resolver of this machine. */
export const publicLookup: Lookup = createPublicLookup();
