import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { packCard } from './pack-card.ts';
import { expectedTotal } from './expected-total.ts';
import { contentType, id, idParams, isoTime, pageLimit, tokens } from './primitives.ts';
import { quote } from './pricing.ts';
import { ownedVersions } from './prompt-detail.ts';
import { category, creator, license, promptCard } from './prompts.ts';
import { refundRefusal } from './selling.ts';

export { packCard } from './pack-card.ts';
export type { PackCard } from './pack-card.ts';

/* Packs, prompts that are sold together: the list, the preview and the steps of buyers (docs/rules/packs.md#parts). */

/** After how many days a gift that no person claims returns to its giver. */
export const GIFT_DAYS = 30;

export const packStatus = z.enum(['draft', 'in_review', 'published', 'rejected', 'removed']);
export type PackStatus = z.infer<typeof packStatus>;
/** How a pack shows its parts: `ordered` as steps, `free` as a set. */
export const packProgressMode = z.enum(['free', 'ordered']);

/** What a pack costs this person now, in tokens; `total` = `price` - `owned` - `coupon`, and at least 0. */
export const packQuote = z.object({
  /** The sum of the list values of the pack's parts: what they are worth when bought one by one. */
  listValue: tokens,
  /** The pack's own price after its discount. */
  price: tokens,
  /** How much the person saves on the pack for parts that they already have; always 0 for gifts. */
  owned: tokens,
  /** How many tokens the coupon takes off the pack's price. */
  coupon: tokens,
  total: tokens,
});
export type PackQuote = z.infer<typeof packQuote>;

export const packItem = z.object({
  prompt: promptCard,
  note: z.string(),
  /** Whether this part is the free sample of the pack, which people may run once free of charge. */
  freeSample: z.boolean(),
  /** Whether this person can still run the pack's free sample today. */
  sampleLeft: z.boolean(),
  listValue: tokens,
  /** True when each run of this part costs its royalty, even for buyers of the pack. */
  keepsRoyalty: z.boolean(),
  license,
  allowCommercial: z.boolean(),
  /** Whether the viewer may read this part of the pack and run it in full. */
  owned: z.boolean(),
  /** Whether the part was added to the pack after the viewer's purchase. */
  added: z.boolean(),
  /** The version of the part that the maker chose for the pack; null for the newest. */
  pinnedVersion: z.nullable(z.int()),
  /**
   * The versions of this part that the viewer owns; left out for people who do not have the part. They decide between a version and a newer
   * one by `PUT /api/prompts/{id}/my-version`.
   */
  versions: z.optional(ownedVersions),
  done: z.boolean(),
});
export type PackItem = z.infer<typeof packItem>;

/**
 * A part of a purchased pack. `removed`: a moderator took it down, so the payer may take back its part of the price. `paid` is null for the
 * receiver of a gift.
 */
export const purchaseItem = z.object({ promptId: id, title: z.string(), paid: z.nullable(tokens), refunded: z.boolean(), removed: z.boolean() });
export const gift = z.object({
  /** The link that claims the gift, `https://…/gifts/{code}`; null for all people but the giver. */
  url: z.nullable(z.string()),
  /** The person to whom the pack was given; null for a gift by link. */
  to: z.nullable(creator),
  status: z.enum(['open', 'claimed', 'returned', 'refunded']),
  expiresAt: isoTime,
  claimedAt: z.nullable(isoTime),
  claimedBy: z.nullable(creator),
});
export const purchase = z.object({
  id,
  pack: z.object({ id, slug: z.string(), title: z.string() }),
  /** The viewer's role in the purchase of a pack: they paid for themselves, paid for another person, or received a gift. */
  role: z.enum(['buyer', 'giver', 'receiver']),
  price: tokens,
  /** What the payer paid for the pack in tokens; null for the receiver of a gift. */
  paid: z.nullable(tokens),
  /** The tokens of the purchase that were refunded so far; null for the receiver of a gift. */
  returned: z.nullable(tokens),
  status: z.enum(['active', 'refunded', 'returned']),
  purchasedAt: isoTime,
  items: z.array(purchaseItem),
  /** The gift of the pack; null for a purchase that is no gift. */
  gift: z.nullable(gift),
  refundable: z.boolean(),
  /** Why the purchase of the pack cannot be refunded; null while it can. */
  refusal: z.nullable(refundRefusal),
  refundableUntil: isoTime,
  runsSince: z.int(),
});
export type Purchase = z.infer<typeof purchase>;

export const packDetail = z.extend(packCard, {
  description: z.string(),
  status: packStatus,
  progressMode: packProgressMode,
  /** Whether the viewer may edit the pack: as its maker, or as a person who manages official packs. */
  mayEdit: z.boolean(),
  /** Whether the viewer may open the pack at `/prompt-pack/{id}`. */
  mayOpen: z.boolean(),
  quote: packQuote,
  /** What the licences of the pack's parts allow: all, some or none of the parts may be forked or used commercially. */
  licenses: z.object({ forkable: z.enum(['all', 'some', 'none']), commercial: z.enum(['all', 'some', 'none']) }),
  items: z.array(packItem),
  /** The viewer's latest purchase of the pack; null without one. */
  purchase: z.nullable(purchase),
  /** Changes of the pack since the viewer's purchase, latest first, at most 50; for visitors the whole history. */
  changes: z.array(z.object({ kind: z.enum(['added', 'removed', 'price']), title: z.string(), at: isoTime })),
  /** How many parts were added to the pack since the viewer bought it. */
  addedSince: z.int(),
  updatedAt: isoTime,
});
export type PackDetail = z.infer<typeof packDetail>;

export const packSort = z.enum(['featured', 'newest', 'most-sold', 'top-rated', 'price-asc', 'price-desc']);
export const page = { limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(400))) };
const listOfPacks = z.object({ items: z.array(packCard), nextCursor: z.nullable(z.string()) });

export const listPacks = defineEndpoint({
  method: 'GET',
  path: '/api/prompt-packs',
  summary: 'Published packs; with `scope=owned` those that the viewer bought or was given, with `scope=saved` those that the viewer saved',
  query: z.strictObject({
    category: z.optional(category),
    type: z.optional(contentType),
    sort: z._default(packSort, 'featured'),
    price: z.optional(z.enum(['free', 'paid', 'on_sale'])),
    /** Finds packs by their number of parts: up to 5, 6 to 10, or more. */
    size: z.optional(z.enum(['small', 'medium', 'large'])),
    scope: z._default(z.enum(['all', 'featured', 'owned', 'saved']), 'all'),
    /** Lists packs that contain this prompt. */
    prompt: z.optional(id),
    /** Lists packs of the maker with this username. */
    creator: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    ...page,
  }),
  staleMs: 0,
  response: listOfPacks,
});
export const packParams = z.strictObject({ idOrSlug: z.string().check(z.minLength(1), z.maxLength(140)) });
export const getPack = defineEndpoint({
  method: 'GET',
  path: '/api/prompt-packs/:idOrSlug',
  summary: 'A pack with its parts and what it costs the viewer. Buyers open theirs also after it was unpublished',
  params: packParams,
  staleMs: 0,
  response: z.object({ pack: packDetail }),
});
export const getRelatedPacks = defineEndpoint({ method: 'GET', path: '/api/prompt-packs/:id/related', summary: 'Up to six packs of the same category, types or maker', params: idParams, response: z.object({ items: z.array(packCard) }) });

const saved = z.object({ on: z.boolean() });
export const savePack = defineEndpoint({ method: 'PUT', path: '/api/prompt-packs/:id/save', summary: 'Save a pack for later', params: idParams, response: saved });
export const unsavePack = defineEndpoint({ method: 'DELETE', path: '/api/prompt-packs/:id/save', summary: 'Remove a saved pack', params: idParams, response: saved });

const couponCode = z.string().check(z.trim(), z.minLength(3), z.maxLength(40));
/** Who gets the gift: a person by username, or the first person who opens its link. */
const giftTo = z.union([z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), z.strictObject({ link: z.literal(true) })]);

/** Prices a pack before the click, for the confirmation. 404 `not_found`, 409 `coupon_invalid` for a coupon that does not count here. */
export const quotePack = defineEndpoint({
  method: 'GET',
  path: '/api/prompt-packs/:id/quote',
  summary: 'What a pack costs the viewer now, with a coupon or as a gift',
  params: idParams,
  query: z.strictObject({ coupon: z.optional(couponCode), gift: z.optional(z.enum(['true'])) }),
  staleMs: 0,
  response: z.object({ packQuote, quote }),
});
/**
 * Buys a pack or a gift. 409: `price_changed` (details.quote), `own_pack`, `already_owned`, `coupon_invalid`, `gift_to_self`; 403 `blocked`.
 * 402 without enough tokens; bonus tokens buy no gifts.
 */
export const buyPack = defineEndpoint({
  method: 'POST',
  path: '/api/prompt-packs/:id/purchase',
  summary: 'Buy a pack for oneself or as a gift',
  status: 201,
  params: idParams,
  body: z.strictObject({ expectedTotal, coupon: z.optional(couponCode), giftTo: z.optional(giftTo) }),
  response: z.object({ purchase }),
});
export const listPurchases = defineEndpoint({
  method: 'GET',
  path: '/api/purchases',
  summary: 'Own purchases and gifts, given and received; latest first',
  query: z.strictObject({ role: z.optional(z.enum(['buyer', 'giver', 'receiver'])), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(purchase), nextCursor: z.nullable(z.string()) }),
});
/** Refunds the purchase of a pack. 409: `refund_too_late`, `refund_too_many_runs`, `refund_cooldown`, `refund_already_refunded`. */
export const refundPurchase = defineEndpoint({
  method: 'POST',
  path: '/api/purchases/:id/refund',
  summary: 'Refund a purchase by the rules of unlocks, counted over all parts; or one part that was taken down',
  params: idParams,
  body: z._default(z.strictObject({ promptId: z.optional(id) }), {}),
  response: z.object({ purchase }),
});

const giftParams = z.strictObject({ code: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{8,60}$/)) });
/** Shows a gift on the page of its link. A gift to a person is shown only to that person and to the giver. */
export const getGift = defineEndpoint({
  method: 'GET',
  path: '/api/gifts/:code',
  summary: 'A gift before it is claimed',
  params: giftParams,
  staleMs: 0,
  response: z.object({ gift: z.object({ pack: packCard, from: z.nullable(creator), status: gift.shape.status, expiresAt: isoTime, mine: z.boolean() }) }),
});
/** Claims a gift. 409: `gift_claimed`, `gift_returned`, `already_owned`, `own_gift`, `own_pack`. */
export const claimGift = defineEndpoint({ method: 'POST', path: '/api/gifts/:code/claim', summary: 'Take a gift', params: giftParams, response: z.object({ purchase }) });
/** Looks up the code of a gift or a coupon. A coupon is not used up: it counts when a pack is bought with it. */
export const redeemCode = defineEndpoint({
  method: 'POST',
  path: '/api/redeem',
  summary: 'Claim a gift by its code, or find out what a coupon is good for',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(3), z.maxLength(60)) }),
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('gift'), purchase }),
    /** The code belongs to a coupon. `pack` is null for a coupon of the platform that counts for all packs. */
    z.object({ kind: z.literal('coupon'), code: z.string(), off: z.object({ kind: z.enum(['percent', 'tokens']), value: z.int() }), until: z.nullable(isoTime), pack: z.nullable(packCard) }),
  ]),
});

const stepParams = z.strictObject({ id, promptId: id });
const progress = z.object({ done: z.array(id) });
export const tickStep = defineEndpoint({ method: 'PUT', path: '/api/prompt-packs/:id/progress/:promptId', summary: 'Tick a part off', params: stepParams, response: progress });
export const untickStep = defineEndpoint({ method: 'DELETE', path: '/api/prompt-packs/:id/progress/:promptId', summary: 'Take a tick back', params: stepParams, response: progress });

