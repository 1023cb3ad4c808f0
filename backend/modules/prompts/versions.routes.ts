import { chooseVersion as chooseEndpoint, forkPrompt as forkEndpoint, getLineage, getVersion, labelVersion as labelEndpoint, listVersions, restoreVersion as restoreEndpoint } from '#contracts/prompt-versions.ts';
import { cutPage } from '#kernel/cursor.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { chooseVersion } from './commands/choose-version.ts';
import { forkPrompt } from './commands/fork-prompt.ts';
import { labelVersion } from './commands/label-version.ts';
import { restoreVersion } from './commands/restore-version.ts';
import type { PromptsContext } from './prompts-context.ts';
import { presentDraft, readDraft } from './queries/stored-prompt-draft.ts';
import { lineage } from './queries/lineage.ts';
import { versionCards } from './queries/list-versions.ts';
import { promptWithVersions } from './queries/prompt-with-versions.ts';
import { readVersion } from './queries/read-version.ts';

/** Routes for a prompt's versions and family. Their answers to people without access never contain the text of a sealed version. */
export function versionRoutes(routes: Routes, context: PromptsContext): void {
  const { db, identity } = context;

  routes.read(listVersions, 'open', async ({ params, query, viewer }) => {
    const userId = viewer?.userId ?? null;
    const prompt = await promptWithVersions(db.knex, params.id, userId);
    const cards = await versionCards(db.knex, identity, prompt, userId, { limit: query.limit + 1, before: query.before });
    const { page, nextCursor } = cutPage(cards, query.limit, ({ version }) => version);
    return { items: page, nextCursor };
  });

  routes.read(getVersion, 'open', async ({ params, viewer }) => {
    const userId = viewer?.userId ?? null;
    return readVersion(db.knex, identity, await promptWithVersions(db.knex, params.id, userId), userId, params.version);
  });

  routes.write(restoreEndpoint, 'member', async ({ params, viewer }, tx) => {
    const { prompt, state, replaced } = await restoreVersion(tx, context, viewer.userId, params.id, params.version);
    return { draft: await presentDraft(tx, prompt, state), replaced };
  });

  routes.write(labelEndpoint, 'member', async ({ params, body, viewer }, tx) => {
    await labelVersion(tx, viewer.userId, params.id, params.version, body.labels);
    return { success: true as const };
  });

  routes.write(chooseEndpoint, 'member', async ({ params, body, viewer }, tx) => ({
    versions: await chooseVersion(tx, context, { userId: viewer.userId, promptId: params.id, version: body.version }),
  }));

  routes.write(forkEndpoint, 'member', async ({ params, viewer }, tx) => ({
    draft: await readDraft(tx, await forkPrompt(tx, context, viewer.userId, params.id)),
  }));

  routes.read(getLineage, 'open', async ({ params, viewer }) => {
    const userId = viewer?.userId ?? null;
    const prompt = await promptWithVersions(db.knex, params.id, userId);
    return { nodes: await lineage(db.knex, identity, prompt.id, userId) };
  });
}
