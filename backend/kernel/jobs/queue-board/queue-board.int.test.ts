import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { QUEUES } from '../../../bootstrap/queues.ts';
import { createQueues } from '#kernel/jobs/queues.ts';
import type { Queues } from '#kernel/jobs/queues.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { startTcpProxy } from '#testing/tcp-proxy.ts';
import type { TcpProxy } from '#testing/tcp-proxy.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { testRedisUrl } from '#testing/test-services.ts';

const SHELL = `<!doctype html><html><head><title>Old</title><meta name="description" content="old" />
<script nonce="__CSP_NONCE__">1</script><!--app-head--></head><body><div id="root"></div></body></html>`;

interface BoardQueues {
  queues: { name: string; counts: Record<string, number>; jobs: { id: string; data: unknown }[]; isPaused: boolean; readOnlyMode: boolean }[];
}

describe('the queue dashboard', () => {
  let dir: string;
  let redis: TcpProxy;
  let app: TestApp;
  let queues: Queues;
  const people = {} as Record<'visitor' | 'user' | 'moderator' | 'support' | 'admin', HttpUser>;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'conjure-client-'));
    await writeFile(join(dir, 'index.html'), SHELL);
    const address = new URL(testRedisUrl());
    redis = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
    address.host = `127.0.0.1:${redis.port}`;
    app = await createTestApp({ overrides: { CLIENT_DIR: dir, REDIS_URL: address.href } });
    queues = createQueues({ names: QUEUES, redisUrl: testRedisUrl(), prefix: app.services.config.redis.prefix, log: app.services.log });
    people.visitor = app.visitor();
    for (const role of ['user', 'moderator', 'support', 'admin'] as const) {
      const user = await app.register();
      await app.services.db.knex('users').where({ username: user.username }).update({ role });
      await call(user, login, { body: { username: user.username, password: 'correct-horse-9' } });
      people[role] = user;
    }
    await queues.get('email').waitUntilReady();
  });
  afterAll(async () => {
    redis.mend();
    await queues.close();
    await app.close();
    await redis.close();
    await rm(dir, { recursive: true });
  });

  const changes = async (): Promise<Record<string, unknown>[]> =>
    (await app.services.db.knex('outbox_events').where({ name: 'admin_action' }).orderBy('id').pluck('payload')) as Record<string, unknown>[];
  const list = async (user: HttpUser, query = ''): Promise<BoardQueues> => {
    const { status, body } = await user.send<BoardQueues>('GET', `/admin/queues/api/queues${query}`);
    expect(status).toBe(200);
    return body;
  };

  it.each(['visitor', 'user', 'moderator'] as const)("the queue dashboard is closed to a %s, who gets the client's own page at its address", async (who) => {
    const door = await people[who].send('GET', '/admin/queues');
    expect(door.status).toBe(200);
    expect(door.text).toContain('<div id="root"></div>');
    expect(door.text).not.toContain('__UI_CONFIG__');
    const refusal = who === 'visitor' ? 401 : 403;
    for (const [method, path] of [
      ['GET', '/api/queues'], ['GET', '/queue/email'], ['GET', '/static/favicon.ico'], ['POST', ''], ['PUT', '/api/queues/pause'], ['PUT', '/api/queues/email/empty'],
    ] as const) {
      const { status, headers } = await people[who].send(method, `/admin/queues${path}`);
      expect([method, path, status]).toEqual([method, path, refusal]);
      expect(headers.get('content-type')).toContain('application/json');
    }
    expect((await people[who].send('GET', '/admin/queuesque')).status).toBe(200);
  });

  it('the queue dashboard lets its web worker load a further file, which colours the data of a job', async () => {
    const page = (await people.admin.send('GET', '/admin/queues')).text;
    const [script] = [...page.matchAll(/src="(static\/[^"]+\.js)"/g)].map((match) => match[1]!);
    const { headers } = await people.admin.send('GET', `/admin/queues/${script!}`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  });

  it.each(['support', 'admin'] as const)('the queue dashboard shows %s a page with a content policy of its own, and with nothing from other sites', async (who) => {
    for (const path of ['/admin/queues', '/admin/queues/', '/admin/queues/queue/email', '/admin/queues/queue/email/some-job']) {
      const { status, text, headers } = await people[who].send('GET', path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect(text).toContain('<base href="/admin/queues/" />');
      expect(text).toContain('Conjure queues');
      expect(text).toContain('Back to Conjure');
      expect(text).not.toMatch(/https?:\/\/|<style|style="/);
      const policy = headers.get('content-security-policy')!;
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)![1]!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(text.match(/<script nonce="[^"]+">/g)).toEqual([`<script nonce="${nonce}">`]);
    }
    const files = [...(await people[who].send('GET', '/admin/queues')).text.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map((match) => match[1]!);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect([file, (await people[who].send('GET', `/admin/queues/${file}`)).status]).toEqual([file, 200]);
  });

  it('the queue dashboard shows every queue, and only ids from the data of jobs', async () => {
    await queues.addBulk('email', [{ name: 'email.send_email', jobId: 'email-1', payload: { id: newId(), words: 'Dear Ada, here is your link' }, attempts: 1 }]);
    const body = await list(people.support, '?activeQueue=email');
    expect(body.queues.map(({ name }) => name).sort()).toEqual([...QUEUES].sort());
    expect([body, await list(people.admin)].map(({ queues: [first] }) => first!.readOnlyMode)).toEqual([true, false]);
    const [job] = body.queues.find(({ name }) => name === 'email')!.jobs;
    expect(job).toMatchObject({ id: 'email-1', data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, words: '…' } });
  });

  it('the queue dashboard lets support staff look, and refuses all their changes', async () => {
    for (const [method, path] of [
      ['PUT', '/api/queues/pause'], ['PUT', '/api/queues/email/pause'], ['PUT', '/api/queues/email/email-1/clean'], ['POST', '/api/queues/email/add'],
      ['PATCH', '/api/queues/email/email-1/update-data'], ['DELETE', '/api/queues'], ['OPTIONS', '/api/queues'],
    ] as const) {
      expect([method, path, (await people.support.send(method, `/admin/queues${path}`)).status]).toEqual([method, path, 403]);
    }
    expect((await list(people.support)).queues.every(({ isPaused }) => !isPaused)).toBe(true);
    expect(await changes()).toEqual([]);
  });

  it('the queue dashboard lets administrators make changes, and each change is announced to the audit log', async () => {
    expect((await people.admin.send('PUT', '/admin/queues/api/queues/email/pause')).status).toBe(200);
    expect((await list(people.admin)).queues.filter(({ isPaused }) => isPaused).map(({ name }) => name)).toEqual(['email']);
    await people.admin.send('PUT', '/admin/queues/api/queues/email/resume');
    expect((await people.admin.send('PUT', '/admin/queues/api/queues/email/email-1/clean')).status).toBeLessThan(300);
    await people.admin.send('PUT', '/admin/queues/api/queues/resume');
    expect(await changes()).toMatchObject([
      { actorName: people.admin.username, elevated: false, action: 'queues.change', targetType: 'queue', targetId: 'email', details: { method: 'PUT', path: '/api/queues/email/pause' } },
      { targetId: 'email', details: { path: '/api/queues/email/resume' } },
      { targetId: 'email', details: { path: '/api/queues/email/email-1/clean' } },
      { targetId: null, targetLabel: 'all queues', details: { path: '/api/queues/resume' } },
    ]);
    expect((await list(people.admin, '?activeQueue=email')).queues.find(({ name }) => name === 'email')!.jobs).toEqual([]);
  });

  it('the queue dashboard refuses changes that come from foreign pages', async () => {
    const before = (await changes()).length;
    const { status } = await people.admin.send('PUT', '/admin/queues/api/queues/pause', { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } });
    expect(status).toBe(403);
    expect((await changes()).length).toBe(before);
  });

  it.each(['cut', 'freeze'] as const)('the queue dashboard answers within 7 s while Redis does not answer (%s), and works again when Redis is back', async (how) => {
    redis[how]();
    try {
      for (const path of ['', '/api/queues']) {
        const startedAt = performance.now();
        const { status } = await people.admin.send('GET', `/admin/queues${path}`);
        expect(performance.now() - startedAt).toBeLessThan(7_000);
        // The page itself needs no Redis. If Redis is frozen and this process does not know it yet, the page answers as usual.
        if (how === 'cut' || path !== '') expect(status).toBe(503);
      }
    } finally {
      redis.mend();
    }
    await expect.poll(async () => (await people.admin.send('GET', '/admin/queues/api/queues')).status, { timeout: 10_000 }).toBe(200);
  }, 40_000);
});
