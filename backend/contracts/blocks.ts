import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams, isoTime, pageLimit } from './primitives.ts';
import { creator } from './prompts.ts';

/* Endpoints by which a person blocks people (docs/rules/keeping.md#blocks). */

const block = z.object({ on: z.boolean() });
export const blockPerson = defineEndpoint({ method: 'PUT', path: '/api/people/:id/block', summary: 'Block a person; both stop following each other', params: idParams, response: block });
export const unblockPerson = defineEndpoint({ method: 'DELETE', path: '/api/people/:id/block', summary: 'End a block', params: idParams, response: block });

export const blockedPerson = z.object({ person: creator, since: isoTime });
export type BlockedPerson = z.infer<typeof blockedPerson>;
export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/social/blocks',
  summary: 'People whom you blocked, latest first',
  query: z.strictObject({ limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ items: z.array(blockedPerson), nextCursor: z.nullable(z.string()) }),
});
