import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { expectedTotal } from './expected-total.ts';
import { aspect, countWords, RUN_TIMEOUT_MS } from './generation.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tokens } from './primitives.ts';
import { draftForm } from './prompt-form.ts';
import { sampleInput } from './prompt-detail.ts';
import { category, license, promptPricing, promptStatus, visibility } from './prompts.ts';

/* Drafts, which the builder edits: each prompt has one draft beside its versions, which never change (docs/rules/prompts.md#drafts). */

export const TEMPLATE_LIMIT = 20_000;
export const TITLE_MIN = 5;
export const TITLE_MAX = 120;
export const TAG_LIMIT = 8;
export const ROYALTY_MAX = 20;
export const FORK_ROYALTY_MAX = 20;
export const UNLOCK_PRICE_MAX = 2_000;
/** How many saved sets of test inputs publishing asks for: 1 for a free prompt, 3 for a paid one. */
export const TEST_INPUTS = { free: 1, paid: 3 } as const;
/** The most bytes of a request that saves a draft (docs/rules/server.md#body-limits). */
export const DRAFT_BODY_BYTES = 512 * 1024;

const text = (max: number) => z.string().check(z.maxLength(max));

/**
 * The content of a draft. Only sizes are checked here, because a draft may be unfinished in every way. `draftProblems` finds what keeps it
 * from being published.
 */
export const draftContent = z.strictObject({
  contentType,
  category: z.nullable(category),
  title: text(TITLE_MAX),
  /** The slug that the author chose for the prompt; null lets the server make one from the title. */
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
  /** How many free trial runs a day the author pays for; 0 for none. */
  freeTrialRunsPerDay: tokens.check(z.lte(100)),
  license,
  forkRoyaltyPercent: z.int().check(z.gte(0), z.lte(FORK_ROYALTY_MAX)),
  allowCommercial: z.boolean(),
  /** The rate card ids of the models that the author allows; an empty list allows all models of the type. */
  models: z.array(text(80)).check(z.maxLength(20)),
  recommendedModel: z.nullable(text(80)),
  /** Whether the prompt has sensitive content and is shown behind a warning. */
  safetyFlag: z.boolean(),
  /** Whether sealed runs of a picture or video prompt may use hosted models, whose pictures could show words of the template. True when left out. */
  hostedModels: z.optional(z.boolean()),
});
export type DraftContent = z.infer<typeof draftContent>;

export const draft = z.object({
  promptId: id,
  /** The slug of the published prompt, or the one that it will get. */
  slug: z.string(),
  /** The revision of the draft, which rises with every save. A save names the revision from which it was made. */
  revision: z.int(),
  content: draftContent,
  updatedAt: isoTime,
  status: promptStatus,
  /** The number of the prompt's version that buyers see; null before the first. */
  publishedVersion: z.nullable(z.int()),
  /** The number of the prompt's version that waits for a review; null when none waits. */
  pendingVersion: z.nullable(z.int()),
  /** The reviewer's words when the last review sent the prompt back; null otherwise. */
  reviewNote: z.nullable(z.string()),
  /** True when the draft differs from the prompt's latest version. */
  changed: z.boolean(),
  /**
   * For a fork, the prompt that it was made from and the percent of its earnings that goes there. `prompt` is null if the author cannot see
   * it. Null for an original.
   */
  origin: z.nullable(z.object({ prompt: z.nullable(z.object({ slug: z.string(), title: z.string() })), percent: z.int() })),
});
export type Draft = z.infer<typeof draft>;

/** Creates a draft: blank, from one of the skeletons, or with imported content. */
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
 * Saves a draft. 409 `draft_conflict` when another tab or device saved after `revision`. The error's `details.draft` is the stored draft, so
 * that the client can show both.
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

/** The answer to publishing a draft. `warning` tells of a nearly equal prompt; a sealed one is not named. */
export const published = z.object({
  draft,
  outcome: z.enum(['published', 'in_review']),
  version: z.int(),
  warning: z.nullable(z.object({ message: z.string(), slug: z.nullable(z.string()), title: z.nullable(z.string()) })),
});
/** Publishes a draft as a version of its prompt: a free prompt at once, a paid one after a review. @see draftProblems */
export const publishDraft = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/publish',
  summary: 'Publish a draft, or submit it for review when it is paid',
  params: idParams,
  body: z.strictObject({
    revision: z.int(),
    changeNote: text(500),
    /** Whether to publish although the check for duplicates warned. */
    despiteWarning: z.optional(z.boolean()),
    /**
     * Whether to publish although fewer of the author's own test inputs deliver than with the published version (409 `fewer_successes`,
     * details.before and details.after).
     */
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

/** The state of an own prompt. `sent_back` waits for its author's changes, while an earlier published version stays published. */
export const promptState = z.enum(['draft', 'in_review', 'sent_back', 'rejected', 'published', 'removed']);
export type PromptState = z.infer<typeof promptState>;
export const draftCard = z.object({
  promptId: id, slug: z.string(), title: z.string(), contentType, category: z.nullable(category), status: promptStatus, state: promptState, visibility, pricing: promptPricing, version: z.nullable(z.int()), changed: z.boolean(), updatedAt: isoTime,
});
/** The filters of a list of own prompts. Category `none` finds prompts without one. */
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
  /** `total` is the number of matching own prompts on the first page, and null on later pages. */
  response: z.object({ items: z.array(draftCard), nextCursor: z.nullable(z.string()), total: z.nullable(z.int()) }),
});

/**
 * The most prompts of one bulk deletion or change of category. `SELECTION_LIMIT` bounds one selection, and `BULK_PUBLISH_PER_DAY` a person's
 * bulk publishing in a UTC day.
 */
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
/** The result of a bulk action for one prompt. A `refused` prompt was not changed: `message` says why, and `more` holds its other problems. */
export const bulkOutcome = z.object({ promptId: id, title: z.string(), outcome: z.enum(['done', 'published', 'in_review', 'refused']), message: z.nullable(z.string()), more: z.array(z.string()) });
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
/** Publishes several drafts. Each is checked by itself, so an incomplete one, or one that resembles another prompt, does not stop the others. */
export const publishDrafts = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/publications',
  summary: 'Publish or submit several drafts as they are saved, at most 20 a day',
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(BULK_PUBLISH_PER_DAY)) }),
  response: z.extend(bulkOutcomes, { leftToday: z.int() }),
});

/** Starts a test run of the saved draft. It costs the same as any run, but never a royalty. 202 with the run. */
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
 * The most words of an improved template, with room for additions. The limit decides whether the improvement is priced as a short or a long
 * text, and a longer answer fails.
 */
export const improvementWords = (template: string): number => Math.min(4_000, Math.ceil(countWords(template) * 1.3) + 120);
/** Improves a template with AI: a text run whose output is the new template. Accepting it edits the draft. */
export const improveDraft = defineEndpoint({
  method: 'POST',
  path: '/api/drafts/:id/improve',
  summary: 'Ask for a better template, priced by what it may write; the answer is the text of the run',
  status: 202,
  params: idParams,
  body: z.strictObject({ expectedTotal, revision: z.int(), wish: z.optional(text(300)) }),
  response: z.object({ generation: z.looseObject({ id }) }),
});

/** The content of a new draft in which nothing was typed yet. */
export const blankDraft = (type: DraftContent['contentType'] = 'text'): DraftContent => ({
  contentType: type, category: null, title: '', slug: null, oneLiner: '', description: '', tags: [], language: 'en', coverFileId: null,
  template: '', systemTemplate: null, negativeTemplate: null, form: { sections: [{ title: '', fields: [] }] }, outputSettings: {}, testInputs: [],
  visibility: 'public', pricing: 'free', runRoyalty: 0, unlockPrice: 0, freeTrialRunsPerDay: 0, license: 'fork_credit', forkRoyaltyPercent: 0,
  allowCommercial: true, models: [], recommendedModel: null, safetyFlag: false,
});
