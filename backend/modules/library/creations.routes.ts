import { changeCreation as changeEndpoint, changeCreations as bulkEndpoint, changeOutput as outputEndpoint, createArchive, getActivityDays, getArchive, getCreation, getCreationCounts, getCreationLineage, getCreationFacets, listCreations as listEndpoint, listCreationsOfPerson, listCreationsOfPrompt, openPublicCreation as openEndpoint } from '#contracts/creations.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { notFound } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { changeCreation, changeOutput } from './commands/change-creation.ts';
import { changeCreations } from './commands/change-creations.ts';
import { requestArchive } from './commands/request-archive.ts';
import type { LibraryContext } from './library-context.ts';
import { activityDays } from './queries/activity-days.ts';
import { creationCounts } from './queries/creation-counts.ts';
import { creationFacets } from './queries/creation-facets.ts';
import { creationLineage } from './queries/creation-lineage.ts';
import { findCreation, listCreations } from './queries/list-creations.ts';
import { openPublicCreation } from './queries/open-public-creation.ts';
import { publicCreations } from './queries/public-creations.ts';

/** Routes of a person's own creations. Another person's creation answers 404. */
export function creationsRoutes(routes: Routes, context: LibraryContext): void {
  const { db, archives } = context;
  routes.read(listEndpoint, 'member', ({ query, viewer }) => listCreations(db.knex, context, viewer.userId, query));
  routes.read(getCreationCounts, 'member', async ({ viewer }) => ({ counts: await creationCounts(db.knex, viewer.userId) }));
  routes.read(getCreationFacets, 'member', async ({ viewer }) => ({ facets: await creationFacets(db.knex, context, viewer.userId) }));
  routes.read(getCreationLineage, 'member', async ({ params, viewer }) => ({ lineage: await creationLineage(db.knex, context, viewer.userId, params.id) }));
  routes.read(getCreation, 'member', ({ params, viewer }) => findCreation(db.knex, context, viewer.userId, params.id));
  routes.write(changeEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ creation: await changeCreation(tx, context, viewer.userId, params.id, body) }));
  routes.write(outputEndpoint, 'member', async ({ params, body, viewer }, tx) => ({
    creation: await changeOutput(tx, context, viewer.userId, { id: params.id, position: Number(params.outputId), altText: body.altText }),
  }));
  routes.write(bulkEndpoint, 'member', ({ body, viewer }, tx) => changeCreations(tx, context, viewer.userId, body));
  routes.write(createArchive, 'member', async ({ body, viewer }, tx) => ({ archive: await requestArchive(tx, context, viewer.userId, body) }));
  routes.read(getArchive, 'member', async ({ params, viewer }) => ({ archive: await archives.find(db.knex, viewer.userId, 'creations', params.id) }));
}

/** Routes of creations that all people see. */
export function publicCreationsRoutes(routes: Routes, context: LibraryContext): void {
  const { blocks, clock, db, identity, prompts } = context;
  routes.read(listCreationsOfPrompt, 'open', async ({ params, query, viewer }) => {
    const viewerId = viewer?.userId ?? null;
    const { id } = await prompts.about(db.knex, params.id, viewerId);
    return publicCreations(db.knex, context, { viewerId, promptId: id, ...query });
  });
  routes.read(openEndpoint, 'open', async ({ params, viewer }) => ({ creation: await openPublicCreation(db.knex, context, params.id, viewer?.userId ?? null) }));
  routes.read(getActivityDays, 'open', async ({ params, viewer }) => {
    if (!(await identity.present(db.knex, [params.id])).has(params.id)) throw notFound('This person');
    const today = utcDay(clock.now());
    return (await blocks.by(db.knex, viewer?.userId ?? null, [params.id])).size > 0 ? { today, days: [] } : activityDays(db.knex, params.id, today);
  });
  routes.read(listCreationsOfPerson, 'open', async ({ params, query, viewer }) => {
    if (!(await identity.present(db.knex, [params.id])).has(params.id)) throw notFound('This person');
    return publicCreations(db.knex, context, { viewerId: viewer?.userId ?? null, ownerId: params.id, ...query });
  });
}
