import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, tidied } from './primitives.ts';

/** The state of a next feature: open for votes, being built, or completed. */
export const featureStatus = z.enum(['voting', 'in_progress', 'completed']);
export type FeatureStatus = z.infer<typeof featureStatus>;

const featureParts = {
  id,
  title: z.string(),
  description: z.string(),
  status: featureStatus,
  votes: z.int().check(z.nonnegative()),
  /** When the feature will probably come, in free words such as "Spring 2027". */
  estimatedCompletion: z.nullable(z.string()),
};

export const nextFeature = z.object({
  ...featureParts,
  /** Whether the reader has voted for the feature. */
  userVoted: z.boolean(),
  /** The path of the page that will show the next feature; left out when it has none. */
  page: z.optional(z.string()),
  /** When the next feature was completed; left out until then. */
  completedAt: z.optional(isoTime),
});
export type NextFeature = z.infer<typeof nextFeature>;

export const listNextFeatures = defineEndpoint({
  method: 'GET',
  path: '/api/next-features',
  summary: 'What may be built next, in order, with its votes',
  response: z.array(nextFeature),
});
export const voteForFeature = defineEndpoint({
  method: 'POST',
  path: '/api/next-features/:id/vote',
  summary: 'Vote for a feature; a second vote is 409 `already_voted`, a late one 409 `voting_closed`',
  params: idParams,
  response: z.object({ success: z.literal(true), votes: z.int().check(z.nonnegative()) }),
});

export const adminFeature = z.object({
  ...featureParts,
  visible: z.boolean(),
  /** Votes for the feature in the last seven days that were not taken back. */
  votesThisWeek: z.int().check(z.nonnegative()),
  /** The revision of the feature, which rises with every change of its fields. An editor sends it back, so that it overwrites no other change. */
  revision: z.int(),
  completedAt: z.nullable(isoTime),
  updatedAt: isoTime,
});
export type AdminFeature = z.infer<typeof adminFeature>;

const adminFeatures = z.array(adminFeature);

/** What administrators fill in about a next feature. */
export const featureDraft = z.strictObject({
  title: z.string().check(tidied(), z.minLength(3, 'Write a title of at least 3 characters'), z.maxLength(100, '100 characters at most')),
  description: z.string().check(tidied(), z.minLength(10, 'Write a description of at least 10 characters'), z.maxLength(1000, '1,000 characters at most')),
  status: featureStatus,
  estimatedCompletion: z.nullable(z.string().check(tidied(), z.minLength(1, 'Write an estimate, or leave it empty'), z.maxLength(60, '60 characters at most'))),
  visible: z.boolean(),
});
export type FeatureDraft = z.infer<typeof featureDraft>;

/** The most next features, because clients get the list as a whole. */
export const MOST_FEATURES = 100;

export const listAdminFeatures = defineEndpoint({
  method: 'GET',
  path: '/api/admin/next-features',
  summary: 'All features in order, hidden ones too',
  response: adminFeatures,
});
/** Adds a next feature. Like every change, it answers the whole list after the change. */
export const createFeature = defineEndpoint({
  method: 'POST',
  path: '/api/admin/next-features',
  summary: 'A new feature at the end of the list',
  status: 201,
  body: featureDraft,
  response: adminFeatures,
});
export const updateFeature = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/next-features/:id',
  summary: 'Change a feature; 409 `feature_changed` if another administrator changed it meanwhile. Completing it sends its voters a message',
  params: idParams,
  body: z.extend(featureDraft, { revision: z.int() }),
  response: adminFeatures,
});
export const orderFeatures = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/next-features/order',
  summary: 'A new order; 409 `order_changed` when the list is not the one that was seen',
  body: z.strictObject({
    /** The ids of the next features in the order that the editor had seen. */
    seen: z.array(id).check(z.maxLength(MOST_FEATURES)),
    ids: z.array(id).check(z.maxLength(MOST_FEATURES)),
  }),
  response: adminFeatures,
});
export const mergeFeature = defineEndpoint({
  method: 'POST',
  path: '/api/admin/next-features/:id/merge',
  summary: 'Merge a duplicate into another feature with its votes, one per person',
  params: idParams,
  body: z.strictObject({
    into: id,
    /** The revision of the duplicate feature, which will be deleted. */
    revision: z.int(),
  }),
  response: adminFeatures,
});
export const deleteFeature = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/next-features/:id',
  summary: 'Delete a feature without votes; 409 `feature_has_votes` for others',
  params: idParams,
  query: z.strictObject({ revision: z.coerce.number().check(z.int()) }),
  response: adminFeatures,
});
