import * as z from 'zod/mini';
import { contentType, id, isoTime, tokens } from './primitives.ts';
import { category, creator } from './prompts.ts';

const cover = z.object({ promptId: id, title: z.string(), contentType, coverUrl: z.nullable(z.string()) });

export const packCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  /** What the pack offers, in one sentence. */
  pitch: z.string(),
  category: z.nullable(category),
  official: z.boolean(),
  featured: z.boolean(),
  creator,
  /** The price in tokens for a person who has none of the pack's parts; 0 for a free pack. */
  price: tokens,
  /** The pack's price without its discount; equal to `price` when there is none. */
  fullPrice: tokens,
  /** When the pack's discount ends; null without a discount, or without an end. */
  discountUntil: z.nullable(isoTime),
  listValue: tokens,
  /** How much cheaper the pack is than its parts' list values together, in whole percent. */
  savePercent: z.int(),
  priceForYou: tokens,
  /** Whether the viewer bought the pack, got it as a gift, or made it. Free packs are open to all people. */
  owned: z.boolean(),
  /** Whether the pack is in the viewer's collection "Saved". */
  saved: z.boolean(),
  itemCount: z.int(),
  /** The number of the pack's prompts that the viewer already has, bought or otherwise. */
  ownedItems: z.int(),
  counts: z.object({ text: z.int(), image: z.int(), video: z.int() }),
  /** The covers of the pack's first parts, at most 6. */
  covers: z.array(cover),
  /** The number of the pack's parts that the viewer ticked off; null for a pack that they do not have. */
  done: z.nullable(z.int()),
  sales: z.int(),
  reviews: z.int(),
  /** The average stars of the pack's reviews with one decimal; null without reviews. */
  rating: z.nullable(z.number()),
  publishedAt: z.nullable(isoTime),
});
export type PackCard = z.infer<typeof packCard>;
