import {
  categorizeDrafts as categorizeEndpoint, createDraft as createEndpoint, deleteDraft, deleteDrafts as deleteDraftsEndpoint, getDraft, listDraftIds, listDrafts as listEndpoint, publishDrafts as publishDraftsEndpoint, publishDraft as publishEndpoint, saveDraft as saveEndpoint, unpublishPrompt as unpublishEndpoint,
} from '#contracts/prompt-drafts.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { categorizeDrafts, deleteDrafts } from './commands/bulk-drafts.ts';
import { bulkPublish } from './commands/bulk-publish.ts';
import { createDraft } from './commands/create-draft.ts';
import { discardDraft } from './commands/discard-draft.ts';
import { publishDraft } from './commands/publish-draft.ts';
import { presentSave, saveDraft } from './commands/save-draft.ts';
import { unpublishPrompt } from './commands/unpublish-prompt.ts';
import type { PromptsContext } from './prompts-context.ts';
import { readDraft } from './queries/stored-prompt-draft.ts';
import { draftIds, listDrafts } from './queries/list-drafts.ts';
import { ownPrompt } from './queries/own-prompt.ts';

/** Routes of the form builder: an author reads, saves and publishes their own drafts only. */
export function draftRoutes(routes: Routes, context: PromptsContext): void {
  const { db } = context;

  routes.read(listEndpoint, 'member', async ({ query, viewer }) => listDrafts(db.knex, viewer.userId, query));

  routes.read(listDraftIds, 'member', async ({ query, viewer }) => ({ ids: await draftIds(db.knex, viewer.userId, query) }));
  routes.write(deleteDraftsEndpoint, 'member', async ({ body, viewer }, tx) => ({ results: await deleteDrafts(tx, context, viewer.userId, body.ids) }));
  routes.write(categorizeEndpoint, 'member', async ({ body, viewer }, tx) => ({ results: await categorizeDrafts(tx, context, viewer.userId, body.ids, body.category) }));
  routes.write(publishDraftsEndpoint, 'member', ({ body, viewer, patterns }, tx) => bulkPublish(tx, context, viewer.userId, body.ids, patterns));

  routes.read(getDraft, 'member', async ({ params, viewer }) => ({
    draft: await readDraft(db.knex, await ownPrompt(db.knex, params.idOrSlug, viewer.userId)),
  }));

  routes.write(createEndpoint, 'member', async ({ body, viewer }, tx) => ({
    draft: await readDraft(tx, await createDraft(tx, context, viewer.userId, body.content)),
  }));

  routes.write(saveEndpoint, 'member', async ({ params, body, viewer }, tx) =>
    presentSave(await saveDraft(tx, context, viewer.userId, params.id, body.revision, body.content)),
  );

  routes.write(deleteDraft, 'member', async ({ params, viewer }, tx) => {
    await discardDraft(tx, context, viewer.userId, params.id);
    return { success: true as const };
  });

  routes.write(publishEndpoint, 'member', async ({ params, body, viewer, patterns }, tx) => {
    const { prompt, ...published } = await publishDraft(tx, context, viewer.userId, params.id, body, patterns);
    return { draft: await readDraft(tx, prompt), ...published };
  });

  routes.write(unpublishEndpoint, 'member', async ({ params, viewer }, tx) => ({
    draft: await readDraft(tx, await unpublishPrompt(tx, context, viewer.userId, params.id)),
  }));
}
