import { createApiAccess } from '#modules/api-access/index.ts';
import type { ApiAccessModule } from '#modules/api-access/index.ts';
import { createWebhooks } from '#modules/webhooks/index.ts';
import type { WebhooksModule } from '#modules/webhooks/index.ts';
import type { ModuleDeps, Modules } from './modules.ts';

/** The modules for members' own programs: API keys for their calls, and webhooks that call them. */
export interface ProgramModules {
  apiAccess: ApiAccessModule;
  webhooks: WebhooksModule;
}

export const programsOf = ({ config, db, clock, log, outbox, sealer }: ModuleDeps, { identity, generation }: Pick<Modules, 'identity' | 'generation'>): ProgramModules => ({
  apiAccess: createApiAccess({ db, clock, owners: identity.keyOwners, spending: generation.keySpending }),
  webhooks: createWebhooks({ db, clock, log, outbox, sealer, privateHosts: config.webhooks.privateHosts }),
});
