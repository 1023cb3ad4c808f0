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

/* Prompts that are sold together: the list, the preview and what a buyer does (docs/rules/packs.md#parts). */

/** A gift that no person claims returns to its giver after so many days. */
export const GIFT_DAYS = 30;

export const packStatus = z.enum(['draft', 'in_review', 'published', 'rejected', 'removed']);
export type PackStatus = z.infer<typeof packStatus>;
/** `ordered` shows the parts as steps, `free` as a set. */
export const packProgressMode = z.enum(['free', 'ordered']);

/** What a pack costs this person now. All in tokens; `total` = `price` - `owned` - `coupon`, and at least 0. */
export const packQuote = z.object({
  /** Sum of the list values: what the parts are worth one by one. */
  listValue: tokens,
  /** The pack's own price, its discount taken off. */
  price: tokens,
  /** What the parts that they have already take off the price; always 0 for gifts. */
  owned: tokens,
  /** What the coupon takes off, in tokens. */
  coupon: tokens,
  total: tokens,
});
export type PackQuote = z.infer<typeof packQuote>;

export const packItem = z.object({
  prompt: promptCard,
  note: z.string(),
  /** Whether people may run this part once free of charge. */
  freeSample: z.boolean(),
  /** Whether this person may still take that run today. */
  sampleLeft: z.boolean(),
  listValue: tokens,
  /** Each run of this part costs the royalty of its prompt, also for buyers of the pack. */
  keepsRoyalty: z.boolean(),
  license,
  allowCommercial: z.boolean(),
  /** The viewer may read it and run it in full. */
  owned: z.boolean(),
  /** Whether the part was added after the viewer's purchase. */
  added: z.boolean(),
  /** The version that the author chose for the pack; null for the newest. */
  pinnedVersion: z.nullable(z.int()),
  /** Left out for those who do not have it. "Upgrade or Stay" while not decided: `PUT /api/prompts/{id}/my-version`. */
  versions: z.optional(ownedVersions),
  done: z.boolean(),
});
export type PackItem = z.infer<typeof packItem>;

/** `removed`: taken down for a rule, so that its payer may take back its part of the price alone. `paid` is null for those who were given it. */
export const purchaseItem = z.object({ promptId: id, title: z.string(), paid: z.nullable(tokens), refunded: z.boolean(), removed: z.boolean() });
export const gift = z.object({
  /** The gift's link, `https://…/gifts/{code}`; null for all people but the giver. */
  url: z.nullable(z.string()),
  /** The receiver; null for a gift by link. */
  to: z.nullable(creator),
  status: z.enum(['open', 'claimed', 'returned', 'refunded']),
  expiresAt: isoTime,
  claimedAt: z.nullable(isoTime),
  claimedBy: z.nullable(creator),
});
export const purchase = z.object({
  id,
  pack: z.object({ id, slug: z.string(), title: z.string() }),
  /** How the viewer stands to it: they paid it for themselves, paid it for another person, or were given it. */
  role: z.enum(['buyer', 'giver', 'receiver']),
  price: tokens,
  /** What the payer paid; null for those who were given it. */
  paid: z.nullable(tokens),
  /** What came back so far; null for those who were given it. */
  returned: z.nullable(tokens),
  status: z.enum(['active', 'refunded', 'returned']),
  purchasedAt: isoTime,
  items: z.array(purchaseItem),
  /** The gift; null for a purchase that is no gift. */
  gift: z.nullable(gift),
  refundable: z.boolean(),
  /** Why the purchase cannot be refunded; null while it can. */
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
  /** The licence of the parts; `mixed` when they differ. */
  licenses: z.object({ forkable: z.enum(['all', 'some', 'none']), commercial: z.enum(['all', 'some', 'none']) }),
  items: z.array(packItem),
  /** The viewer's latest purchase; null without one. */
  purchase: z.nullable(purchase),
  /** Since the viewer's purchase, latest first; for visitors the whole history. At most 50. */
  changes: z.array(z.object({ kind: z.enum(['added', 'removed', 'price']), title: z.string(), at: isoTime })),
  /** "2 prompts added since you bought". */
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
    /** How many parts the pack has: up to 5, 6 to 10, or more. */
    size: z.optional(z.enum(['small', 'medium', 'large'])),
    scope: z._default(z.enum(['all', 'featured', 'owned', 'saved']), 'all'),
    /** Lists packs of which this prompt is a part. */
    prompt: z.optional(id),
    /** Username of the maker. */
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
/** A person by username, or a link that the first person to open it claims. */
const giftTo = z.union([z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), z.strictObject({ link: z.literal(true) })]);

/** Before the click: what the confirmation shows. 404 `not_found`, 409 `coupon_invalid` for a coupon that does not count here. */
export const quotePack = defineEndpoint({
  method: 'GET',
  path: '/api/prompt-packs/:id/quote',
  summary: 'What a pack costs the viewer now, with a coupon or as a gift',
  params: idParams,
  query: z.strictObject({ coupon: z.optional(couponCode), gift: z.optional(z.enum(['true'])) }),
  staleMs: 0,
  response: z.object({ packQuote, quote }),
});
/** 409: `price_changed` (details.quote), `own_pack`, `already_owned`, `coupon_invalid`, `gift_to_self`; 403 `blocked`. 402 without enough tokens; bonus tokens buy no gifts. */
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
/** 409: `refund_too_late`, `refund_too_many_runs`, `refund_cooldown`, `refund_already_refunded`. */
export const refundPurchase = defineEndpoint({
  method: 'POST',
  path: '/api/purchases/:id/refund',
  summary: 'Refund a purchase by the rules of unlocks, counted over all parts; or one part that was taken down',
  params: idParams,
  body: z._default(z.strictObject({ promptId: z.optional(id) }), {}),
  response: z.object({ purchase }),
});

const giftParams = z.strictObject({ code: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{8,60}$/)) });
/** For the page of the link. A gift to a person is shown to that person and to the giver alone. */
export const getGift = defineEndpoint({
  method: 'GET',
  path: '/api/gifts/:code',
  summary: 'A gift before it is claimed',
  params: giftParams,
  staleMs: 0,
  response: z.object({ gift: z.object({ pack: packCard, from: z.nullable(creator), status: gift.shape.status, expiresAt: isoTime, mine: z.boolean() }) }),
});
/** 409: `gift_claimed`, `gift_returned`, `already_owned`, `own_gift`, `own_pack`. */
export const claimGift = defineEndpoint({ method: 'POST', path: '/api/gifts/:code/claim', summary: 'Take a gift', params: giftParams, response: z.object({ purchase }) });
/** A coupon is only looked at: it counts when the pack is bought with it. */
export const redeemCode = defineEndpoint({
  method: 'POST',
  path: '/api/redeem',
  summary: 'Claim a gift by its code, or find out what a coupon is good for',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(3), z.maxLength(60)) }),
  response: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('gift'), purchase }),
    /** `pack` is null for a coupon of the platform that counts for all packs. */
    z.object({ kind: z.literal('coupon'), code: z.string(), off: z.object({ kind: z.enum(['percent', 'tokens']), value: z.int() }), until: z.nullable(isoTime), pack: z.nullable(packCard) }),
  ]),
});

const stepParams = z.strictObject({ id, promptId: id });
const progress = z.object({ done: z.array(id) });
export const tickStep = defineEndpoint({ method: 'PUT', path: '/api/prompt-packs/:id/progress/:promptId', summary: 'Tick a part off', params: stepParams, response: progress });
export const untickStep = defineEndpoint({ method: 'DELETE', path: '/api/prompt-packs/:id/progress/:promptId', summary: 'Take a tick back', params: stepParams, response: progress });

