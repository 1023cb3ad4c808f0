import type { QueryOf } from '#contracts/endpoint.ts';
import { listPrompts } from '#contracts/prompts.ts';
import type { PromptCard } from '#contracts/prompts.ts';
import { one } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';

export type MarketQuery = Partial<QueryOf<typeof listPrompts>>;

export const slugs = (cards: readonly PromptCard[]) => cards.map(({ slug }) => slug);

/** Fixtures: the API with the starter prompts in its marketplace, and two members, Ada and Bob. */
export async function openMarket() {
  const app = await createTestApp();
  const { knex } = app.services.db;
  const [ada, bob] = [await app.register(), await app.register()];
  const sql = <Row>(text: string, bindings: Record<string, unknown> = {}) => rows<Row>(knex, text, bindings);
  const idOf = async ({ username }: HttpUser) => one(await sql<{ id: string }>('select id from users where username = :username', { username })).id;
  const [adaId, bobId] = [await idOf(ada), await idOf(bob)];
  return {
    app,
    ada,
    adaId,
    bobId,
    sql,
    list: async (query: MarketQuery = {}, user: HttpUser = app.visitor()) => (await call(user, listPrompts, { query })).body,
    /** Runs a maintenance task of the prompts module, by its name. */
    refresh: async (name: string) => app.modules.prompts.maintenance!.find((task) => task.name === `prompts.${name}`)!.run(),
    /** Inserts a published copy of a starter prompt with Ada as its author. `differs` names the columns with other values. Returns its id. */
    async publish(slug: string, differs: Record<string, unknown> = {}): Promise<string> {
      const id = newId();
      const names = Object.keys(differs);
      await sql(
        `insert into prompts (id, owner_id, slug, title, one_liner, description_md, content_type, category, language, tags, status, visibility, pricing, license, search, published_version_id, published_at, created_at, updated_at)
         select :id, :owner, :slug, :slug, 'A line', 'Words', content_type, category, language, '{}', 'published', 'public', 'free', 'open', '', published_version_id, now(), now(), now()
         from prompts where slug = 'hook-factory'`,
        { id, owner: adaId, slug },
      );
      if (names.length > 0) await sql(`update prompts set ${names.map((name) => `${name} = :${name}`).join(', ')} where id = :id`, { ...differs, id });
      return id;
    },
    close: () => app.close(),
  };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;
