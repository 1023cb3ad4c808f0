import type { ApiScope } from './api-keys.ts';

/**
 * The scopes that open endpoints to API keys, by method and path; each scope of a row is enough. A key does not reach an endpoint
 * without a row. No row belongs to accounts, payments, keys or administration (docs/rules/keys.md#scopes). The browser does not load
 * this file.
 */
export const API_SCOPES: Readonly<Record<string, readonly ApiScope[]>> = {
  'GET /api/agents': ['read', 'chat'],
  'GET /api/agents/:id': ['read', 'chat'],
  'GET /api/chat-folders': ['chat'],
  'GET /api/chats': ['chat'],
  'GET /api/chats/:id': ['chat'],
  'GET /api/chats/:id/messages': ['chat'],
  'GET /api/collections': ['read'],
  'GET /api/collections/:idOrSlug': ['read'],
  'GET /api/creations': ['read'],
  'GET /api/creations/:id': ['read'],
  'GET /api/creations/counts': ['read'],
  'GET /api/creator/performance': ['read'],
  'GET /api/draft-ids': ['prompts'],
  'GET /api/drafts': ['prompts'],
  'GET /api/drafts/:id/samples': ['prompts'],
  'GET /api/drafts/:idOrSlug': ['prompts'],
  'GET /api/folders': ['read'],
  'GET /api/folders/:slug': ['read'],
  'GET /api/generations': ['read', 'run'],
  'GET /api/generations/:id': ['read', 'run'],
  'GET /api/generations/history': ['read'],
  'GET /api/generations/totals': ['read'],
  'GET /api/library': ['read'],
  'GET /api/library/counts': ['read'],
  'GET /api/openapi.json': ['read', 'run', 'prompts', 'chat'],
  'GET /api/people/:id/creations': ['read'],
  'GET /api/pricing': ['read', 'run', 'chat'],
  'GET /api/profiles/:username': ['read'],
  'GET /api/prompt-packs': ['read'],
  'GET /api/prompt-packs/:idOrSlug': ['read'],
  'GET /api/prompts': ['read', 'run', 'prompts'],
  'GET /api/prompts/:id/creations': ['read'],
  'GET /api/prompts/:id/lineage': ['read'],
  'GET /api/prompts/:id/offer': ['read', 'run'],
  'GET /api/prompts/:id/presets': ['read', 'run'],
  'GET /api/prompts/:id/reviews': ['read'],
  'GET /api/prompts/:id/samples': ['read', 'run'],
  'GET /api/prompts/:id/versions': ['read', 'run', 'prompts'],
  'GET /api/prompts/:id/versions/:version': ['read', 'run', 'prompts'],
  'GET /api/prompts/:idOrSlug': ['read', 'run', 'prompts'],
  'GET /api/public-creations/:id': ['read'],
  'GET /api/tags': ['read', 'prompts'],
  'GET /api/unlocks': ['read'],
  'GET /api/user/balance': ['read', 'run', 'chat'],
  'GET /api/user/spending': ['read'],
  'GET /api/user/transactions': ['read'],
  'POST /api/ai/generate': ['run'],
  'POST /api/chats': ['chat'],
  'POST /api/chats/:id/messages': ['chat'],
  'POST /api/chats/:id/messages/:messageId/continue': ['chat'],
  'POST /api/chats/:id/messages/:messageId/regenerate': ['chat'],
  'POST /api/chats/:id/messages/:messageId/stop': ['chat'],
  'POST /api/drafts': ['prompts'],
  'PUT /api/drafts/:id': ['prompts'],
  'DELETE /api/drafts/:id': ['prompts'],
  'POST /api/drafts/:id/publish': ['prompts'],
  'POST /api/drafts/:id/unpublish': ['prompts'],
  'POST /api/generations/:id/cancel': ['run'],
  'POST /api/generations/:id/free-retry': ['run'],
  'POST /api/generations/:id/retry': ['run'],
  'POST /api/prompts/:id/generate': ['run'],
  'POST /api/prompts/:id/versions/:version/restore': ['prompts'],
  'PUT /api/prompts/:id/presets': ['run'],
  // Routes that do not speak JSON.
  'GET /api/generations/:id/files.zip': ['read', 'run'],
  'GET /media/:id': ['read', 'run', 'chat'],
  // Each tool asks an endpoint, which checks its own scope.
  'GET /mcp': ['read', 'run', 'prompts', 'chat'],
  'POST /mcp': ['read', 'run', 'prompts', 'chat'],
};

const NONE: readonly ApiScope[] = [];

/** The scopes that open an endpoint to API keys; empty when no key reaches it. `path` is the pattern of the endpoint. */
export const scopesOf = (method: string, path: string): readonly ApiScope[] => API_SCOPES[`${method} ${path}`] ?? NONE;
