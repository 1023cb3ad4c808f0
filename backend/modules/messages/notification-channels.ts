import type { MessagePreferences } from '#contracts/message-preferences.ts';
import type { Clock } from '#kernel/clock.ts';
import type { WebPushSettings } from './messages.config.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Database, Tx } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { EmailSender } from '#kernel/email/email.ts';
import type { Module } from '#kernel/module.ts';
import { together } from '#kernel/personal-data/together.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { NotificationChannel } from './commands/write-message.ts';
import { digestData, digestListener, moveDigest } from './digests/digest-entries.ts';
import { digestMigrations } from './digests/digest.migrations.ts';
import { dueDigests } from './digests/due-digests.ts';
import { sendDigest } from './digests/send-digest.ts';
import { emailListener } from './email/message-email.ts';
import { unsubscribeRoutes } from './email/unsubscribe.routes.ts';
import { dropEndedSubscriptions } from './push/drop-ended-subscriptions.ts';
import { pushData } from './push/push-data.ts';
import { pushListener } from './push/push-listener.ts';
import { pushMigrations } from './push/push.migrations.ts';
import { pushRoutes } from './push/push.routes.ts';
import { sendPush } from './push/send-push.ts';
import { createWebPushClient } from './providers/web-push-client.ts';

export interface NotificationChannelsDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  sealer: Sealer;
  emailSender: EmailSender;
  identity: Pick<Identity, 'contact' | 'liveSessions' | 'emailable'>;
  /** The scheme and host of links in emails, without a slash at the end. */
  linkBaseUrl: string;
  /** The settings of web push. Null when this server sends none. */
  webPush: WebPushSettings | null;
}

/** The notification channels: web push, email at once, digests. */
export interface NotificationChannels extends Module {
  listeners: readonly NotificationChannel[];
  /** Applies new preferences to the entries that wait for a digest, in the transaction that stores the preferences. */
  preferencesSaved(tx: Tx, userId: string, preferences: MessagePreferences): Promise<void>;
  /**
   * Sends one message to one browser by web push.
   * @throws ComeBackLater while the browser's push service does not answer
   */
  sendPush(job: { messageId: string; subscriptionId: string }): Promise<void>;
  /** Sends the digest of one person, if it is due. */
  sendDigest(userId: string): Promise<void>;
}

export const notificationChannelMigrations = { ...pushMigrations, ...digestMigrations };

/** Builds the notification channels (web push, email at once, digests), which the module of messages calls for each message. */
export function createNotificationChannels(deps: NotificationChannelsDeps): NotificationChannels {
  const { clock, outbox, webPush } = deps;
  const sender = webPush && createWebPushClient(webPush);
  const preferencesSaved: NotificationChannels['preferencesSaved'] = (tx, userId, preferences) => moveDigest(tx, clock, userId, preferences);
  return {
    migrations: notificationChannelMigrations,
    listeners: [emailListener(deps), digestListener(clock), ...(sender ? [pushListener(outbox)] : [])],
    preferencesSaved,
    routes: (routes) => pushRoutes(routes, deps),
    rawRoutes: (mount) => unsubscribeRoutes(mount, { ...deps, preferencesSaved }),
    maintenance: [dueDigests(deps), dropEndedSubscriptions(deps)],
    personalData: together(pushData(deps), digestData(deps)),
    sendPush: (job) => sendPush({ ...deps, sender }, job),
    sendDigest: (userId) => sendDigest(deps, userId),
  };
}
