import { createHash, randomBytes } from 'node:crypto';
import { must } from '#contracts/must.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { addressKey } from '#kernel/http/client-address.ts';

// The salt of the day that was stored first is used by every process.
const MAKE = 'insert into analytics_salts (day, salt) values (:day, :salt) on conflict do nothing';
const READ = 'select salt from analytics_salts where day = :day';

export interface Browser {
  ip: string;
  userAgent: string;
  zone: string | undefined;
}

export interface Visitor {
  /** Makes the visitor's id a UUID of version 8, which no account has. */
  id: string;
  address: Buffer;
}

/**
 * Recognizes a visitor within one UTC day without a cookie, by a hash with the day's salt. Maintenance deletes the salt afterwards, so hashes
 * of two days cannot be compared (docs/rules/analytics.md#visitors).
 */
export function createVisitors(): { of(connection: Connection, browser: Browser, now: Date): Promise<Visitor> } {
  let today: { day: string; salt: Buffer } | undefined;

  async function saltOf(connection: Connection, now: Date): Promise<Buffer> {
    const day = utcDay(now);
    if (today?.day === day) return today.salt;
    await rows(connection, MAKE, { day, salt: randomBytes(32) });
    const [row] = await rows<{ salt: Buffer }>(connection, READ, { day });
    today = { day, salt: must(row, 'the salt of the day').salt };
    return today.salt;
  }

  return {
    async of(connection, { ip, userAgent, zone }, now) {
      const salt = await saltOf(connection, now);
      const hash = (...parts: string[]): Buffer => createHash('sha256').update(salt).update(JSON.stringify(parts)).digest().subarray(0, 16);
      const address = addressKey(ip);
      return { id: uuidOf(hash('visitor', address, userAgent, zone ?? '')), address: hash('address', address) };
    },
  };
}

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
