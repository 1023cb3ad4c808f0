import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { featureDelivered } from '#modules/feedback/feedback.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { featureDeliveredTexts } from '../feedback.catalogue.ts';

const SYSTEM = { type: 'system_notification', category: 'system' } as const;

/** Writes messages to people who voted for a feature that is completed. */
export const feedbackReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(featureDelivered, 'messages.on_feature_delivered', async (tx, { featureId, title, userIds }) => {
    for (const userId of userIds) {
      // The message's key has feature and person, so a feature that is completed twice or merged writes one message per person.
      const dedupeKey = `feature_completed:${featureId}:${userId}`;
      await writeMessage(tx, deps, { ...SYSTEM, ...featureDeliveredTexts({ title }), userId, dedupeKey, priority: 'normal', about: ['feature', featureId] });
    }
  }),
];
