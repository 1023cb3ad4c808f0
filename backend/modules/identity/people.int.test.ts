import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRoles, getUser, listUserRuns, listUsers } from '#contracts/admin-users.ts';
import type { AdminUserRow } from '#contracts/admin-users.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import type { Role } from '#contracts/me.ts';
import { PERMISSIONS } from '#contracts/permissions.ts';
import { getWallet } from '#contracts/wallet.ts';
import { newId } from '#kernel/ids.ts';
import { createCast } from '#testing/authorization/personas.ts';
import type { Cast } from '#testing/authorization/personas.ts';
import { call } from '#testing/test-app.ts';
import type { CallOptions } from '#testing/test-app.ts';

describe('finding people as an administrator', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await createCast();
  });
  afterAll(() => cast.app.close());

  type Query = CallOptions<typeof listUsers>['query'];
  const knex = () => cast.app.services.db.knex;
  const list = (query: Query) => call(cast.people.support, listUsers, { query });
  const items = async (query: Query): Promise<AdminUserRow[]> => (await list(query)).body.items;
  const names = async (query: Query): Promise<string[]> => (await items(query)).map(({ username }) => username);
  const detail = async (id: string) => (await call(cast.people.support, getUser, { params: { id } })).body.user;

  /** Inserts a user without hashing a password, which is slow. `order` in ms shifts the registration time. */
  async function put(username: string, order = 0, more: object = {}): Promise<string> {
    const [id, at] = [newId(), new Date(Date.parse('2026-01-01T00:00:00Z') + order)];
    await knex()('users').insert({ id, username, email: `${username}@people.test`, created_at: at, updated_at: at, ...more });
    return id;
  }
  async function pages(query: Query, between: () => Promise<unknown> = () => Promise.resolve()): Promise<string[]> {
    const seen: string[] = [];
    for (let before: string | undefined; ; ) {
      const { body } = await list({ ...query, limit: 3, ...(before !== undefined && { before }) });
      seen.push(...body.items.map(({ username }) => username));
      if (body.nextCursor === null) return seen;
      before = body.nextCursor;
      await between();
    }
  }

  it('administrators find people by username, display name, email and beginning of the id, in any case', async () => {
    const id = await put('Wanda.Finder', 0, { display_name: 'The Searched One' });
    for (const q of ['wanda.f', 'FINDER', 'searched one', 'finder@PEOPLE', id, id.slice(0, 30).toUpperCase()]) {
      expect([q, await names({ q })]).toEqual([q, ['Wanda.Finder']]);
    }
    expect(await names({ q: id.slice(9) })).toEqual([]);
  });

  it('a search for people treats % and _ as plain characters', async () => {
    await put('under_score');
    await put('underXscore', 0, { display_name: String.raw`100% back\slash` });
    expect(await names({ q: 'under_score' })).toEqual(['under_score']);
    expect(await names({ q: '100% b' })).toEqual(['underXscore']);
    expect(await names({ q: String.raw`k\s` })).toEqual(['underXscore']);
    expect(await names({ q: '%%' })).toEqual([]);
    expect((await list({ q: 'nul\0' })).status).toBe(400);
  });

  it('the list of people shows platform accounts only when a filter or search asks for them, and never deleted accounts', async () => {
    const platform = await knex()('users').where({ platform: true }).pluck<string[]>('username');
    const left = await put('gone-person', 0, { erased_at: new Date() });
    expect(platform.length).toBeGreaterThan(0);
    expect(await names({ limit: 100 })).not.toEqual(expect.arrayContaining([platform[0]]));
    expect((await names({ status: 'platform' })).sort()).toEqual([...platform].sort());
    expect(await names({ q: platform[0]! })).toContain(platform[0]);
    expect(await names({ q: 'gone-person' })).toEqual([]);
    expect((await call(cast.people.support, getUser, { params: { id: left } })).status).toBe(404);
    const [shown] = await items({ status: 'platform' });
    expect([shown!.email, shown!.status]).toEqual([null, 'platform']);
  });

  it('the list of people is filtered by role, plan and status, and a ban that has ended does not count', async () => {
    const [hour, at] = [HOUR_MS, new Date()];
    await put('st-pro', 0, { plan: 'pro', role: 'creator' });
    await put('st-banned', 0, { banned_at: at });
    await put('st-until', 0, { banned_at: at, banned_until: new Date(at.getTime() + hour), deletes_at: at });
    await put('st-over', 0, { banned_at: at, banned_until: new Date(at.getTime() - hour) });
    await put('st-deleting', 0, { deletes_at: at });
    const found = async (query: Query) => (await names({ ...query, q: 'st-' })).sort();
    expect(await found({ plan: 'pro' })).toEqual(['st-pro']);
    expect(await found({ role: 'creator' })).toEqual(['st-pro']);
    expect(await found({ status: 'banned' })).toEqual(['st-banned', 'st-until']);
    expect(await found({ status: 'deleting' })).toEqual(['st-deleting']);
    expect(await found({ status: 'active' })).toEqual(['st-over', 'st-pro']);
    const statuses = Object.fromEntries((await items({ q: 'st-' })).map((each) => [each.username, each.status]));
    expect(statuses).toEqual({ 'st-pro': 'active', 'st-banned': 'banned', 'st-until': 'banned', 'st-over': 'active', 'st-deleting': 'deleting' });
    for (const query of [{ role: 'god' }, { status: 'odd' }, { sort: 'best' }, { limit: 101 }, { extra: '1' }]) {
      expect((await list(query as Query)).status).toBe(400);
    }
  });

  it('the list of people shows each person once across the pages of every order, also people with equal values', async () => {
    for (let n = 0; n < 8; n += 1) await put(`Page-${n}`, Math.floor(n / 4), n === 0 ? { created_at: '2026-01-01T00:00:00.000001Z' } : {});
    const everybody = Array.from({ length: 8 }, (_, n) => `Page-${n}`);
    expect(await pages({ q: 'page-', sort: 'username' })).toEqual(everybody);
    for (const sort of ['newest', 'oldest', 'seen'] as const) expect((await pages({ q: 'page-', sort })).sort()).toEqual(everybody);
    expect(await pages({ q: 'page-', sort: 'newest' })).toEqual((await pages({ q: 'page-', sort: 'oldest' })).reverse());
    await knex()('sessions').where({ user_id: await cast.idOf('support') }).update({ last_seen_at: new Date(Date.now() + 60_000) });
    const bySeen = await names({ sort: 'seen', limit: 100 });
    expect(bySeen[0]).toBe(cast.people.support.username);
    expect(bySeen.indexOf(cast.people.user.username)).toBeLessThan(bySeen.indexOf('Page-0'));
  });

  it('the list of people repeats no person on later pages while new people register', async () => {
    for (let n = 0; n < 9; n += 1) await put(`stable-${n}`, n);
    let arrived = 0;
    const seen = await pages({ q: 'stable-', sort: 'newest' }, () => put(`stable-new-${arrived++}`, 1_000 + arrived));
    expect(seen).toEqual(Array.from({ length: 9 }, (_, n) => `stable-${8 - n}`));
    expect(arrived).toBe(2);
  });

  it('the list of people answers 400 for a malformed cursor, and for one of another order', async () => {
    const { nextCursor } = (await list({ limit: 1, sort: 'username' })).body;
    expect((await list({ limit: 1, sort: 'username', before: nextCursor! })).status).toBe(200);
    expect((await list({ limit: 1, sort: 'newest', before: nextCursor! })).status).toBe(400);
    const made = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const bad = ['x', '', made(null), made(['newest', 'now', newId()]), made(['newest', 9e15, newId()]), made(['newest', 1, 'x']), made(['newest', -1, newId()])];
    for (const before of bad) expect([before, (await list({ before })).status]).toEqual([before, 400]);
    expect((await list({ sort: 'username', before: made(['username', 'a\0', newId()]) })).status).toBe(400);
  });

  it('the list of people needs as many database queries for fifty people as for one', async () => {
    for (let n = 0; n < 50; n += 1) await put(`many-${n}`, n);
    const counted = async (limit: number): Promise<number> => {
      let queries = 0;
      const count = (): void => void (queries += 1);
      knex().on('query', count);
      expect(await items({ q: 'many-', limit })).toHaveLength(limit);
      knex().off('query', count);
      return queries;
    };
    // The process sends other queries now and then, so the test counts three times and takes the lowest number.
    const least = async (limit: number): Promise<number> => Math.min(await counted(limit), await counted(limit), await counted(limit));
    expect([await least(1), await least(50)]).toEqual([6, 6]);
  });

  it('the page of a person shows wallet and sessions in plain words, and no secret', async () => {
    const id = await cast.idOf('user');
    await knex()('sessions').where({ user_id: id }).update({ user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });
    const user = await detail(id);
    expect(user).toMatchObject({ username: cast.people.user.username, balance: 20, role: 'user', status: 'active', ban: null, secondFactor: false, emailConfirmed: false });
    expect(user.wallet).toEqual({ balance: 20, held: 0, debt: 0, pendingEarned: 0, received: 20, spent: 0 });
    expect(user.sessions).toContainEqual(expect.objectContaining({ device: 'Firefox on Linux', elevated: false }));
    expect((await detail(await cast.idOf('elevated'))).sessions.map(({ elevated }) => elevated)).toContain(true);
    expect(JSON.stringify(user)).not.toMatch(/hash|argon|token_|secret/i);
    expect((await call(cast.people.support, getUser, { params: { id: newId() } })).status).toBe(404);
  });

  it('the page of a person shows the same wallet sums that the person sees, debt included', async () => {
    const owner = await cast.app.register();
    const [{ id }] = (await knex()('users').where({ username: owner.username }).select('id')) as [{ id: string }];
    const { wallet } = cast.app.modules.wallet;
    await wallet.grant(knex(), { userId: id, amount: 30, kind: 'purchase', bucket: 'purchased', key: newId(), reason: 'Mini Boost' });
    await wallet.placeHold(knex(), { userId: id, amount: 40, generationId: newId() });
    await wallet.clawBack(knex(), { userId: id, amount: 30, kind: 'chargeback', key: newId(), reason: 'Mini Boost: dispute' });
    const own = (await call(owner, getWallet)).body;
    expect(own).toMatchObject({ balance: 0, held: 40, debt: 20, received: 20 });
    const { balance, held, debt, pendingEarned, spent, received } = own;
    expect((await detail(id)).wallet).toEqual({ balance, held, debt, pendingEarned, spent, received });
  });

  it('the page of a person shows runs without their inputs', async () => {
    const { support, other } = cast.people;
    const id = await cast.idOf('other');
    const ran = await other.send<{ generation: { id: string } }>('POST', '/api/ai/generate', { body: { expectedTotal: 99, contentType: 'text', prompt: 'My deepest secret' } });
    expect(ran.status).toBe(202);
    const { status, text, body } = await call(support, listUserRuns, { params: { id } });
    expect([status, body.items.map((run) => run.id)]).toEqual([200, [ran.body.generation.id]]);
    expect(body.items[0]).toMatchObject({ title: 'In their own words', contentType: 'text', status: 'queued', captured: 0 });
    expect(text).not.toContain('secret');
    expect((await call(support, listUserRuns, { params: { id: newId() } })).status).toBe(404);
    expect((await call(support, listUserRuns, { params: { id }, query: { before: 'x' } })).status).toBe(400);
  });

  it('administrators see what each role may do, and how many people have it', async () => {
    const { body } = await call(cast.people.admin, getRoles);
    expect(body.permissions.map(({ name }) => name)).toEqual(Object.keys(PERMISSIONS));
    expect(body.permissions.find(({ name }) => name === 'users.read')?.roles).toEqual(['support', 'admin']);
    expect(body.permissions.find(({ name }) => name === 'users.ban')?.roles).toEqual(['admin']);
    const count = async (role: Role): Promise<number> => (await knex()('users').where({ role, platform: false }).whereNull('erased_at').count<{ n: number }[]>('* as n'))[0]!.n;
    for (const { role, count: shown } of body.members) expect([role, shown]).toEqual([role, await count(role)]);
    expect(body.members.find(({ role }) => role === 'moderator')?.count).toBe(1);
  });
});
