import { Counter, Histogram } from 'prom-client';
import type { OpenMetricsContentType } from 'prom-client';
import { expect, it } from 'vitest';
import { exposeMetrics } from './exemplars.ts';
import { createHttpMetrics } from './http-metrics.ts';
import { createJobMetrics } from './job-metrics.ts';
import { createRegistry, Registry } from './process-metrics.ts';

const TRACE = '0198a0b0000070008000000000000001';
/** The `Accept` header that Prometheus sends for OpenMetrics. */
const OPEN = 'application/openmetrics-text;version=1.0.0,application/openmetrics-text;version=0.0.1;q=0.75,text/plain;version=0.0.4;q=0.5,*/*;q=0.1';

function observed(exemplars: boolean): Registry {
  const registry = new Registry();
  const requests = createHttpMetrics(registry, { exemplars });
  requests.observe('POST', '/api/ai/generate', 202, 0.02, TRACE);
  requests.observe('GET', '/api/prompts', 200, 0.02);
  const jobs = createJobMetrics(registry, { exemplars });
  jobs.observe('generation.run', 'completed', 700_000, TRACE);
  jobs.reacted('messages.on_generation_success', 30, TRACE);
  jobs.moved(3);
  return registry;
}
const exampled = (text: string): string[] => text.split('\n').filter((line) => line.includes(' # {'));

it('names the last trace of each histogram bucket to a scraper that accepts OpenMetrics', async () => {
  const { contentType, text } = await exposeMetrics(observed(true), OPEN);
  expect(contentType).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  expect(text.endsWith('\n# EOF\n')).toBe(true);
  expect(exampled(text).map((line) => line.replace(/ [\d.]+$/, ''))).toEqual([
    `http_request_duration_seconds_bucket{le="0.025",method="POST",route="/api/ai/generate",status="202"} 1 # {trace_id="${TRACE}"} 0.02`,
    `job_duration_seconds_bucket{le="+Inf",job="generation.run",outcome="completed"} 1 # {trace_id="${TRACE}"} 700`,
    `event_reaction_delay_seconds_bucket{le="0.1",subscriber="messages.on_generation_success"} 1 # {trace_id="${TRACE}"} 0.03`,
  ]);
  expect(text).toContain('\n# TYPE outbox_moved_rows counter\noutbox_moved_rows_total 3\n');
});

it('gives other scrapers the older metrics format, also after and beside a scraper that accepts OpenMetrics', async () => {
  const registry = observed(true);
  const plain = await observed(false).metrics();
  const [before, open, beside] = await Promise.all([exposeMetrics(registry, undefined), exposeMetrics(registry, OPEN), exposeMetrics(registry, 'text/plain')]);
  const after = await exposeMetrics(registry, '*/*');
  expect(exampled(open.text)).toHaveLength(3);
  for (const { contentType, text } of [before, beside, after]) {
    expect(contentType).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toBe(plain);
  }
});

it('a process that records no traces always answers with the older metrics format', async () => {
  const { contentType, text } = await exposeMetrics(observed(false), OPEN);
  expect(contentType).toMatch(/^text\/plain/);
  expect(exampled(text)).toEqual([]);
});

it('every counter has a name that is the same in both formats of metrics', async () => {
  const registry = createRegistry();
  createJobMetrics(registry, { exemplars: true });
  const counters = (await registry.getMetricsAsJSON()).filter(({ type }) => String(type) === 'counter');
  expect(counters.map(({ name }) => name).filter((name) => !name.endsWith('_total'))).toEqual([]);
  expect(counters.length).toBeGreaterThan(2);
});

it('the metrics library keeps exemplars for a histogram and renames counters in OpenMetrics, as our code expects', async () => {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const counter = new Counter({ name: 'a_total', help: 'a', registers: [registry] });
  const histogram = new Histogram({ name: 'b', help: 'b', enableExemplars: true, registers: [registry] });
  expect('enableExemplars' in histogram).toBe(true);
  await registry.metrics();
  expect((await counter.get()).name).toBe('a');
});
