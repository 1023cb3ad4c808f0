import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { Identity } from '#modules/identity/index.ts';
import { createAnnouncer } from './announce-change.ts';
import { messageAdminRoutes } from './messages.admin.routes.ts';
import { messageRoutes } from './messages.routes.ts';
import { messagesMigrations } from './migrations/messages.ts';
import { personalData } from './personal-data.ts';
import type { NotificationChannels } from './notification-channels.ts';
import { preferenceRoutes } from './preferences.routes.ts';
import { onAchievements } from './subscribers/on-achievements.ts';
import { archiveReactions } from './subscribers/on-archives.ts';
import { onBudgets } from './subscribers/on-budgets.ts';
import { onCashOuts } from './subscribers/on-cash-outs.ts';
import { collectionReactions } from './subscribers/on-collections.ts';
import { feedbackReactions } from './subscribers/on-feedback.ts';
import { onGenerationError } from './subscribers/on-generation-error.ts';
import { onGenerationSuccess } from './subscribers/on-generation-success.ts';
import { issueReactions } from './subscribers/on-issues.ts';
import { moderationReactions } from './subscribers/on-moderation.ts';
import { challengeReactions } from './subscribers/on-challenges.ts';
import { agentReactions } from './subscribers/on-agents.ts';
import { packReactions } from './subscribers/on-packs.ts';
import { promptReactions } from './subscribers/on-prompts.ts';
import { referralReactions } from './subscribers/on-referrals.ts';
import { reviewReactions } from './subscribers/on-reviews.ts';
import { socialReactions } from './subscribers/on-social.ts';
import { onMuted, onSecurity } from './subscribers/on-security.ts';
import { sellingReactions } from './subscribers/on-selling.ts';
import { onTokenReward } from './subscribers/on-token-reward.ts';
import { onTokensAdjusted } from './subscribers/on-tokens-adjusted.ts';
import { paymentReactions } from './subscribers/on-payments.ts';
import { onWebhooks } from './subscribers/on-webhooks.ts';

export { messagesMigrations } from './migrations/messages.ts';

export { createNotificationChannels, notificationChannelMigrations } from './notification-channels.ts';
export type { NotificationChannels } from './notification-channels.ts';
export { sendDigestJob } from './digests/send-digest.ts';
export { pushFigures } from './push/push-figures.ts';
export { sendPushJob } from './push/send-push.ts';

export interface MessagesDeps {
  db: Database;
  clock: Clock;
  identity: Pick<Identity, 'gone'>;
  outbox: Outbox;
  push: Push;
  blocks: Pick<Blocks, 'either'>;
  /** The notification channels to readers without an open tab. If absent, messages go to open tabs only. */
  notificationChannels?: Pick<NotificationChannels, 'listeners' | 'preferencesSaved'>;
}

/** Builds the module of messages: it writes a message for each event that a person should know of, and pushes it to open tabs. */
export function createMessages({ db, clock, identity, outbox, push, blocks, notificationChannels }: MessagesDeps): Module {
  const writing = { clock, identity, push, blocks, listeners: notificationChannels?.listeners ?? [] };
  const changing = { db, clock, outbox, announce: createAnnouncer({ db, push }) };
  return {
    migrations: messagesMigrations,
    personalData: personalData({ db }),
    subscriptions: [
      onGenerationSuccess(writing),
      onGenerationError(writing),
      onTokenReward(writing),
      onTokensAdjusted(writing),
      onBudgets(writing),
      onWebhooks(writing),
      onAchievements(writing),
      onSecurity(writing),
      onMuted(writing),
      ...paymentReactions(writing),
      ...referralReactions(writing),
      onCashOuts(writing),
      ...feedbackReactions(writing),
      ...issueReactions(writing),
      ...sellingReactions(writing),
      ...packReactions(writing),
      ...agentReactions(writing),
      ...challengeReactions(writing),
      ...socialReactions(writing),
      ...collectionReactions(writing),
      ...archiveReactions(writing),
      ...reviewReactions(writing),
      ...promptReactions(writing),
      ...moderationReactions(writing),
    ],
    routes(routes) {
      messageRoutes(routes, changing);
      messageAdminRoutes(routes, changing);
      preferenceRoutes(routes, { db, clock, onSaved: notificationChannels?.preferencesSaved });
    },
  };
}
