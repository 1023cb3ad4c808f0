import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import type { Role } from '#contracts/me.ts';
import { getHealth, listAudit, listEmails } from '#contracts/operations.ts';
import type { AuditEntry } from '#contracts/operations.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { newId } from '#kernel/ids.ts';
import { deliverEmail } from '#kernel/email/deliver-email.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { CallOptions, TestApp } from '#testing/test-app.ts';
import { adminAction } from './operations.events.ts';

describe('operations', () => {
  let app: TestApp;
  let admin: HttpUser;
  let adminId: string;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.register();
    await become('admin', admin);
    adminId = ((await app.services.db.knex('users').where({ username: admin.username }).first()) as { id: string }).id;
  });
  afterAll(() => app.close());

  async function become(role: Role, user: HttpUser): Promise<void> {
    await app.services.db.knex('users').where({ username: user.username }).update({ role });
    await call(user, login, { body: { username: user.username, password: 'correct-horse-9' } });
  }

  /** Publishes an admin action and lets the audit log's subscriber handle it twice, as a queue may deliver it twice. Returns the event's id. */
  async function act(action: Partial<Omit<AuditEntry, 'id' | 'at'>>): Promise<string> {
    const { db, outbox, clock, log } = app.services;
    const usual = {
      actorId: adminId, actorName: admin.username, elevated: false, action: 'users.ban', targetType: 'user', targetId: newId(),
      targetLabel: 'somebody', reason: 'because', details: { n: 1 }, requestId: 'r1',
    };
    const eventId = await db.transaction((tx) => outbox.publish(tx, adminAction, { ...usual, ...action }));
    const subscriptionsByEvent = groupSubscriptions(app.modules.operations.subscriptions!);
    for (let run = 0; run < 2; run += 1) await processEvent({ db, clock, log, subscriptionsByEvent }, eventId, 'operations.on_admin_action');
    return eventId;
  }
  const audit = async (query: CallOptions<typeof listAudit>['query']) =>
    (await call(admin, listAudit, { query })).body;

  it('the audit log stores every use of a permission once, with everything that the event says', async () => {
    const targetId = newId();
    const id = await act({ targetId, elevated: true, details: { until: null, nested: { amount: 5 } } });
    const { items } = await audit({ targetId });
    expect(items).toEqual([{
      id, at: expect.any(String) as string, actorId: adminId, actorName: admin.username, elevated: true, action: 'users.ban', targetType: 'user',
      targetId, targetLabel: 'somebody', reason: 'because', details: { until: null, nested: { amount: 5 } }, requestId: 'r1',
    }]);
  });

  it('the audit log has pages without gaps or repeats, newest first', async () => {
    const targetId = newId();
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.push(await act({ targetId }));
    const seen: string[] = [];
    let before: string | null | undefined;
    do {
      const page = await audit({ targetId, limit: 3, ...(before ? { before } : {}) });
      seen.push(...page.items.map((item) => item.id));
      before = page.nextCursor;
    } while (before);
    expect(seen).toEqual(ids.reverse());
  });

  it('finds audit entries by action, area, actor, time and words', async () => {
    const targetId = newId();
    const actorId = newId();
    const ban = await act({ targetId, action: 'users.ban', reason: 'was 100% rude_indeed' });
    const retry = await act({ targetId, action: 'queues.change', actorId, actorName: 'Zelda', targetLabel: null, reason: null });
    const lookalike = await act({ targetId, action: 'usersx.ban', reason: 'was 100x rudeXindeed' });
    const find = async (query: object): Promise<string[]> => (await audit({ targetId, ...query })).items.map((item) => item.id);
    expect(await find({ action: 'users.ban' })).toEqual([ban]);
    expect(await find({ action: 'users' })).toEqual([ban]);
    expect(await find({ actorId })).toEqual([retry]);
    expect(await find({ q: 'zELda' })).toEqual([retry]);
    expect(await find({ q: '100% rude_' })).toEqual([ban]);
    expect(await find({})).toEqual([lookalike, retry, ban]);
    const { at } = (await audit({ targetId, action: 'queues.change' })).items[0]!;
    expect(await find({ from: at })).toEqual([lookalike, retry]);
    expect(await find({ to: at })).toEqual([ban]);
    const sneaky = await call(admin, listAudit, { query: { q: "'; drop table audit_log; --" } });
    expect([sneaky.status, sneaky.body.items]).toEqual([200, []]);
    expect((await call(admin, listAudit, { query: { action: "x' or 1=1" } })).status).toBe(400);
    expect((await call(admin, listAudit, { query: { limit: 101 } })).status).toBe(400);
  });

  it('the database refuses to change or delete audit entries, except to erase the name of a deleted account', async () => {
    const { knex } = app.services.db;
    const target = await app.register();
    const targetId = ((await knex('users').where({ username: target.username }).first()) as { id: string }).id;
    const id = await act({ targetId, targetLabel: target.username });
    const refused = /append-only/;
    await expect(knex('audit_log').where({ id }).update({ action: 'nothing' })).rejects.toThrow(refused);
    await expect(knex('audit_log').where({ id }).update({ actor_name: 'somebody else' })).rejects.toThrow(refused);
    await expect(knex('audit_log').where({ id }).update({ actor_name: 'deleted account', reason: 'x' })).rejects.toThrow(refused);
    await expect(knex('audit_log').where({ id }).delete()).rejects.toThrow(refused);
    await expect(knex.raw('truncate audit_log')).rejects.toThrow(refused);

    const data = app.modules.operations.personalData!;
    const files: unknown[] = [];
    for await (const file of data.export(targetId)) files.push(file);
    expect(files).toMatchObject([{ name: 'operations/done-to-my-account.json', data: [{ action: 'users.ban', reason: 'because' }] }, { name: 'operations/feature-flags.json', data: [] }, { name: 'operations/inbox.json', data: [] }, { name: 'operations/legal-texts.json', data: [] }]);
    await app.services.db.transaction((tx) => data.erase(tx, targetId));
    const [entry] = (await audit({ targetId })).items;
    expect(entry).toMatchObject({ id, targetLabel: 'deleted account', actorName: admin.username, reason: 'because', action: 'users.ban' });
  });

  it('shows local emails to administrators in pages, and leaves out emails without an address', async () => {
    const { db, sealer, clock, log, emailSender } = app.services;
    const before = new Set((await call(admin, listEmails)).body.items.map(({ id }) => id));
    await db.transaction(async (tx) => {
      await emailSender.send(tx, { to: 'bob@example.test', subject: 'Hello Bob', text: 'Read me', action: { label: 'Go', url: 'https://conjure.example/#x' } });
      await emailSender.send(tx, { to: null, subject: 'Nobody', text: 'Unread' });
    });
    for (const { id } of (await db.knex('emails').select('id')) as { id: string }[]) await deliverEmail({ db, sealer, clock, log, transport: null }, id);
    const { body } = await call(admin, listEmails);
    const fresh = body.items.filter(({ id }) => !before.has(id));
    expect(body.local).toBe(true);
    expect(fresh).toEqual([{
      id: expect.any(String) as string, to: 'bob@example.test', subject: 'Hello Bob', text: 'Read me', action: { label: 'Go', url: 'https://conjure.example/#x' },
      status: 'kept', createdAt: expect.any(String) as string,
    }]);
    const first = (await call(admin, listEmails, { query: { limit: 1 } })).body;
    expect(first.nextCursor).toBe(first.items[0]!.id);
    expect((await call(admin, listEmails, { query: { limit: 1, before: first.nextCursor! } })).body.items[0]?.id).not.toBe(first.items[0]!.id);
  });

  it('tells administrators the state of the database, Redis, email, queues and outbox', async () => {
    const { status, body } = await call(admin, getHealth);
    expect(status).toBe(200);
    expect(body).toMatchObject({ database: { up: true }, redis: { up: true }, email: { mode: 'local' } });
    expect(body.queues!.map(({ name }) => name)).toContain('email');
    expect(body.outbox!.waiting).toBeGreaterThan(0);
    expect(body.outbox!.oldestMs).toBeGreaterThanOrEqual(0);
  });

  it.each(['user', 'creator', 'moderator', 'support'] as const)('answers 403 to the role %s and 401 to visitors who call operations routes', async (role) => {
    const user = await app.register();
    await become(role, user);
    for (const endpoint of [listAudit, listEmails, getHealth]) {
      expect((await call(user, endpoint)).status).toBe(403);
      expect((await call(app.visitor(), endpoint)).status).toBe(401);
    }
  });
});

describe('operations with a mail server', () => {
  it('hides the address, text and action of emails from administrators when a mail server is configured', async () => {
    const app = await createTestApp({ overrides: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    try {
      const admin = await app.register();
      await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
      await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
      await app.services.db.transaction((tx) => app.services.emailSender.send(tx, { to: 'bob@example.test', subject: 'Hello Bob', text: 'Read me' }));
      const { body, text } = await call(admin, listEmails);
      expect(body.local).toBe(false);
      expect(body.items[0]).toMatchObject({ to: null, subject: 'Hello Bob', text: null, action: null, status: 'queued' });
      expect(text).not.toMatch(/bob@|Read me/);
      expect((await call(admin, getHealth)).body.email.mode).toBe('smtp');
    } finally {
      await app.close();
    }
  });
});
