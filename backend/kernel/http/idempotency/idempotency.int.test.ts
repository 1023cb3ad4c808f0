import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { addRow } from '#testing/kernel-endpoints.ts';
import { createKernelApp } from '#testing/kernel-app.ts';
import type { KernelApp } from '#testing/kernel-app.ts';
import type { HttpAnswer, HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import { newId } from '../../ids.ts';
import { purgeIdempotencyKeys } from './purge-keys.ts';

const WAIT_MS = 400;

describe('idempotent writes', () => {
  let app: KernelApp;
  let user: HttpUser;
  beforeAll(async () => {
    app = await createKernelApp({ overrides: { IDEMPOTENCY_WAIT_MS: String(WAIT_MS) } });
    user = await app.register();
  });
  afterAll(() => app.close());

  const add = (body: Record<string, unknown>, key?: string, who = user): Promise<HttpAnswer<{ id: string; name: string }>> =>
    call(who, addRow, { body: { name: 'x', ...body } as never, ...(key ? { key } : {}) });

  it('twelve copies of a write with one idempotency key, parallel and later, have one effect and get the same answer byte for byte', async () => {
    const key = newId();
    const before = await app.rows();
    const first = await Promise.all(Array.from({ length: 6 }, () => add({ name: 'twelve' }, key)));
    const later: typeof first = [];
    for (let n = 0; n < 6; n += 1) later.push(await add({ name: 'twelve' }, key));
    const all = [...first, ...later];
    expect(all.map((answer) => answer.status)).toEqual(Array.from({ length: 12 }, () => 201));
    expect(new Set(all.map((answer) => answer.text)).size).toBe(1);
    expect(new Set(all.map((answer) => answer.headers.get('location'))).size).toBe(1);
    expect(all[0]!.headers.get('location')).toContain(all[0]!.body.id);
    expect(all.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(11);
    expect(await app.rows()).toBe(before + 1);
  });

  it('each write without an idempotency key has an effect', async () => {
    const before = await app.rows();
    await Promise.all([add({}), add({})]);
    expect(await app.rows()).toBe(before + 2);
  });

  it('refuses an idempotency key that comes again with another body, but accepts the same fields in another order', async () => {
    const key = newId();
    const first = await add({ name: 'a', pauseMs: 1 }, key);
    const reordered = await user.send('POST', '/api/test/rows', { body: { pauseMs: 1, name: 'a' }, key });
    const other = await add({ name: 'b', pauseMs: 1 }, key);
    expect(reordered.text).toBe(first.text);
    expect([other.status, (other.body as unknown as { code: string }).code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('two people may use the same idempotency key, and each write has its own effect', async () => {
    const key = newId();
    const [mine, theirs] = await Promise.all([add({}, key), add({}, key, await app.register())]);
    expect(mine.body.id).not.toBe(theirs.body.id);
  });

  it('stores the final refusal of a write under its idempotency key, and rolls back all that the write did', async () => {
    const key = newId();
    const before = await app.rows();
    const refused = await add({ name: 'refused', fail: 'conflict' }, key);
    const repeated = await add({ name: 'refused', fail: 'conflict' }, key);
    expect(refused.status).toBe(409);
    expect([repeated.status, repeated.text, repeated.headers.get('idempotent-replayed')]).toEqual([409, refused.text, 'true']);
    expect(await app.rows()).toBe(before);
    expect(app.announced).not.toContain('refused');
  });

  it.each(['rate', 'broken', 'away'] as const)('stores no answer to a request that failed by "%s" under its idempotency key, so that the same key may succeed later', async (fail) => {
    const key = newId();
    const before = await app.rows();
    const failed = await add({ fail }, key);
    expect(failed.headers.get('idempotent-replayed')).toBeNull();
    expect(await app.services.db.knex('idempotency_keys').where({ key })).toEqual([]);
    expect(await app.rows()).toBe(before);
    expect((await add({}, key)).status).toBe(201);
  });

  it('answers 409 in_flight to a copy of a request that has waited long enough for the first one', async () => {
    const key = newId();
    const slow = add({ name: 'slow', pauseMs: 3 * WAIT_MS }, key);
    await pause(100);
    const copy = await add({ name: 'slow', pauseMs: 3 * WAIT_MS }, key);
    expect([copy.status, (copy.body as unknown as { code: string }).code, copy.headers.get('retry-after')]).toEqual([
      409, 'in_flight', '1',
    ]);
    const first = await slow;
    expect(first.status).toBe(201);
    expect((await add({ name: 'slow', pauseMs: 3 * WAIT_MS }, key)).text).toBe(first.text);
  });

  it('a copy that waits for the first request runs the write itself when that request fails by a fault of ours', async () => {
    const key = newId();
    const body = { name: 'takeover', fail: 'broken', pauseMs: 150 };
    const answers = await Promise.all([add(body, key), add(body, key)]);
    expect(answers.map((answer) => answer.status)).toEqual([500, 500]);
    expect(answers[0]!.text).not.toContain('secret detail');
  });

  it('refuses an idempotency key of 256 characters with 400', async () => {
    expect((await add({}, 'x'.repeat(256))).status).toBe(400);
  });

  it('deletes idempotency keys after 72 hours, but not after 71', async () => {
    const key = newId();
    await add({}, key);
    const later = (hours: number) => ({ now: () => new Date(Date.now() + hours * HOUR_MS) });
    const { knex } = app.services.db;
    const count = async (): Promise<number> => (await knex('idempotency_keys').where({ key }).count<{ n: number }[]>('* as n'))[0]!.n;
    await purgeIdempotencyKeys(knex, later(71), 72);
    expect(await count()).toBe(1);
    await purgeIdempotencyKeys(knex, later(73), 72);
    expect(await count()).toBe(0);
  });
});
