import {
  addPackItem, changePack as changeEndpoint, changePackItem, createPack as createEndpoint, deletePack as deleteEndpoint, getPackDraft, listCandidates as candidatesEndpoint,
  listOwnPacks as ownEndpoint, publishPack as publishEndpoint, removePackItem, unpublishPack as unpublishEndpoint,
} from '#contracts/pack-builder.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { addItem, changeItem, removeItem } from './commands/change-items.ts';
import { changePack, deletePack } from './commands/change-pack.ts';
import { createPack } from './commands/create-pack.ts';
import { publishPack, unpublishPack } from './commands/publish-pack.ts';
import type { PacksContext } from './packs-context.ts';
import { listCandidates, listOwnPacks } from './queries/list-own-packs.ts';
import { packDraft } from './queries/pack-draft.ts';

/** Routes of pack makers. People who may manage official packs edit those here too. */
export function builderRoutes(routes: Routes, context: PacksContext): void {
  const { knex } = context.db;
  routes.read(ownEndpoint, 'member', ({ query, viewer }) => listOwnPacks(context, viewer, query));
  routes.read(candidatesEndpoint, 'member', ({ query, viewer }) => listCandidates(context, viewer, query));
  routes.read(getPackDraft, 'member', async ({ params, viewer }) => ({ pack: await packDraft(knex, context, params.id, viewer) }));
  routes.write(createEndpoint, 'member', async ({ body, viewer }, tx) => ({ pack: await createPack(tx, context, viewer, body) }));
  routes.write(changeEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ pack: await changePack(tx, context, viewer, params.id, body) }));
  routes.write(deleteEndpoint, 'member', async ({ params, viewer }, tx) => {
    await deletePack(tx, viewer, params.id);
    return { success: true as const };
  });
  routes.write(addPackItem, 'member', async ({ params, body, viewer }, tx) => ({ pack: await addItem(tx, context, viewer, params.id, body) }));
  routes.write(changePackItem, 'member', async ({ params, body, viewer }, tx) => ({ pack: await changeItem(tx, context, viewer, params, body) }));
  routes.write(removePackItem, 'member', async ({ params, viewer }, tx) => ({ pack: await removeItem(tx, context, viewer, params) }));
  routes.write(publishEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ pack: await publishPack(tx, context, viewer, params.id, body.changeNote) }));
  routes.write(unpublishEndpoint, 'member', async ({ params, viewer }, tx) => ({ pack: await unpublishPack(tx, context, viewer, params.id) }));
}
