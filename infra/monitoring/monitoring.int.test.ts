import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateFreeForm } from '#contracts/generation.ts';
import { newId } from '#kernel/ids.ts';
import { exposeMetrics } from '#kernel/metrics/exemplars.ts';
import { createHttpMetrics } from '#kernel/metrics/http-metrics.ts';
import { createRegistry } from '#kernel/metrics/process-metrics.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { createProductStack } from '#testing/product-stack.ts';
import type { ProductStack } from '#testing/product-stack.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { alerts, dashboards, recordings, RULE_FILES, RULE_TESTS } from './monitoring-files.ts';
import { startPrometheus } from './prometheus-process.ts';
import type { RunningPrometheus } from './prometheus-process.ts';
import { findPrometheus } from './prometheus-programs.mjs';

const found = await findPrometheus();
const missing = typeof found === 'string' ? found : null;
const programs = () => (typeof found === 'string' ? expect.fail(found) : found);

/** Matches a metric with its label matchers in a Prometheus query. */
const SELECTOR = /([a-z_:][a-z0-9_:]*)\{([^}]*)\}/g;
/** A metric that is missing in every scrape of API and worker, because `npm run backup` writes it into a file. */
const WRITTEN_BY_BACKUP = 'backup_completed_timestamp_seconds';
const GROUPED = /\bby \(([^)]*)\)/g;
const MATCHED_LABEL = /([a-z_]+)\s*(?:=~|!~|!=|=)\s*"/g;

async function promtool(...args: string[]): Promise<{ passed: boolean; said: string }> {
  const { promtool: program, env } = programs();
  const { stdout, stderr, failed } = await promisify(execFile)(program, args, { env }).then(
    (done) => ({ ...done, failed: false }),
    (error: { stdout: string; stderr: string }) => ({ ...error, failed: true }),
  );
  return { passed: !failed, said: stdout + stderr };
}

describe.skipIf(missing !== null)(`monitoring${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  const TOKEN = 'a-token-of-the-scrape';
  let app: TestApp;
  let stack: ProductStack;
  let prometheus: RunningPrometheus;
  let storageDir: string;
  beforeAll(async () => {
    app = await createTestApp({ overrides: { METRICS_TOKEN: TOKEN } });
    storageDir = await mkdtemp(join(tmpdir(), 'conjure-monitoring-'));
    const { config } = app.services;
    stack = createProductStack({ databaseUrl: config.database.url, redisUrl: testRedisUrl(), storageDir, env: { REDIS_PREFIX: config.redis.prefix, METRICS_TOKEN: TOKEN } });
    const worker = await stack.worker();
    const target = (url: string) => ({ target: new URL(url).host, token: TOKEN });
    prometheus = await startPrometheus(programs(), [{ job: 'api', ...target(app.url) }, { job: 'worker', ...target(worker.url) }], RULE_FILES);
  }, 90_000);
  afterAll(async () => {
    await prometheus.stop();
    await stack.close();
    await app.close();
    await rm(storageDir, { recursive: true, force: true });
  });

  type Series = { metric: Record<string, string> }[];
  const seriesOf = async (query: string): Promise<Series> => (await prometheus.ask<{ result: Series }>('query', { query })).result;
  /** Returns the labels that a query groups by and that its series do not have. `le` is left out, because computing a quantile removes it. */
  const unknownGroups = (query: string, series: Series): string[] =>
    [...query.matchAll(GROUPED)].flatMap(([, labels = '']) => labels.split(/,\s*/)).filter((label) => label !== 'le' && !series.some(({ metric }) => label in metric));

  it('promtool accepts the Prometheus rules and passes their test cases, and fails the cases when a rule is emptied', async () => {
    expect(await promtool('check', 'rules', ...RULE_FILES)).toMatchObject({ passed: true });
    expect(await promtool('test', 'rules', ...RULE_TESTS)).toMatchObject({ passed: true });
    const dir = mkdtempSync(join(tmpdir(), 'conjure-rules-'));
    try {
      const [recording = '', rules = ''] = RULE_FILES.map((file) => readFileSync(file, 'utf8'));
      writeFileSync(join(dir, 'recording.yml'), recording);
      writeFileSync(join(dir, 'alerts.yml'), rules.replace('> 14.4 * 0.001', '> 2'));
      writeFileSync(join(dir, 'rules.test.yml'), readFileSync(RULE_TESTS.at(-1) ?? ''));
      expect(await promtool('test', 'rules', join(dir, 'rules.test.yml'))).toMatchObject({ passed: false, said: expect.stringContaining('AvailabilityBudgetBurnsFast') as string });
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  it('every query of a dashboard finds data in a real scrape of API and worker', { timeout: 60_000 }, async () => {
    const user = await app.register();
    const run = async (): Promise<void> => {
      expect((await call(user, generateFreeForm, { key: newId(), body: { expectedTotal: 99, contentType: 'text', prompt: 'A quiet lighthouse' } })).status).toBe(202);
    };
    await run();
    // Waits for a second scrape, because a rate needs two scrapes that contain the series.
    await eventually(async () => (await seriesOf('event_reaction_delay_seconds_count{subscriber="messages.on_generation_success"}')).length > 0, 20_000);
    await run();
    const queries = dashboards().flatMap(({ title, panels }) => panels.flatMap((panel) => panel.targets.map(({ expr }) => ({ where: `${title}, ${panel.title}`, expr }))));
    expect(queries.length).toBeGreaterThan(30);
    let empty = queries;
    for (const deadline = performance.now() + 30_000; empty.length > 0 && performance.now() < deadline; await wait(300)) {
      const answers = await Promise.all(empty.map(async (query) => ({ query, series: await seriesOf(query.expr) })));
      empty = answers.filter(({ series }) => series.length === 0).map(({ query }) => query);
      for (const { query, series } of answers) if (series.length > 0) expect(unknownGroups(query.expr, series), query.where).toEqual([]);
    }
    expect(empty, 'queries without a figure').toEqual([]);
    expect(await seriesOf('no_such_metric')).toEqual([]);
    expect(unknownGroups('sum by (le, misspelt, job) (up)', await seriesOf('up'))).toEqual(['misspelt']);
  });

  it('Prometheus reads the trace id of a slow histogram bucket from a process that traces', async () => {
    const traceId = '0198a0b0000070008000000000000001';
    const registry = createRegistry();
    createHttpMetrics(registry, { exemplars: true }).observe('POST', '/api/ai/generate', 202, 3, traceId);
    const server = createServer((request, response) => {
      void exposeMetrics(registry, request.headers.accept).then(({ contentType, text }) => response.writeHead(200, { 'Content-Type': contentType }).end(text));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const reader = await startPrometheus(programs(), [{ job: 'api', target: `127.0.0.1:${(server.address() as AddressInfo).port}` }], []);
    try {
      const asked = () => ({ query: 'http_request_duration_seconds_bucket', start: '0', end: String(Date.now() / 1_000 + 60) });
      const read = async () => (await reader.ask<{ exemplars: { labels: object; value: string }[] }[]>('query_exemplars', asked())).flatMap(({ exemplars }) => exemplars);
      await eventually(async () => (await read()).length > 0, 20_000);
      expect(await read()).toMatchObject([{ labels: { trace_id: traceId }, value: '3' }]);
    } finally {
      await reader.stop();
      server.closeAllConnections();
      server.close();
    }
  });

  it('the Prometheus rules evaluate without an error, and every label that a query compares exists on its metric', async () => {
    const { groups } = await prometheus.ask<{ groups: { rules: { name: string; health: string; lastError?: string }[] }[] }>('rules', {});
    const rules = groups.flatMap((group) => group.rules);
    expect(rules).toHaveLength(alerts().length + recordings().length);
    expect(rules.filter(({ health }) => health !== 'ok')).toEqual([]);

    const texts = [...alerts(), ...recordings(), ...dashboards().flatMap(({ panels }) => panels.flatMap(({ targets }) => targets))].map(({ expr }) => expr);
    const compared = texts.flatMap((text) => [...text.matchAll(SELECTOR)].flatMap(([, metric = '', matchers = '']) => [...matchers.matchAll(MATCHED_LABEL)].map(([, label = '']) => ({ metric, label }))));
    expect(compared.length).toBeGreaterThan(30);
    const labelsOf = async (metric: string) => new Set(await prometheus.ask<string[]>('labels', { 'match[]': metric }));
    const known = new Map<string, Set<string>>();
    for (const { metric } of compared) if (!known.has(metric)) known.set(metric, await labelsOf(metric));
    expect(compared.filter(({ metric, label }) => !known.get(metric)!.has(label))).toEqual([]);
    // Looks for the label `job` of the product's own jobs as exported_job: Prometheus renames it, because its own `job` names the scraped process.
    expect([...(await labelsOf('job_duration_seconds_count'))]).toEqual(expect.arrayContaining(['exported_job', 'outcome']));
  });

  it('every metric that the Prometheus rules name exists in a real scrape of API and worker', async () => {
    const known = new Set(await prometheus.ask<string[]>('label/__name__/values', {}));
    const words = alerts().flatMap(({ expr }) => expr.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []).filter((word) => !['min_over_time', 'predict_linear', WRITTEN_BY_BACKUP].includes(word) && !word.startsWith('bad_ratio'));
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });
});
