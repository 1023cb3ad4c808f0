import { changeShareLink, createShareLink, getSharePage, listShareLinks, visitShareLink } from '#contracts/sharing.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { changeLink } from './commands/change-link.ts';
import { countVisit } from './commands/count-visit.ts';
import { createLink } from './commands/create-link.ts';
import { listLinks } from './queries/list-links.ts';
import { sharePage } from './queries/share-page.ts';
import type { SharingContext } from './sharing-context.ts';
import { presentLink } from './sharing.presenter.ts';

/** Mounts the routes of share links and of the share page's facts. */
export function sharingRoutes(routes: Routes, context: SharingContext): void {
  const { db, prompts } = context;

  routes.write(createShareLink, 'member', async ({ params, body, viewer }, tx) => ({ link: presentLink(await createLink(tx, context, viewer.userId, params.id, body)) }));

  routes.read(listShareLinks, 'member', ({ query, viewer }) => listLinks(db.knex, viewer.userId, query));

  routes.write(changeShareLink, 'member', async ({ params, body, viewer }, tx) => ({ link: presentLink(await changeLink(tx, context, viewer.userId, params.id, body)) }));

  routes.read(getSharePage, 'open', async ({ params, query, viewer }) => {
    return sharePage(db.knex, context, await prompts.about(db.knex, params.id, viewer?.userId ?? null), query);
  });

  routes.write(visitShareLink, 'open', async ({ params, viewer, ip }, tx) => ({ counted: await countVisit(tx, context, { code: params.code, userId: viewer?.userId ?? null, ip }) }));
}
