import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { page, packProgressMode, packStatus } from './packs.ts';
import { id, idParams, isoTime, success, tidied, tokens } from './primitives.ts';
import { category, creator, promptCard } from './prompts.ts';

/* The work of pack makers: drafts, order, publishing, coupons (docs/rules/packs.md#publishing). */

export const PACK_TITLE_MAX = 80;
export const PACK_PITCH_MAX = 160;
export const PACK_DESCRIPTION_MAX = 5_000;
export const PACK_NOTE_MAX = 500;
export const PACK_ITEMS_MIN = 2;
export const PACK_ITEMS_MAX = 30;
export const PACK_PRICE_MAX = 2_000;
export const LIST_VALUE_MAX = 1_000;
/** The most packs of one person, drafts included. */
export const PACKS_LIMIT = 100;
/** How many published prompts a person needs to make packs, and how many approved paid prompts for a paid pack. */
export const PROMPTS_FOR_PACK = 3;
export const PAID_PROMPTS_FOR_PAID_PACK = 1;
export const COUPONS_LIMIT = 50;
/** How many free trial runs a day the free sample of a pack gives to all people together, at most one for each person. */
export const PACK_SAMPLE_RUNS = 20;

const title = z.string().check(tidied(), z.minLength(1, 'Give it a title'), z.maxLength(PACK_TITLE_MAX, `${PACK_TITLE_MAX} characters at most`));
const pitch = z.string().check(tidied(), z.maxLength(PACK_PITCH_MAX));
const description = z.string().check(tidied(), z.maxLength(PACK_DESCRIPTION_MAX));
const note = z.string().check(tidied(), z.maxLength(PACK_NOTE_MAX));
const price = z.int().check(z.gte(0), z.lte(PACK_PRICE_MAX));
const listValue = z.int().check(z.gte(1, 'At least 1 token'), z.lte(LIST_VALUE_MAX));

/** A reason why a pack cannot be published yet, or cannot be sold. */
export const packProblem = z.enum(['no_title', 'no_category', 'too_few_items', 'item_unpublished', 'no_value', 'price_above_value', 'few_prompts', 'no_paid_prompt', 'in_review', 'unchanged', 'paused']);
export type PackProblem = z.infer<typeof packProblem>;

export const draftItem = z.object({
  promptId: id,
  /** The prompt of the part; null when it was deleted, and then the pack cannot be published with it. */
  prompt: z.nullable(promptCard),
  note: z.string(),
  freeSample: z.boolean(),
  /** The list value in tokens, by which the pack's price is computed and split: the prompt's unlock price, else `setValue`; null without either. */
  listValue: z.nullable(tokens),
  /** True when the prompt has an unlock price, so that the maker cannot set its list value. */
  valueFixed: z.boolean(),
  setValue: z.nullable(tokens),
  pinnedVersion: z.nullable(z.int()),
  newestVersion: z.int(),
  keepsRoyalty: z.boolean(),
});
export type DraftItem = z.infer<typeof draftItem>;
export const packDraft = z.object({
  id,
  slug: z.string(),
  status: packStatus,
  official: z.boolean(),
  title: z.string(),
  pitch: z.string(),
  description: z.string(),
  category: z.nullable(category),
  price: tokens,
  /** The discount of the pack in percent, which holds at once and without a review; null for none. */
  discount: z.nullable(z.object({ percent: z.int(), until: z.nullable(isoTime) })),
  progressMode: packProgressMode,
  items: z.array(draftItem),
  listValue: tokens,
  savePercent: z.int(),
  /** The tokens that the maker gets at most from a sale of the pack at the full price: 80 %. */
  share: tokens,
  problems: z.array(packProblem),
  /** Whether the pack's draft differs from its published version. */
  changed: z.boolean(),
  publishedVersion: z.nullable(z.int()),
  /** The moderator's note about the pack's last version; null when there is nothing to change. */
  reviewNote: z.nullable(z.string()),
  submittedAt: z.nullable(isoTime),
  figures: z.object({ sales: z.int(), refunds: z.int(), gross: tokens, gifts: z.int(), reviews: z.int() }),
  updatedAt: isoTime,
});
export type PackDraft = z.infer<typeof packDraft>;
const answer = z.object({ pack: packDraft });

export const listOwnPacks = defineEndpoint({
  method: 'GET',
  path: '/api/own-packs',
  summary: 'Packs that the viewer makes, drafts included; last changed first',
  query: z.strictObject({ ...page }),
  staleMs: 0,
  response: z.object({
    items: z.array(z.object({ id, slug: z.string(), title: z.string(), status: packStatus, official: z.boolean(), price: tokens, itemCount: z.int(), coverUrls: z.array(z.nullable(z.string())), sales: z.int(), updatedAt: isoTime })),
    nextCursor: z.nullable(z.string()),
    /** Whether the person may make packs. `maySell` is whether they may make paid ones. */
    mayCreate: z.boolean(),
    maySell: z.boolean(),
  }),
});
export const listCandidates = defineEndpoint({
  method: 'GET',
  path: '/api/pack-candidates',
  summary: 'Own published prompts, latest first: what may go into a pack. `official` asks for those of the platform',
  query: z.strictObject({ q: z.optional(z.string().check(z.trim(), z.maxLength(120))), official: z.optional(z.enum(['true'])), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(z.object({ prompt: promptCard, version: z.int(), listValue: z.nullable(tokens) })), nextCursor: z.nullable(z.string()) }),
});
/** Begins a pack. 409 `packs_full`, `few_prompts`. `official` packs need the permission `packs.manage`. */
export const createPack = defineEndpoint({
  method: 'POST',
  path: '/api/prompt-packs',
  summary: 'Begin a pack',
  status: 201,
  body: z.strictObject({ title, pitch: z.optional(pitch), category: z.optional(category), official: z.optional(z.boolean()), promptIds: z.optional(z.array(id).check(z.maxLength(PACK_ITEMS_MAX))) }),
  response: answer,
});
export const getPackDraft = defineEndpoint({ method: 'GET', path: '/api/prompt-packs/:id/draft', summary: 'A pack as its maker edits it', params: idParams, staleMs: 0, response: answer });
export const changePack = defineEndpoint({
  method: 'PATCH',
  path: '/api/prompt-packs/:id',
  summary: 'Change the draft of a pack. Only the discount counts at once; everything else with the next publishing',
  params: idParams,
  body: z.strictObject({
    title: z.optional(title), pitch: z.optional(pitch), description: z.optional(description), category: z.optional(category), price: z.optional(price), progressMode: z.optional(packProgressMode),
    discount: z.optional(z.nullable(z.strictObject({ percent: z.int().check(z.gte(1), z.lte(90)), until: z.nullable(isoTime) }))),
  }),
  response: answer,
});
export const deletePack = defineEndpoint({ method: 'DELETE', path: '/api/prompt-packs/:id', summary: 'Delete a pack without buyers. 409 `pack_sold`', params: idParams, response: success });

/** Adds a prompt to a pack. 409 `not_own_prompt`, `prompt_unpublished`, `pack_full`. A prompt that is in the pack already changes nothing. */
export const addPackItem = defineEndpoint({
  method: 'POST',
  path: '/api/prompt-packs/:id/items',
  summary: 'Add an own published prompt at the end',
  status: 201,
  params: idParams,
  body: z.strictObject({ promptId: id, note: z.optional(note), listValue: z.optional(listValue) }),
  response: answer,
});
const itemParams = z.strictObject({ id, promptId: id });
export const changePackItem = defineEndpoint({
  method: 'PATCH',
  path: '/api/prompt-packs/:id/items/:promptId',
  summary: 'Change a part: place, note, value, version, or whether it is the free sample (one part at most)',
  params: itemParams,
  body: z.strictObject({
    /** The prompt of the pack that this part comes after; null for the first place. */
    after: z.optional(z.nullable(id)),
    note: z.optional(note),
    listValue: z.optional(listValue),
    pinnedVersion: z.optional(z.nullable(z.int().check(z.gte(1)))),
    freeSample: z.optional(z.boolean()),
  }),
  response: answer,
});
export const removePackItem = defineEndpoint({ method: 'DELETE', path: '/api/prompt-packs/:id/items/:promptId', summary: 'Take a part out of the draft. Who bought the pack with it keeps it', params: itemParams, response: answer });
/** Publishes a pack. 409 `pack_incomplete` with `details.problems`; 403 `pack_removed`. */
export const publishPack = defineEndpoint({
  method: 'POST',
  path: '/api/prompt-packs/:id/publish',
  summary: 'Publish the draft: a free pack at once, a paid one after a review',
  params: idParams,
  body: z._default(z.strictObject({ changeNote: z.optional(note) }), {}),
  response: answer,
});
export const unpublishPack = defineEndpoint({ method: 'POST', path: '/api/prompt-packs/:id/unpublish', summary: 'Take a pack off the market, or back from the review. Its buyers keep it', params: idParams, response: answer });

/* The code of a coupon for packs, as its maker writes it. */
const code = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,40}$/, 'Letters, digits and hyphens, 3 to 40'));
export const coupon = z.object({
  id,
  code: z.string(),
  off: z.object({ kind: z.enum(['percent', 'tokens']), value: z.int() }),
  /** Who pays the difference of a coupon: the maker of the pack or the platform. */
  fundedBy: z.enum(['author', 'platform']),
  /** The pack of the coupon; null for a coupon of the platform that counts for all packs. */
  pack: z.nullable(z.object({ id, slug: z.string(), title: z.string() })),
  uses: z.int(),
  usesLeft: z.int(),
  from: z.nullable(isoTime),
  until: z.nullable(isoTime),
  status: z.enum(['active', 'ended']),
  createdBy: z.nullable(creator),
  createdAt: isoTime,
});
export type Coupon = z.infer<typeof coupon>;
/** A new coupon takes off 1 to 100 percent or a number of tokens; at least 1 token remains to pay. The server makes up a code when it is left out. */
export const newCoupon = {
  code: z.optional(code),
  off: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), value: z.int().check(z.gte(1), z.lte(100)) }),
    z.strictObject({ kind: z.literal('tokens'), value: z.int().check(z.gte(1), z.lte(PACK_PRICE_MAX)) }),
  ]),
  uses: z.int().check(z.gte(1), z.lte(10_000)),
  from: z.optional(z.nullable(isoTime)),
  until: z.optional(z.nullable(isoTime)),
};
export const couponList = z.object({ items: z.array(coupon), nextCursor: z.nullable(z.string()) });
export const listCoupons = defineEndpoint({
  method: 'GET',
  path: '/api/prompt-packs/:id/coupons',
  summary: 'Coupons of an own pack, latest first',
  params: idParams,
  query: z.strictObject(page),
  staleMs: 0,
  response: couponList,
});
/** Creates a coupon for a pack. 409 `code_taken`, `coupons_full`. */
export const createCoupon = defineEndpoint({ method: 'POST', path: '/api/prompt-packs/:id/coupons', summary: 'Make a coupon for an own pack; its maker bears the difference', status: 201, params: idParams, body: z.strictObject(newCoupon), response: z.object({ coupon }) });
export const endCoupon = defineEndpoint({ method: 'DELETE', path: '/api/coupons/:id', summary: 'End a coupon now', params: idParams, response: success });
