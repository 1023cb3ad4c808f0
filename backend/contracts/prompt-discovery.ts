import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { contentType, idParams, pageLimit, tokens } from './primitives.ts';
import { creator, PROMPT_STALE_MS, promptCard } from './prompts.ts';

export const suggestPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/suggestions',
  summary: 'Search suggestions for a few typed letters, by kind',
  query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
  staleMs: PROMPT_STALE_MS,
  response: z.object({
    prompts: z.array(z.pick(promptCard, { slug: true, title: true, contentType: true, coverUrl: true, pricing: true, fromTokens: true, unlockPrice: true })),
    /** Packs whose titles contain the typed letters, at most three. */
    packs: z.array(z.object({ slug: z.string(), title: z.string(), price: tokens, itemCount: z.int() })),
    /** Public collections whose names contain the typed letters, at most three. */
    collections: z.array(z.object({ slug: z.string(), name: z.string(), itemCount: z.int() })),
    /** Public agents whose names or sentences contain the typed words, at most three. */
    agents: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()), pricePerMessage: tokens })),
    creators: z.array(creator),
    tags: z.array(z.object({ tag: z.string(), prompts: z.int() })),
  }),
});

export const listPublicTags = defineEndpoint({
  method: 'GET',
  path: '/api/tags',
  summary: 'Tags of listed prompts, the busiest first; `q` is part of their names',
  query: z.strictObject({ q: z.optional(z.string().check(z.trim(), z.maxLength(40))) }),
  staleMs: PROMPT_STALE_MS,
  response: z.array(z.object({ tag: z.string(), prompts: z.int() })),
});

/** The success rates in whole percent by which the marketplace can be filtered. */
export const SUCCESS_RATES = [80, 90, 95] as const;

/** A row of prompts on the marketplace's first page. The answer leaves out rows that would be empty. */
export const rail = z.object({ key: z.enum(['featured', 'trending', 'fresh-free', 'new-creators']), items: z.array(promptCard) });
export const listRails = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/rails',
  summary: 'The rails above the marketplace grid, no prompt on two of them, and which success rates find anything',
  staleMs: PROMPT_STALE_MS,
  response: z.object({
    rails: z.array(rail),
    /** The success rates in whole percent that the marketplace offers as filters: only those that some prompt reaches. */
    successRates: z.array(z.int()),
  }),
});

/** The number of cards in the marketplace row "For you". */
export const FOR_YOU_LIMIT = 8;
export const listForYou = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/for-you',
  summary: `Prompts of people whom the viewer follows and of categories that they run most, at most ${FOR_YOU_LIMIT}; none before there is either`,
  staleMs: PROMPT_STALE_MS,
  response: z.object({ items: z.array(promptCard).check(z.maxLength(FOR_YOU_LIMIT)) }),
});

/** A creator in the list of creators: a person with published prompts. */
export const listedCreator = z.extend(creator, {
  prompts: z.int(),
  /** How many runs and unlocks all prompts of this creator have together. */
  uses: z.int(),
  /** The covers of the creator's latest prompts, at most 3. */
  coverUrls: z.array(z.string()).check(z.maxLength(3)),
  /** The content type of each prompt in `coverUrls`. Covers of texts show words, so a narrow frame shows them whole. */
  coverTypes: z.array(contentType).check(z.maxLength(3)),
});
export type ListedCreator = z.infer<typeof listedCreator>;
export const listCreators = defineEndpoint({
  method: 'GET',
  path: '/api/creators',
  summary: 'People with prompts in the shop, the most run first; `q` begins one of their names',
  query: z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    limit: z._default(pageLimit(60), 24),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: z.object({ items: z.array(listedCreator), nextCursor: z.nullable(z.string()) }),
});

export const getPromptTotals = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/prompt-totals',
  summary: 'Sums over the public prompts of a person',
  params: idParams,
  /** A creator's figures. `successRate` is the percent of runs of the last 30 days that delivered; null under 20 runs. */
  response: z.object({ prompts: z.int(), runs: z.int(), likes: z.int(), successRate: z.nullable(z.int()) }),
});
