/** The parts of a V8 profile from which the benchmark computes the shares of layers. */
export interface CpuProfile {
  /** The functions of the profile. `callFrame` says where a function begins; lines and columns count from 0. */
  nodes: readonly { id: number; callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number }; children?: readonly number[] }[];
  samples: readonly number[];
  timeDeltas: readonly number[];
}

export const LAYERS = [
  'HTTP server of Node', 'Koa and router', 'session', 'rate limits', 'validation of the request', 'validation of the answer', 'idempotency', 'handler', 'presenters', 'serialising',
  'compression', 'SQL', 'Redis', 'log and metrics', 'garbage collection', 'native code (sockets, timers)', 'rest',
] as const;
export type Layer = (typeof LAYERS)[number];

// Patterns for the file of a profile's frame, each with the layer of the frame. The first match decides; a frame without a match belongs to the layer of its
// caller.
const FRAMES: readonly (readonly [RegExp, Layer])[] = [
  [/backend\/kernel\/http\/(sessions|rate-limits)|identity\/models\/session|identity\/.*session-rows|node_modules\/(koa-session|dataloader|cookies|keygrip)\//, 'session'],
  [/node_modules\/rate-limiter-flexible\//, 'rate limits'],
  [/kernel\/(http\/(parse-request|json-body)|unstorable-texts)/, 'validation of the request'],
  [/kernel\/http\/present-answer/, 'validation of the answer'],
  [/kernel\/http\/idempotency\//, 'idempotency'],
  [/node_modules\/(pg|pg-[a-z]+|knex|tarn|objection|postgres-[a-z]+)\/|backend\/kernel\/db\//, 'SQL'],
  [/node_modules\/(ioredis|@ioredis|redis-parser|bullmq)\//, 'Redis'],
  [/node_modules\/koa-compress\/|^node:zlib/, 'compression'],
  [/node_modules\/(pino|sonic-boom|prom-client)\/|kernel\/(logging|metrics)\/|kernel\/http\/request-log/, 'log and metrics'],
  [/\.presenter\.ts|\/presenters?\//, 'presenters'],
  [/backend\/(modules|kernel\/outbox|kernel\/events|kernel\/storage)\//, 'handler'],
  [/^node:_http_|^node:internal\/http/, 'HTTP server of Node'],
  [/node_modules\/(koa|koa-[a-z]+|@koa|on-finished|statuses|mime-types|content-disposition|http-errors|accepts|negotiator|parseurl|vary|fresh|type-is|destroy|ee-first)\/|backend\/kernel\/http\//, 'Koa and router'],
];

const LEAVES: Readonly<Record<string, Layer>> = { '(garbage collector)': 'garbage collection', '(program)': 'native code (sockets, timers)', runMicrotasks: 'native code (sockets, timers)', processTicksAndRejections: 'native code (sockets, timers)' };

/** Returns each layer's share of a profile's samples with work, from 0 to 1. A sample belongs to the innermost frame that has a layer. */
export function layerShares({ nodes, samples, timeDeltas }: CpuProfile): Map<Layer, number> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const known = new Map<number, Layer | null>();
  const layerOf = (id: number): Layer | null => {
    const cached = known.get(id);
    if (cached !== undefined) return cached;
    const { functionName, url } = byId.get(id)!.callFrame;
    const parent = parents.get(id);
    const own = LEAVES[functionName] ?? (url === '' && functionName === 'stringify' ? serialiser(parent) : FRAMES.find(([frame]) => frame.test(url))?.[1]);
    const layer = own ?? (functionName === '(idle)' || parent === undefined ? null : layerOf(parent));
    known.set(id, layer);
    return layer;
  };
  // Counts JSON that is written for SQL values or jobs as work of the database or the queue, not as writing the answer.
  const serialiser = (parent: number | undefined): Layer => {
    const above = parent === undefined ? null : layerOf(parent);
    return above === null || above === 'validation of the answer' ? 'serialising' : above;
  };
  // Leaves out the start of the profiler, which takes longer than a hundred requests.
  const ofWindow = new Map<number, boolean>();
  const isWindow = (id: number): boolean => {
    const seen = ofWindow.get(id);
    if (seen !== undefined) return seen;
    const parent = parents.get(id);
    const is = byId.get(id)!.callFrame.url.endsWith('cpu-window.mjs') || (parent !== undefined && isWindow(parent));
    ofWindow.set(id, is);
    return is;
  };
  const times = new Map<Layer, number>();
  let all = 0;
  samples.forEach((id, n) => {
    if (byId.get(id)!.callFrame.functionName === '(idle)' || isWindow(id)) return;
    const layer = layerOf(id) ?? 'rest';
    times.set(layer, (times.get(layer) ?? 0) + timeDeltas[n]!);
    all += timeDeltas[n]!;
  });
  return new Map(LAYERS.map((layer) => [layer, (times.get(layer) ?? 0) / all]));
}
