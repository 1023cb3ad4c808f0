import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { listRails, suggestPrompts } from '#contracts/prompt-discovery.ts';
import { listPrompts } from '#contracts/prompts.ts';
import { sentBy } from '#testing/query-plans.ts';
import type { SentQuery } from '#testing/query-plans.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { demoOptions } from '../../../infra/demo-data/demo-options.ts';
import { fillDemoData } from '../../../infra/demo-data/fill.ts';

/** A database that `npm run demo-data` has filled may be passed in, with a million runs for instance; filling one takes minutes. */
const brought = process.env['DEMO_DATABASE_URL'];
const SIZE = { prompts: 100_000, runs: 100_000 };
const ROUNDS = 60;

const p95 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

let database: TestDatabase | null = null;
let empty: TestApp;
let full: TestApp;
beforeAll(async () => {
  let url = brought;
  if (!url) {
    database = await createTestDatabase('scale');
    url = database.url;
    await fillDemoData(url, { ...demoOptions(SIZE, new Date()), storageDir: null });
  }
  full = await createTestApp({ overrides: { DATABASE_URL: url } });
  // Starts a small database with only the starter prompts, to compare with.
  empty = await createTestApp();
}, 1_500_000);
afterAll(async () => {
  await Promise.all([full.close(), empty.close()]);
  await database?.drop();
});

async function milliseconds(app: TestApp, endpoint: AnyEndpoint, query: object): Promise<number> {
  const start = performance.now();
  const { status } = await call(app.visitor(), endpoint, { query: query as never });
  const took = performance.now() - start;
  expect(status).toBe(200);
  return took;
}

/** Measures the time in ms that the database needs for these statements, with planning and without the network. */
async function inDatabase(app: TestApp, sent: readonly SentQuery[]): Promise<number> {
  const { client } = app.services.db.knex;
  const driver = (await client.acquireConnection()) as { query(sql: string, bindings: readonly unknown[]): Promise<{ rows: { 'QUERY PLAN': { 'Planning Time': number; 'Execution Time': number }[] }[] }> };
  try {
    let sum = 0;
    for (const { sql, bindings } of sent) {
      const [plan] = (await driver.query(`explain (analyze, timing off, format json) ${sql.includes('$1') ? sql : (client.positionBindings(sql) as string)}`, bindings)).rows[0]!['QUERY PLAN'];
      sum += plan!['Planning Time'] + plan!['Execution Time'];
    }
    return sum;
  } finally {
    await client.releaseConnection(driver);
  }
}

/** Measures the 95th percentile of the database time of these requests in ms, each by the best of five tries. */
async function slowestInDatabase(title: string, requests: readonly { name: string; ask(): Promise<unknown> }[]): Promise<number> {
  const best: [ms: number, name: string][] = [];
  for (const { name, ask } of requests) {
    const sent = await sentBy(full.services.db.knex, ask);
    const tries: number[] = [];
    for (let round = 0; round < 5; round += 1) tries.push(await inDatabase(full, sent));
    best.push([Math.min(...tries), name]);
  }
  best.sort(([a], [b]) => b - a);
  const figure = p95(best.map(([ms]) => ms));
  console.info(`${title}: p95 ${figure.toFixed(1)} ms, median ${best[Math.floor(best.length / 2)]![0].toFixed(1)} ms of ${best.length}; slowest ${best.slice(0, 8).map(([ms, name]) => `${name} ${ms.toFixed(0)} ms`).join(', ')}`);
  return figure;
}

describe('with 100,000 prompts', () => {
  const sorts = ['trending', 'newest', 'top-rated', 'most-run', 'price-asc', 'price-desc', 'success-rate'] as const;
  it.each<[what: string, endpoint: AnyEndpoint, query: object, inEmpty?: object]>([
    ...sorts.map((sort): [string, AnyEndpoint, object] => [`the list of prompts by ${sort}`, listPrompts, { sort }]),
    ...sorts.map((sort): [string, AnyEndpoint, object] => [`the list of picture prompts by ${sort}`, listPrompts, { sort, contentType: 'image' }]),
    // The benchmark's small database has at most one prompt for these filters, so it answers a list of as many cards instead: each card costs time.
    ['the list of prompts of one category', listPrompts, { category: 'animation' }, {}],
    ['the list of prompts with one tag', listPrompts, { tag: 'pastel' }, {}],
    ['the list of prompts in one language', listPrompts, { language: 'de' }, {}],
    ['the list of free prompts by newest', listPrompts, { price: 'free', sort: 'newest' }],
    ['the list of prompts with a free trial run', listPrompts, { freeTrialRun: 'true' }, {}],
    // The benchmark's small database has no demo creators, so it answers a platform account's list instead.
    ['the list of prompts of one creator', listPrompts, { creator: 'demo-3' }, { creator: 'conjure-words' }],
    ['the rails of the marketplace', listRails, {}],
  ])('%s takes at most twice as long with 100,000 prompts as with 25', async (what, endpoint, query, inEmpty = query) => {
    let passed = false;
    // A busy machine misses a time limit now and then. Only a limit that is missed three times in a row fails the test.
    for (let attempt = 0; attempt < 3 && !passed; attempt += 1) {
      const times = { empty: [] as number[], full: [] as number[] };
      for (let round = 0; round < ROUNDS + 5; round += 1) {
        const [small, large] = [await milliseconds(empty, endpoint, inEmpty), await milliseconds(full, endpoint, query)];
        if (round >= 5) void (times.empty.push(small), times.full.push(large));
      }
      passed = p95(times.full) <= 2 * p95(times.empty);
      console.info(`${what}: ${p95(times.full).toFixed(1)} ms, with 25 prompts ${p95(times.empty).toFixed(1)} ms (p95 of ${ROUNDS})`);
    }
    expect(passed).toBe(true);
  });

  it('a search among 100,000 prompts takes at most 50 ms in the database (p95), with corrections', async () => {
    const typed = [
      'lighthouse', 'fox', 'story', 'storybook fox', 'gentle haiku', 'velvet otter', 'logo', 'banner for teachers', 'quote card', 'diag', 'photo', 'in', 'for', 'a', 'demo',
      'minute', 'ready', 'workshop', 'maker', 'with a twist', 'gentle', 'prompt', 'lighthosue', 'stroybook', 'xyzzyplugh', 'café', 'airship deck', 'watch reveal without clichés', 'plot', 'seo email',
    ];
    const searches = typed.flatMap((q) => (['trending', 'newest'] as const).map((sort) => ({ name: `${q} by ${sort}`, ask: () => call(full.visitor(), listPrompts, { query: { q, sort } }) })));
    expect(await slowestInDatabase('searches', searches)).toBeLessThanOrEqual(50);
  });

  it('suggestions from 100,000 prompts take at most 50 ms in the database for each typed letter (p95)', async () => {
    const words = ['lighthouse keeper', 'storybook fox', 'velvet logo board', 'demo-12', 'mira okafor', 'pastel', 'quote card', 'zebra', 'xyzzyplugh', 'lighthosue'];
    const typed = words.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1)));
    const asked = typed.map((q) => ({ name: `"${q}"`, ask: () => call(full.visitor(), suggestPrompts, { query: { q } }) }));
    expect(await slowestInDatabase('suggestions', asked)).toBeLessThanOrEqual(50);
  });

  it.each(['refresh_statistics', 'refresh_terms'])('the task %s takes less than 30 seconds with 100,000 prompts when little has changed', async (name) => {
    const task = full.modules.prompts.maintenance!.find((one) => one.name === `prompts.${name}`)!;
    await task.run();
    const start = performance.now();
    await task.run();
    console.info(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
