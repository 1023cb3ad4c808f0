import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A server process whose figures are read from outside. */
export interface WatchedProcess {
  pid: number;
  /** Where `bench/measure/heap-window.mjs` answers. */
  heapUrl: string;
  /** Address of `/metrics`. Without one only the operating system is asked. */
  metricsUrl?: string;
}

/** `resident`, `descriptors`, `sockets`, `handles` and `stops`. A figure that this system cannot tell is missing. */
export type Figures = Readonly<Record<string, number>>;

const MB = 1_024 * 1_024;
/** Names of the figures among the metrics of a process (prom-client), with the factor into our unit. */
const METRICS = { handles: ['nodejs_active_resources_total', 1], stops: ['nodejs_eventloop_lag_p99_seconds', 1_000] } as const;

/**
 * Reads resident memory (MB), file descriptors and the sockets among them from the operating system (Linux), and from the process's metrics its
 * handles and the 99th percentile of stops of its event loop (ms).
 */
export async function readFigures({ pid, metricsUrl }: WatchedProcess): Promise<Figures> {
  return { ...fromSystem(pid), ...(metricsUrl !== undefined && (await fromMetrics(metricsUrl))) };
}

/** The heap of a process after its last full garbage collection. */
export interface CollectedHeap {
  /** How many full collections there were. */
  count: number;
  /** Memory of old objects in MB. */
  old: number;
}

/** Reads what the last full garbage collection left. It causes none, because the soak would then measure its own measurement. */
export async function readHeap({ heapUrl }: WatchedProcess): Promise<CollectedHeap> {
  const { count, oldBytes } = (await (await fetch(new URL('/collected', heapUrl))).json()) as { count: number; oldBytes: number };
  return { count, old: oldBytes / MB };
}

function fromSystem(pid: number): Figures {
  try {
    const resident = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
    const open = readdirSync(`/proc/${pid}/fd`);
    return { resident, descriptors: open.length, sockets: open.filter((each) => isSocket(`/proc/${pid}/fd/${each}`)).length };
  } catch (error) {
    if (process.platform === 'linux') throw error;
    return {};
  }
}

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    // The process closed it since the list was read.
    return false;
  }
}

async function fromMetrics(url: string): Promise<Figures> {
  const text = await (await fetch(url)).text();
  return Object.fromEntries(Object.entries(METRICS).map(([figure, [name, factor]]) => [figure, metricOf(text, name) * factor]));
}

/**
 * The value of a metric without labels in Prometheus' text format.
 * @throws when the text has no such metric
 */
export function metricOf(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`There is no metric ${name}`);
  return Number(line.slice(name.length + 1));
}
