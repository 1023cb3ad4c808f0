import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { tokensAdjusted } from '#modules/identity/identity.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { adjustmentTexts } from '../messages.catalogue.ts';

/** Writes the message to a person whose balance an administrator changed, with the reason. */
export const onTokensAdjusted = (deps: WriteDeps): Subscription =>
  subscribe(tokensAdjusted, 'messages.on_tokens_adjusted', (tx, adjustment, { eventId }) =>
    writeMessage(tx, deps, {
      ...adjustmentTexts(adjustment),
      userId: adjustment.userId,
      dedupeKey: `tokens_adjusted:${eventId}`,
      type: 'system_notification',
      category: 'system',
      priority: 'normal',
      about: ['wallet', null],
    }),
  );
