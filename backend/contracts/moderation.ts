import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { generation, generationOutput, generationStatus } from './generation.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tidied, tokens } from './primitives.ts';
import { promptState } from './prompt-drafts.ts';
import { category, creator, promptPricing, promptStatus } from './prompts.ts';
import { refundReason, unlock } from './selling.ts';
import { target, targetType } from './targets.ts';
import type { TargetType } from './targets.ts';

/* The moderators' queues, reports and appeals (docs/rules/moderation.md#queues). */

/** The rules that a moderator's decision can name, in the words that the author reads (docs/rules/moderation.md#reasons). */
export const RULES = {
  spam: 'Spam or a copy of another person\'s work',
  misleading: 'It does not do what its page says',
  broken: 'It does not run, or its variables are not defined',
  unfair_price: 'The price does not fit what it does',
  unsafe: 'It asks for content that is not allowed here',
  personal_data: 'It shows or asks for personal data of others',
  rights: 'It uses names, texts or pictures without permission',
  quality: 'It needs more work before it can be sold',
} as const;
export const rule = z.enum(['spam', 'misleading', 'broken', 'unfair_price', 'unsafe', 'personal_data', 'rights', 'quality']);
export type Rule = z.infer<typeof rule>;

/** Within how many hours moderators answer a submission, and within how many days an appeal. */
export const REVIEW_HOURS = 48;
export const APPEAL_DAYS = 7;
/** For how many days a strike counts. `STRIKES_TO_PAUSE` of them at once pause publishing until the oldest has expired (docs/rules/moderation.md#strikes). */
export const STRIKE_DAYS = 90;
export const STRIKES_TO_PAUSE = 3;
/** The most items that a moderator can decide in one bulk request. */
export const BULK_LIMIT = 50;

const page = { limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) };
export const note = z.string().check(tidied(), z.maxLength(1_000));
const ids = z.array(id).check(z.minLength(1), z.maxLength(BULK_LIMIT));

/** The result for each item of a moderator's bulk decision. An item that another moderator decided before is `already_decided` and unchanged. */
export const bulkResult = z.object({ results: z.array(z.object({ id, outcome: z.enum(['done', 'already_decided', 'own_work', 'gone']) })) });

const subject = z.object({ promptId: id, slug: z.string(), title: z.string(), contentType, status: promptStatus, pricing: promptPricing, fromTokens: tokens, unlockPrice: tokens, owner: creator });

export const reviewItem = z.object({
  id, subject, version: z.int(), submittedAt: isoTime,
  /** Until when the author was promised an answer: 48 h after the submission. */
  dueAt: isoTime,
  resubmission: z.boolean(),
});
export const listReviewQueue = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/reviews', summary: 'Paid versions that wait for a decision, oldest first', query: z.strictObject(page), response: z.object({ items: z.array(reviewItem), nextCursor: z.nullable(z.string()) }) });

/** The route by which moderators see pictures and videos of test runs. It is no endpoint contract, because it answers bytes. */
export const TEST_OUTPUT_PATH = '/api/admin/marketplace/tests/:id/:fileId';
export const testOutputPath = (runId: string, fileId: string): string => TEST_OUTPUT_PATH.replace(':id', runId).replace(':fileId', fileId);

/** A test run of the prompt's author with exactly the submitted template. */
export const testRun = z.object({
  id, status: generationStatus, inputs: z.record(z.string(), z.unknown()), model: z.string(), tokens,
  outputs: z.array(generationOutput),
  /** Why the author's test run failed, in plain words; null for a run that succeeded. */
  error: z.nullable(z.string()),
  /** The caption of a test run that its author chose as a sample, which the prompt's page shows after approval; null for others. */
  sample: z.nullable(z.string()),
  createdAt: isoTime,
});
/** An automatic check that helps the reviewer of a submission: `ok`, worth a `look`, or a `problem`. It decides nothing. */
export const reviewCheck = z.object({ id: z.enum(['variables', 'runs', 'samples', 'price', 'words', 'similar']), state: z.enum(['ok', 'look', 'problem']), label: z.string(), detail: z.string() });
export type ReviewCheck = z.infer<typeof reviewCheck>;

/** The review file: everything that a reviewer reads about a submission. Besides its owner's pages, only this contains the template. */
export const reviewFile = z.object({
  item: reviewItem,
  category: z.nullable(category),
  oneLiner: z.string(), description: z.string(), tags: z.array(z.string()),
  template: z.string(), systemTemplate: z.nullable(z.string()), negativeTemplate: z.nullable(z.string()),
  form: z.unknown(), testInputs: z.array(z.object({ label: z.string(), inputs: z.record(z.string(), z.unknown()) })),
  runRoyalty: tokens, unlockPrice: tokens, changeNote: z.string(),
  /** The version that was approved last, for comparison; null for the first submission. */
  approved: z.nullable(z.object({
    version: z.int(), at: isoTime, title: z.string(), category: z.nullable(category), oneLiner: z.string(), description: z.string(), tags: z.array(z.string()),
    template: z.string(), systemTemplate: z.nullable(z.string()), negativeTemplate: z.nullable(z.string()), form: z.unknown(), pricing: promptPricing, runRoyalty: tokens, unlockPrice: tokens,
  })),
  similar: z.array(z.object({ promptId: id, slug: z.string(), title: z.string(), similarity: z.number(), sealed: z.boolean(), template: z.string() })),
  /** The author's test runs of the submitted template, samples first, then the latest, at most 12. `testRunCounts` counts all of them. */
  testRuns: z.array(testRun), testRunCounts: z.object({ finished: z.int(), delivered: z.int() }),
  checks: z.array(reviewCheck),
  history: z.object({ published: z.int(), removed: z.int(), strikes: z.int(), joinedAt: isoTime }),
  /** Moderators' decisions about earlier versions of the prompt, latest first. */
  earlier: z.array(z.object({ version: z.int(), outcome: z.enum(['approved', 'changes_requested', 'rejected']), rule: z.nullable(rule), note: z.string(), at: isoTime })),
});
export type ReviewFile = z.infer<typeof reviewFile>;
export const getReview = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/reviews/:id', summary: 'One submission in full', params: idParams, response: z.object({ reviewFile }) });
/** A reviewer runs a submission as a buyer would, with its form and its author's settings, sealed and at no cost (docs/rules/moderation.md#review-runs). */
export const runReview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/marketplace/reviews/:id/runs',
  summary: 'Run a submission as a buyer would, as a free test',
  status: 202,
  params: idParams,
  body: z.strictObject({ inputs: z.record(z.string(), z.unknown()) }),
  response: z.object({ generation }),
});
export const decideReview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/marketplace/reviews/:id/decision',
  summary: 'Approve, send back or reject a submission; its owner gets the reason',
  params: idParams,
  /** A moderator who refuses a submission names a rule and writes a note of at least ten characters. Only a rejection may carry a strike. */
  body: z.strictObject({ decision: z.enum(['approve', 'request_changes', 'reject']), rule: z.optional(rule), note, strike: z.optional(z.boolean()) }),
  response: success,
});
export const approveReviews = defineEndpoint({
  method: 'POST',
  path: '/api/admin/marketplace/reviews/approvals',
  summary: 'Approve several submissions; each is looked at by itself',
  body: z.strictObject({ ids, note: z.optional(note) }),
  response: bulkResult,
});

export const reportStatus = z.enum(['open', 'upheld', 'dismissed']);
export const reportItem = z.object({
  id, ...target,
  /** The title of the page that shows the reported target. */
  title: z.string(),
  /** The slug of the page that shows the reported target; null for a page without one. */
  slug: z.nullable(z.string()),
  /** The reported prompt, or the prompt on whose page the reported target is; null on other pages. */
  subject: z.nullable(subject),
  /** The reported words; null for a target that has a page of its own. */
  excerpt: z.nullable(z.string()),
  /** Who wrote the reported target. For a prompt it is `subject.owner`. */
  author: z.nullable(creator), rule, details: z.string(),
  reporter: z.nullable(creator), others: z.int(), status: reportStatus, createdAt: isoTime,
});
export const listReports = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/reports', summary: 'Reports, oldest open ones first', query: z.strictObject({ ...page, status: z._default(reportStatus, 'open') }), response: z.object({ items: z.array(reportItem), nextCursor: z.nullable(z.string()) }) });
/** The types of targets that a moderator can hide until their author changes them: those with reviewed versions (docs/rules/moderation.md#hide-and-ask). */
export const HIDEABLE: readonly TargetType[] = ['prompt', 'prompt_pack', 'agent'];
export const reportDecision = z.enum(['dismiss', 'hide', 'remove']);
export type ReportDecision = z.infer<typeof reportDecision>;
export const decideReport = defineEndpoint({
  method: 'POST',
  path: '/api/admin/marketplace/reports/:id/decision',
  summary: 'Dismiss a report, hide the prompt, pack or agent until its author has changed it, or take down what it is about',
  params: idParams,
  /**
   * A moderator's decision about a report. `hide` works for prompts, packs and agents, with a note of at least ten characters about what to
   * change. Only a removal may carry a strike.
   */
  body: z.strictObject({ decision: reportDecision, rule: z.optional(rule), note, strike: z.optional(z.boolean()) }),
  response: success,
});

export const decideReports = defineEndpoint({
  method: 'POST',
  path: '/api/admin/marketplace/reports/decisions',
  summary: 'The same decision about several reports; each is looked at by itself',
  body: z.strictObject({ ids, decision: reportDecision, rule: z.optional(rule), note, strike: z.optional(z.boolean()) }),
  response: bulkResult,
});

export const duplicateItem = z.object({ id, subject, original: subject, similarity: z.number(), createdAt: isoTime });
export const listDuplicates = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/duplicates', summary: 'Prompts that are nearly the same as earlier ones', query: z.strictObject(page), response: z.object({ items: z.array(duplicateItem), nextCursor: z.nullable(z.string()) }) });
/** Shows moderators the templates of two nearly equal prompts side by side. */
export const getDuplicate = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/duplicates/:id', summary: 'Two prompts that are nearly the same, with their texts', params: idParams, response: z.object({ duplicate: duplicateItem, template: z.string(), originalTemplate: z.string() }) });
export const decideDuplicate = defineEndpoint({ method: 'POST', path: '/api/admin/marketplace/duplicates/:id/decision', summary: 'Keep or remove the later one', params: idParams, body: z.strictObject({ decision: z.enum(['keep', 'remove']), note, strike: z.optional(z.boolean()) }), response: success });

/** The kind of a moderator's decision. `strike` is a removal or a rejection that counts against the author. */
export const decisionKind = z.enum(['review', 'removal', 'strike']);
/** The outcome of a moderator's decision. `hidden`: people cannot see the target until its author changes it and a reviewer approves the change. */
export const decisionOutcome = z.enum(['approved', 'changes_requested', 'rejected', 'removed', 'hidden']);
export type DecisionOutcome = z.infer<typeof decisionOutcome>;
/** A moderator's decision as the owner of the target sees it, with its appeal. `by` is a role, never a name. */
export const decisionView = z.object({
  id, kind: decisionKind, outcome: decisionOutcome, targetType, targetTitle: z.string(), promptSlug: z.nullable(z.string()), rule: z.nullable(rule), note: z.string(), by: z.string(), at: isoTime,
  appeal: z.nullable(z.object({ status: z.enum(['open', 'granted', 'refused']), message: z.string(), dueAt: isoTime, answer: z.nullable(z.string()) })),
  mayAppeal: z.boolean(),
  /** The strike that came with the decision: until when it counts, and whether it was withdrawn. */
  strike: z.nullable(z.object({ expiresAt: isoTime, withdrawn: z.boolean() })),
});
export type DecisionView = z.infer<typeof decisionView>;
/** The number of a person's strikes that count now, and until when they cannot publish; null while they can. */
export const strikeStanding = z.object({ active: z.int(), pausedUntil: z.nullable(isoTime) });
export const listDecisions = defineEndpoint({ method: 'GET', path: '/api/decisions', summary: 'Moderators\' decisions about own work, latest first', query: z.strictObject(page), response: z.object({ items: z.array(decisionView), nextCursor: z.nullable(z.string()), strikes: strikeStanding }) });
export const getDecision = defineEndpoint({ method: 'GET', path: '/api/decisions/:id', summary: 'One decision about own work', params: idParams, response: z.object({ decision: decisionView }) });
/** One step in the review history of an own prompt. `decisionId` leads to the decision, where the owner can appeal. */
export const reviewStep = z.object({
  kind: z.enum(['created', 'submitted', 'published', 'approved', 'changes_requested', 'rejected', 'removed', 'hidden']),
  at: isoTime, version: z.nullable(z.int()), rule: z.nullable(rule), note: z.string(), decisionId: z.nullable(id),
});
export const authorReview = z.object({
  promptId: id, slug: z.string(), title: z.string(), contentType, pricing: promptPricing, state: promptState,
  publishedVersion: z.nullable(z.int()), pendingVersion: z.nullable(z.int()),
  /** Whether people can find and run the prompt's published version now. */
  onSale: z.boolean(),
  /** The reviewer's note when the prompt's latest version was not approved; null otherwise. */
  note: z.nullable(z.string()), rule: z.nullable(rule),
  submittedAt: z.nullable(isoTime), dueAt: z.nullable(isoTime),
  /** The steps of the prompt's review, latest first, at most 50. */
  steps: z.array(reviewStep),
});
export type AuthorReview = z.infer<typeof authorReview>;
export const getAuthorReview = defineEndpoint({
  method: 'GET',
  path: '/api/drafts/:idOrSlug/review',
  summary: 'State and history of the review of an own prompt',
  params: z.strictObject({ idOrSlug: z.string().check(z.minLength(1), z.maxLength(140)) }),
  response: z.object({ review: authorReview }),
});
export const appealBody = z.strictObject({ message: z.string().check(tidied(), z.minLength(10, 'Give the reason in one or two sentences'), z.maxLength(2_000)) });
export const appeal = defineEndpoint({ method: 'POST', path: '/api/decisions/:id/appeal', summary: 'Appeal a decision, once', status: 201, params: idParams, body: appealBody, response: z.object({ decision: decisionView }) });

/** An appeal in the moderators' queue. `firstDecider` made the decision and is null once they left; `mine` is true when the viewer made it. */
export const appealItem = z.object({ id, decision: decisionView, subject: z.nullable(subject), by: creator, firstDecider: z.nullable(creator), mine: z.boolean(), message: z.string(), createdAt: isoTime, dueAt: isoTime });
export const listAppeals = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/appeals', summary: 'Open appeals, soonest due first', query: z.strictObject(page), response: z.object({ items: z.array(appealItem), nextCursor: z.nullable(z.string()) }) });
/** A moderator answers an appeal. The moderator who made the decision may answer only when there is no other (docs/rules/moderation.md#appeals). */
export const decideAppeal = defineEndpoint({ method: 'POST', path: '/api/admin/marketplace/appeals/:id/decision', summary: 'Grant or refuse an appeal', params: idParams, body: z.strictObject({ decision: z.enum(['grant', 'refuse']), note }), response: success });

const refundStatus = z.enum(['open', 'granted', 'refused']);
/**
 * A request for a refund that the buyer cannot take alone. `mine` is true when the viewer bought or wrote the prompt. `failures` counts
 * failed runs since the purchase.
 */
export const refundItem = z.object({
  id, unlock, title: z.string(), subject: z.nullable(subject), buyer: creator, failures: z.int(), message: z.string(), status: refundStatus, createdAt: isoTime, answer: z.nullable(z.string()), mine: z.boolean(),
});
export const listRefunds = defineEndpoint({
  method: 'GET',
  path: '/api/admin/marketplace/refunds',
  summary: 'Refund requests: the open ones oldest first, the others latest first',
  query: z.strictObject({ ...page, status: z._default(refundStatus, 'open') }),
  response: z.object({ items: z.array(refundItem), nextCursor: z.nullable(z.string()) }),
});
/** A moderator grants or refuses a refund request. A granted unlock is refunded like any other. The buyer reads the reason of either answer. */
export const decideRefund = defineEndpoint({
  method: 'POST',
  path: '/api/admin/marketplace/refunds/:id/decision',
  summary: 'Grant or refuse a refund request',
  params: idParams,
  body: z.strictObject({ decision: z.enum(['grant', 'refuse']), note: refundReason }),
  response: success,
});

export const featuredSlot = z.object({ id, subject, position: z.int(), from: isoTime, until: z.nullable(isoTime), live: z.boolean() });
export const listFeatured = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/featured', summary: 'Featured slots in order', response: z.object({ slots: z.array(featuredSlot) }) });
export const setFeatured = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/marketplace/featured',
  summary: 'Set the featured slots, in order (at most 24)',
  body: z.strictObject({ slots: z.array(z.strictObject({ promptId: id, from: isoTime, until: z.nullable(isoTime) })).check(z.maxLength(24)) }),
  response: z.object({ slots: z.array(featuredSlot) }),
});

/**
 * A tag with the number of listed prompts that carry it. The counts are a few minutes old; only `exact`, the tag that `q` names, is counted
 * now, and null when no prompt has it.
 */
export const tagRow = z.object({ tag: z.string(), prompts: z.int() });
export const listTags = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/tags', summary: 'Tags by use', query: z.strictObject({ ...page, q: z.optional(z.string().check(z.trim(), z.maxLength(40))) }), response: z.object({ items: z.array(tagRow), nextCursor: z.nullable(z.string()), exact: z.nullable(tagRow) }) });
export const mergeTags = defineEndpoint({ method: 'POST', path: '/api/admin/marketplace/tags/merge', summary: 'Rename a tag, or merge it into another', body: z.strictObject({ from: z.string().check(z.minLength(1), z.maxLength(40)), into: z.string().check(z.minLength(1), z.maxLength(40)) }), response: z.object({ prompts: z.int() }) });

export const queueCounts = z.object({ reviews: z.int(), reports: z.int(), duplicates: z.int(), appeals: z.int(), refunds: z.int() });
export const getQueueCounts = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/counts', summary: 'Number of waiting items in each queue', response: queueCounts });

/** One line of the moderators' log: who decided about which target, by which rule, and how an appeal ended. */
export const logEntry = z.object({
  id, kind: decisionKind, outcome: decisionOutcome, targetType, targetTitle: z.string(), promptSlug: z.nullable(z.string()),
  owner: z.nullable(creator), by: z.nullable(creator), byRole: z.string(), rule: z.nullable(rule), note: z.string(), at: isoTime,
  appeal: z.nullable(z.enum(['open', 'granted', 'refused'])),
});
export const listTakedowns = defineEndpoint({
  method: 'GET',
  path: '/api/admin/marketplace/log',
  summary: 'Every decision, latest first; by default what was taken down or sent back',
  query: z.strictObject({ ...page, which: z._default(z.enum(['negative', 'removed', 'reviews', 'all']), 'negative'), rule: z.optional(rule) }),
  response: z.object({ items: z.array(logEntry), nextCursor: z.nullable(z.string()) }),
});

const count = z.int().check(z.nonnegative());
/** The moderators' decisions of one month (UTC), e.g. `2026-11`. */
export const moderationMonth = z.object({
  month: z.string(),
  approved: count, changesRequested: count, rejected: count, hiddenPrompts: count, removedPrompts: count, removedReviews: count, removedComments: count,
  reports: count, reportsUpheld: count, reportsDismissed: count, strikes: count, appeals: count, appealsGranted: count, appealsRefused: count,
});
export const getModerationCounts = defineEndpoint({ method: 'GET', path: '/api/moderation/counts', summary: 'What moderators decided, by month, latest first; public', response: z.object({ months: z.array(moderationMonth) }) });
