import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listFailedJobs, retryFailedJobs } from '#contracts/failed-jobs.ts';
import { generateFreeForm } from '#contracts/generation.ts';
import { login } from '#contracts/identity.ts';
import { newId } from '#kernel/ids.ts';
import { createWorker, handleJob } from '#kernel/jobs/worker.ts';
import { defineJob } from '#kernel/jobs/job.ts';
import { NotRetryable } from '#kernel/jobs/job-errors.ts';
import { eventually } from '#testing/job-fixtures.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { z } from 'zod';
import { createQueues } from '#kernel/jobs/queues.ts';
import type { Queues } from '#kernel/jobs/queues.ts';
import { runGenerationJob } from '../generation/generation.jobs.ts';

/** Two kinds of jobs in one queue. The id of a job decides how it ends. */
const letter = defineJob({ name: 'test.letter', payload: z.object({ what: z.string() }), attempts: 1 });
const parcel = defineJob({ name: 'test.parcel', payload: z.object({ what: z.string() }), attempts: 1 });

let app: TestApp;
let admin: HttpUser;
let queues: Queues;
const made: string[] = [];
let failing = true;
const options = () => ({ redisUrl: app.services.config.redis.url, prefix: app.services.config.redis.prefix, log: silentLogger() });
const closes: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.register();
  await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
  await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
  queues = createQueues(options());
  await eventually(() => queues.ready());
  const work = (payload: { what: string }): Promise<void> => {
    if (failing) return Promise.reject(new NotRetryable(`no door at postgres://owner:hunter22@host\n${payload.what}`));
    made.push(payload.what);
    return Promise.resolve();
  };
  const worker = createWorker({ ...options(), queue: 'push', concurrency: 1, handlers: [handleJob(letter, work), handleJob(parcel, work)] });
  closes.push(() => worker.close({ graceMs: 0, deadlineMs: 1_000 }), () => queues.close());
}, 60_000);
afterAll(async () => {
  for (const close of closes) await close();
  await app.close();
});
beforeEach(async () => {
  failing = true;
  made.length = 0;
  await queues.get('push').obliterate({ force: true });
  await queues.get('gen-text').obliterate({ force: true });
});

async function fail(count: number, job = letter): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `job-${newId()}`);
  const before = (await queues.failed('push')).length;
  await queues.addBulk('push', ids.map((jobId) => ({ name: job.name, jobId, payload: { what: jobId }, attempts: 1 })));
  await eventually(async () => (await queues.failed('push')).length === before + count);
  return ids;
}
const list = async (query: object = {}) => (await call(admin, listFailedJobs, { query })).body;
const retry = (user: HttpUser, jobs: { id: string } | { name: string }, queue = 'push') => call(user, retryFailedJobs, { body: { queue, jobs, reason: 'The door is open again' } });
const audited = (): Promise<{ targetLabel: string }[]> => app.services.db.knex('outbox_events').where({ name: 'admin_action' }).whereRaw(`payload ->> 'action' = 'queues.retry'`).orderBy('id').pluck('payload');

it('lists failed jobs page by page, latest first and each once, with the first line of the reason and no password', async () => {
  const ids = await fail(7);
  const seen: { id: string; failedAt: string }[] = [];
  for (let before: string | undefined; ; ) {
    const { items, nextCursor, queues: counts } = await list({ limit: 3, ...(before !== undefined && { before }) });
    seen.push(...items);
    expect(counts.find(({ name }) => name === 'push')).toEqual({ name: 'push', failed: 7 });
    expect(items[0]).toMatchObject({ queue: 'push', name: 'test.letter', reason: 'no door at postgres://owner:[redacted]@host', attempts: 1 });
    if (nextCursor === null) break;
    before = nextCursor;
  }
  expect(seen.map(({ id }) => id).sort()).toEqual([...ids].sort());
  // Jobs that failed in the same millisecond have no fixed order, so they are compared as a set.
  const times = seen.map(({ failedAt }) => failedAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(times[0]).toBe(seen.find(({ id }) => id === ids.at(-1))!.failedAt);
  expect((await list({ queue: 'email' })).items).toEqual([]);
  expect((await call(admin, listFailedJobs, { query: { before: 'no cursor' } })).status).toBe(400);
});

it('a failed job runs again once under its id, also when two administrators ask at the same moment', async () => {
  const [id, other] = await fail(2);
  failing = false;
  const answers = await Promise.all([retry(admin, { id: id! }), retry(admin, { id: id! }), retry(admin, { id: id! })]);
  expect(answers.map(({ body }) => body.retried).reduce((sum, count) => sum + count, 0)).toBe(1);
  await eventually(() => made.length === 1);
  expect(made).toEqual([id]);
  expect((await retry(admin, { id: id! })).body).toEqual({ retried: 0 });
  expect((await list()).items.map((job) => job.id)).toEqual([other]);
  expect((await audited())[0]).toMatchObject({ actorName: admin.username, targetId: 'push', targetLabel: `push ${id}`, reason: 'The door is open again', details: { jobs: 1 } });
});

it('all failed jobs of one kind run again, and those of other kinds do not', async () => {
  const [letters, parcels] = [await fail(3), await fail(2, parcel)];
  failing = false;
  expect((await retry(admin, { name: 'test.letter' })).body).toEqual({ retried: 3 });
  await eventually(() => made.length === 3);
  expect([...made].sort()).toEqual([...letters].sort());
  expect((await list()).items.map(({ id }) => id).sort()).toEqual([...parcels].sort());
});

it('a repeated job of a run that has already ended does not make the run again', async () => {
  const person = await app.register();
  const { id } = (await call(person, generateFreeForm, { body: { expectedTotal: 99, contentType: 'text', prompt: 'A quiet lighthouse', length: 50 }, key: newId() })).body.generation;
  const { generation } = app.modules.generation;
  await generation.runAttempt(id, { signal: new AbortController().signal });
  const state = () => app.services.db.knex('generations').where({ id }).first('status', 'attempt_no', 'captured');
  const before = await state();
  expect(before).toMatchObject({ status: 'succeeded', attempt_no: 1 });
  // The run has ended, but a second copy of its job failed. This happens when a worker lost its lock after the run ended.
  const dying = createWorker({ ...options(), queue: 'gen-text', concurrency: 1, handlers: [handleJob(runGenerationJob, () => Promise.reject(new NotRetryable('lost')))] });
  await queues.addBulk('gen-text', [{ name: runGenerationJob.name, jobId: `gen-${id}`, payload: { generationId: id }, attempts: 3 }]);
  await eventually(async () => (await queues.failed('gen-text')).length === 1);
  await dying.close({ graceMs: 0, deadlineMs: 1_000 });
  expect((await retry(admin, { id: `gen-${id}` }, 'gen-text')).body).toEqual({ retried: 1 });
  let ended = 0;
  const worker = createWorker({ ...options(), queue: 'gen-text', concurrency: 1, handlers: [handleJob(runGenerationJob, async ({ generationId }, { signal }) => { await generation.runAttempt(generationId, { signal }); ended += 1; })] });
  await eventually(() => ended === 1);
  await worker.close({ graceMs: 0, deadlineMs: 1_000 });
  expect(await state()).toEqual(before);
});

it('members cannot list failed jobs, support can list but not retry them, and an unknown queue gets 400', async () => {
  const member = await app.register();
  expect([(await call(member, listFailedJobs)).status, (await retry(member, { id: 'x' })).status]).toEqual([403, 403]);
  await app.services.db.knex('users').where({ username: member.username }).update({ role: 'support' });
  await call(member, login, { body: { username: member.username, password: 'correct-horse-9' } });
  expect([(await call(member, listFailedJobs)).status, (await retry(member, { id: 'x' })).status]).toEqual([200, 403]);
  expect((await retry(admin, { id: 'x' }, 'no-queue')).status).toBe(400);
});
