import { createHmac } from 'node:crypto';
import type { Viewer } from '../endpoint-handler.ts';

/** Hashes requests under a key of this server, so that stored hashes tell nothing of short bodies. */
export interface RequestHasher {
  /** The same for the same method, path and body, whatever the order of the body's fields. */
  hash(parts: { method: string; path: string; body: unknown; scope?: string }): string;
}

/** Derives the key from the session secret. */
export function createRequestHasher(secret: string): RequestHasher {
  const key = createHmac('sha256', secret).update('conjure idempotency').digest();
  return {
    hash: ({ method, path, body, scope = '' }) =>
      createHmac('sha256', key)
        .update([scope, method, path, canonicalJson(body)].join('\n'))
        .digest('base64url'),
  };
}

/** Whose key it is: the same key of two people is two keys. Sessions exist for signed-in users only. */
export const idempotencyScope = (viewer: Viewer | null, ip: string): string =>
  viewer ? `user:${viewer.userId}` : `address:${ip}`;

/** JSON with sorted object keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
