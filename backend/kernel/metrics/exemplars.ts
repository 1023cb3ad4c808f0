import { Histogram, Registry } from 'prom-client';
import type { OpenMetricsContentType } from 'prom-client';

type Observe = (labels: Record<string, string>, seconds: number, traceId: string | null) => void;

interface Durations {
  name: string;
  help: string;
  labelNames: string[];
  buckets: number[];
}

/** A histogram of durations. With `exemplars` each bucket keeps its last trace as an example. */
export function watchDurations(registry: Registry, durations: Durations, { exemplars }: { exemplars: boolean }): Observe {
  // Registered by hand: the library gives examples to registries of OpenMetrics alone, and this one writes both texts.
  const histogram = new Histogram({ ...durations, registers: [], enableExemplars: exemplars });
  registry.registerMetric(histogram);
  if (!exemplars) return (labels, seconds) => histogram.observe(labels, seconds);
  return (labels, value, traceId) => histogram.observe({ labels, value, exemplarLabels: traceId === null ? {} : { trace_id: traceId } });
}

/** The text for a scraper, and its content type. */
export interface Exposition {
  contentType: string;
  text: string;
}

const OPEN_METRICS = 'application/openmetrics-text';

/**
 * The figures of a registry for a scraper. Examples have a place in OpenMetrics alone: a scraper that accepts it gets it from a process with examples, and
 * the older text from every other one.
 */
export async function exposeMetrics(registry: Registry, accept: string | undefined): Promise<Exposition> {
  const shown = accept?.includes(OPEN_METRICS) && hasExemplars(registry) ? asOpenMetrics(registry) : registry;
  return { contentType: shown.contentType, text: await shown.metrics() };
}

const hasExemplars = (registry: Registry): boolean => registry.getMetricsAsArray().some((metric) => 'enableExemplars' in metric && metric.enableExemplars === true);

/** The same metrics as seen through objects of their own: the library renames counters while it writes OpenMetrics, and the next scraper may ask for the other text. */
function asOpenMetrics(registry: Registry): Registry<OpenMetricsContentType> {
  const view = new Registry<OpenMetricsContentType>();
  view.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  for (const metric of registry.getMetricsAsArray()) view.registerMetric(Object.create(metric));
  return view;
}
