import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPerformance, recordVisit } from '#contracts/selling.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { drafted, finished, published } from '#modules/prompts/testing/drafting.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

const visit = (user: HttpUser, id: string, body: { formOpened?: true; referrer?: string }) => call(user, recordVisit, { params: { id }, body, key: newId() });

it('counts opened forms of a prompt and the sites that led to its page, and stores nothing of the visitor', async () => {
  const [author, reader] = [await app.register(), await app.register()];
  const { promptId } = await published(author, finished({ title: 'Visited lines' }));
  for (const user of [app.visitor(), reader, app.visitor()]) expect((await visit(user, promptId, { formOpened: true })).status).toBe(200);
  await visit(app.visitor(), promptId, { referrer: 'News.Example.com' });
  await visit(reader, promptId, { referrer: 'news.example.com' });
  await visit(reader, promptId, { referrer: 'blog.example.org' });
  await visit(author, promptId, { formOpened: true, referrer: 'own.example.com' });
  const { performance } = (await call(author, getPerformance, { query: { days: '7' } })).body;
  expect(performance.formOpens).toEqual({ now: 3, before: 0 });
  expect(performance.referrers).toEqual([{ host: 'news.example.com', visits: 2 }, { host: 'blog.example.org', visits: 1 }]);
  expect((await call(reader, getPerformance, { query: { days: '7' } })).body.performance.referrers).toEqual([]);
  const stored = await rows<Record<string, unknown>>(app.services.db.knex, 'select * from prompt_daily_visits limit 1');
  expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['creator_id', 'day', 'host', 'prompt_id', 'visits']);
});

it('refuses referrers that are no host names and prompts that the visitor cannot open, and counts at most 50 sites a day', async () => {
  const author = await app.register();
  const { promptId } = await published(author, finished({ title: 'Lines with limits' }));
  for (const referrer of ['no host', 'https://a.example.com/x', 'localhost', '<b>.example.com']) expect((await visit(app.visitor(), promptId, { referrer })).status).toBe(400);
  const hidden = await drafted(author, finished({ title: 'A draft of lines' }));
  expect((await visit(app.visitor(), hidden.promptId, { formOpened: true })).status).toBe(404);
  await rows(app.services.db.knex, `
    insert into prompt_daily_visits (prompt_id, day, host, creator_id, visits) select ?, (now() at time zone 'UTC')::date, 'site-' || n || '.example.com', ?, 1 from generate_series(1, 50) n`, [promptId, newId()]);
  await visit(app.visitor(), promptId, { referrer: 'one-more.example.com' });
  await visit(app.visitor(), promptId, { referrer: 'site-1.example.com' });
  const kept = await rows<{ host: string; visits: number }>(app.services.db.knex, `select host, visits from prompt_daily_visits where prompt_id = ? and host in ('one-more.example.com', 'site-1.example.com')`, [promptId]);
  expect(kept).toEqual([{ host: 'site-1.example.com', visits: 2 }]);
});
