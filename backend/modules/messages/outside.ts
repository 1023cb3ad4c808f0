import type { Clock } from '#kernel/clock.ts';
import type { WebPushSettings } from '#kernel/config/config.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Module } from '#kernel/module.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { MessageListener } from './commands/write-message.ts';
import { dropEndedSubscriptions } from './push/drop-ended-subscriptions.ts';
import { pushData } from './push/push-data.ts';
import { pushListener } from './push/push-listener.ts';
import { pushMigrations } from './push/push.migrations.ts';
import { pushRoutes } from './push/push.routes.ts';
import { sendPush } from './push/send-push.ts';
import { createWebPushClient } from './push/web-push-client.ts';

export interface OutsideDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  sealer: Sealer;
  identity: Pick<Identity, 'liveSessions' | 'mailable'>;
  /** Null: this server sends no web push. */
  webPush: WebPushSettings | null;
}

/** The ways to readers without an open tab: web push, mail at once, digests. */
export interface Outside extends Module {
  listeners: readonly MessageListener[];
  /** One message to one browser. @throws ComeBackLater while its push service is away */
  sendPush(job: { messageId: string; subscriptionId: string }): Promise<void>;
}

export const outsideMigrations = { ...pushMigrations };

/** Builds what the messages module tells of every message that it writes, with tables and routes of its own. */
export function createOutside(deps: OutsideDeps): Outside {
  const { outbox, webPush } = deps;
  const sender = webPush && createWebPushClient(webPush);
  return {
    migrations: outsideMigrations,
    listeners: [...(sender ? [pushListener(outbox)] : [])],
    routes: (routes) => pushRoutes(routes, deps),
    maintenance: [dropEndedSubscriptions(deps)],
    personalData: pushData(deps),
    sendPush: (job) => sendPush({ ...deps, sender }, job),
  };
}
