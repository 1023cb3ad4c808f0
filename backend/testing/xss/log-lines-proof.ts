import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#contracts/identity.ts';
import { getLogTail } from '#contracts/log-tail.ts';
import { newId } from '#kernel/ids.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { withoutSecretTexts } from '#kernel/logging/secret-texts.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { must } from '#contracts/must.ts';
import type { Payload } from './payloads.ts';

/**
 * Tests that hostile texts in the log stay text. Each is logged as message, as fact and as a whole line, and must appear as a JSON text among the
 * last log lines.
 */
export function proveLogLinesInert(payloads: readonly Payload[]): void {
  let app: TestApp;
  let admin: HttpUser;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.register();
    await app.services.db.knex('users').where({ username: admin.username }).update({ role: 'admin' });
    await call(admin, login, { body: { username: admin.username, password: 'correct-horse-9' } });
  });
  afterAll(() => app.close());

  it('log lines hold every hostile text as plain text', async () => {
    const tail = must(app.services.logTail, 'the log tail');
    const log = createLogger({ level: 'info', name: 'api', destination: { write: () => undefined }, tail });
    for (const { text } of payloads) {
      const requestId = newId();
      log.warn({ requestId, path: text, [text]: 'as a name' }, text);
      tail.write(`${requestId} ${text}`);
      await tail.flush();
      const { status, headers, body } = await call(admin, getLogTail, { query: { about: requestId, limit: 2 } });
      expect([status, headers.get('content-type'), headers.get('x-content-type-options'), headers.get('content-security-policy')], text).toEqual([200, expect.stringMatching(/^application\/json/), 'nosniff', expect.stringMatching(/^default-src 'none'/)]);
      const [whole, line] = body.lines;
      // The log removes white space at the end of a line.
      expect([whole?.message, line?.message], text).toEqual([withoutSecretTexts(`${requestId} ${text}`).trimEnd(), withoutSecretTexts(text)]);
      expect(JSON.parse(must(line, 'the line').details), text).toEqual({ path: withoutSecretTexts(text), [withoutSecretTexts(text)]: 'as a name' });
    }
  });
}
