import * as z from 'zod/mini';
import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { contentType, id, pageLimit, tokens } from './primitives.ts';
import type { ContentType } from './primitives.ts';
import { isOneOf, keysOf } from './typed-records.ts';

/** Categories by content type (docs/rules/prompts.md#categories). */
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

/** Categories of a type; none for any other value. */
export const categoriesOf = (type: string): readonly string[] =>
  isOneOf(keysOf(CATEGORIES), type) ? CATEGORIES[type] : [];

export const category = z.enum([...CATEGORIES.text, ...CATEGORIES.image, ...CATEGORIES.video]);
export type Category = z.infer<typeof category>;

export const promptPricing = z.enum(['free', 'run', 'unlock', 'run_and_unlock', 'pack_only']);

export type PromptPricing = z.infer<typeof promptPricing>;
/** `draft` was never published or is taken back; `in_review` waits for its first approval. */
export const promptStatus = z.enum(['draft', 'in_review', 'published', 'rejected', 'removed']);
export type PromptStatus = z.infer<typeof promptStatus>;
export const visibility = z.enum(['private', 'unlisted', 'public']);
/** What readers of the template may do with it (docs/rules/selling.md#licences). `open` asks for no credit. */
export const license = z.enum(['no_fork', 'fork_credit', 'fork_royalty', 'open']);
export type License = z.infer<typeof license>;

export const creator = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Whether the prompt belongs to the platform; its page says so. */
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
  /** Average of the reviews' stars with one decimal; null without any. */
  rating: z.nullable(z.number()),
  /** Percent of delivered runs and of thumbs up in 30 days; null under 20 runs (docs/rules/prompts.md#success-rate). */
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
  /** Tokens of its cheapest run, the author's fee included. */
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

/** Every filter of the marketplace; all of them live in its address. */
export const promptFilters = {
  contentType: z.optional(contentType),
  category: z.optional(category),
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  tag: z.optional(z.string().check(z.maxLength(40))),
  price: z.optional(z.enum(['free', 'run', 'unlock', 'pack'])),
  /** The model's id on the rate card. */
  model: z.optional(z.string().check(z.maxLength(80))),
  language: z.optional(z.string().check(z.maxLength(10))),
  /** The fewest stars on average, from 1 to 5. */
  rating: z.optional(z.coerce.number().check(z.gte(1), z.lte(5))),
  /** The lowest success rate, in percent. */
  works: percent,
  license: z.optional(z.enum(['forkable', 'commercial'])),
  freeTrialRun: flag,
  /** Leaves out prompts that the viewer wrote or unlocked. */
  hideOwned: flag,
  /** Only prompts of people whom the viewer follows. */
  followed: flag,
  /** Username of the publisher, whatever its case. */
  creator: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
};

/** How long the client keeps answers about published prompts fresh (docs/rules/client-limits.md#stale-times). */
export const PROMPT_STALE_MS = 5 * MINUTE_MS;

export const listPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/prompts',
  summary: 'Published prompts',
  /** With words, `trending` puts the best matches first. `takes`: the form has a field for a picture. */
  query: z.strictObject({ ...promptFilters, takes: z.optional(z.enum(['image'])), sort: z._default(promptSort, 'trending'), cursor: z.optional(z.string().check(z.maxLength(1_000))), limit: z._default(pageLimit(60), 24) }),
  staleMs: PROMPT_STALE_MS,
  response: z.object({
    items: z.array(promptCard),
    nextCursor: z.nullable(z.string()),
    /** What the words were read as when nothing matched them as typed ("blgo" found "blog"); null otherwise. */
    correctedTo: z.nullable(z.string()),
  }),
});
