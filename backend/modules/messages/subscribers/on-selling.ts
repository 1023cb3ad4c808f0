import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { earningsReleased, promptUnlocked, refundRefused, tipSent, unlockedPromptMoved, unlockRefunded } from '#modules/selling/selling.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { earningsReleasedTexts, promptMovedTexts, promptUnlockedTexts, refundRefusedTexts, tipTexts, unlockRefundedTexts, unlockTakenBackTexts } from '../selling.catalogue.ts';

const SYSTEM = { type: 'system_notification', category: 'system', priority: 'normal' } as const;

/** Writes messages to creators about sales and spendable earnings, and to buyers about refunds and the prompts that they unlocked. */
export const sellingReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(promptUnlocked, 'messages.on_prompt_unlocked', (tx, sale, { occurredAt }) =>
    writeMessage(tx, deps, { ...SYSTEM, ...promptUnlockedTexts(sale, occurredAt), userId: sale.creatorId, dedupeKey: `unlock:${sale.unlockId}`, about: ['prompt', sale.promptId] }),
  ),
  subscribe(unlockRefunded, 'messages.on_unlock_refunded', async (tx, refund) => {
    await writeMessage(tx, deps, { ...SYSTEM, ...unlockTakenBackTexts(refund), userId: refund.creatorId, dedupeKey: `unlock_taken_back:${refund.unlockId}`, about: ['prompt', refund.promptId] });
    await writeMessage(tx, deps, { ...SYSTEM, ...unlockRefundedTexts(refund), userId: refund.buyerId, dedupeKey: `unlock_refunded:${refund.unlockId}`, about: ['unlock', refund.unlockId] });
  }),
  subscribe(refundRefused, 'messages.on_refund_refused', (tx, refusal) =>
    writeMessage(tx, deps, { ...SYSTEM, ...refundRefusedTexts(refusal), priority: 'high', userId: refusal.buyerId, dedupeKey: `refund_refused:${refusal.unlockId}`, about: ['unlock', refusal.unlockId] }),
  ),
  // The message's key has the event, because a prompt can be taken down several times, each time with a message.
  subscribe(unlockedPromptMoved, 'messages.on_unlocked_prompt_moved', async (tx, { unlocks, title, removed, movedAt }) => {
    for (const { unlockId, userId, paid } of unlocks) {
      const texts = promptMovedTexts({ title, removed, paid });
      await writeMessage(tx, deps, { ...SYSTEM, ...texts, priority: removed ? 'high' : 'normal', userId, dedupeKey: `unlock_moved:${unlockId}:${movedAt}`, about: ['unlock', unlockId] });
    }
  }),
  subscribe(tipSent, 'messages.on_tip_sent', (tx, tip, { occurredAt }) =>
    writeMessage(tx, deps, {
      type: 'system_notification', category: 'social', priority: 'normal', ...tipTexts(tip, occurredAt), userId: tip.receiverId, from: tip.senderId, dedupeKey: `tip:${tip.tipId}`, about: ['profile', tip.sender.username],
    }),
  ),
  subscribe(earningsReleased, 'messages.on_earnings_released', (tx, release) =>
    writeMessage(tx, deps, { ...SYSTEM, ...earningsReleasedTexts(release), userId: release.userId, dedupeKey: `earnings:${release.userId}:${release.day}`, about: ['earnings', null] }),
  ),
];
