import { setTimeout as pause } from 'node:timers/promises';
import { io as connectClient } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contracts/admin-users.ts';
import { HOUR_MS } from '#contracts/durations.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { getMe, login } from '#contracts/identity.ts';
import { newId } from '#kernel/ids.ts';
import { createCast, PERSONAS } from '#testing/authorization/personas.ts';
import type { Cast, Persona } from '#testing/authorization/personas.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readEmails } from '#testing/read-emails.ts';
import { call } from '#testing/test-app.ts';
import type { CallOptions } from '#testing/test-app.ts';

const reason = 'Because of a test';
const WRITES: [AnyEndpoint, object | undefined, Persona[]][] = [
  [contract.banUser, { reason }, ['admin', 'elevated']],
  [contract.unbanUser, { reason }, ['admin', 'elevated']],
  [contract.setRole, { reason, role: 'creator' }, ['admin', 'elevated']],
  [contract.adjustTokens, { reason, amount: 5 }, ['admin', 'elevated']],
  [contract.sendUserReset, undefined, ['support', 'admin', 'elevated']],
  [contract.endUserSessions, undefined, ['support', 'admin', 'elevated']],
];

describe('administrators change other people’s accounts', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await createCast();
  });
  afterAll(async () => {
    expect(await cast.app.modules.wallet.ledger.violations(knex())).toEqual([]);
    await cast.app.close();
  });

  const knex = () => cast.app.services.db.knex;
  const code = (answer: { body: unknown }): string => (answer.body as ErrorBody).code;
  const row = (id: string) => knex()('users').where({ id }).first();
  /** Returns the published audit entries about a person. */
  const audited = async (targetId: string, action?: string) =>
    (await knex()('outbox_events').where({ name: 'admin_action' }).whereRaw(`payload ->> 'targetId' = ?`, [targetId]).orderBy('id').pluck('payload'))
      .filter((payload: { action: string }) => action === undefined || payload.action === action) as Record<string, unknown>[];
  async function somebody(): Promise<{ user: HttpUser; id: string }> {
    const user = await cast.app.register();
    return { user, id: (await knex()('users').where({ username: user.username }).first())!.id };
  }
  const asAdmin = <E extends AnyEndpoint>(endpoint: E, id: string, body?: CallOptions<E>['body'], key?: string) =>
    call<E>(cast.people.admin, endpoint, { params: { id }, ...(body !== undefined && { body }), ...(key !== undefined && { key }) } as CallOptions<E>);
  const signIn = (user: HttpUser) => call(user, login, { body: { username: user.username, password: 'correct-horse-9' } });
  const me = async (user: HttpUser) => (await call(user, getMe)).body.user;

  it.each(WRITES.map(([endpoint, body, who]) => ({ path: endpoint.path, endpoint, body, who })))(
    'only the roles $who may call $path, and each call that changes something is audited',
    async ({ endpoint, body, who }) => {
      for (const persona of PERSONAS) {
        const { id } = await somebody();
        if (endpoint === contract.unbanUser) await knex()('users').where({ id }).update({ banned_at: new Date() });
        const { status } = await cast.people[persona].send(endpoint.method, endpoint.path.replace(':id', id), { body });
        const expected = who.includes(persona) ? 200 : persona === 'anonymous' ? 401 : 403;
        expect([persona, status]).toEqual([persona, expected]);
        const entries = await audited(id);
        expect(entries).toHaveLength(expected === 200 ? 1 : 0);
        if (expected !== 200) continue;
        const actorId = await cast.idOf(persona);
        expect(entries[0]).toMatchObject({ actorId, actorName: cast.people[persona].username, elevated: persona === 'elevated', targetType: 'user', reason: body ? reason : null });
        expect(entries[0]!['requestId']).toEqual(expect.stringMatching(/.+/));
      }
      const nobody = await cast.people.admin.send(endpoint.method, endpoint.path.replace(':id', newId()), { body });
      expect(nobody.status).toBe(404);
    },
    60_000,
  );

  it('a ban ends every session of the person, and sign-ins are refused with the reason until the ban is lifted', async () => {
    const { user, id } = await somebody();
    expect((await me(user))?.id).toBe(id);
    const until = new Date(Date.now() + HOUR_MS).toISOString();
    const { body } = await asAdmin(contract.banUser, id, { reason: 'Sold fake wands', until });
    expect(body.user).toMatchObject({ status: 'banned', sessions: [], ban: { reason: 'Sold fake wands', until, by: cast.people.admin.username } });
    expect(await me(user)).toBeNull();
    const refused = await signIn(user);
    expect([refused.status, code(refused)]).toEqual([403, 'account_banned']);
    expect((refused.body as unknown as ErrorBody).message).toContain('Sold fake wands');
    expect(await knex()('outbox_events').where({ name: 'user_banned' }).whereRaw(`payload ->> 'userId' = ?`, [id])).toHaveLength(1);
    const freed = await asAdmin(contract.unbanUser, id, { reason: 'They were real' });
    expect(freed.body.user).toMatchObject({ status: 'active', ban: null });
    expect((await signIn(user)).status).toBe(200);
    await asAdmin(contract.unbanUser, id, { reason: 'Once more' });
    expect(await audited(id, 'users.unban')).toHaveLength(1);
  });

  it('an administrator cannot ban themselves, a platform account or an administrator, or with an end in the past', async () => {
    const platform = (await knex()('users').where({ platform: true }).first())!.id;
    const { id } = await somebody();
    await knex()('users').where({ id }).update({ role: 'admin' });
    const codes = await Promise.all([await cast.idOf('admin'), platform, id].map(async (each) => code(await asAdmin(contract.banUser, each, { reason }))));
    expect(codes).toEqual(['not_yourself', 'platform_account', 'is_administrator']);
    expect((await asAdmin(contract.banUser, await cast.idOf('user'), { reason, until: '2020-01-01T00:00:00.000Z' })).status).toBe(400);
    expect((await asAdmin(contract.banUser, await cast.idOf('user'), { reason: ' a ' })).status).toBe(400);
    await knex()('users').where({ id }).update({ role: 'user' });
  });

  it('a new role applies from the next request on, although the session is cached, and sockets connect again', async () => {
    const { user, id } = await somebody();
    const list = async () => (await call(user, contract.listUsers)).status;
    expect([await list(), await list()]).toEqual([403, 403]);
    const socket = connectClient(cast.app.url, { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders: { cookie: user.cookie(), origin: new URL(cast.app.url).origin } });
    await new Promise<void>((resolve, reject) => void socket.on('connect', resolve).on('connect_error', reject));
    const closed = new Promise((resolve) => void socket.on('disconnect', resolve));
    expect((await asAdmin(contract.setRole, id, { role: 'support', reason })).body.user.role).toBe('support');
    expect(await list()).toBe(200);
    await closed;
    await asAdmin(contract.setRole, id, { role: 'user', reason });
    expect([await list(), (await me(user))?.role]).toEqual([403, 'user']);
    await asAdmin(contract.setRole, id, { role: 'user', reason });
    expect((await audited(id, 'users.set_role')).map(({ details }) => details)).toEqual([{ from: 'user', to: 'support' }, { from: 'support', to: 'user' }]);
  });

  it('an administrator cannot change their own role, that of a platform account, or give a banned user the role', async () => {
    const { id } = await somebody();
    await knex()('users').where({ id }).update({ banned_at: new Date() });
    const platform = (await knex()('users').where({ platform: true }).first())!.id;
    const codes = await Promise.all([await cast.idOf('admin'), platform, id].map(async (each) => code(await asAdmin(contract.setRole, each, { reason, role: 'admin' }))));
    expect(codes).toEqual(['not_yourself', 'platform_account', 'is_banned']);
    expect((await asAdmin(contract.setRole, id, { reason, role: 'creator' })).status).toBe(200);
  });

  it('an administrator adds or takes tokens once per Idempotency-Key, and the person gets a message with the reason', async () => {
    const { id } = await somebody();
    const [add, take] = [newId(), newId()];
    const plus = () => asAdmin(contract.adjustTokens, id, { amount: 30, reason }, add);
    expect([(await plus()).body.user.balance, (await plus()).body.user.balance]).toEqual([50, 50]);
    const minus = () => asAdmin(contract.adjustTokens, id, { amount: -45, reason }, take);
    expect((await minus()).body.user.wallet).toEqual({ balance: 5, held: 0, debt: 0, pendingEarned: 0, received: 50, spent: 45 });
    // The stored answer of the request is deleted after 72 hours, but the ledger still knows its Idempotency-Key.
    await knex()('idempotency_keys').del();
    expect([(await minus()).body.user.balance, (await plus()).body.user.balance]).toEqual([5, 5]);
    expect((await audited(id)).map(({ details }) => details)).toEqual([{ amount: 30 }, { amount: -45 }]);
    const told = await knex()('outbox_events').where({ name: 'tokens_adjusted' }).whereRaw(`payload ->> 'userId' = ?`, [id]).orderBy('id').pluck('payload');
    expect(told).toEqual([{ userId: id, amount: 30, reason }, { userId: id, amount: -45, reason }]);
  });

  it('an administrator takes at most the spendable tokens, and large adjustments need a confirmation', async () => {
    const { id } = await somebody();
    const tooMuch = await asAdmin(contract.adjustTokens, id, { amount: -21, reason });
    expect([tooMuch.status, code(tooMuch)]).toEqual([422, 'insufficient_tokens']);
    expect((tooMuch.body as unknown as ErrorBody).message).toContain('At most 20');
    for (const amount of [contract.LARGE_ADJUSTMENT + 1, -contract.LARGE_ADJUSTMENT - 1]) {
      const large = await asAdmin(contract.adjustTokens, id, { amount, reason });
      expect([large.status, code(large)]).toEqual([422, 'confirmation_needed']);
    }
    expect(await audited(id)).toEqual([]);
    expect((await asAdmin(contract.adjustTokens, id, { amount: 1_001, reason, confirmed: true })).body.user.balance).toBe(1_021);
    for (const amount of [0, 1.5, 1_000_001]) expect((await asAdmin(contract.adjustTokens, id, { amount, reason })).status).toBe(400);
  });

  it('administrators who take tokens at once never take more than the balance', async () => {
    const { id } = await somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => asAdmin(contract.adjustTokens, id, { amount: -6, reason })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
    expect(await audited(id)).toHaveLength(3);
  });

  it('support can email a reset link, which only the person sees, and end a person’s sessions', async () => {
    const { user, id } = await somebody();
    const sent = await call(cast.people.support, contract.sendUserReset, { params: { id } });
    expect(sent.text).not.toMatch(/token/);
    const emails = await readEmails(cast.app, `${user.username}@example.test`);
    expect(emails.at(-1)?.action?.url).toContain('#reset-token=');
    expect((await call(cast.people.support, contract.endUserSessions, { params: { id } })).status).toBe(200);
    expect(await me(user)).toBeNull();
    const platform = (await knex()('users').where({ platform: true }).first())!.id;
    expect(code(await call(cast.people.support, contract.sendUserReset, { params: { id: platform } }))).toBe('no_address');
  });

  it('a person gets at most five reset emails an hour from support, from all senders together', async () => {
    const { user, id } = await somebody();
    const senders = [cast.people.support, cast.people.admin];
    const statuses: number[] = [];
    for (let sent = 0; sent < 7; sent += 1) statuses.push((await call(senders[sent % 2]!, contract.sendUserReset, { params: { id } })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await readEmails(cast.app, `${user.username}@example.test`)).filter((email) => email.subject.startsWith('Reset'))).toHaveLength(5);
    expect(await audited(id, 'users.reset_email')).toHaveLength(5);
  });

  it('a reset email beyond the limit is refused before any transaction, and a repeated request is not counted', async () => {
    const { id } = await somebody();
    const send = (key = newId()) => call(cast.people.support, contract.sendUserReset, { params: { id }, key });
    const key = newId();
    for (let sent = 0; sent < 7; sent += 1) expect((await send(key)).status).toBe(200);
    for (let sent = 0; sent < 4; sent += 1) expect((await send()).status).toBe(200);
    // The test locks the person's row: a refusal inside a transaction would wait for this lock, so the test would see it.
    await cast.app.services.db.transaction(async (tx) => {
      await tx('users').where({ id }).forUpdate();
      const outcome = await Promise.race([send().then(({ status }) => status), pause(2000, 'waits for the row')]);
      expect(outcome).toBe(429);
    });
    expect(await audited(id, 'users.reset_email')).toHaveLength(5);
  });

  it('every change to a deleted account answers 404 and changes nothing', async () => {
    const { id } = await somebody();
    await knex()('users').where({ id }).update({ erased_at: new Date() });
    for (const [endpoint, body] of WRITES) expect((await asAdmin(endpoint, id, body)).status).toBe(404);
    expect((await row(id))!.banned_at).toBeNull();
  });
});
