import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A person voted for a next feature. */
export const featureVoted = defineEvent('feature_voted', 1, z.object({ featureId: id, userId: id }));

/** A next feature was completed. Also published when a duplicate is merged into a completed feature, so that the duplicate's voters get a message. */
export const featureCompleted = defineEvent('feature_completed', 1, z.object({ featureId: id, title: z.string() }));

/** The voters of a completed feature up to the id `after` were handled; the next batch follows. Only this module subscribes. */
export const featureVotersTold = defineEvent('feature_voters_told', 1, z.object({ featureId: id, title: z.string(), after: id }));

/** The voters of a completed feature who get a message, at most one batch. Two events may name the same person. */
export const featureDelivered = defineEvent('feature_delivered', 1, z.object({ featureId: id, title: z.string(), userIds: z.array(id) }));
