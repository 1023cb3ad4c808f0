import { getPrompt, listPrompts } from '#contracts/prompts.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import { presentCard, presentDetail } from './prompts.presenter.ts';
import { findPrompt } from './queries/find-prompt.ts';
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
    if (ownerId === null) return { items: [], nextCursor: null };
    const { prompts, nextCursor } = await readPage(db.knex, { ...query, ownerId });
    const creators = await identity.creators(db.knex, prompts.map((prompt) => prompt.owner_id));
    return { items: prompts.map((prompt) => presentCard(prompt, creators.get(prompt.owner_id)!, media)), nextCursor };
  });

  routes.read(getPrompt, 'open', async ({ params, viewer }) => {
    const prompt = await findPrompt(db.knex, params.idOrSlug, viewer?.userId ?? null);
    const creators = await identity.creators(db.knex, [prompt.owner_id]);
    return { prompt: presentDetail(prompt, creators.get(prompt.owner_id)!, media, viewer?.userId ?? null) };
  });
}
