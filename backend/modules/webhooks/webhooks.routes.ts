import { changeWebhook as changeEndpoint, createWebhook as createEndpoint, deleteWebhook as deleteEndpoint, listWebhookCalls, listWebhooks as listEndpoint, repeatWebhookCall, rotateWebhookSecret, testWebhook } from '#contracts/webhooks.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { checkAddress } from './address.ts';
import { changeWebhook, deleteWebhook, rotateSecret } from './commands/change-webhook.ts';
import { createWebhook } from './commands/create-webhook.ts';
import { pingWebhook, repeatCall } from './commands/repeat-call.ts';
import { listCalls } from './queries/list-calls.ts';
import { findWebhook, listWebhooks } from './queries/list-webhooks.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/** Routes with which members manage their own webhooks. API keys cannot use them, because a leaked key could send its owner's events elsewhere. */
export function webhooksRoutes(routes: Routes, context: WebhooksContext): void {
  const { db, clock } = context;
  routes.read(listEndpoint, 'member', async ({ viewer }) => ({ items: await listWebhooks(db.knex, clock, viewer.userId) }));
  // Creating a webhook and changing its secret are session routes, because their answers contain a secret. A `write` route would store its answer for repeated
  // requests.
  routes.session(createEndpoint, 'member', async ({ viewer, body }) => {
    await checkAddress(context, body.url);
    return db.transaction((tx) => createWebhook(tx, context, viewer.userId, body));
  });
  routes.session(rotateWebhookSecret, 'member', ({ viewer, params }) => db.transaction((tx) => rotateSecret(tx, context, viewer.userId, params.id)));
  routes.write(changeEndpoint, 'member', ({ viewer, params, body }, tx) => changeWebhook(tx, context, viewer.userId, params.id, body), {
    async run({ viewer, params, body }) {
      const { url } = await findWebhook(db.knex, clock, viewer.userId, params.id);
      if (url !== body.url) await checkAddress(context, body.url);
    },
  });
  routes.write(deleteEndpoint, 'member', async ({ viewer, params }, tx) => {
    await deleteWebhook(tx, viewer.userId, params.id);
    return { success: true as const };
  });
  routes.write(testWebhook, 'member', ({ viewer, params }, tx) => pingWebhook(tx, context, viewer.userId, params.id));
  routes.write(repeatWebhookCall, 'member', ({ viewer, params }, tx) => repeatCall(tx, context, viewer.userId, params));
  routes.read(listWebhookCalls, 'member', async ({ viewer, params, query }) => {
    await findWebhook(db.knex, clock, viewer.userId, params.id);
    return listCalls(db.knex, params.id, query);
  });
}
