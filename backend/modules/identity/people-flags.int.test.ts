import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUser, listUsers } from '#contracts/admin-users.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { newId } from '#kernel/ids.ts';
import { createCast } from '#testing/authorization/personas.ts';
import type { Cast } from '#testing/authorization/personas.ts';
import { call } from '#testing/test-app.ts';
import type { CallOptions } from '#testing/test-app.ts';

let cast: Cast;
const ids: Record<string, string> = {};
const now = new Date();
const later = new Date(now.getTime() + DAY_MS);
const before = new Date(now.getTime() - DAY_MS);

beforeAll(async () => {
  cast = await createCast();
  const names = ['owing', 'disputing', 'won-dispute', 'reported', 'cleared', 'struck', 'struck-before', 'muted', 'muted-before', 'verified', 'plain'];
  for (const [index, name] of names.entries()) {
    const id = newId();
    ids[name] = id;
    const paid = 1_000 * (index % 4);
    await knex()('users').insert({ id, username: `flag-${name}`, email: `${name}@flags.test`, paid_cents: paid, created_at: now, updated_at: now });
    await knex()('wallets').insert({ user_id: id, created_at: now, updated_at: now });
  }
  await knex()('wallets').where({ user_id: ids['owing'] }).update({ debt: 7 });
  await dispute('disputing', 'lost');
  await dispute('won-dispute', 'won');
  await report('reported', 'open');
  await report('cleared', 'dismissed');
  await strike('struck', later);
  await strike('struck-before', before);
  await knex()('users').where({ id: ids['muted'] }).update({ muted_at: before, muted_until: later });
  await knex()('users').where({ id: ids['muted-before'] }).update({ muted_at: before, muted_until: now });
  await knex()('users').where({ id: ids['verified'] }).update({ verified_at: now });
}, 60_000);
afterAll(() => cast.app.close());

const knex = () => cast.app.services.db.knex;

async function dispute(name: string, status: 'lost' | 'won'): Promise<void> {
  const orderId = newId();
  await knex()('orders').insert({ id: orderId, user_id: ids[name], kind: 'tokens', product_id: 'p', product_name: 'Plenty', amount_cents: 499, tokens: 40, status: 'disputed', granted: true, created_at: now, updated_at: now });
  await knex()('disputes').insert({ stripe_dispute: `dp_${orderId}`, order_id: orderId, amount_cents: 499, reason: 'fraudulent', status, opened_at: now });
}
async function report(name: string, status: 'open' | 'dismissed'): Promise<void> {
  const page = newId();
  await knex()('reports').insert({ id: newId(), target_type: 'prompt', target_id: page, page_type: 'prompt', page_id: page, author_id: ids[name], rule: 'spam', details: '', status, created_at: now, closed_at: status === 'open' ? null : now });
}
async function strike(name: string, expires: Date): Promise<void> {
  const [decision, target] = [newId(), newId()];
  await knex()('moderation_decisions').insert({ id: decision, kind: 'removal', outcome: 'removed', target_type: 'prompt', target_id: target, target_title: 'T', page_type: 'prompt', page_id: target, by_role: 'moderator', rule: 'spam', note: '', created_at: before });
  await knex()('strikes').insert({ id: newId(), decision_id: decision, user_id: ids[name], rule: 'spam', created_at: before, expires_at: expires });
}

type Query = CallOptions<typeof listUsers>['query'];
const list = async (query: Query) => (await call(cast.people.support, listUsers, { query: { q: 'flag-', limit: 100, ...query } })).body;
const named = async (query: Query): Promise<string[]> => (await list(query)).items.map(({ username }) => username.replace('flag-', '')).sort();

it.each([
  ['debt', 'owing'], ['disputed', 'disputing'], ['reported', 'reported'], ['struck', 'struck'], ['muted', 'muted'], ['verified', 'verified']
] as const)('the list of people shows those with the flag %s, and the flag is in their row and on their page', async (flag, name) => {
  const { items, moreFlagged } = await list({ flag });
  expect(items.map(({ username, flags }) => [username, flags])).toEqual([[`flag-${name}`, [flag]]]);
  expect(moreFlagged).toBe(false);
  const { user } = (await call(cast.people.support, getUser, { params: { id: ids[name]! } })).body;
  expect(user.flags).toEqual([flag]);
});

it('the list of people shows no flag that has ended, or whose report was dismissed or dispute won', async () => {
  const plain = (await list({})).items.filter(({ username }) => /won-dispute|cleared|before|plain/.test(username));
  expect(plain.map(({ flags }) => flags)).toEqual([[], [], [], [], []]);
});

it('the list of people is filtered by what they paid, both limits included, together with a flag', async () => {
  expect(await named({ paidFrom: 3_000 })).toEqual(['muted', 'reported']);
  expect(await named({ paidFrom: 1_000, paidTo: 1_000 })).toEqual(['disputing', 'struck', 'verified']);
  expect(await named({ paidTo: 0 })).toEqual(['cleared', 'muted-before', 'owing']);
  expect(await named({ paidFrom: 3_000, flag: 'muted' })).toEqual(['muted']);
  expect(await named({ paidFrom: 2, paidTo: 1 })).toEqual([]);
  for (const query of [{ paidFrom: -1 }, { paidTo: 1.5 }, { flag: 'rich' }]) expect((await call(cast.people.support, listUsers, { query: query as Query })).status).toBe(400);
});

it('the list of people is ordered by what they paid, and shows each person once across its pages', async () => {
  const seen: { paidCents: number; username: string }[] = [];
  for (let after: string | undefined; ; ) {
    const { items, nextCursor } = await list({ sort: 'paid', limit: 4, ...(after !== undefined && { before: after }) });
    seen.push(...items);
    if (nextCursor === null) break;
    after = nextCursor;
  }
  expect(seen.map(({ paidCents }) => paidCents)).toEqual([3_000, 3_000, 2_000, 2_000, 2_000, 1_000, 1_000, 1_000, 0, 0, 0]);
  expect(new Set(seen.map(({ username }) => username)).size).toBe(11);
});
