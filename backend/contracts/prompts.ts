import * as z from 'zod/mini';
import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { contentType, id, pageLimit, tokens } from './primitives.ts';
import type { ContentType } from './primitives.ts';
import { isOneOf, keysOf } from './typed-records.ts';

/** The categories of prompts by content type (docs/rules/prompts.md#categories). */
export const CATEGORIES = {
  text: [
    'blog-writing', 'content-marketing', 'social-media', 'technical-writing', 'creative-writing',
    'documentation', 'business-writing', 'academic-writing', 'scriptwriting',
  ],
  image: [
    'product-photography', 'digital-art', 'illustrations', 'brand-design', 'social-media-graphics',
    'marketing-visuals', 'technical-diagrams', 'concept-art',
  ],
  video: [
    'animation', 'motion-graphics', 'product-showcase', 'social-media-shorts', 'promotional-videos',
    'educational-content', 'visual-effects',
  ],
} as const satisfies Record<ContentType, readonly string[]>;

/** The categories of prompts of a content type; an empty list for any other value. */
export const categoriesOf = (type: string): readonly string[] =>
  isOneOf(keysOf(CATEGORIES), type) ? CATEGORIES[type] : [];

export const category = z.enum([...CATEGORIES.text, ...CATEGORIES.image, ...CATEGORIES.video]);
export type Category = z.infer<typeof category>;

export const promptPricing = z.enum(['free', 'run', 'unlock', 'run_and_unlock', 'pack_only']);

export type PromptPricing = z.infer<typeof promptPricing>;
/** The status of a prompt. `draft` was never published or is unpublished; `in_review` waits for its first approval. */
export const promptStatus = z.enum(['draft', 'in_review', 'published', 'rejected', 'removed']);
export type PromptStatus = z.infer<typeof promptStatus>;
export const visibility = z.enum(['private', 'unlisted', 'public']);
/** The licence of a prompt: what readers of its template may do with it (docs/rules/selling.md#licences). `open` asks for no credit. */
export const license = z.enum(['no_fork', 'fork_credit', 'fork_royalty', 'open']);
export type License = z.infer<typeof license>;

export const creator = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Whether the prompt's creator is an account of the platform, which the page says. */
  platform: z.boolean(),
});
export type Creator = z.infer<typeof creator>;

export const promptStats = z.object({
  runs: z.int(),
  likes: z.int(),
  saves: z.int(),
  forks: z.int(),
  comments: z.int(),
  reviews: z.int(),
  /** The average stars of the prompt's reviews with one decimal; null without reviews. */
  rating: z.nullable(z.number()),
  /** The prompt's success rate of 30 days in percent. `likedRate` is the percent of thumbs up. Null under 20 runs (docs/rules/prompts.md#success-rate). */
  successRate: z.nullable(z.number()),
  likedRate: z.nullable(z.number()),
});

export const promptCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  oneLiner: z.string(),
  contentType,
  category,
  pricing: promptPricing,
  runRoyalty: tokens,
  unlockPrice: tokens,
  /** What the prompt's cheapest run costs in tokens, royalty included. */
  fromTokens: tokens,
  creator,
  coverUrl: z.nullable(z.string()),
  stats: promptStats,
});
export type PromptCard = z.infer<typeof promptCard>;

export const promptSort = z.enum(['trending', 'newest', 'top-rated', 'most-run', 'price-asc', 'price-desc', 'success-rate']);
export type PromptSort = z.infer<typeof promptSort>;

const flag = z.optional(z.enum(['true']));
const percent = z.optional(z.coerce.number().check(z.gte(0), z.lte(100)));

/** All filters of the marketplace. The page keeps them in its address. */
export const promptFilters = {
  contentType: z.optional(contentType),
  category: z.optional(category),
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  tag: z.optional(z.string().check(z.maxLength(40))),
  price: z.optional(z.enum(['free', 'run', 'unlock', 'pack'])),
  /** Finds prompts that run with this model, by its rate card id. */
  model: z.optional(z.string().check(z.maxLength(80))),
  language: z.optional(z.string().check(z.maxLength(10))),
  /** Finds prompts with at least this many stars on average, from 1 to 5. */
  rating: z.optional(z.coerce.number().check(z.gte(1), z.lte(5))),
  /** Finds prompts with at least this success rate, in percent. */
  works: percent,
  license: z.optional(z.enum(['forkable', 'commercial'])),
  freeTrialRun: flag,
  /** Leaves out prompts that the viewer wrote or unlocked. */
  hideOwned: flag,
  /** Finds only prompts of people whom the viewer follows. */
  followed: flag,
  /** Finds prompts of the creator with this username, in upper or lower case. */
  creator: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
};

/** For how long the client uses answers about published prompts again (docs/rules/client-limits.md#stale-times). */
export const PROMPT_STALE_MS = 5 * MINUTE_MS;

export const listPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/prompts',
  summary: 'Published prompts',
  /**
   * Lists prompts of the marketplace. With search words, `trending` puts the best matches first. `takes` finds prompts whose form has a field
   * for a picture.
   */
  query: z.strictObject({ ...promptFilters, takes: z.optional(z.enum(['image'])), sort: z._default(promptSort, 'trending'), cursor: z.optional(z.string().check(z.maxLength(1_000))), limit: z._default(pageLimit(60), 24) }),
  staleMs: PROMPT_STALE_MS,
  response: z.object({
    items: z.array(promptCard),
    nextCursor: z.nullable(z.string()),
    /** The search words that the server corrected because nothing matched as typed ("blgo" found "blog"); null otherwise. */
    correctedTo: z.nullable(z.string()),
  }),
});
