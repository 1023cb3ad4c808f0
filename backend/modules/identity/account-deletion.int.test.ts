import { get } from 'node:http';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, EXPORT_PATH, updateProfile, uploadAvatar } from '#contracts/account.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { ErrorBody } from '#contracts/errors.ts';
import { cancelGeneration, generateFreeForm, getGeneration } from '#contracts/generation.ts';
import { getMe, login } from '#contracts/identity.ts';
import { getProfile } from '#contracts/profiles.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { confirmSecondFactor, startSecondFactor } from '#contracts/second-factor.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { readEmails } from '#testing/read-emails.ts';
import { readZip } from '#testing/read-zip.ts';
import { sendFile } from '#testing/send-file.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const PASSWORD = 'correct-horse-9';

let app: TestApp;
let offset = 0;
const clock: Clock = { now: () => new Date(Date.now() + offset) };
beforeAll(async () => {
  app = await createTestApp({ clock, overrides: { RATE_LIMIT_EXPORT: '1000000/60' } });
  await app.modules.prompts.seed();
}, 60_000);
afterAll(() => app.close());

const knex = () => app.services.db.knex;
const idOf = async (user: HttpUser): Promise<string> => (await call(user, getMe)).body.user!.id;
const requestDeletion = (user: HttpUser, part: object = {}) =>
  user.send<{ deletesAt: string } & ErrorBody>('POST', deleteAccount.path, { body: { username: user.username, password: PASSWORD, ...part } });
const erase = (): Promise<void> => app.modules.identity.maintenance!.find(({ name }) => name === 'identity.erase_accounts')!.run();
const ask = async (user: HttpUser, prompt: string): Promise<string> =>
  (await call(user, generateFreeForm, { body: { expectedTotal: 99, contentType: 'text', prompt, length: 50 }, key: newId() })).body.generation.id;
const make = (id: string): Promise<void> => app.modules.generation.generation.runAttempt(id, { signal: new AbortController().signal });

/** Makes the user the author of one of the starter prompts. */
async function author(user: HttpUser): Promise<{ id: string; slug: string }> {
  const prompt = (await knex()('prompts').whereNotIn('owner_id', knex()('users').select('id').where({ platform: false })).first())!;
  await knex()('prompts').where({ id: prompt.id }).update({ owner_id: await idOf(user) });
  return prompt;
}

describe('the export of a person\'s data as a ZIP', () => {
  const download = async (user: HttpUser) => {
    const response = await fetch(app.url + EXPORT_PATH, { headers: { cookie: user.cookie() } });
    return { response, zip: Buffer.from(await response.arrayBuffer()) };
  };

  it('the export of a person\'s data is a ZIP with the person\'s own data, no data of other people and no secret', async () => {
    const [user, other] = [await app.register(), await app.register()];
    const userId = await idOf(user);
    await call(user, updateProfile, { body: { displayName: 'Ada', bio: 'words of mine', links: [] } });
    const avatar = await sendFile(user, uploadAvatar.path, await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png().toBuffer(), 'me.png');
    expect(avatar.status).toBe(200);
    const prompt = await author(user);
    const [open, sealed] = [await ask(user, 'an open wish'), await ask(user, 'a secret recipe of somebody else')];
    await make(open);
    await knex()('generations').where({ id: sealed }).update({ sealed: true, title: 'Bought', inputs: '{}' });
    const foreign = await ask(other, 'a wish of another');
    await knex()('generations').where({ id: foreign }).update({ output_text: 'an answer for another' });

    const { response, zip } = await download(user);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="conjure-${user.username}-${utcDay(clock.now())}.zip"`);
    const entries = readZip(zip);
    const json = (name: string) => JSON.parse(entries.get(name)!.toString()) as never;
    expect(entries.get('README.txt')!.toString()).toMatch(/Everything that Conjure keeps of you/);
    expect(json('account/account.json')).toMatchObject({ id: userId, username: user.username, email: `${user.username}@example.test`, displayName: 'Ada', bio: 'words of mine' });
    expect(json('wallet/balance.json')).toMatchObject({ held: 1 });
    expect((json('wallet/ledger-0001.json') as { kind: string }[]).map(({ kind }) => kind)).toContain('capture');
    expect((json(`prompts/${prompt.slug}.json`) as { versions: unknown[] }).versions).toHaveLength(1);
    const runs = json('runs/runs-0001.json') as { id: string; prompt: string | null; outputText: string | null }[];
    expect(runs.map(({ id }) => id)).toEqual([open, sealed]);
    expect(runs[0]).toMatchObject({ prompt: expect.stringContaining('an open wish') as string, outputText: expect.stringMatching(/\w/) as string });
    expect(runs[1]!.prompt).toBeNull();
    const picture = [...entries.keys()].find((name) => /^files\/.*\.webp$/.test(name))!;
    const { avatar_url: url } = (await knex()('users').where({ id: userId }).first('avatar_url')) as { avatar_url: string };
    expect(entries.get(picture)).toEqual(Buffer.from(await (await fetch(app.url + url)).arrayBuffer()));

    const everything = [...entries].map(([name, data]) => `${name}\n${data.toString('latin1')}`).join('\n');
    for (const foreignWord of [other.username, await idOf(other), foreign, 'a wish of another', 'an answer for another', 'secret recipe']) {
      expect(everything).not.toContain(foreignWord);
    }
    await Promise.all([call(user, cancelGeneration, { params: { id: sealed } }), call(other, cancelGeneration, { params: { id: foreign } })]);
    expect(everything).not.toMatch(/password_?hash|token_?hash|secret_sealed|code_hash|\$argon2/i);
  });

  it('the export of a person\'s data writes a long list of messages as several files, with each message once', async () => {
    const user = await app.register();
    const userId = await idOf(user);
    const message = (index: number) => ({
      id: newId(), user_id: userId, dedupe_key: newId(), subject: `number ${index}`, content: '', priority: 'normal' as const, category: 'system' as const,
      type: 'system_notification' as const, created_at: clock.now(), archived_at: index % 2 ? clock.now() : null,
    });
    await knex()('messages').insert(Array.from({ length: 401 }, (_, index) => message(index)));
    const entries = readZip((await download(user)).zip);
    const pages = [...entries.keys()].filter((name) => name.startsWith('messages/messages-')).sort();
    const subjects = pages.map((name) => (JSON.parse(entries.get(name)!.toString()) as { subject: string }[]).map(({ subject }) => subject));
    expect(subjects.map(({ length }) => length)).toEqual([200, 200, 1]);
    expect(new Set(subjects.flat()).size).toBe(401);
  });

  it('the export of a person\'s data answers 401 to visitors, and breaks the download off when a query fails', async () => {
    const stranger = await app.visitor().send<ErrorBody>('GET', EXPORT_PATH);
    expect([stranger.status, stranger.body.code]).toEqual([401, 'unauthenticated']);
    const user = await app.register();
    await knex().raw('alter table messages rename to messages_away');
    try {
      const outcome = await new Promise<string>((resolve) => {
        get(app.url + EXPORT_PATH, { headers: { cookie: user.cookie() } }, (answer) => {
          answer.on('error', () => resolve('broken')).on('end', () => resolve('whole')).resume();
        }).on('error', () => resolve('broken'));
      });
      expect(outcome).toBe('broken');
    } finally {
      await knex().raw('alter table messages_away rename to messages');
    }
  });
});

describe('account deletion', () => {
  it.each([
    ['another name', { username: 'somebody-else' }, 422, 'username'],
    ['a wrong password', { password: 'not-mine-1' }, 403, 'password'],
    ['no password', { password: undefined }, 400, 'password'],
  ])('account deletion is refused with %s', async (_, part, status, path) => {
    const user = await app.register();
    const answer = await requestDeletion(user, part);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([status, [path]]);
    expect((await call(user, getMe)).body.user).not.toBeNull();
  });

  it('account deletion asks for the second factor if the account has one, and for no password if the account has none', async () => {
    const user = await app.register();
    const userId = await idOf(user);
    const { secret } = (await call(user, startSecondFactor, { body: { password: PASSWORD } })).body;
    const code = (steps: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + steps * 30_000 });
    expect((await call(user, confirmSecondFactor, { body: { code: code(0) } })).status).toBe(200);
    const without = await requestDeletion(user);
    expect([without.status, without.body.code, without.body.issues?.[0]?.path]).toEqual([422, 'second_factor_required', ['code']]);
    expect((await requestDeletion(user, { code: '000000' })).status).toBe(422);
    expect((await knex()('users').where({ id: userId }).first())!.deletes_at).toBeNull();
    await knex()('credentials').where({ user_id: userId }).delete();
    expect((await requestDeletion(user, { password: undefined, code: code(1) })).status).toBe(200);
  });

  it('account deletion is refused to the last administrator only', async () => {
    const [one, two] = [await app.register(), await app.register()];
    await knex()('users').whereIn('username', [one.username, two.username]).update({ role: 'admin' });
    expect((await requestDeletion(two)).status).toBe(200);
    const last = await requestDeletion(one);
    expect([last.status, last.body.code]).toEqual([409, 'last_administrator']);
    await knex()('users').where({ username: one.username }).update({ role: 'user' });
    await knex()('users').where({ username: two.username }).update({ deletes_at: null, role: 'user' });
  });

  it('a request for account deletion signs the owner out everywhere and sends an email, and a later sign-in calls it off', async () => {
    const user = await app.register();
    const elsewhere = app.visitor();
    await call(elsewhere, login, { body: { username: user.username, password: PASSWORD } });
    const answer = await requestDeletion(user);
    expect(answer.status).toBe(200);
    expect(Math.abs(Date.parse(answer.body.deletesAt) - clock.now().getTime() - 14 * DAY_MS)).toBeLessThan(60_000);
    for (const browser of [user, elsewhere]) expect((await call(browser, getMe)).body.user).toBeNull();
    expect((await readEmails(app, `${user.username}@example.test`)).map(({ subject }) => subject)).toContain('Your Conjure account will be deleted');
    offset += 13 * DAY_MS;
    expect((await call(user, login, { body: { username: user.username, password: PASSWORD } })).body.success).toBe(true);
    offset += 2 * DAY_MS;
    await erase();
    expect((await call(app.visitor(), getProfile, { params: { username: user.username } })).status).toBe(200);
  });

  it('account deletion erases the account\'s data after 14 days, and keeps what other people use', async () => {
    const user = await app.register();
    const userId = await idOf(user);
    await call(user, updateProfile, { body: { displayName: 'Ada Leaves', bio: 'soon gone', links: ['https://ada.example'] } });
    await sendFile(user, uploadAvatar.path, await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png().toBuffer(), 'me.png');
    const prompt = await author(user);
    const finished = await ask(user, 'a wish that came true');
    await make(finished);
    // The user starts more runs than can run at once, so that some of them wait.
    for (let wish = 0; wish < 6; wish += 1) await ask(user, `an open wish ${wish}`);
    expect((await requestDeletion(user)).status).toBe(200);
    await erase();
    expect((await knex()('users').where({ id: userId }).first())!.erased_at).toBeNull();

    offset += 14 * DAY_MS + 1_000;
    await Promise.all([erase(), erase()]);
    const row = await knex()('users').where({ id: userId }).first();
    expect(row).toMatchObject({ username: `left-${userId.slice(-12)}`, email: null, display_name: null, bio: '', links: [], settings: {}, avatar_url: null, avatar_file_id: null, deletes_at: null });
    expect(row?.erased_at).not.toBeNull();
    for (const table of ['credentials', 'sessions', 'second_factors', 'recovery_codes', 'social_logins', 'known_devices', 'email_tokens', 'registration_keys', 'messages', 'prompt_runners']) {
      expect([table, await knex()(table).where({ user_id: userId })]).toEqual([table, []]);
    }
    const runs = await knex()('generations').where({ user_id: userId }).orderBy('id');
    expect(runs.map(({ status }) => status)).toEqual(['succeeded', ...Array.from({ length: 6 }, () => 'cancelled')]);
    for (const run of runs) expect(run).toMatchObject({ title: '', output_text: null, inputs: {}, request: { prompt: '' }, file_ids: [] });
    expect(await knex()('holds').where({ user_id: userId, status: 'open' })).toEqual([]);
    expect(await app.modules.wallet.ledger.violations(knex())).toEqual([]);
    const { cover_file_id: coverId } = (await knex()('prompts').where({ id: prompt.id }).first('cover_file_id')) as { cover_file_id: string | null };
    expect((await knex()('files').where({ owner_id: userId }).where('claims', '>', 0)).map((file) => file.id)).toEqual(coverId ? [coverId] : []);
    expect(await knex()('outbox_events').whereRaw("payload ->> 'userId' = ?", [userId]).where({ name: 'user_erased' })).toHaveLength(1);

    const read = await call(app.visitor(), getPrompt, { params: { idOrSlug: prompt.slug } });
    expect(read.body.prompt.creator).toMatchObject({ displayName: 'Deleted account', avatarUrl: null });
    expect((await call(app.visitor(), getProfile, { params: { username: user.username } })).status).toBe(404);
    expect((await call(app.visitor(), login, { body: { username: user.username, password: PASSWORD } })).status).toBe(401);
    expect((await call(user, getGeneration, { params: { id: finished } })).status).toBe(401);
    const again = await app.visitor().send('POST', '/api/auth/register', { body: { username: user.username, email: `${user.username}@example.test`, password: PASSWORD } });
    expect(again.status).toBe(201);
  });

  it('account deletion cancels a running run, which then stores no output and keeps no tokens held', async () => {
    const user = await app.register();
    const userId = await idOf(user);
    const run = (await call(user, generateFreeForm, { body: { expectedTotal: 99, contentType: 'text', prompt: 'a long story', length: 2000 } })).body.generation.id;
    const making = make(run);
    await expect.poll(async () => (await knex()('generations').where({ id: run }).first())!.status, { timeout: 5_000 }).toBe('running');
    expect((await requestDeletion(user)).status).toBe(200);
    await knex()('users').where({ id: userId }).update({ deletes_at: new Date(0) });
    await erase();
    await making;
    expect(await knex()('generations').where({ id: run }).first())!.toMatchObject({ status: 'cancelled', title: '', output_text: null });
    expect(await knex()('holds').where({ user_id: userId, status: 'open' })).toEqual([]);
    expect(await app.modules.wallet.ledger.violations(knex())).toEqual([]);
  });

  it('account deletion keeps the author’s published prompts and those that other people have run, and deletes all others', async () => {
    const [user, other] = [await app.register(), await app.register()];
    const userId = await idOf(user);
    const published = await author(user);
    const { rating_score: _score, rating_rank: _rank, success_score: _success, price_tokens: _price, ...model } = (await knex()('prompts').where({ id: published.id }).first())!;
    const { prompt_id: _, ...version } = (await knex()('prompt_versions').where({ prompt_id: published.id }).first())!;
    const copy = async (part: object): Promise<string> => {
      const id = newId();
      await knex()('prompts').insert({ ...model, cover_file_id: null, published_version_id: null, ...part, id, slug: `copy-${id.slice(-12)}` });
      return id;
    };
    await copy({ status: 'draft' });
    await copy({ visibility: 'private' });
    const shared = await copy({ visibility: 'private' });
    await knex()('prompt_runners').insert({ prompt_id: shared, user_id: await idOf(other), last_run_at: clock.now() });
    const json = (value: unknown): string => JSON.stringify(value);
    const { form_schema: form, output_settings: output, sample_inputs: samples } = version;
    await knex()('prompt_versions').insert({
      ...version, id: newId(), prompt_id: published.id, version_no: 2, template: 'an idea for later', published_at: null,
      form_schema: json(form), output_settings: json(output), sample_inputs: json(samples),
    });
    await knex()('users').where({ id: userId }).update({ deletes_at: new Date(0) });
    await erase();
    const left = await knex()('prompts').where({ owner_id: userId }).select('id');
    expect(left.map(({ id }) => id as string).sort()).toEqual([published.id, shared].sort());
    expect((await knex()('prompt_versions').where({ prompt_id: published.id })).map((each) => each.version_no)).toEqual([1]);
  });

  it('a sign-in is refused while the account is being erased', async () => {
    const user = await app.register();
    const userId = await idOf(user);
    await knex()('messages').insert({
      id: newId(), user_id: userId, dedupe_key: newId(), subject: 'stay', content: '', priority: 'normal', category: 'system',
      type: 'system_notification' as const, created_at: clock.now(),
    });
    await knex()('users').where({ id: userId }).update({ deletes_at: new Date(0) });
    const waiting = async (): Promise<number> => {
      const [row] = await knex()('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'").count();
      return Number(row!.count);
    };
    // The test locks a message row, so that the erasure stops in the middle of its work.
    const stop = await knex().transaction();
    await stop('messages').where({ user_id: userId }).forUpdate();
    const ending = erase();
    await expect.poll(waiting).toBe(1);
    const arriving = app.visitor().send<ErrorBody>('POST', login.path, { body: { username: user.username, password: PASSWORD } });
    await expect.poll(waiting).toBe(2);
    await stop.commit();
    await ending;
    const { status, body } = await arriving;
    expect([status, body.code]).toEqual([401, 'wrong_credentials']);
    for (const table of ['sessions', 'known_devices']) expect(await knex()(table).where({ user_id: userId })).toEqual([]);
    expect((await knex()('users').where({ id: userId }).first())!.erased_at).not.toBeNull();
  });
});
