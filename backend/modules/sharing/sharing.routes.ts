import { changeShareLink, createShareLink, getSharePage, listShareLinks, visitShareLink } from '#contracts/sharing.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { countVisit } from './commands/count-visit.ts';
import { createLink } from './commands/create-link.ts';
import { sharePage } from './queries/share-page.ts';
import type { SharingContext } from './sharing-context.ts';
import { presentLink } from './sharing.presenter.ts';
import type { ShareLinkRow } from './sharing.presenter.ts';

const LIST = `
  select * from share_links where owner_id = :ownerId and (cast(:promptId as uuid) is null or prompt_id = :promptId) and (cast(:creationId as uuid) is null or generation_id = :creationId)
    and (cast(:before as uuid) is null or id < :before)
  order by id desc limit :limit`;

const CHANGE = `
  update share_links set show_inputs = coalesce(cast(:showInputs as boolean), show_inputs), allow_remix = coalesce(cast(:allowRemix as boolean), allow_remix),
    revoked_at = case when cast(:revoke as boolean) then coalesce(revoked_at, :now) else revoked_at end
  where id = :id and owner_id = :ownerId returning *`;

/** Mounts links and the share page's own facts. */
export function sharingRoutes(routes: Routes, context: SharingContext): void {
  const { db, clock, prompts, generation } = context;

  routes.write(createShareLink, 'member', async ({ params, body, viewer }, tx) => ({ link: presentLink(await createLink(tx, context, viewer.userId, params.id, body)) }));

  routes.read(listShareLinks, 'member', async ({ query, viewer }) => {
    const { promptId = null, creationId = null, before = null, limit } = query;
    const found = await rows<ShareLinkRow>(db.knex, LIST, { ownerId: viewer.userId, promptId, creationId, before, limit: limit + 1 });
    return { items: found.slice(0, limit).map(presentLink), nextCursor: found.length > limit ? found[limit - 1]!.id : null };
  });

  routes.write(changeShareLink, 'member', async ({ params, body, viewer }, tx) => {
    const { showInputs = null, allowRemix = null, revoked = false } = body;
    const [changed] = await rows<ShareLinkRow>(tx, CHANGE, { id: params.id, ownerId: viewer.userId, showInputs, allowRemix, revoke: revoked, now: clock.now() });
    if (!changed) throw notFound('This link');
    if (changed.revoked_at !== null && changed.generation_id !== null) await generation.hide(tx, changed.generation_id);
    return { link: presentLink(changed) };
  });

  routes.read(getSharePage, 'open', async ({ params, query, viewer }) => {
    return sharePage(db.knex, context, await prompts.about(db.knex, params.id, viewer?.userId ?? null), query);
  });

  routes.write(visitShareLink, 'open', async ({ params, viewer, ip }, tx) => ({ counted: await countVisit(tx, context, { code: params.code, userId: viewer?.userId ?? null, ip }) }));
}
