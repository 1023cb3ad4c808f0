import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { giftClaimedEvent, giftReturnedEvent, giftSent, packBought, packGrew, packRefunded, packReviewed } from '#modules/packs/packs.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { giftClaimedTexts, giftReceivedTexts, giftReturnedTexts, giftTakenBackTexts, packGrewTexts, packRefundedTexts, packReviewedTexts, packSoldTexts, packTakenBackTexts } from '../packs.catalogue.ts';

const SYSTEM = { type: 'system_notification', category: 'system', priority: 'normal' } as const;

/** Writes messages about packs: to makers about sales and reviews, to payers about refunds and gifts, to holders about new parts. */
export const packReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(packBought, 'messages.on_pack_bought', (tx, sale, { occurredAt }) =>
    writeMessage(tx, deps, { ...SYSTEM, ...packSoldTexts(sale, occurredAt), userId: sale.ownerId, dedupeKey: `pack_bought:${sale.purchaseId}`, about: ['prompt_pack', sale.packId] }),
  ),
  subscribe(packRefunded, 'messages.on_pack_refunded', async (tx, refund, { eventId }) => {
    const about: ['prompt_pack', string] = ['prompt_pack', refund.packId];
    await writeMessage(tx, deps, { ...SYSTEM, ...packTakenBackTexts(refund), userId: refund.ownerId, dedupeKey: `pack_taken_back:${eventId}`, about });
    // A gift that was never claimed has a message of its own when it returns, so its payer gets none about a refund.
    if (!refund.returned) await writeMessage(tx, deps, { ...SYSTEM, ...packRefundedTexts(refund), userId: refund.payerId, dedupeKey: `pack_refunded:${eventId}`, about });
    if (refund.whole && refund.holderId !== null && refund.holderId !== refund.payerId) {
      await writeMessage(tx, deps, { ...SYSTEM, ...giftTakenBackTexts(refund), userId: refund.holderId, dedupeKey: `gift_taken_back:${eventId}`, about });
    }
  }),
  subscribe(giftSent, 'messages.on_gift_sent', (tx, gift) =>
    writeMessage(tx, deps, { ...SYSTEM, ...giftReceivedTexts(gift), priority: 'high', userId: gift.toId, from: gift.giverId, dedupeKey: `gift_sent:${gift.purchaseId}`, about: ['gift', gift.code] }),
  ),
  subscribe(giftClaimedEvent, 'messages.on_gift_claimed', (tx, gift) =>
    writeMessage(tx, deps, { ...SYSTEM, ...giftClaimedTexts(gift), userId: gift.giverId, from: gift.holderId, dedupeKey: `gift_claimed:${gift.purchaseId}`, about: ['prompt_pack', gift.packId] }),
  ),
  subscribe(giftReturnedEvent, 'messages.on_gift_returned', (tx, gift) =>
    writeMessage(tx, deps, { ...SYSTEM, ...giftReturnedTexts(gift), userId: gift.giverId, dedupeKey: `gift_returned:${gift.purchaseId}`, about: ['wallet', null] }),
  ),
  subscribe(packGrew, 'messages.on_pack_grew', async (tx, { packId, versionNo, holderIds, ...grew }) => {
    for (const userId of holderIds) await writeMessage(tx, deps, { ...SYSTEM, ...packGrewTexts(grew), userId, dedupeKey: `pack_grew:${packId}:${versionNo}:${userId}`, about: ['prompt_pack', packId] });
  }),
  subscribe(packReviewed, 'messages.on_pack_reviewed', (tx, review) =>
    writeMessage(tx, deps, { ...SYSTEM, ...packReviewedTexts(review), priority: review.outcome === 'approved' ? 'normal' : 'high', userId: review.ownerId, dedupeKey: `pack_reviewed:${review.versionId}`, about: ['prompt_pack', review.packId] }),
  ),
];
