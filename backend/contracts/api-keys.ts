import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, success, tidied, tokens } from './primitives.ts';

/* API keys: with them, a member's own programs use this API (docs/rules/keys.md#secret). */

/** The first characters of every API key's secret, by which tools find leaked secrets. */
export const API_KEY_PREFIX = 'cjr_';
/** The most API keys of one member that are not revoked. */
export const API_KEYS_LIMIT = 10;
export const API_KEY_NAME_MAX = 60;
/** After how many days an API key can be made to expire. */
export const API_KEY_DAYS = [7, 30, 90, 365] as const;

export const apiScope = z.enum(['read', 'run', 'prompts', 'chat']);
export type ApiScope = z.infer<typeof apiScope>;

const ceiling = z.int('Use whole tokens').check(z.gte(1, 'Use at least 1 token'), z.lte(100_000, 'Use at most 100,000 tokens'));

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters of the API key's secret, to recognize it by. */
  prefix: z.string(),
  lastFour: z.string(),
  scopes: z.array(apiScope),
  /** The most tokens that one run or chat message with this API key may cost. */
  perRun: tokens,
  /** The most tokens that this API key may spend in a UTC day; null for no ceiling. */
  perDay: z.nullable(tokens),
  spentToday: tokens,
  createdAt: isoTime,
  /** When the API key expires; null for a key without expiry. */
  expiresAt: z.nullable(isoTime),
  /** When the API key was last used, to within a minute; null before the first use. */
  lastUsedAt: z.nullable(isoTime),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyBody = z.strictObject({
  name: z.string().check(tidied(), z.minLength(1, 'Give the key a name'), z.maxLength(API_KEY_NAME_MAX, `Use at most ${API_KEY_NAME_MAX} letters`)),
  scopes: z.array(apiScope).check(z.minLength(1, 'Choose what the key may do'), z.maxLength(apiScope.options.length)),
  perRun: ceiling,
  perDay: z.nullable(ceiling),
  /** After how many days the new API key expires; null for a key without expiry. */
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
 * The OpenAPI document, with the key scopes of each route. It stands in this file and not with the public settings, so that the first visit
 * loads less code.
 */
export const getOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document',
  query: z.strictObject({
    /** With `keys`, the OpenAPI document contains only endpoints that API keys reach. */
    only: z.optional(z.enum(['keys'])),
  }),
  response: z.looseObject({ openapi: z.string() }),
});
