import { createHmac, hkdfSync } from 'node:crypto';
import { utcDay } from '#contracts/utc-days.ts';
import { addressKey } from '#kernel/http/client-address.ts';

export type PrintKind = 'device' | 'address' | 'card';

/** Makes prints: keyed hashes of devices, addresses and cards. Equal things have equal prints, and a print does not reveal the thing. */
export interface Prints {
  device(secret: string): Buffer;
  /** The print of an IP address. Null for the server's own address, which all tests and some proxies would share. */
  address(ip: string): Buffer | null;
  card(mark: string): Buffer;
  /** The print of a visitor by address and browser, which differs on each UTC day. */
  visitor(visit: { ip: string; userAgent: string }, now: Date): Buffer;
}

const LOOPBACK = /^(?:127\.|0:0:0:0::\/64$)/;
const BYTES = 16;

/** Makes prints under a key that is derived from the server's secret (HKDF, RFC 5869). */
export function createPrints(secret: string): Prints {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'conjure referral evidence', 32));
  const print = (kind: string, value: string): Buffer => createHmac('sha256', key).update(`${kind} ${value}`).digest().subarray(0, BYTES);
  return {
    device: (device) => print('device', device),
    address(ip) {
      const address = addressKey(ip);
      return LOOPBACK.test(address) ? null : print('address', address);
    },
    card: (mark) => print('card', mark),
    visitor: ({ ip, userAgent }, now) => print(`visitor ${utcDay(now)}`, `${addressKey(ip)} ${userAgent}`),
  };
}
