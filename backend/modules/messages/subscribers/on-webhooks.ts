import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { webhookSwitchedOff } from '#modules/webhooks/webhooks.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { webhookOffTexts } from '../webhooks.catalogue.ts';

/** Writes the message to the owner of a webhook that was switched off (docs/rules/webhooks.md#off). */
export const onWebhooks = (deps: WriteDeps): Subscription =>
  subscribe(webhookSwitchedOff, 'messages.on_webhook_switched_off', (tx, { webhookId, userId, host, since }) =>
    writeMessage(tx, deps, {
      type: 'system_notification', category: 'system', priority: 'high', ...webhookOffTexts({ host }), userId, dedupeKey: `webhook_off:${webhookId}:${since}`, about: ['webhook', webhookId],
    }),
  );
