import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ownedVersions } from './prompt-detail.ts';
import { draft, draftContent } from './prompt-drafts.ts';
import { id, idParams, isoTime, pageLimit, success, tidied } from './primitives.ts';
import { PROMPT_STALE_MS } from './prompts.ts';

/** One version in a prompt's history. `works` is the success rate of this version alone, null under 20 runs. */
export const versionCard = z.object({
  id,
  version: z.int(),
  labels: z.array(z.string()),
  /** The state of a prompt's version. `published` is what buyers see now; `pending` waits for a reviewer; `refused` was sent back or rejected. */
  state: z.enum(['published', 'earlier', 'pending', 'refused']),
  /** Whether the reader bought this version: it was the published one when they unlocked the prompt. */
  bought: z.boolean(),
  changeNote: z.string(),
  author: z.object({ username: z.string(), displayName: z.string() }),
  createdAt: isoTime,
  publishedAt: z.nullable(isoTime),
  runs: z.int(),
  works: z.nullable(z.number()),
});
export type VersionCard = z.infer<typeof versionCard>;

export const listVersions = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:id/versions',
  summary: 'Versions, latest first: all for the owner, published ones for others',
  params: idParams,
  query: z.strictObject({ limit: z._default(pageLimit(60), 24), before: z.optional(z.coerce.number().check(z.int(), z.gte(1))) }),
  staleMs: PROMPT_STALE_MS,
  response: z.object({ items: z.array(versionCard), nextCursor: z.nullable(z.int()) }),
});

/** Shows the content of a prompt's version to people who may read the template: the owner, all people for a free prompt, and buyers from their version on. */
export const getVersion = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:id/versions/:version',
  summary: 'One version in full',
  params: z.strictObject({ id, version: z.coerce.number().check(z.int(), z.gte(1)) }),
  response: z.object({ version: versionCard, content: draftContent }),
});
export const restoreVersion = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/versions/:version/restore',
  summary: 'Make a version the draft; the draft that was there is kept as the answer',
  params: z.strictObject({ id, version: z.coerce.number().check(z.int(), z.gte(1)) }),
  response: z.object({ draft, replaced: draftContent }),
});
export const labelVersion = defineEndpoint({
  method: 'PUT',
  path: '/api/prompts/:id/versions/:version/labels',
  summary: 'Set the labels of a version; a label names one version of the prompt at a time',
  params: z.strictObject({ id, version: z.coerce.number().check(z.int(), z.gte(1)) }),
  body: z.strictObject({ labels: z.array(z.string().check(tidied(), z.minLength(1), z.maxLength(30))).check(z.maxLength(8)) }),
  response: success,
});

/**
 * A buyer chooses between an owned version of a prompt and a later one, and runs the chosen version until they choose again
 * (docs/rules/selling.md#owned-versions).
 */
export const chooseVersion = defineEndpoint({
  method: 'PUT',
  path: '/api/prompts/:id/my-version',
  summary: 'Run the bought version or a later one from now on',
  params: idParams,
  body: z.strictObject({ version: z.int().check(z.gte(1)) }),
  response: z.object({ versions: ownedVersions }),
});

/** Creates a fork: a private draft of the person's own that stores from which prompt it was made. */
export const forkPrompt = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/fork',
  summary: 'Copy a prompt into an own draft, as its licence allows',
  status: 201,
  params: idParams,
  response: z.object({ draft }),
});

/** One prompt in a tree of forks. `prompt` is null when the reader may not see it. */
export const lineageNode = z.object({
  id,
  parentId: z.nullable(id),
  prompt: z.nullable(z.object({ slug: z.string(), title: z.string(), creator: z.string() })),
  /** The percent of the fork's royalties that go to the prompt from which it was made. */
  royaltyPercent: z.int(),
  createdAt: isoTime,
});
export const getLineage = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:id/lineage',
  summary: 'Ancestors and forks of a prompt, at most 200, oldest first',
  params: idParams,
  staleMs: PROMPT_STALE_MS,
  response: z.object({ nodes: z.array(lineageNode) }),
});
