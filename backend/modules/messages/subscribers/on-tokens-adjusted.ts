import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { tokensAdjusted } from '#modules/identity/identity.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { adjustmentTexts } from '../messages.catalogue.ts';

/** An administrator changed a balance by hand: the person hears of it, and why. */
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
