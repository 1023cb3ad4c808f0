import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveMessage, getPrioritySummary, getUnreadCount, listMessageChanges, listMessages, markMessageRead } from '#contracts/messages.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const MESSAGES = 10_000;

const FILL = `
  insert into messages (id, user_id, dedupe_key, subject, content, priority, category, type, created_at, read_at)
  select cast(lpad(to_hex(1700000000000 + n), 12, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0') as uuid),
    case when n <= :mine then cast(:userId as uuid) else gen_random_uuid() end, 'scale:' || n, 'Subject ' || n, 'Some words about ' || n,
    (array['critical', 'urgent', 'high', 'normal', 'low'])[1 + n % 5], (array['content', 'achievement', 'social', 'challenge', 'system'])[1 + n % 5],
    'system_notification', now() - interval '1 day', case when n % 2 = 0 then now() end
  from generate_series(1, :all) n`;

/** Keeps the production rate limits, except for registrations. */
const PRODUCTION_LIMITS = { RATE_LIMIT_READ: '3000/60', RATE_LIMIT_WRITE: '1200/60' };

describe('a reader with ten thousand messages', () => {
  let app: TestApp;
  let user: HttpUser;
  let userId: string;
  beforeAll(async () => {
    app = await createTestApp({ overrides: PRODUCTION_LIMITS });
    user = await app.register();
    ({ id: userId } = (await app.services.db.knex('users').where({ username: user.username }).first()) as { id: string });
    await app.services.db.knex('messages').where({ user_id: userId }).delete();
    await app.services.db.knex.raw(FILL, { userId, mine: MESSAGES, all: 3 * MESSAGES });
    await app.services.db.knex.raw('vacuum analyze messages');
  });
  afterAll(() => app.close());

  /** Returns the statements about messages, with their bindings, that run during `work`. */
  async function statements(work: () => Promise<{ status: number }>): Promise<{ sql: string; bindings: unknown[] }[]> {
    const seen: { sql: string; bindings: unknown[] }[] = [];
    const listen = (query: { sql: string; bindings: unknown[] }): void => {
      if (/\bmessages\b/.test(query.sql)) seen.push(query);
    };
    const client = app.services.db.knex.client as NodeJS.EventEmitter;
    client.on('query', listen);
    try {
      expect((await work()).status).toBe(200);
    } finally {
      client.off('query', listen);
    }
    return seen;
  }

  const READS: Record<string, () => Promise<{ status: number }>> = {
    'the list of messages': () => call(user, listMessages, { query: { limit: 100 } }),
    'a later page of the messages': () => call(user, listMessages, { query: { limit: 100, before: 'ffffffff-ffff-7fff-bfff-ffffffffffff' } }),
    'the unread messages': () => call(user, listMessages, { query: { unread: 'true' } }),
    'a filtered list of the messages': () => call(user, listMessages, { query: { priority: 'high', category: 'social', q: 'words 77' } }),
    'the summary by priority': () => call(user, getPrioritySummary),
    'the number of unread messages': () => call(user, getUnreadCount),
    'the changed messages': () => call(user, listMessageChanges, { query: { since: '1' } }),
  };

  it.each(Object.keys(READS))('reads %s of a reader with ten thousand messages in one statement by an index', async (name) => {
    const [statement, ...more] = await statements(READS[name]!);
    expect(more).toEqual([]);
    const { sql, bindings } = statement!;
    const plan = (await app.services.db.knex.client.acquireConnection().then(async (driver: { query(config: object): Promise<{ rows: Record<string, string>[] }> }) => {
      try {
        return await driver.query({ text: `explain ${sql}`, values: bindings });
      } finally {
        await app.services.db.knex.client.releaseConnection(driver);
      }
    })) as { rows: Record<string, string>[] };
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index|Bitmap/);
    expect(text).not.toContain('Seq Scan on messages');
  });

  it('counts messages by priority and unread ones from indexes alone', async () => {
    for (const name of ['the summary by priority', 'the number of unread messages']) {
      const [statement] = await statements(READS[name]!);
      const explained = await app.services.db.knex.raw(`explain ${statement!.sql.replace(/\$\d+/g, '?')}`, statement!.bindings as string[]) as { rows: Record<string, string>[] };
      const text = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect([name, text]).toEqual([name, expect.stringContaining('Index Only Scan')]);
    }
  });

  it('returns ten thousand messages in pages, each once and in order', async () => {
    let before: string | undefined;
    let pages = 0;
    const seen = new Set<string>();
    do {
      const page = await call(user, listMessages, { query: { limit: 100, priority: 'high', ...(before && { before }) } });
      for (const { id } of page.body) seen.add(id);
      before = page.headers.get('x-next-cursor') ?? undefined;
      pages += 1;
    } while (before);
    expect([seen.size, pages]).toEqual([MESSAGES / 5, MESSAGES / 5 / 100]);
  });

  it('marks 500 messages read by one call each without a refusal, and stays fast', { timeout: 120_000 }, async () => {
    const ids: string[] = [];
    let before: string | undefined;
    while (ids.length < 500) {
      const page = await call(user, listMessages, { query: { limit: 100, unread: 'true', ...(before && { before }) } });
      ids.push(...page.body.map(({ id }) => id));
      before = page.headers.get('x-next-cursor')!;
    }
    const { body: { count } } = await call(user, getUnreadCount);
    const perCall = async (endpoint: typeof markMessageRead, some: readonly string[]): Promise<number> => {
      const startedAt = performance.now();
      const refused: number[] = [];
      const queue = some[Symbol.iterator]();
      await Promise.all(Array.from({ length: 32 }, async () => {
        for (const id of queue) {
          const { status } = await call(user, endpoint, { params: { id } });
          if (status !== 200) refused.push(status);
        }
      }));
      expect(refused).toEqual([]);
      return (performance.now() - startedAt) / some.length;
    };
    const marking = await perCall(markMessageRead, ids);
    // The same calls again change, count and push nothing. They measure the cost of bare requests on this machine.
    const repeating = await perCall(markMessageRead, ids.slice(0, 100));
    const archiving = await perCall(archiveMessage as unknown as typeof markMessageRead, ids.slice(0, 100));
    console.log(`ms per call: read ${marking.toFixed(1)}, again ${repeating.toFixed(1)}, archive ${archiving.toFixed(1)}`);
    expect(marking).toBeLessThan(4 * repeating + 5);
    expect(archiving).toBeLessThan(4 * repeating + 5);
    expect((await call(user, getUnreadCount)).body.count).toBe(count - 500);
    expect((await call(user, getPrioritySummary)).body.total).toBe(MESSAGES - 100);
  });
});
