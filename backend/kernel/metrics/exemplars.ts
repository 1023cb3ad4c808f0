import { Histogram, Registry } from 'prom-client';
import type { OpenMetricsContentType } from 'prom-client';

type Observe = (labels: Record<string, string>, seconds: number, traceId: string | null) => void;

interface Durations {
  name: string;
  help: string;
  labelNames: string[];
  buckets: number[];
}

/** Registers a histogram of durations. With `exemplars` each bucket keeps its last trace as an example. */
export function watchDurations(registry: Registry, durations: Durations, { exemplars }: { exemplars: boolean }): Observe {
  // The histogram is registered by hand, because the library allows examples only in registries of OpenMetrics, and this registry writes both formats.
  const histogram = new Histogram({ ...durations, registers: [], enableExemplars: exemplars });
  registry.registerMetric(histogram);
  if (!exemplars) return (labels, seconds) => histogram.observe(labels, seconds);
  return (labels, value, traceId) => histogram.observe({ labels, value, exemplarLabels: traceId === null ? {} : { trace_id: traceId } });
}

/** The metrics as text for a scraper, with the content type. */
export interface Exposition {
  contentType: string;
  text: string;
}

const OPEN_METRICS = 'application/openmetrics-text';

/**
 * Writes the metrics of a registry for a scraper. Only OpenMetrics has a place for example traces, so a scraper that accepts it gets it from a
 * process that keeps them. All others get the older format.
 */
export async function exposeMetrics(registry: Registry, accept: string | undefined): Promise<Exposition> {
  const shown = accept?.includes(OPEN_METRICS) && hasExemplars(registry) ? asOpenMetrics(registry) : registry;
  return { contentType: shown.contentType, text: await shown.metrics() };
}

const hasExemplars = (registry: Registry): boolean => registry.getMetricsAsArray().some((metric) => 'enableExemplars' in metric && metric.enableExemplars === true);

/**
 * Copies the metrics into objects of their own. The library renames counters while it writes OpenMetrics, and the next scraper may ask for the older
 * format.
 */
function asOpenMetrics(registry: Registry): Registry<OpenMetricsContentType> {
  const view = new Registry<OpenMetricsContentType>();
  view.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  for (const metric of registry.getMetricsAsArray()) view.registerMetric(Object.create(metric));
  return view;
}
