import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A person voted for a feature. */
export const featureVoted = defineEvent('feature_voted', 1, z.object({ featureId: id, userId: id }));

/** A feature is there. Also published when a duplicate, with votes of its own, was folded into one that is. */
export const featureCompleted = defineEvent('feature_completed', 1, z.object({ featureId: id, title: z.string() }));

/** The voters of a completed feature up to `after` are looked after; the next ones are not yet. Of interest to this module alone. */
export const featureVotersTold = defineEvent('feature_voters_told', 1, z.object({ featureId: id, title: z.string(), after: id }));

/** These voters are to hear that their feature is there: few enough for one transaction, and a person may be named twice. */
export const featureDelivered = defineEvent('feature_delivered', 1, z.object({ featureId: id, title: z.string(), userIds: z.array(id) }));
