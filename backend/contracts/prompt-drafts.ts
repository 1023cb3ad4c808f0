import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { expectedTotal } from './expected-total.ts';
import { aspect, countWords, RUN_TIMEOUT_MS } from './generation.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tokens } from './primitives.ts';
import { draftForm } from './prompt-form.ts';
import { sampleInput } from './prompt-detail.ts';
import { category, license, promptPricing, promptStatus, visibility } from './prompts.ts';

/* What the form builder edits: one draft beside the versions, which never change (docs/rules/prompts.md#drafts). */

export const TEMPLATE_LIMIT = 20_000;
export const TITLE_MIN = 5;
export const TITLE_MAX = 120;
export const TAG_LIMIT = 8;
export const ROYALTY_MAX = 20;
export const FORK_ROYALTY_MAX = 20;
export const UNLOCK_PRICE_MAX = 2_000;
/** Saved test inputs that publishing asks for: 1 for a free prompt, 3 for a paid one. */
export const TEST_INPUTS = { free: 1, paid: 3 } as const;
/** Most bytes of a request that saves a draft (docs/rules/server.md#body-limits). */
export const DRAFT_BODY_BYTES = 512 * 1024;

const text = (max: number) => z.string().check(z.maxLength(max));

/**
 * What the author has written so far. Nothing but sizes is checked here, since a draft may be unfinished in every way;
 * `draftProblems` says what stands between it and publishing.
 */
export const draftContent = z.strictObject({
  contentType,
  category: z.nullable(category),
  title: text(TITLE_MAX),
  /** The slug; null lets the server make one of the title. */
  slug: z.nullable(text(80)),
  oneLiner: text(160),
  description: text(5_000),
  tags: z.array(text(40)).check(z.maxLength(TAG_LIMIT)),
  language: text(10),
  coverFileId: z.nullable(id),
  template: text(TEMPLATE_LIMIT),
  systemTemplate: z.nullable(text(TEMPLATE_LIMIT)),
  negativeTemplate: z.nullable(text(TEMPLATE_LIMIT)),
  form: draftForm,
  outputSettings: z.strictObject({ length: z.optional(z.int()), aspect: z.optional(aspect), quantity: z.optional(z.int()) }),
  testInputs: z.array(sampleInput).check(z.maxLength(20)),
  visibility,
  pricing: promptPricing,
  runRoyalty: tokens.check(z.lte(ROYALTY_MAX)),
  unlockPrice: tokens.check(z.lte(UNLOCK_PRICE_MAX)),
  /** Free trial runs a day that the author pays for; 0 for none. */
  freeTrialRunsPerDay: tokens.check(z.lte(100)),
  license,
  forkRoyaltyPercent: z.int().check(z.gte(0), z.lte(FORK_ROYALTY_MAX)),
  allowCommercial: z.boolean(),
  /** Ids on the rate card; none means all of the type. */
  models: z.array(text(80)).check(z.maxLength(20)),
  recommendedModel: z.nullable(text(80)),
  /** Whether the content is sensitive and is shown behind a warning. */
  safetyFlag: z.boolean(),
  /** A picture or video prompt that is sealed for its runner may use hosted models, which could show words of it. Yes when left out. */
  hostedModels: z.optional(z.boolean()),
});
export type DraftContent = z.infer<typeof draftContent>;

export const draft = z.object({
  promptId: id,
  /** Where the published prompt is, or will be. */
  slug: z.string(),
  /** Counts every save; a save names the revision it was made from. */
  revision: z.int(),
  content: draftContent,
  updatedAt: isoTime,
  status: promptStatus,
  /** The number of the version that buyers see; null before the first. */
  publishedVersion: z.nullable(z.int()),
  /** The number of the version that waits for a review; null without one. */
  pendingVersion: z.nullable(z.int()),
  /** Why the last review sent it back, in the reviewer's words; null otherwise. */
  reviewNote: z.nullable(z.string()),
  /** True when the draft differs from the latest version. */
  changed: z.boolean(),
  /** For a copy: what it was made from, named to an author who would find it, and the percent of its earnings that goes there. Null for an original. */
  origin: z.nullable(z.object({ prompt: z.nullable(z.object({ slug: z.string(), title: z.string() })), percent: z.int() })),
});
export type Draft = z.infer<typeof draft>;

/** A new draft: blank, from one of the skeletons, or with content that was imported. */
export const createDraft = defineEndpoint({
  method: 'POST',
  path: '/api/drafts',
  summary: 'A new private draft',
  status: 201,
  bodyLimitBytes: DRAFT_BODY_BYTES,
  body: z.strictObject({ content: draftContent }),
  response: z.object({ draft }),
});
export const getDraft = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:idOrSlug',
  summary: 'The draft of an own prompt; a published one without a draft answers with its latest version as the content',
  params: z.strictObject({ idOrSlug: z.string().check(z.minLength(1), z.maxLength(140)) }),
  response: z.object({ draft }),
});
/**
 * Saves a draft. Refused with 409 `draft_conflict` when another tab or device saved after `revision`. The error's `details.draft` is
 * the current draft, so that the client can show both.
 */
export const saveDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/drafts/:id',
  summary: 'Save a draft made from a known revision',
  bodyLimitBytes: DRAFT_BODY_BYTES,
  params: idParams,
  body: z.strictObject({ revision: z.int(), content: draftContent }),
  response: z.object({ revision: z.int(), updatedAt: isoTime, slug: z.string(), changed: z.boolean() }),
});
export const deleteDraft = defineEndpoint({
  method: 'DELETE',
  path: '/api/drafts/:id',
  summary: 'Discard the draft; a prompt that was never published is deleted with it',
  params: idParams,
  response: success,
});

/** What was published or submitted. `warning` names a prompt that is nearly the same (never a sealed one by name). */
export const published = z.object({
  draft,
  outcome: z.enum(['published', 'in_review']),
  version: z.int(),
  warning: z.nullable(z.object({ message: z.string(), slug: z.nullable(z.string()), title: z.nullable(z.string()) })),
});
/** Makes the draft a version: at once when free, after a review when paid. @see draftProblems */
export const publishDraft = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/publish',
  summary: 'Publish a draft, or submit it for review when it is paid',
  params: idParams,
  body: z.strictObject({
    revision: z.int(),
    changeNote: text(500),
    /** Publish although the check of duplicates warned. */
    despiteWarning: z.optional(z.boolean()),
    /** Publish although it works on fewer of the author's own test inputs than what is out (409 `fewer_successes`, details.before and details.after). */
    despiteDrop: z.optional(z.boolean()),
  }),
  response: published,
});
export const unpublishPrompt = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/unpublish',
  summary: 'Take a prompt out of the marketplace; buyers who unlocked it keep it',
  params: idParams,
  response: z.object({ draft }),
});

/** How an own prompt stands. `sent_back` waits for its author's changes; an earlier version that is out stays out meanwhile. */
export const promptState = z.enum(['draft', 'in_review', 'sent_back', 'rejected', 'published', 'removed']);
export type PromptState = z.infer<typeof promptState>;
export const draftCard = z.object({
  promptId: id, slug: z.string(), title: z.string(), contentType, category: z.nullable(category), status: promptStatus, state: promptState, visibility, pricing: promptPricing, version: z.nullable(z.int()), changed: z.boolean(), updatedAt: isoTime,
});
/** What a list of own prompts is narrowed by; `none` finds prompts without a category. */
const ownFilters = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  state: z.optional(promptState),
  contentType: z.optional(contentType),
  category: z.optional(z.union([category, z.literal('none')])),
};
export const listDrafts = defineEndpoint({
  method: 'GET',
  path: '/api/drafts',
  summary: 'Own prompts with their drafts, last touched first',
  query: z.strictObject({ ...ownFilters, limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) }),
  /** `total` counts what matches on the first page, and is null on later ones. */
  response: z.object({ items: z.array(draftCard), nextCursor: z.nullable(z.string()), total: z.nullable(z.int()) }),
});

/** Most prompts of one bulk delete or change of category, of one selection, and of one person's bulk publishing on a UTC day. */
export const BULK_DRAFTS = 100;
export const SELECTION_LIMIT = 2_000;
export const BULK_PUBLISH_PER_DAY = 20;
export const listDraftIds = defineEndpoint({
  method: 'GET',
  path: '/api/draft-ids',
  summary: 'Ids of own prompts that match, last touched first, to act on all of them',
  query: z.strictObject(ownFilters),
  response: z.object({ ids: z.array(id).check(z.maxLength(SELECTION_LIMIT)) }),
});
const bulkIds = z.array(id).check(z.minLength(1), z.maxLength(BULK_DRAFTS));
/** Result for each prompt. A `refused` one was not changed, and `message` says why. */
export const bulkOutcome = z.object({ promptId: id, title: z.string(), outcome: z.enum(['done', 'published', 'in_review', 'refused']), message: z.nullable(z.string()) });
export type BulkOutcome = z.infer<typeof bulkOutcome>;
const bulkOutcomes = z.object({ results: z.array(bulkOutcome) });
export const deleteDrafts = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/deletions',
  summary: 'Delete own prompts that were never published; others stay',
  body: z.strictObject({ ids: bulkIds }),
  response: bulkOutcomes,
});
export const categorizeDrafts = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/categories',
  summary: 'Give the drafts of own prompts a category; those of another type stay',
  body: z.strictObject({ ids: bulkIds, category }),
  response: bulkOutcomes,
});
/** Each is checked like a single one: what is missing, or resembles another prompt, is refused by itself. */
export const publishDrafts = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/publications',
  summary: 'Publish or submit several drafts as they are saved, at most 20 a day',
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(BULK_PUBLISH_PER_DAY)) }),
  response: z.extend(bulkOutcomes, { leftToday: z.int() }),
});

/** A test run of the draft as it was saved: costs the same as any run and never a royalty. 202 with the run. */
export const testDraft = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/generate',
  summary: 'Run the saved draft with test inputs',
  status: 202,
  params: idParams,
  body: z.strictObject({ expectedTotal, revision: z.int(), inputs: z.record(z.string(), z.unknown()), model: z.optional(text(80)), quantity: z.optional(z.int().check(z.gte(1), z.lte(4))) }),
  timeoutMs: RUN_TIMEOUT_MS,
  response: z.object({ generation: z.looseObject({ id }) }),
});
/**
 * Most words that an improvement of a template may have: it sets the price, short or long text, and a longer answer fails.
 * There is room for what a better template adds.
 */
export const improvementWords = (template: string): number => Math.min(4_000, Math.ceil(countWords(template) * 1.3) + 120);
/** Improve with AI: a text run whose output is the better template; accepting it is an edit like any other. */
export const improveDraft = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/improve',
  summary: 'Ask for a better template, priced by what it may write; the answer is the text of the run',
  status: 202,
  params: idParams,
  body: z.strictObject({ expectedTotal, revision: z.int(), wish: z.optional(text(300)) }),
  response: z.object({ generation: z.looseObject({ id }) }),
});

/** A draft in which nothing was typed yet. */
export const blankDraft = (type: DraftContent['contentType'] = 'text'): DraftContent => ({
  contentType: type, category: null, title: '', slug: null, oneLiner: '', description: '', tags: [], language: 'en', coverFileId: null,
  template: '', systemTemplate: null, negativeTemplate: null, form: { sections: [{ title: '', fields: [] }] }, outputSettings: {}, testInputs: [],
  visibility: 'public', pricing: 'free', runRoyalty: 0, unlockPrice: 0, freeTrialRunsPerDay: 0, license: 'fork_credit', forkRoyaltyPercent: 0,
  allowCommercial: true, models: [], recommendedModel: null, safetyFlag: false,
});
