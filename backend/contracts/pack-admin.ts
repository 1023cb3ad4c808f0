import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { note, rule } from './moderation.ts';
import { coupon, couponList, newCoupon, packDraft } from './pack-builder.ts';
import { page, packStatus } from './packs.ts';
import { id, idParams, isoTime, success, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* Packs for administrators: the table, reviews, featured packs and coupons of the platform. Official packs are edited by the builder's endpoints. */

export const adminPack = z.object({
  id, slug: z.string(), title: z.string(), status: packStatus, official: z.boolean(), owner: z.nullable(creator),
  price: tokens, itemCount: z.int(), sales: z.int(), gifts: z.int(), refunds: z.int(),
  /** Tokens that buyers paid for the pack, without refunds. */
  gross: tokens,
  rating: z.nullable(z.number()), reviews: z.int(),
  /** The pack's place among the featured packs; null for others. */
  featured: z.nullable(z.int()),
  /** Since when the pack waits for a review; null when it does not. */
  submittedAt: z.nullable(isoTime),
  updatedAt: isoTime,
});
export type AdminPack = z.infer<typeof adminPack>;

export const listAdminPacks = defineEndpoint({
  method: 'GET',
  path: '/api/admin/prompt-packs',
  summary: 'All packs with sales and refunds; those that wait for a review oldest first, others last changed first',
  query: z.strictObject({ status: z.optional(packStatus), official: z.optional(z.enum(['true', 'false'])), q: z.optional(z.string().check(z.trim(), z.maxLength(120))), ...page }),
  staleMs: 0,
  response: z.object({
    items: z.array(adminPack), nextCursor: z.nullable(z.string()),
    totals: z.object({ packs: z.int(), inReview: z.int(), sales: z.int(), refunds: z.int(), gross: tokens }),
  }),
});
export const packSale = z.object({
  id, buyer: z.nullable(creator), gift: z.boolean(), price: tokens, paid: tokens, coupon: z.nullable(z.string()), returned: tokens,
  status: z.enum(['active', 'refunded', 'returned']), at: isoTime,
});
export const getAdminPack = defineEndpoint({
  method: 'GET',
  path: '/api/admin/prompt-packs/:id',
  summary: 'A pack in full: what waits for the review, what is published, and its latest sales',
  params: idParams,
  staleMs: 0,
  response: z.object({
    pack: adminPack,
    draft: packDraft,
    /** The version of the pack that waits for a review; null when none does. */
    waiting: z.nullable(z.object({ version: z.int(), submittedAt: isoTime, changeNote: z.string(), changes: z.array(z.object({ kind: z.enum(['added', 'removed', 'price']), title: z.string() })) })),
    sales: z.array(packSale),
  }),
});
/** Decides about a pack's waiting version. 409 `not_waiting`, and `own_work` when the moderator made the pack. */
export const decidePack = defineEndpoint({
  method: 'POST',
  path: '/api/admin/prompt-packs/:id/decision',
  summary: 'Approve, send back or reject the version that waits; its maker gets the reason',
  params: idParams,
  body: z.strictObject({ decision: z.enum(['approve', 'request_changes', 'reject']), rule: z.optional(rule), note }),
  response: success,
});
export const setFeaturedPacks = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/featured-packs',
  summary: 'Set the featured packs, in order (at most 12)',
  body: z.strictObject({ packIds: z.array(id).check(z.maxLength(12)) }),
  response: success,
});
export const listAdminCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/admin/coupons',
  summary: 'Coupons of all packs, latest first',
  query: z.strictObject({ fundedBy: z.optional(z.enum(['author', 'platform'])), ...page }),
  staleMs: 0,
  response: couponList,
});
/** Creates a coupon for which the platform pays the difference. With `packId` null it counts for all packs. */
export const createPlatformCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/admin/coupons',
  summary: 'Make a coupon that the platform pays for',
  status: 201,
  body: z.strictObject({ packId: z._default(z.nullable(id), null), ...newCoupon }),
  response: z.object({ coupon }),
});
