import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '#contracts/must.ts';
import { decideReferrals, getReferralFunnel, getReferralProgramme, getReferrer, listReferrers, REFERRERS_CSV_PATH, saveReferralProgramme } from '#contracts/referral-admin.ts';
import { getReferrals, listReferralFriends } from '#contracts/referrals.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conjure-referrals-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), '<!doctype html><html><head><title>Old</title><!--app-head--></head><body><div id="root"></div></body></html>');
  app = await createTestApp({ overrides: { CLIENT_DIR: dir, TRUSTED_PROXIES: '1', PUBLIC_URL: 'http://conjure.example' } });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });
const visit = async (user: HttpUser, path: string, ip = '203.0.113.9', agent = 'Mozilla/5.0'): Promise<string> => {
  await user.send('GET', path, { headers: { 'X-Forwarded-For': ip, 'User-Agent': agent, Accept: 'text/html' } });
  return /arrival=([^;]+)/.exec(user.cookie())?.[1] ?? '';
};
async function joins(user: HttpUser, ip = '203.0.113.9'): Promise<string> {
  const answer = await user.send('POST', '/api/auth/register', { body: { username: user.username, email: `${user.username}@example.test`, password: 'correct-horse-9' }, ...from(ip) });
  expect(answer.status).toBe(201);
  const [row] = await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [user.username]);
  return must(row, 'the account').id;
}
/** Registers a member with a referral code. */
async function member(): Promise<{ user: HttpUser; code: string; url: string }> {
  const user = await app.register();
  const { body } = await call(user, getReferrals, from('198.51.100.1'));
  return { user, code: body.code, url: body.url };
}
async function admin(): Promise<HttpUser> {
  const user = await app.register();
  await app.services.db.knex('users').where({ username: user.username }).update({ role: 'admin' });
  await user.send('POST', '/api/auth/login', { body: { username: user.username, password: 'correct-horse-9' } });
  return user;
}
const clicksOf = async (user: HttpUser): Promise<number> => (await call(user, getReferrals)).body.funnel.clicks;

describe('a link', () => {
  it('a browser remembers the first referral link that it opened, in a cookie that no script can read', async () => {
    const [mira, bo] = [await member(), await member()];
    expect(mira.url).toBe(`http://conjure.example/?r=${mira.code}`);
    const visitor = app.visitor();
    const answer = await visitor.send('GET', `/marketplace?r=${mira.code.toLowerCase()}`, { headers: { 'User-Agent': 'Mozilla/5.0' } });
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('arrival='))).toMatch(/; path=\/; .*samesite=lax; httponly/i);
    const first = await visit(visitor, '/');
    expect(first.startsWith(`${mira.code}.`)).toBe(true);
    expect(await visit(visitor, `/?r=${bo.code}`)).toBe(first);
    const newcomer = await joins(visitor);
    const [row] = await rows<{ referrer: string }>(app.services.db.knex, 'select u.username as referrer from referral_attributions a join users u on u.id = a.referrer_id where a.referee_id = ?', [newcomer]);
    expect(row?.referrer).toBe(mira.user.username);
  });

  it('a referral link counts each visitor once a day, and ignores programs and unknown codes', async () => {
    const mira = await member();
    const visitor = app.visitor();
    for (const path of [`/?r=${mira.code}`, `/pricing?r=${mira.code}`]) await visit(visitor, path, '203.0.113.20');
    await visit(app.visitor(), `/?r=${mira.code}`, '203.0.113.21');
    await visit(app.visitor(), `/?r=${mira.code}`, '203.0.113.22', 'Twitterbot/1.0');
    expect(await clicksOf(mira.user)).toBe(2);
    expect(await visit(app.visitor(), '/?r=UNKNOWN-0000')).toBe('');
  });

  it('a referral link stores nothing for a person who has an account already', async () => {
    const [mira, bo] = [await member(), await member()];
    await visit(bo.user, `/?r=${mira.code}`);
    await bo.user.send('POST', '/api/auth/login', { body: { username: bo.user.username, password: 'correct-horse-9' } });
    expect((await call(mira.user, getReferrals)).body.funnel).toEqual({ clicks: 1, signedUp: 0, paid: 0, settled: 0 });
  });
});

describe('the referrer', () => {
  it('referrers see their own funnel and friends in pages, and other people do not', async () => {
    const mira = await member();
    for (let index = 0; index < 3; index += 1) {
      const visitor = app.visitor();
      await visit(visitor, `/?r=${mira.code}`, `203.0.113.3${index}`);
      await joins(visitor, `203.0.113.3${index}`);
    }
    const { body } = await call(mira.user, getReferrals);
    expect([body.funnel, body.rewards, body.milestones[0]]).toEqual([{ clicks: 3, signedUp: 3, paid: 0, settled: 0 }, { pending: 0, held: 0, settled: 0, revoked: 0 }, { friends: 5, tokens: 25, state: 'open' }]);
    const one = await call(mira.user, listReferralFriends, { query: { limit: 2 } });
    const two = await call(mira.user, listReferralFriends, { query: { limit: 2, cursor: must(one.body.nextCursor, 'a second page') } });
    expect([one.body.items.length, two.body.items.length, two.body.nextCursor]).toEqual([2, 1, null]);
    expect(one.body.items[0]).toMatchObject({ state: 'signed_up', tokens: 10, settlesAt: null });
    expect((await call((await member()).user, listReferralFriends)).body.items).toEqual([]);
    expect((await call(mira.user, listReferralFriends, { query: { cursor: 'elsewhere' } })).status).toBe(400);
  });
});

describe('an administrator', () => {
  it('an administrator finds referrers by name and code, sees evidence without the prints themselves, and decides', async () => {
    const [root, mira] = [await admin(), await member()];
    const visitor = app.visitor();
    await visit(visitor, `/?r=${mira.code}`, '198.51.100.1');
    await joins(visitor, '198.51.100.1');
    const byCode = await call(root, listReferrers, { query: { q: mira.code.slice(0, 6).toLowerCase() } });
    const byName = await call(root, listReferrers, { query: { q: mira.user.username, filter: 'signals' } });
    expect([byCode.status, byCode.body.items.map(({ code }) => code), byName.body.items.map(({ signals }) => signals)]).toEqual([200, expect.arrayContaining([mira.code]), [['address']]]);
    const { id } = byName.body.items[0]!;
    const detail = await call(root, getReferrer, { params: { id } });
    expect(detail.body.friends[0]).toMatchObject({ state: 'signed_up', signals: ['address'], cleared: false, prints: { address: detail.body.prints.address } });
    const stored = await rows<{ print: Buffer }>(app.services.db.knex, 'select print from referral_prints');
    for (const { print } of stored) for (const encoding of ['hex', 'base64', 'base64url'] as const) expect(detail.text).not.toContain(print.toString(encoding));
    const friendIds = detail.body.friends.map((friend) => friend.id);
    expect((await call(root, decideReferrals, { params: { id }, body: { action: 'settle', friendIds, reason: 'They are a family' } })).status).toBe(409);
    const revoked = await call(root, decideReferrals, { params: { id }, body: { action: 'revoke', friendIds, reason: 'The same person' }, key: newId() });
    expect([revoked.status, revoked.body]).toEqual([200, { decided: 1 }]);
    expect((await call(mira.user, listReferralFriends)).body.items[0]).toMatchObject({ state: 'revoked', reason: 'The same person' });
    expect((await call(root, getReferrer, { params: { id: newId() } })).status).toBe(404);
    const all = (await call(root, listReferrers, { query: { limit: 100 } })).body.items;
    const file = await root.send('GET', `${REFERRERS_CSV_PATH}?limit=1`);
    expect(file.text.trim().split('\r\n').slice(1).map((line) => line.split(',').slice(0, 4))).toEqual(all.map(({ person, code, funnel }) => [person!.username, code, String(funnel.clicks), String(funnel.signedUp)]));
    expect(all.length).toBeGreaterThan(1);
    expect((await root.send('GET', `${REFERRERS_CSV_PATH}?filter=unknown`)).status).toBe(400);
    expect((await call(root, getReferralFunnel)).body.now.signedUp).toBeGreaterThan(0);
  });

  it('an administrator changes the terms of the referral programme, but not from an outdated version', async () => {
    const root = await admin();
    const { body: before } = await call(root, getReferralProgramme);
    const saved = await call(root, saveReferralProgramme, { body: { base: before.version, terms: { ...before.terms, referrerTokens: 12 }, reason: 'A spring action' } });
    expect([saved.status, saved.body.version, saved.body.terms.referrerTokens]).toEqual([200, before.version + 1, 12]);
    expect((await call(root, saveReferralProgramme, { body: { base: before.version, terms: before.terms, reason: 'Too late' } })).body).toMatchObject({ code: 'programme_changed' });
    expect((await call(root, saveReferralProgramme, { body: { base: saved.body.version, terms: { ...before.terms, referrerTokens: 12 }, reason: 'The same' } })).body).toMatchObject({ code: 'programme_same' });
    const paused = await call(root, saveReferralProgramme, { body: { base: saved.body.version, terms: { ...before.terms, running: false }, reason: 'A pause' } });
    const mira = await member();
    expect(await visit(app.visitor(), `/?r=${mira.code}`)).toBe('');
    await call(root, saveReferralProgramme, { body: { base: paused.body.version, terms: before.terms, reason: 'On again' } });
  });
});

it('account deletion deletes a referrer\'s code, prints and clicks, and the friend’s referral keeps only ids', async () => {
  const mira = await member();
  const visitor = app.visitor();
  await visit(visitor, `/?r=${mira.code}`, '203.0.113.77');
  const newcomer = await joins(visitor, '203.0.113.77');
  const { db } = app.services;
  const { personalData } = app.modules.referrals;
  const [row] = await rows<{ id: string }>(db.knex, 'select id from users where username = ?', [mira.user.username]);
  const referrer = must(row, 'the account').id;
  const entries = [];
  for await (const { name } of must(personalData, 'the personal data').export(newcomer)) entries.push(name);
  expect(entries).toEqual(['referrals/referrals.json']);
  for (const userId of [referrer, newcomer]) await db.transaction((tx) => must(personalData, 'the personal data').erase(tx, userId));
  const LEFT = `
    select (select count(*)::int from referral_codes where user_id = any(:ids)) + (select count(*)::int from referral_prints where user_id = any(:ids)) + (select count(*)::int from referral_clicks where referrer_id = any(:ids)) as left,
      (select count(*)::int from referral_attributions where referee_id = any(:ids)) as noted`;
  expect(await rows(db.knex, LEFT, { ids: [referrer, newcomer] })).toEqual([{ left: 0, noted: 1 }]);
});
