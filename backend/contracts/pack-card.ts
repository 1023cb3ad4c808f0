import * as z from 'zod/mini';
import { contentType, id, isoTime, tokens } from './primitives.ts';
import { category, creator } from './prompts.ts';

const cover = z.object({ promptId: id, title: z.string(), contentType, coverUrl: z.nullable(z.string()) });

export const packCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  /** One sentence. */
  pitch: z.string(),
  category: z.nullable(category),
  official: z.boolean(),
  featured: z.boolean(),
  creator,
  /** Tokens for a person who has none of it; 0 for a free one. */
  price: tokens,
  /** The price without its discount; the same as `price` without one. */
  fullPrice: tokens,
  /** When the discount ends; null without one, or without an end. */
  discountUntil: z.nullable(isoTime),
  listValue: tokens,
  /** What the price saves against the list value, in whole percent. */
  savePercent: z.int(),
  priceForYou: tokens,
  /** Whether the viewer bought it, was given it, or made it. Free packs are open to all people. */
  owned: z.boolean(),
  /** It is in the viewer's collection "Saved". */
  saved: z.boolean(),
  itemCount: z.int(),
  /** Number of the pack's prompts that the viewer already has, bought or otherwise. */
  ownedItems: z.int(),
  counts: z.object({ text: z.int(), image: z.int(), video: z.int() }),
  /** Covers of the first parts, at most 6. */
  covers: z.array(cover),
  /** Parts that the viewer ticked off; null for a pack that is not theirs. */
  done: z.nullable(z.int()),
  sales: z.int(),
  reviews: z.int(),
  /** Average of stars with one decimal; null without any. */
  rating: z.nullable(z.number()),
  publishedAt: z.nullable(isoTime),
});
export type PackCard = z.infer<typeof packCard>;
