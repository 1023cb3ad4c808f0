import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, success, tidied, tokens } from './primitives.ts';

/* Keys with which programs of a member use this API (docs/rules/keys.md#secret). */

/** What the secret of each key begins with, so that tools that look for leaked secrets know it. */
export const API_KEY_PREFIX = 'cjr_';
/** The most keys of one member that are not revoked. */
export const API_KEYS_LIMIT = 10;
export const API_KEY_NAME_MAX = 60;
/** The numbers of days after which a key can be made to end. */
export const API_KEY_DAYS = [7, 30, 90, 365] as const;

export const apiScope = z.enum(['read', 'run', 'prompts', 'chat']);
export type ApiScope = z.infer<typeof apiScope>;

const ceiling = z.int('Use whole tokens').check(z.gte(1, 'Use at least 1 token'), z.lte(100_000, 'Use at most 100,000 tokens'));

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The first letters of the secret. */
  prefix: z.string(),
  lastFour: z.string(),
  scopes: z.array(apiScope),
  /** The most tokens that one run or message may cost. */
  perRun: tokens,
  /** The most tokens that a UTC day may cost; null for no ceiling. */
  perDay: z.nullable(tokens),
  spentToday: tokens,
  createdAt: isoTime,
  /** Null for a key that does not end by itself. */
  expiresAt: z.nullable(isoTime),
  /** When the key was last used, at most a minute old; null before the first use. */
  lastUsedAt: z.nullable(isoTime),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyBody = z.strictObject({
  name: z.string().check(tidied(), z.minLength(1, 'Give the key a name'), z.maxLength(API_KEY_NAME_MAX, `Use at most ${API_KEY_NAME_MAX} letters`)),
  scopes: z.array(apiScope).check(z.minLength(1, 'Choose what the key may do'), z.maxLength(apiScope.options.length)),
  perRun: ceiling,
  perDay: z.nullable(ceiling),
  /** Null for a key that does not end by itself. */
  expiresInDays: z.nullable(z.literal(API_KEY_DAYS)),
});
export type ApiKeyBody = z.infer<typeof apiKeyBody>;

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/keys',
  summary: `Own API keys that are not revoked, newest first, at most ${API_KEYS_LIMIT}`,
  staleMs: 0,
  response: z.object({ items: z.array(apiKey) }),
});
export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/keys',
  summary: 'Make an API key. The secret is in this answer alone. 409 `keys_full`',
  status: 201,
  body: apiKeyBody,
  response: z.object({ key: apiKey, secret: z.string() }),
});
export const revokeApiKey = defineEndpoint({ method: 'DELETE', path: '/api/keys/:id', summary: 'Revoke an API key at once', params: idParams, response: success });
/**
 * The API's document, with each route's key scopes. It stands apart from the public settings, which every first visit needs, and beside
 * endpoints with ids: a page that loads schemas without `primitives.ts` would give that file a chunk of its own in the first visit.
 */
export const getOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document',
  query: z.strictObject({
    /** `keys`: only endpoints that API keys reach. */
    only: z.optional(z.enum(['keys'])),
  }),
  response: z.looseObject({ openapi: z.string() }),
});
