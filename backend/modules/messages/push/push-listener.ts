import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { NotificationChannel } from '../commands/write-message.ts';
import { subscriptionsOf } from './push-subscriptions.ts';
import { PUSH_QUEUE } from '../messages.jobs.ts';
import { sendPushJob } from './send-push.ts';

/** The notification channel that queues a job for each of the reader's browsers with web push, in the message's transaction. */
export const pushListener = (outbox: Outbox): NotificationChannel => ({
  async onWritten(tx, { message, userId, channels }) {
    if (!channels.push) return;
    for (const subscriptionId of await subscriptionsOf(tx, userId)) {
      await outbox.enqueue(tx, sendPushJob, { messageId: message.id, subscriptionId }, { queue: PUSH_QUEUE, jobId: `push-${message.id}-${subscriptionId}` });
    }
  },
});
