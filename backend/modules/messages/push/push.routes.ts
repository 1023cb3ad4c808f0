import { removePushSubscription, savePushSubscription } from '#contracts/push-subscriptions.ts';
import type { WebPushSettings } from '../messages.config.ts';
import { AppError, invalid } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { pushAddress } from './push-host.ts';
import { removeSubscription, saveSubscription } from './push-subscriptions.ts';
import type { SubscriptionDeps } from './push-subscriptions.ts';

export interface PushRouteDeps extends SubscriptionDeps {
  /** The hosts of push services. Null when this server sends no web push. */
  webPush: Pick<WebPushSettings, 'hosts'> | null;
}

/** Registers the endpoints with which a browser subscribes to web push or unsubscribes. */
export function pushRoutes(routes: Routes, deps: PushRouteDeps): void {
  routes.write(savePushSubscription, 'member', async ({ body, viewer }, tx) => {
    if (deps.webPush === null) throw new AppError('push_unavailable', 'unavailable', 'This server does not send browser notifications.');
    if (pushAddress(body.endpoint, deps.webPush.hosts) === null) {
      throw invalid([{ path: ['endpoint'], message: 'This push service is not supported.' }]);
    }
    await saveSubscription(tx, deps, { userId: viewer.userId, sessionId: viewer.sessionId }, body);
    return { success: true as const };
  });

  routes.write(removePushSubscription, 'member', async ({ body, viewer }, tx) => {
    await removeSubscription(tx, viewer.userId, body.endpoint);
    return { success: true as const };
  });
}
