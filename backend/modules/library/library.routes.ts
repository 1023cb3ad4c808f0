import { changeEntry as changeEndpoint, changeLibrary as bulkEndpoint, getLibraryCounts, listLibrary as listEndpoint, listLibraryIds, listOwnTags } from '#contracts/library.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { changeEntry } from './commands/change-entry.ts';
import { changeLibrary } from './commands/change-library.ts';
import type { LibraryContext } from './library-context.ts';
import { libraryCounts, ownTags } from './queries/library-counts.ts';
import { libraryIds, listLibrary } from './queries/list-library.ts';

/** Routes of the prompts in a person's library. A prompt that is not in it answers 404. */
export function libraryRoutes(routes: Routes, context: LibraryContext): void {
  const { db } = context;
  routes.read(listEndpoint, 'member', ({ query, viewer }) => listLibrary(db.knex, context, viewer.userId, query));
  routes.read(listLibraryIds, 'member', async ({ query, viewer }) => ({ ids: await libraryIds(db.knex, context, viewer.userId, query) }));
  routes.read(getLibraryCounts, 'member', async ({ viewer }) => ({ counts: await libraryCounts(db.knex, viewer.userId) }));
  routes.read(listOwnTags, 'member', ({ viewer }) => ownTags(db.knex, viewer.userId));
  routes.write(changeEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ entry: await changeEntry(tx, context, viewer.userId, params.id, body) }));
  routes.write(bulkEndpoint, 'member', ({ body, viewer }, tx) => changeLibrary(tx, context, viewer.userId, body));
}
