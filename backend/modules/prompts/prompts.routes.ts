import { getPrompt } from '#contracts/prompt-detail.ts';
import { listPrompts } from '#contracts/prompts.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import { presentCard, presentDetail } from './prompts.presenter.ts';
import { findPrompt } from './queries/find-prompt.ts';
import { promptAccess } from './queries/prompt-access.ts';
import { promptParent } from './queries/prompt-parent.ts';
import { listPrompts as readPage } from './queries/list-prompts.ts';

interface Deps {
  db: Database;
  identity: Identity;
  media: Media;
}

/** Mounts the open reads: anybody may browse and open a prompt. */
export function promptRoutes(routes: Routes, { db, identity, media }: Deps): void {
  routes.read(listPrompts, 'open', async ({ query }) => {
    const ownerId = query.creator === undefined ? undefined : await identity.idOf(db.knex, query.creator);
    if (ownerId === null) return { items: [], nextCursor: null, correctedTo: null };
    const { prompts, nextCursor } = await readPage(db.knex, { ...query, ownerId });
    const creators = await identity.creators(db.knex, prompts.map((prompt) => prompt.owner_id));
    return { items: prompts.map((prompt) => presentCard(prompt, creators.get(prompt.owner_id)!, media)), nextCursor, correctedTo: null };
  });

  routes.read(getPrompt, 'open', async ({ params, viewer }) => {
    const userId = viewer?.userId ?? null;
    const prompt = await findPrompt(db.knex, params.idOrSlug, userId);
    const [creators, access, parent] = await Promise.all([
      identity.creators(db.knex, [prompt.owner_id]),
      promptAccess(db.knex, prompt, userId),
      promptParent(db.knex, identity, prompt, userId),
    ]);
    return { prompt: presentDetail(prompt, creators.get(prompt.owner_id)!, media, access, parent) };
  });
}
