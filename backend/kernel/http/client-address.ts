import { isIPv4, isIPv6 } from 'node:net';

/** The key under which rate limits count a client's address: the address of IPv4, but a whole /64 of IPv6, because one customer owns that many. */
export function addressKey(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = ip.split('%');
  if (!isIPv6(bare)) return ip;
  const [head = '', tail] = bare.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * The block of a client's address: a /24 of IPv4, a /64 of IPv6. Figures count blocks, because one customer could raise them by changing the
 * address within a block.
 */
export function addressBlock(ip: string): string {
  const key = addressKey(ip);
  return isIPv4(key) ? `${key.split('.').slice(0, 3).join('.')}.0/24` : key;
}
