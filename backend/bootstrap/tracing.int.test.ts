import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateFreeForm } from '#contracts/generation.ts';
import { newId } from '#kernel/ids.ts';
import { exposeMetrics } from '#kernel/metrics/exemplars.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import { createTracer } from '#kernel/tracing/tracer.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { createProductStack } from '#testing/product-stack.ts';
import type { ProductStack } from '#testing/product-stack.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { runOf } from './tracing.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code: number };
}

let collector: Server;
let app: TestApp;
let stack: ProductStack;
const spans: Span[] = [];
const headers: IncomingHttpHeaders[] = [];
const address = (): string => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

beforeAll(async () => {
  collector = createServer((request, response) => {
    headers.push(request.headers);
    void json(request).then((body) => {
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: address(), OTEL_EXPORTER_OTLP_HEADERS: 'x-team=conjure' };
  app = await createTestApp({ overrides: traced });
  const { config } = app.services;
  stack = createProductStack({ databaseUrl: config.database.url, redisUrl: testRedisUrl(), storageDir: config.storage.dir, env: { REDIS_PREFIX: config.redis.prefix, ...traced } });
  await stack.worker();
}, 60_000);
afterAll(async () => {
  await stack.close();
  await app.close();
  collector.closeAllConnections();
  collector.close();
});

it('one run is one trace over API and worker: accepted, queued, made, announced, pushed', async () => {
  const user = await app.register();
  const { body } = await call(user, generateFreeForm, { key: newId(), body: { expectedTotal: 99, contentType: 'text', prompt: 'A quiet lighthouse' } });
  const traceId = body.generation.id.replaceAll('-', '');
  const own = (): Span[] => spans.filter((span) => span.traceId === traceId);
  const steps = ['POST /api/ai/generate', 'queue gen-text', 'job generation.run', 'provider text', 'reaction messages.on_generation_success', 'push message'];
  await eventually(() => steps.every((step) => own().some(({ name }) => name === step)), 20_000).catch(() => expect(own().map(({ name }) => name)).toEqual(expect.arrayContaining(steps)));
  const [root] = own().filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(root).toMatchObject({ name: 'POST /api/ai/generate', status: { code: 1 } });
  expect(own().filter((span) => span !== root && span.parentSpanId !== root!.spanId)).toEqual([]);
  const began = steps.map((step) => Number(own().find(({ name }) => name === step)!.startTimeUnixNano));
  // The wait in the queue begins while the request still runs and is measured by another process's clock, so a few ms of difference are allowed.
  for (const [at, time] of began.entries()) if (at > 1) expect(time, steps[at]).toBeGreaterThanOrEqual(began[at - 1]! - 5e6);
  for (const span of own()) expect(Number(span.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(span.startTimeUnixNano));
  expect(headers[0]).toMatchObject({ 'x-team': 'conjure' });
  // In the metrics, the duration of the accepting request names this trace as its example.
  const accepting = (await exposeMetrics(app.services.registry, 'application/openmetrics-text')).text.split('\n').filter((line) => line.includes('route="/api/ai/generate",status="202"') && line.includes(' # {'));
  expect(accepting).toEqual([expect.stringContaining(`# {trace_id="${traceId}"}`)]);
  expect(JSON.stringify(spans)).not.toContain('lighthouse');
});

it('a run is traced in all its steps or in none, and a collector that is away delays nothing', async () => {
  const before = spans.length;
  const tracer = createTracer({ endpoint: address(), headers: {}, ratio: 0.5, service: 'test', log: silentLogger(), subjectOf: runOf });
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) for (const name of ['a', 'b']) tracer.step({ name, kind: 'internal', about: { generationId: id }, from: 1, until: 2 });
  await tracer.stop();
  const counts = ids.map((id) => spans.slice(before).filter(({ traceId }) => traceId === id.replaceAll('-', '')).length);
  expect(new Set(counts)).toEqual(new Set([0, 2]));
  expect(counts.filter(Boolean).length).toBeGreaterThan(50);

  const lost = createTracer({ endpoint: 'http://127.0.0.1:1', headers: {}, ratio: 1, service: 'test', log: silentLogger(), subjectOf: runOf });
  for (let at = 0; at < 5_000; at += 1) lost.step({ name: 'a', kind: 'internal', about: newId(), from: 1, until: 2 });
  const startedAt = performance.now();
  await lost.stop();
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});

it.each<[unknown, string | null]>([
  ['/api/generations/0198a0b0-0000-7000-8000-000000000001', '0198a0b0-0000-7000-8000-000000000001'],
  [{ generation: { id: '0198a0b0-0000-7000-8000-000000000002' } }, '0198a0b0-0000-7000-8000-000000000002'],
  [{ message: { relatedEntityType: 'generation', relatedEntityId: '0198a0b0-0000-7000-8000-000000000003' } }, '0198a0b0-0000-7000-8000-000000000003'],
  [{ message: { relatedEntityType: 'prompt', relatedEntityId: '0198a0b0-0000-7000-8000-000000000003' } }, null],
  [{ eventId: '0198a0b0-0000-7000-8000-000000000003' }, null],
  [null, null],
])('the trace of %j belongs to the run %s', (about, run) => expect(runOf(about)).toBe(run));
