import { createHmac } from 'node:crypto';
import { canonicalJson } from '../../canonical-json.ts';
import type { Viewer } from '../endpoint-handler.ts';

/** Hashes requests with a secret key. Without it, a reader of the table of idempotency keys could guess short bodies from their hashes. */
export interface RequestHasher {
  /** The hash of a request. It is equal for the same method, path and body, whatever the order of the body's fields. */
  hash(parts: { method: string; path: string; body: unknown; scope?: string }): string;
}

/** Makes the hasher of requests. Its key is derived from the session secret. */
export function createRequestHasher(secret: string): RequestHasher {
  const key = createHmac('sha256', secret).update('conjure idempotency').digest();
  return {
    hash: ({ method, path, body, scope = '' }) =>
      createHmac('sha256', key)
        .update([scope, method, path, canonicalJson(body)].join('\n'))
        .digest('base64url'),
  };
}

/** The owner of an idempotency key: the signed-in user, else the address. So two people may use the same key. */
export const idempotencyScope = (viewer: Viewer | null, ip: string): string =>
  viewer ? `user:${viewer.userId}` : `address:${ip}`;
