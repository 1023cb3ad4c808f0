import { createHmac, hkdfSync } from 'node:crypto';
import { utcDay } from '#contracts/utc-days.ts';
import { addressKey } from '#kernel/http/client-address.ts';

export type PrintKind = 'device' | 'address' | 'card';

/** Turns what identifies a device, an address or a card into a print: equal things have equal prints, and nothing can be read from one. */
export interface Prints {
  device(secret: string): Buffer;
  /** Null for the server's own machine, which every test and every proxy without a name would share. */
  address(ip: string): Buffer | null;
  card(mark: string): Buffer;
  /** A visitor on one UTC day. */
  visitor(visit: { ip: string; userAgent: string }, now: Date): Buffer;
}

const LOOPBACK = /^(?:127\.|0:0:0:0::\/64$)/;
const BYTES = 16;

/** Prints under a key of their own, derived from the server's secret (HKDF, RFC 5869). */
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
