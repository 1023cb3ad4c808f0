import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { referralRevoked, referralSettled } from '#modules/referrals/referrals.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { referralRevokedTexts, referralSettledTexts } from '../referrals.catalogue.ts';

/** Writes messages to both people of a referral when tokens come or are taken back. */
export const referralReactions = (deps: WriteDeps): Subscription[] => [
  // The message's key has the event, because a reward may come and go several times, each time with a message.
  subscribe(referralSettled, 'messages.on_referral_settled', (tx, settled, { eventId }) =>
    writeMessage(tx, deps, { ...referralSettledTexts(settled), userId: settled.userId, dedupeKey: `referral_settled:${eventId}`, type: 'token_reward', category: 'system', priority: 'normal', about: ['referrals', null] }),
  ),
  subscribe(referralRevoked, 'messages.on_referral_revoked', (tx, revoked, { eventId }) =>
    writeMessage(tx, deps, {
      ...referralRevokedTexts(revoked), userId: revoked.userId, dedupeKey: `referral_revoked:${eventId}`, type: 'system_notification', category: 'system', priority: revoked.owed > 0 ? 'high' : 'normal', about: ['referrals', null],
    }),
  ),
];
