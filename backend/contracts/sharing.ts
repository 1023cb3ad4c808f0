import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { id, idParams, isoTime, pageLimit } from './primitives.ts';
import { creator, PROMPT_STALE_MS } from './prompts.ts';

/* Share links to a prompt, which count visitors, runs and registrations (docs/rules/prompts.md#share-links). */

/** The most share links of one person to one prompt. */
export const SHARE_LINK_LIMIT = 50;
/** For how many days after a visit by a share link the visitor's runs count for this link. */
export const SHARE_RUN_DAYS = 7;

const inputs = z.nullable(z.record(z.string(), z.unknown()));

/** An own share link with its counts. `inputs` prefill the visitor's form. */
export const shareLink = z.object({
  id,
  code: z.string(),
  promptId: id,
  /** The creation that the share link shows; null for a link to the prompt itself. */
  creationId: z.nullable(id),
  inputs,
  /** Whether the share page shows the inputs. `allowRemix` is whether "Make mine" fills them in. */
  showInputs: z.boolean(),
  allowRemix: z.boolean(),
  /** How many visitors came by the share link, each counted once a day. `runs` and `signUps` count their runs and new accounts. */
  views: z.int(),
  runs: z.int(),
  signUps: z.int(),
  revoked: z.boolean(),
  createdAt: isoTime,
});
export type ShareLink = z.infer<typeof shareLink>;

/** The path of the share page of a prompt, or of a creation made with it. `via` is the code of a share link. */
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
    /** A creation of the person to share: it is public from now on. The link then has its inputs, and `inputs` is null. */
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

/** A creation that its owner shares by a link. */
export const sharedCreation = z.object({
  id,
  maker: z.nullable(creator),
  model: z.string(),
  credit: z.nullable(z.string()),
  createdAt: isoTime,
  outputs: z.array(generationOutput),
});

/** What the share page shows besides the prompt. A revoked or unknown code is ignored, so the page still opens. */
export const getSharePage = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:id/share',
  summary: 'Number of people who ran a prompt, and the share link that was opened',
  params: idParams,
  query: z.strictObject({ via: z.optional(code), creation: z.optional(id) }),
  staleMs: PROMPT_STALE_MS,
  response: z.object({
    /** The number of people who ran the shared prompt, counted up to 10,000. */
    people: z.int(),
    /** The share link with this code. For a creation it is the link that shows it, even without a code. */
    link: z.nullable(z.object({ code: z.string(), sharer: z.nullable(creator), allowRemix: z.boolean(), inputs })),
    /** The shared creation; null when none was asked for, or when its owner no longer shows it. */
    creation: z.nullable(sharedCreation),
  }),
});
/** Counts a visit of a share link, once a day for each visitor. Later runs and a new account of a signed-in visitor also count for the link. */
export const visitShareLink = defineEndpoint({
  method: 'POST',
  path: '/api/share-links/:code/visits',
  summary: 'Count a visit of a link',
  params: z.strictObject({ code }),
  response: z.object({ counted: z.boolean() }),
});
