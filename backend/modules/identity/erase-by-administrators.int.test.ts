import argon2 from 'argon2';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseUser, exportUser } from '#contracts/admin-erasure.ts';
import type { EraseUserBody } from '#contracts/admin-erasure.ts';
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { getMe, login } from '#contracts/identity.ts';
import { confirmSecondFactor, startSecondFactor } from '#contracts/second-factor.ts';
import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readEmails } from '#testing/read-emails.ts';
import { readZip } from '#testing/read-zip.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';
const ADMIN_PASSWORD = 'the-administrators-only-9';

let app: TestApp;
let offset = 0;
const clock: Clock = { now: () => new Date(Date.now() + offset) };
beforeAll(async () => {
  app = await createTestApp({ clock, overrides: { RATE_LIMIT_EXPORT: '1000000/60', RATE_LIMIT_REAUTHENTICATE: '1000000/60', ADMIN_PASSWORD_HASH: await argon2.hash(ADMIN_PASSWORD, { memoryCost: 1_024, timeCost: 2, parallelism: 1 }) } });
}, 60_000);
afterAll(() => app.close());

const knex = () => app.services.db.knex;
const idOf = async (user: HttpUser): Promise<string> => (await knex()('users').where({ username: user.username }).first('id') as { id: string }).id;
const signIn = (user: HttpUser) => user.send<ErrorBody>('POST', login.path, { body: { username: user.username, password: PASSWORD } });
const maintain = (): Promise<void> => app.modules.identity.maintenance!.find(({ name }) => name === 'identity.erase_accounts')!.run();

async function administrator(): Promise<HttpUser> {
  const user = await app.register();
  await knex()('users').where({ username: user.username }).update({ role: 'admin' });
  expect((await signIn(user)).status).toBe(200);
  return user;
}
const erase = (admin: HttpUser, id: string, body: Partial<EraseUserBody>) =>
  admin.send<ErrorBody>('POST', eraseUser.path.replace(':id', id), { body: { when: 'now', reason: 'Asked by letter', password: PASSWORD, ...body }, key: newId() });
const prepare = (admin: HttpUser, id: string, body: object = {}) =>
  admin.send<{ url: string; until: string } & ErrorBody>('POST', exportUser.path.replace(':id', id), { body: { reason: 'Asked by letter', password: PASSWORD, ...body }, key: newId() });
const audited = async (action: string, id: string): Promise<object[]> =>
  (await knex()('outbox_events').where({ name: 'admin_action' }).whereRaw(`payload ->> 'action' = ? and payload ->> 'targetId' = ?`, [action, id]).pluck<object[]>('payload'));
const download = async (user: HttpUser, url: string) => {
  const response = await fetch(app.url + url, { headers: { cookie: user.cookie() } });
  return { status: response.status, type: response.headers.get('content-type'), name: response.headers.get('content-disposition'), bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('the export of a person by an administrator', () => {
  it('an export by an administrator equals the person\'s own export, and the audit log has an entry before it is sent', async () => {
    const [admin, person] = [await administrator(), await app.register()];
    const id = await idOf(person);
    const prepared = await prepare(admin, id);
    expect([prepared.status, Date.parse(prepared.body.until) > clock.now().getTime()]).toEqual([201, true]);
    expect(await audited('users.export', id)).toMatchObject([{ actorName: admin.username, reason: 'Asked by letter' }]);
    const { status, type, name, bytes } = await download(admin, prepared.body.url);
    expect([status, type]).toEqual([200, 'application/zip']);
    expect(name).toContain(`-${person.username}-`);
    const [theirs, own] = [readZip(bytes), readZip((await download(person, '/api/user/export')).bytes)];
    expect([...theirs.keys()].sort()).toEqual([...own.keys()].sort());
    expect(JSON.parse(theirs.get('account/account.json')!.toString())).toMatchObject({ id, username: person.username });
  });

  it('an administrator\'s export link works for no other administrator or person, not without its ticket, and not after five minutes', async () => {
    const [admin, other, person, another] = [await administrator(), await administrator(), await app.register(), await app.register()];
    const [id, anotherId] = [await idOf(person), await idOf(another)];
    const { url } = (await prepare(admin, id)).body;
    expect((await download(other, url)).status).toBe(403);
    expect((await download(person, url)).status).toBe(403);
    expect((await download(app.visitor(), url)).status).toBe(401);
    expect((await download(admin, url.replace(id, anotherId))).status).toBe(403);
    expect((await download(admin, url.split('?')[0]!)).status).toBe(403);
    offset += 5 * MINUTE_MS;
    expect((await download(admin, url)).status).toBe(403);
  });
});

describe('the deletion of a person by an administrator', () => {
  it('a deletion by an administrator with 14 days of grace is like the owner\'s: sessions end, and a sign-in calls it off', async () => {
    const [admin, person] = [await administrator(), await app.register()];
    const id = await idOf(person);
    expect((await erase(admin, id, { username: person.username.toUpperCase(), when: 'grace' })).status).toBe(200);
    expect((await call(person, getMe)).body.user).toBeNull();
    const { deletes_at: deletesAt } = (await knex()('users').where({ id }).first('deletes_at')) as { deletes_at: Date };
    expect(Math.abs(deletesAt.getTime() - clock.now().getTime() - 14 * DAY_MS)).toBeLessThan(MINUTE_MS);
    expect((await readEmails(app, `${person.username}@example.test`)).map(({ subject }) => subject)).toContain('Your Conjure account will be deleted');
    expect(await audited('users.erase', id)).toMatchObject([{ actorName: admin.username, reason: 'Asked by letter', details: { when: 'grace' } }]);
    expect((await signIn(person)).status).toBe(200);
    await maintain();
    expect(await knex()('users').where({ id }).first('deletes_at', 'erased_at')).toEqual({ deletes_at: null, erased_at: null });
  });

  it('after an immediate deletion by an administrator the person cannot sign in, and the worker erases the account', async () => {
    const [admin, person] = [await administrator(), await app.register()];
    const id = await idOf(person);
    expect((await erase(admin, id, { username: person.username })).status).toBe(200);
    expect((await signIn(person)).body.code).toBe('wrong_credentials');
    expect((await knex()('users').where({ id }).first('deletes_at') as { deletes_at: Date | null }).deletes_at).not.toBeNull();
    await maintain();
    expect(await knex()('users').where({ id }).first('email', 'deletion_final', 'paid_cents')).toEqual({ email: null, deletion_final: false, paid_cents: 0 });
    expect((await readEmails(app, `${person.username}@example.test`)).map(({ subject }) => subject)).toContain('Your Conjure account is being deleted');
  });

  it('a deletion by an administrator needs name, reason and password, and is refused for oneself, administrators and the platform', async () => {
    const [admin, other, person] = [await administrator(), await administrator(), await app.register()];
    const id = await idOf(person);
    const { id: platform, username } = (await knex()('users').where({ platform: true }).first('id', 'username')) as { id: string; username: string };
    const tries = [
      [id, { username: 'somebody-else' }, 422, 'username_mismatch'], [id, { username: person.username, password: 'not-mine-1' }, 403, 'wrong_password'],
      [id, { username: person.username, password: undefined }, 400, 'invalid_request'], [id, { username: person.username, reason: 'x' }, 400, 'invalid_request'],
      [await idOf(admin), { username: admin.username }, 409, 'not_yourself'], [await idOf(other), { username: other.username }, 409, 'is_administrator'],
      [platform, { username }, 409, 'platform_account'], [newId(), { username: 'nobody' }, 404, 'not_found'],
    ] as const;
    for (const [target, body, status, code] of tries) {
      const answer = await erase(admin, target, body as Partial<EraseUserBody>);
      expect([code, answer.status, answer.body.code]).toEqual([code, status, code]);
    }
    expect((await call(person, getMe)).body.user).not.toBeNull();
    expect(await knex()('users').whereIn('id', [id, platform]).whereNotNull('deletes_at')).toEqual([]);
    expect(await audited('users.erase', id)).toEqual([]);
  });

  it('deleting or exporting a person asks for the administrators\' password in a session that it elevated', async () => {
    const [helper, person] = [await app.register(), await app.register()];
    expect((await helper.send('POST', '/api/admin/login', { body: { password: ADMIN_PASSWORD } })).status).toBe(200);
    const id = await idOf(person);
    expect((await erase(helper, id, { username: person.username })).body.code).toBe('wrong_admin_password');
    expect((await prepare(helper, id)).body.code).toBe('wrong_admin_password');
    expect((await prepare(helper, id, { password: ADMIN_PASSWORD })).status).toBe(201);
    expect((await erase(helper, id, { username: person.username, password: ADMIN_PASSWORD })).status).toBe(200);
  });

  it('deleting a person asks for the second factor of an administrator who has one', async () => {
    const [admin, person] = [await administrator(), await app.register()];
    const { secret } = (await call(admin, startSecondFactor, { body: { password: PASSWORD } })).body;
    const code = (steps: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + steps * 30_000 });
    expect((await call(admin, confirmSecondFactor, { body: { code: code(0) } })).status).toBe(200);
    const id = await idOf(person);
    expect((await erase(admin, id, { username: person.username })).body.code).toBe('second_factor_required');
    expect((await erase(admin, id, { username: person.username, code: code(1) })).status).toBe(200);
  });
});
