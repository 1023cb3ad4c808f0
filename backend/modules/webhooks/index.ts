import type { Module } from '#kernel/module.ts';
import { deliverCall } from './commands/deliver-call.ts';
import { sweepCalls } from './commands/sweep-calls.ts';
import { webhooksMigrations } from './migrations/webhooks.ts';
import { personalData } from './personal-data.ts';
import { onMoney } from './subscribers/on-money.ts';
import { onRuns } from './subscribers/on-runs.ts';
import type { WebhooksContext } from './webhooks-context.ts';
import { webhooksRoutes } from './webhooks.routes.ts';

export { webhooksMigrations } from './migrations/webhooks.ts';
export { webhookFigures } from './queries/webhook-figures.ts';
export { callWebhookJob } from './webhooks.jobs.ts';

/** The calls of webhooks that workers make. */
export interface Webhooks {
  /** Makes ONE attempt at a call of a webhook, for the job `webhooks.call`. @throws ComeBackLater until the call has ended */
  deliver(job: { id: string; asked?: boolean | undefined }): Promise<void>;
}

export interface WebhooksModule extends Module {
  webhooks: Webhooks;
}

/** Composes the module webhooks: the server calls members' programs when something happens. */
export function createWebhooks(context: WebhooksContext): WebhooksModule {
  return {
    webhooks: { deliver: (job) => deliverCall(context, job) },
    migrations: webhooksMigrations,
    personalData: personalData(context),
    routes: (routes) => webhooksRoutes(routes, context),
    subscriptions: [...onRuns(context), ...onMoney(context)],
    maintenance: [sweepCalls(context)],
  };
}
