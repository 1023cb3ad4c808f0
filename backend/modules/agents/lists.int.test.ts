import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestPrompts } from '#contracts/prompt-discovery.ts';
import { forkAgent, listAgents, setAgentFavourite, setAgentLike } from '#contracts/agents.ts';
import type { AgentCard } from '#contracts/agents.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { codeOf, drafted, maintain, published, saved } from './testing/agent-fixtures.ts';

const MANY = 61;
let app: TestApp;
let author: HttpUser;
let reader: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  [author, reader] = [await app.register(), await app.register()];
  for (let at = 0; at < MANY; at += 1) await published(author, { name: `Crane ${at}`, description: 'Folds letters into birds.', category: at % 2 === 0 ? 'fun' : 'work' });
  // Gives many agents equal values, so that the id must decide their order.
  await app.services.db.knex.raw(`update agents set likes = n % 7, trending = n % 5, published_at = date_trunc('second', published_at) from (select id as k, row_number() over (order by id) as n from agents) r where r.k = id`);
}, 120_000);
afterAll(() => app.close());

type Query = NonNullable<Parameters<typeof call<typeof listAgents>>[2]>['query'];
async function pages(user: HttpUser, query: Query): Promise<{ items: AgentCard[]; sizes: number[] }> {
  const items: AgentCard[] = [];
  const sizes: number[] = [];
  for (let cursor: string | undefined; ;) {
    const { status, body, text } = await call(user, listAgents, { query: { ...query, limit: 24, ...(cursor === undefined ? {} : { cursor }) } });
    if (status !== 200) throw new Error(text);
    items.push(...body.items);
    sizes.push(body.items.length);
    if (body.nextCursor === null) return { items, sizes };
    cursor = body.nextCursor;
  }
}

describe('agents to discover', () => {
  it.each(['trending', 'newest', 'liked'] as const)('lists public agents in pages by %s, each once and none left out', async (sort) => {
    const { items, sizes } = await pages(reader, { sort });
    const official = items.filter(({ author: { username } }) => username.startsWith('conjure-')).length;
    expect(official).toBeGreaterThanOrEqual(8);
    expect(items.length).toBe(MANY + official);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(sizes.slice(0, -1).every((size) => size === 24)).toBe(true);
    if (sort === 'liked') expect(items.map(({ likes }) => likes)).toEqual(items.map(({ likes }) => likes).toSorted((a, b) => b - a));
  });

  it('finds agents by the beginnings of all words, and by category', async () => {
    const found = await pages(reader, { q: 'CRAN lett' });
    expect(found.items.length).toBe(MANY);
    expect((await pages(reader, { q: 'crane', category: 'work' })).items.length).toBe(Math.floor(MANY / 2));
    for (const q of ['crane elephant', '%', `' | '`, '!!!']) expect((await pages(reader, { q })).items, q).toEqual([]);
    const { agents } = (await call(reader, suggestPrompts, { query: { q: 'crane' } })).body;
    expect(agents.map(({ name }) => name.split(' ')[0])).toEqual(['Crane', 'Crane', 'Crane']);
  });

  it('refuses a cursor that belongs to another list of agents', async () => {
    const { nextCursor } = (await call(reader, listAgents, { query: { sort: 'liked', limit: 2 } })).body;
    const refused = [await call(reader, listAgents, { query: { sort: 'newest', cursor: nextCursor! } }), await call(reader, listAgents, { query: { sort: 'liked', cursor: 'nonsense' } })];
    expect(refused.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('lists sixty agents with as many statements as two agents', async () => {
    const { knex } = app.services.db;
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }): void => void asked.push(sql);
    knex.on('query', note);
    const count = async (limit: number): Promise<number> => {
      asked.length = 0;
      await call(reader, listAgents, { query: { limit } });
      return asked.length;
    };
    await count(2);
    expect(await count(60)).toBe(await count(2));
  });
});

describe('what a person keeps', () => {
  it('lists a person’s favourite agents, last chosen first, without those that became private', async () => {
    const [first, second] = [await published(author, { name: 'Swan' }), await published(author, { name: 'Heron' })];
    const favour = (id: string, favourite: boolean) => call(reader, setAgentFavourite, { params: { id }, body: { favourite }, key: newId() });
    for (const { id } of [first, second]) for (let again = 0; again < 2; again += 1) expect((await favour(id, true)).status).toBe(200);
    const names = async () => (await pages(reader, { scope: 'favourites' })).items.map(({ name }) => name);
    expect(await names()).toEqual(['Heron', 'Swan']);
    await app.services.db.knex('agents').where({ id: second.id }).update({ visibility: 'private' });
    expect(await names()).toEqual(['Swan']);
    await favour(first.id, false);
    expect(await names()).toEqual([]);
  });

  it('counts a hundred clicks of one person on an agent as one like', async () => {
    const { id } = await published(author, { name: 'Ibis' });
    const like = (user: HttpUser, liked: boolean) => call(user, setAgentLike, { params: { id }, body: { liked }, key: newId() });
    await Promise.all(Array.from({ length: 100 }, () => like(reader, true)));
    const likes = async () => (await pages(reader, { q: 'ibis' })).items.map((card) => [card.likes, card.viewer.liked]);
    expect(await likes()).toEqual([[1, true]]);
    expect(codeOf(await like(author, true))).toBe('own_agent');
    await Promise.all(Array.from({ length: 10 }, () => like(reader, false)));
    expect(await likes()).toEqual([[0, false]]);
  });

  it('lists own agents in every state, last changed first, and names the origin of forks', async () => {
    const maker = await app.register();
    const draft = await drafted(maker, { name: 'Egret' });
    const { id: originId } = await published(author, { name: 'Stork', license: 'fork_credit' });
    const fork = (await call(maker, forkAgent, { params: { id: originId }, key: newId() })).body.agent;
    await saved(maker, draft.id, { name: 'Great Egret' });
    const { items } = await pages(maker, { scope: 'mine' });
    expect(items.map(({ id, name, status, viewer }) => [id, name, status, viewer.own])).toEqual([[draft.id, 'Great Egret', 'draft', true], [fork.id, 'Stork', 'draft', true]]);
    expect((await pages(reader, { scope: 'mine' })).items).toEqual([]);
  });
});

it('puts the newest of the agents without likes on top of the trending list', async () => {
  await app.services.db.knex('agents').update({ likes: 0 });
  const { id } = await published(author, { name: 'Newest crane' });
  await maintain(app, 'refresh_figures');
  const [first] = (await pages(reader, { sort: 'trending' })).items;
  expect(first?.id).toBe(id);
});
