import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { getLogTail } from '#contracts/log-tail.ts';
import { newId } from '#kernel/ids.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const nowhere = { write: () => undefined };

async function administrator(app: TestApp): Promise<HttpUser> {
  const user = await app.register();
  await app.services.db.knex('users').where({ username: user.username }).update({ role: 'admin' });
  await call(user, login, { body: { username: user.username, password: 'correct-horse-9' } });
  return user;
}

let app: TestApp;
let admin: HttpUser;
beforeAll(async () => {
  app = await createTestApp();
  admin = await administrator(app);
}, 60_000);
afterAll(() => app.close());

it('returns the log lines of a request with their fields, page by page', async () => {
  const log = createLogger({ level: 'info', name: 'api', destination: nowhere, tail: app.services.logTail });
  const requestId = newId();
  for (let at = 0; at < 5; at += 1) log.warn({ requestId, route: '/api/x', at }, `line ${at}`);
  log.info({ requestId: newId() }, 'of another request');
  await app.services.logTail!.flush();
  const { on, lines, nextCursor } = (await call(admin, getLogTail, { query: { about: requestId, limit: 3 } })).body;
  expect(on).toBe(true);
  expect(lines.map(({ message, level, process, requestId: of }) => [message, level, process, of])).toEqual([4, 3, 2].map((at) => [`line ${at}`, 'warn', 'api', requestId]));
  expect(JSON.parse(lines[0]!.details)).toEqual({ route: '/api/x', at: 4 });
  expect((await call(admin, getLogTail, { query: { about: requestId, limit: 3, before: nextCursor! } })).body.lines.map(({ message }) => message)).toEqual(['line 1', 'line 0']);
  expect((await call(admin, getLogTail, { query: { about: requestId, level: 'error' } })).body.lines).toEqual([]);
});

it('sends hostile log lines as JSON that no browser takes for a page, and shows lines that are not JSON', async () => {
  const hostile = ['<script>alert(1)</script>', '\u0000\u202e', '{"level":', '[1,2]', 'null', '"x"', '{"level":"high","time":7,"name":{},"msg":[],"requestId":9}'];
  for (const text of hostile) app.services.logTail!.write(text);
  await app.services.logTail!.flush();
  const answer = await call(admin, getLogTail, { query: { limit: hostile.length } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.body.lines.map(({ message }) => message)).toContain('<script>alert(1)</script>');
});

it('refuses log lines to members, refuses words that are no request id, and says when the log tail is switched off', async () => {
  const member = await app.register();
  expect((await call(member, getLogTail)).status).toBe(403);
  for (const query of [{ about: '<script>' }, { before: 'x' }, { level: 'loud' as never }, { limit: 201 }]) expect((await call(admin, getLogTail, { query })).status).toBe(400);
  const off = await createTestApp({ overrides: { LOG_TAIL_LINES: '0' } });
  try {
    expect((await call(await administrator(off), getLogTail)).body).toEqual({ on: false, lines: [], nextCursor: null });
  } finally {
    await off.close();
  }
});
