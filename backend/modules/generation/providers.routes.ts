import { getProviders, restoreProviders as restoreEndpoint, saveProviders as saveEndpoint, saveRunLimits as limitsEndpoint, testProvider as testEndpoint } from '#contracts/providers.ts';
import { permit } from '#contracts/permissions.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { checkProviders, restoreProviders, savedAddresses, saveProviders, saveRunLimits } from './commands/save-providers.ts';
import type { ProviderAdminDeps } from './commands/save-providers.ts';
import { testProvider } from './commands/test-provider.ts';
import { providersPage } from './queries/providers-page.ts';
import { withCurrent } from './queries/with-current.ts';

/** Routes with which administrators change providers and the limits of runs (docs/rules/runs.md#provider-settings). */
export function providerRoutes(routes: Routes, deps: ProviderAdminDeps): void {
  const { db, outbox } = deps;
  const access = permit('providers.change');

  routes.read(getProviders, access, () => providersPage(db.knex, deps));

  routes.write(
    saveEndpoint,
    access,
    async ({ params, body, viewer, requestId }, tx) => {
      await withCurrent(tx, deps, () => saveProviders(tx, deps, { viewer, requestId }, params.type, body));
      return providersPage(tx, deps);
    },
    // The check of the providers runs before the transaction, because it resolves host names, and a slow DNS would hold the transaction open.
    { run: async ({ params, body }) => checkProviders(deps, params.type, body.providers, { known: await savedAddresses(db.knex, deps, params.type) }) },
  );

  routes.write(restoreEndpoint, access, async ({ params, body, viewer, requestId }, tx) => {
    await withCurrent(tx, deps, () => restoreProviders(tx, deps, { viewer, requestId }, params.type, body));
    return providersPage(tx, deps);
  });

  routes.write(limitsEndpoint, access, async ({ body, viewer, requestId }, tx) => {
    await withCurrent(tx, deps, () => saveRunLimits(tx, deps, { viewer, requestId }, body));
    return providersPage(tx, deps);
  });

  // A test call to a provider opens no transaction, because the provider may take half a minute. It changes no settings.
  routes.read(testEndpoint, access, async ({ params, body: { provider, model }, viewer, requestId }) => {
    await checkProviders(deps, params.type, [provider], { pathOf: () => ['provider'] });
    const outcome = await testProvider(db.knex, deps, params.type, provider, model);
    await db.transaction((tx) => outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, {
      action: 'providers.test',
      target: { type: 'provider', id: params.type, label: provider.name },
      details: { model, baseUrl: provider.baseUrl, worked: outcome.worked, code: outcome.code },
    })));
    return outcome;
  });
}
