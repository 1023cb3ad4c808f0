import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { contentType, id, isoTime, pageLimit, tokens } from './primitives.ts';
import type { ContentType } from './primitives.ts';
import { promptForm } from './prompt-form.ts';

/** Categories by content type (specification 3). */
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
  type in CATEGORIES ? CATEGORIES[type as ContentType] : [];

export const category = z.enum([...CATEGORIES.text, ...CATEGORIES.image, ...CATEGORIES.video]);
export type Category = z.infer<typeof category>;

export const promptPricing = z.enum(['free', 'run', 'unlock', 'run_and_unlock', 'pack_only']);

export const creator = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  /** Run by Conjure itself; its page says so. */
  house: z.boolean(),
});
export type Creator = z.infer<typeof creator>;

export const promptStats = z.object({
  runs: z.int(),
  likes: z.int(),
  /** Percent, null under 20 runs (decisions.md, Product). */
  worksRate: z.nullable(z.number()),
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
  creator,
  coverUrl: z.nullable(z.string()),
  stats: promptStats,
});
export type PromptCard = z.infer<typeof promptCard>;

export const sampleInput = z.object({ label: z.string(), inputs: z.record(z.string(), z.unknown()) });
export type SampleInput = z.infer<typeof sampleInput>;

/** Defaults and allowed ranges of a prompt's runs, shown in the run panel. */
export const outputSettings = z.object({
  length: z.optional(z.int()),
  aspect: z.optional(z.string()),
  quantity: z.optional(z.int()),
});

export const promptDetail = z.extend(promptCard, {
  description: z.string(),
  tags: z.array(z.string()),
  language: z.string(),
  version: z.int(),
  publishedAt: isoTime,
  form: promptForm,
  sampleInputs: z.array(sampleInput),
  outputSettings,
  /** Left out when the reader may not see it: sealed text never leaves the server. */
  template: z.optional(z.string()),
});
export type PromptDetail = z.infer<typeof promptDetail>;

export const promptSort = z.enum(['trending', 'newest', 'most-run']);

export const listPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/prompts',
  summary: 'Published prompts',
  query: z.strictObject({
    contentType: z.optional(contentType),
    category: z.optional(category),
    q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    sort: z._default(promptSort, 'trending'),
    /** Username of whoever published them, in any case. */
    creator: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    cursor: z.optional(z.string().check(z.maxLength(300))),
    limit: z._default(pageLimit(60), 24),
  }),
  response: z.object({ items: z.array(promptCard), nextCursor: z.nullable(z.string()) }),
});
export const getPrompt = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:idOrSlug',
  summary: 'One prompt with its form; by id or slug (an old slug answers with the current one)',
  params: z.strictObject({ idOrSlug: z.string().check(z.minLength(1), z.maxLength(140)) }),
  response: z.object({ prompt: promptDetail }),
});
