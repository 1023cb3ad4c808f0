import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { id, idParams, isoTime, pageLimit } from './primitives.ts';
import { creator, PROMPT_STALE_MS } from './prompts.ts';

/* Links to a prompt that count their visitors, runs and registrations (docs/rules/prompts.md#share-links). */

/** The most links of one person to one prompt. */
export const SHARE_LINK_LIMIT = 50;
/** How long after a visit by a link a run of the visitor counts for it. */
export const SHARE_RUN_DAYS = 7;

const inputs = z.nullable(z.record(z.string(), z.unknown()));

/** A person's own link with its counts. `inputs` prefill the visitor's form. */
export const shareLink = z.object({
  id,
  code: z.string(),
  promptId: id,
  /** The run that the link shows; null for a link to the prompt itself. */
  creationId: z.nullable(id),
  inputs,
  /** Whether the page shows the inputs, and whether "Make mine" fills them in. */
  showInputs: z.boolean(),
  allowRemix: z.boolean(),
  /** Number of visitors (each counted once a day), and of runs and new accounts that came by the link. */
  views: z.int(),
  runs: z.int(),
  signUps: z.int(),
  revoked: z.boolean(),
  createdAt: isoTime,
});
export type ShareLink = z.infer<typeof shareLink>;

/** Page of a prompt to be shared, or of something made with it; `via` is the code of a link. */
export function sharePath(slug: string, code?: string | null, creationId?: string | null): string {
  const query = new URLSearchParams({ ...(creationId && { creation: creationId }), ...(code && { via: code }) }).toString();
  return `/prompt/${slug}/share${query ? `?${query}` : ''}`;
}

const code = z.string().check(z.regex(/^[A-Za-z0-9]{10}$/, 'This is not the code of a link'));

export const createShareLink = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/share-links',
  summary: 'Create an own link to a prompt; the same link again if nothing differs',
  status: 201,
  params: idParams,
  body: z.strictObject({
    inputs,
    showInputs: z.boolean(),
    allowRemix: z.boolean(),
    /** A run of the person: its output is public by the link from now on. The link has the run's inputs then, and `inputs` is null. */
    creationId: z.optional(id),
  }),
  response: z.object({ link: shareLink }),
});
export const listShareLinks = defineEndpoint({
  method: 'GET',
  path: '/api/share-links',
  summary: 'Own links, latest first',
  query: z.strictObject({ promptId: z.optional(id), creationId: z.optional(id), limit: z._default(pageLimit(60), 24), before: z.optional(id) }),
  response: z.object({ items: z.array(shareLink), nextCursor: z.nullable(id) }),
});
export const changeShareLink = defineEndpoint({
  method: 'PATCH',
  path: '/api/share-links/:id',
  summary: 'Change what a link shows, or revoke it for good',
  params: idParams,
  body: z.strictObject({ showInputs: z.optional(z.boolean()), allowRemix: z.optional(z.boolean()), revoked: z.optional(z.literal(true)) }),
  response: z.object({ link: shareLink }),
});

/** An output of a prompt that its owner shares. */
export const sharedCreation = z.object({
  id,
  maker: z.nullable(creator),
  model: z.string(),
  credit: z.nullable(z.string()),
  createdAt: isoTime,
  outputs: z.array(generationOutput),
});

/** What a share page shows besides the prompt itself. A revoked or unknown code is no link: the page works without. */
export const getSharePage = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:id/share',
  summary: 'Number of people who ran a prompt, and the share link that was opened',
  params: idParams,
  query: z.strictObject({ via: z.optional(code), creation: z.optional(id) }),
  staleMs: PROMPT_STALE_MS,
  response: z.object({
    /** The number of people who ran the prompt, counted up to 10,000. */
    people: z.int(),
    /** The link by its code; for a creation the one that shows it, with or without its code. */
    link: z.nullable(z.object({ code: z.string(), sharer: z.nullable(creator), allowRemix: z.boolean(), inputs })),
    /** The creation; null when none was asked for, or when its owner shows it no longer. */
    creation: z.nullable(sharedCreation),
  }),
});
/** Counts a visitor once a day; signed in, later runs and a new account count for the link too. */
export const visitShareLink = defineEndpoint({
  method: 'POST',
  path: '/api/share-links/:code/visits',
  summary: 'Count a visit of a link',
  params: z.strictObject({ code }),
  response: z.object({ counted: z.boolean() }),
});
