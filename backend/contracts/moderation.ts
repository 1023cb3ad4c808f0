import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tokens } from './primitives.ts';
import { creator, promptPricing, promptStatus } from './prompts.ts';

/* /admin/marketplace, reports and appeals (screens.md 21 and S15). */

/** The rules that a decision can name; `words` are what its owner reads. */
export const RULES = {
  spam: 'Spam or a copy of somebody else\'s work',
  misleading: 'It does not do what its page says',
  broken: 'It does not run, or its variables are not defined',
  unfair_price: 'The price does not fit what it does',
  unsafe: 'It asks for content that is not allowed here',
  personal_data: 'It shows or asks for personal data of others',
  rights: 'It uses names, texts or pictures without the right to',
  quality: 'It needs more work before it can be sold',
} as const;
export const rule = z.enum(['spam', 'misleading', 'broken', 'unfair_price', 'unsafe', 'personal_data', 'rights', 'quality']);
export type Rule = z.infer<typeof rule>;

const page = { limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) };
const note = z.string().check(z.trim(), z.maxLength(1_000));

const subject = z.object({ promptId: id, slug: z.string(), title: z.string(), contentType, status: promptStatus, pricing: promptPricing, owner: creator });

export const reportPrompt = defineEndpoint({
  method: 'POST',
  path: '/api/prompts/:id/report',
  summary: 'Tell the moderators about a prompt, a review or a comment of it',
  status: 201,
  params: idParams,
  body: z.strictObject({ rule, details: note, reviewId: z.optional(id), commentId: z.optional(id) }),
  response: success,
});

export const reviewItem = z.object({
  id, subject, version: z.int(), submittedAt: isoTime,
  /** When an answer was promised: 48 h after the submission. */
  dueAt: isoTime,
  resubmission: z.boolean(),
});
export const listReviewQueue = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/reviews', summary: 'Paid versions that wait for a decision, oldest first', query: z.strictObject(page), response: z.object({ items: z.array(reviewItem), nextCursor: z.nullable(z.string()) }) });

/** Everything a reviewer looks at. The text is shown: this is the one place besides the owner's. */
export const reviewDossier = z.object({
  item: reviewItem,
  oneLiner: z.string(), description: z.string(), tags: z.array(z.string()),
  template: z.string(), systemTemplate: z.nullable(z.string()), negativeTemplate: z.nullable(z.string()),
  form: z.unknown(), testInputs: z.array(z.object({ label: z.string(), inputs: z.record(z.string(), z.unknown()) })),
  runRoyalty: tokens, unlockPrice: tokens, changeNote: z.string(),
  similar: z.array(z.object({ promptId: id, slug: z.string(), title: z.string(), similarity: z.number(), sealed: z.boolean() })),
  history: z.object({ published: z.int(), removed: z.int(), strikes: z.int(), joinedAt: isoTime }),
});
export const getReview = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/reviews/:id', summary: 'One submission in full', params: idParams, response: z.object({ dossier: reviewDossier }) });
export const decideReview = defineEndpoint({
  method: 'POST',
  path: '/api/admin/marketplace/reviews/:id/decision',
  summary: 'Approve, send back or reject a submission; its owner is told why',
  params: idParams,
  body: z.strictObject({ decision: z.enum(['approve', 'request_changes', 'reject']), rule: z.optional(rule), note }),
  response: success,
});

export const reportItem = z.object({
  id, subject, kind: z.enum(['prompt', 'review', 'comment']), excerpt: z.nullable(z.string()), rule, details: z.string(),
  reporter: z.nullable(creator), others: z.int(), status: z.enum(['open', 'upheld', 'dismissed']), createdAt: isoTime,
});
export const listReports = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/reports', summary: 'Reports, oldest open ones first', query: z.strictObject({ ...page, status: z._default(z.enum(['open', 'upheld', 'dismissed']), 'open') }), response: z.object({ items: z.array(reportItem), nextCursor: z.nullable(z.string()) }) });
export const decideReport = defineEndpoint({
  method: 'POST',
  path: '/api/admin/marketplace/reports/:id/decision',
  summary: 'Dismiss a report, or take down what it is about, with or without a strike',
  params: idParams,
  body: z.strictObject({ decision: z.enum(['dismiss', 'remove']), rule: z.optional(rule), note, strike: z.optional(z.boolean()) }),
  response: success,
});

export const duplicateItem = z.object({ id, subject, original: subject, similarity: z.number(), createdAt: isoTime });
export const listDuplicates = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/duplicates', summary: 'Prompts that are nearly the same as earlier ones', query: z.strictObject(page), response: z.object({ items: z.array(duplicateItem), nextCursor: z.nullable(z.string()) }) });
export const decideDuplicate = defineEndpoint({ method: 'POST', path: '/api/admin/marketplace/duplicates/:id/decision', summary: 'Keep or remove the later one', params: idParams, body: z.strictObject({ decision: z.enum(['keep', 'remove']), note, strike: z.optional(z.boolean()) }), response: success });

/** A decision as its owner sees it, with the way to object. */
export const decisionView = z.object({
  id, kind: z.enum(['review', 'removal', 'strike']), outcome: z.string(), subjectTitle: z.string(), promptSlug: z.nullable(z.string()), rule: z.nullable(rule), note: z.string(), by: z.string(), at: isoTime,
  appeal: z.nullable(z.object({ status: z.enum(['open', 'granted', 'refused']), message: z.string(), dueAt: isoTime, answer: z.nullable(z.string()) })),
  mayAppeal: z.boolean(),
});
export const listDecisions = defineEndpoint({ method: 'GET', path: '/api/decisions', summary: 'Moderators\' decisions about oneself, latest first', query: z.strictObject(page), response: z.object({ items: z.array(decisionView), nextCursor: z.nullable(z.string()) }) });
export const getDecision = defineEndpoint({ method: 'GET', path: '/api/decisions/:id', summary: 'One decision about oneself', params: idParams, response: z.object({ decision: decisionView }) });
export const appeal = defineEndpoint({ method: 'POST', path: '/api/decisions/:id/appeal', summary: 'Object to a decision, once', status: 201, params: idParams, body: z.strictObject({ message: z.string().check(z.trim(), z.minLength(10, 'Say in a sentence or two why'), z.maxLength(2_000)) }), response: z.object({ decision: decisionView }) });

export const appealItem = z.object({ id, decision: decisionView, subject: z.nullable(subject), by: creator, message: z.string(), createdAt: isoTime, dueAt: isoTime });
export const listAppeals = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/appeals', summary: 'Open appeals, soonest due first', query: z.strictObject(page), response: z.object({ items: z.array(appealItem), nextCursor: z.nullable(z.string()) }) });
/** Somebody other than the first decider should answer; the same person may when there is nobody else. */
export const decideAppeal = defineEndpoint({ method: 'POST', path: '/api/admin/marketplace/appeals/:id/decision', summary: 'Grant or refuse an appeal', params: idParams, body: z.strictObject({ decision: z.enum(['grant', 'refuse']), note }), response: success });

export const featuredSlot = z.object({ id, subject, position: z.int(), from: isoTime, until: z.nullable(isoTime), live: z.boolean() });
export const listFeatured = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/featured', summary: 'Featured slots in order', response: z.object({ slots: z.array(featuredSlot) }) });
export const setFeatured = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/marketplace/featured',
  summary: 'Set the featured slots, in order (at most 24)',
  body: z.strictObject({ slots: z.array(z.strictObject({ promptId: id, from: isoTime, until: z.nullable(isoTime) })).check(z.maxLength(24)) }),
  response: z.object({ slots: z.array(featuredSlot) }),
});

export const tagRow = z.object({ tag: z.string(), prompts: z.int() });
export const listTags = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/tags', summary: 'Tags by use', query: z.strictObject({ ...page, q: z.optional(z.string().check(z.trim(), z.maxLength(40))) }), response: z.object({ items: z.array(tagRow), nextCursor: z.nullable(z.string()) }) });
export const mergeTags = defineEndpoint({ method: 'POST', path: '/api/admin/marketplace/tags/merge', summary: 'Rename a tag, or merge it into another', body: z.strictObject({ from: z.string().check(z.minLength(1), z.maxLength(40)), into: z.string().check(z.minLength(1), z.maxLength(40)) }), response: z.object({ prompts: z.int() }) });

export const queueCounts = z.object({ reviews: z.int(), reports: z.int(), duplicates: z.int(), appeals: z.int() });
export const getQueueCounts = defineEndpoint({ method: 'GET', path: '/api/admin/marketplace/counts', summary: 'How much waits in each queue', response: queueCounts });
