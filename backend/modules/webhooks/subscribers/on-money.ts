import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { packBought, packRefunded } from '#modules/packs/packs.events.ts';
import { orderPaid } from '#modules/payments/payments.events.ts';
import { earningsReleased, promptUnlocked, tipSent, unlockRefunded } from '#modules/selling/selling.events.ts';
import { recordEvent } from '../commands/record-event.ts';
import type { WebhooksContext } from '../webhooks-context.ts';

/** Calls members' webhooks about their own purchases, sales, tips and earnings. The calls name no buyer and no sender. */
export const onMoney = (context: Pick<WebhooksContext, 'clock' | 'outbox'>): Subscription[] => [
  subscribe(orderPaid, 'webhooks.on_order_paid', (tx, { userId, orderId, kind, tokens, amountCents }, meta) =>
    recordEvent(tx, context, { userId, type: 'purchase.completed', data: { orderId, kind, tokens, amountCents } }, meta)),
  subscribe(promptUnlocked, 'webhooks.on_prompt_unlocked', (tx, { creatorId, unlockId: saleId, promptId: itemId, paid }, meta) =>
    recordEvent(tx, context, { userId: creatorId, type: 'sale.completed', data: { saleId, itemType: 'prompt', itemId, paid } }, meta)),
  subscribe(packBought, 'webhooks.on_pack_bought', (tx, { ownerId, purchaseId: saleId, packId: itemId, paid }, meta) =>
    recordEvent(tx, context, { userId: ownerId, type: 'sale.completed', data: { saleId, itemType: 'prompt_pack', itemId, paid } }, meta)),
  subscribe(unlockRefunded, 'webhooks.on_unlock_refunded', (tx, { creatorId, unlockId: saleId, promptId: itemId, paid }, meta) =>
    recordEvent(tx, context, { userId: creatorId, type: 'sale.refunded', data: { saleId, itemType: 'prompt', itemId, paid } }, meta)),
  subscribe(packRefunded, 'webhooks.on_pack_refunded', (tx, { ownerId, purchaseId: saleId, packId: itemId, paid }, meta) =>
    recordEvent(tx, context, { userId: ownerId, type: 'sale.refunded', data: { saleId, itemType: 'prompt_pack', itemId, paid } }, meta)),
  subscribe(tipSent, 'webhooks.on_tip_sent', (tx, { receiverId, tipId, amount }, meta) =>
    recordEvent(tx, context, { userId: receiverId, type: 'tip.received', data: { tipId, amount } }, meta)),
  subscribe(earningsReleased, 'webhooks.on_earnings_released', (tx, { userId, amount, day }, meta) =>
    recordEvent(tx, context, { userId, type: 'earnings.released', data: { amount, day } }, meta)),
];
