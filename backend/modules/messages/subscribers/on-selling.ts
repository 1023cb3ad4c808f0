import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { earningsReleased, promptUnlocked, unlockRefunded } from '#modules/marketplace/marketplace.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { earningsReleasedTexts, promptUnlockedTexts, unlockRefundedTexts, unlockTakenBackTexts } from '../selling.catalogue.ts';

const SYSTEM = { type: 'system_notification', category: 'system', priority: 'normal' } as const;

/** Creators hear of sales and of what they may spend; buyers of what came back. */
export const sellingReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(promptUnlocked, 'messages.on_prompt_unlocked', (tx, sale) =>
    writeMessage(tx, deps, { ...SYSTEM, ...promptUnlockedTexts(sale), userId: sale.creatorId, dedupeKey: `unlock:${sale.unlockId}`, about: ['prompt', sale.promptId] }),
  ),
  subscribe(unlockRefunded, 'messages.on_unlock_refunded', async (tx, refund) => {
    const about: [string, string] = ['prompt', refund.promptId];
    await writeMessage(tx, deps, { ...SYSTEM, ...unlockTakenBackTexts(refund), userId: refund.creatorId, dedupeKey: `unlock_taken_back:${refund.unlockId}`, about });
    await writeMessage(tx, deps, { ...SYSTEM, ...unlockRefundedTexts(refund), userId: refund.buyerId, dedupeKey: `unlock_refunded:${refund.unlockId}`, about });
  }),
  subscribe(earningsReleased, 'messages.on_earnings_released', (tx, release) =>
    writeMessage(tx, deps, { ...SYSTEM, ...earningsReleasedTexts(release), userId: release.userId, dedupeKey: `earnings:${release.userId}:${release.day}`, about: ['earnings', null] }),
  ),
];
