import { getPack, getRelatedPacks, listPacks as listEndpoint, listPurchases as purchasesEndpoint } from '#contracts/packs.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { PacksContext } from './packs-context.ts';
import { listPacks, relatedPacks } from './queries/list-packs.ts';
import { listPurchases } from './queries/list-purchases.ts';
import { openPack } from './queries/open-pack.ts';

/** What visitors and buyers ask of packs. */
export function packsRoutes(routes: Routes, context: PacksContext): void {
  routes.read(listEndpoint, 'open', ({ query, viewer }) => listPacks(context, viewer, query));
  routes.read(getPack, 'open', async ({ params, viewer }) => ({ pack: await openPack(context, params.idOrSlug, viewer) }));
  routes.read(getRelatedPacks, 'open', async ({ params, viewer }) => ({ items: await relatedPacks(context, viewer, params.id) }));
  routes.read(purchasesEndpoint, 'member', ({ query, viewer }) => listPurchases(context, viewer.userId, query));
}
