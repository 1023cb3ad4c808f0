import { freePort } from '../../infra/run/ports.mjs';
import { seasonPeople } from './seasoned-people.ts';
import { startServerProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

export interface ProductStackOptions {
  databaseUrl: string;
  redisUrl: string;
  storageDir: string;
  /** Further environment variables for every process, such as providers and limits. */
  env?: Record<string, string>;
}

/**
 * Starts the product's processes from the entry points that also run in production. Only people whose name marks them as newcomers earn rewards there
 * (see seasonPeople).
 */
export interface ProductStack {
  /** Starts one more API process, with further environment variables of its own: a failpoint, or the PORT that another one had. */
  api(env?: Record<string, string>): Promise<ServerProcess>;
  /** Starts one more worker process. */
  worker(env?: Record<string, string>): Promise<ServerProcess>;
  /** Kills all processes that still run. */
  close(): Promise<void>;
}

/** Prepares a stack of processes on an existing database and Redis; no process runs until the test starts one. */
export function createProductStack({ databaseUrl, redisUrl, storageDir, env = {} }: ProductStackOptions): ProductStack {
  const running: ServerProcess[] = [];
  let seasoned: Promise<void> | undefined;
  const shared = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    // Covers and samples for 25 starter prompts would take processor time from what the tests measure.
    COVERS_ENABLED: 'off',
    STARTER_SAMPLES_ENABLED: 'off',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    STORAGE_DIR: storageDir,
    // No request is refused for waiting: beside other tests a process waits for the processor, however little it has to do.
    OVERLOAD_DELAY_MS: '0',
    SESSION_SECRET: 'a-session-secret-for-tests-only-0123456789',
    RATE_LIMIT_REGISTER: '100000/60',
    RATE_LIMIT_WRITE: '100000/60',
    RATE_LIMIT_READ: '100000/60',
    ...env,
  };
  const begin = async (entry: string, portName: string, extra: Record<string, string>): Promise<ServerProcess> => {
    const port = Number(extra[portName] ?? (await freePort()));
    return startServerProcess(entry, `http://127.0.0.1:${port}`, { ...shared, METRICS_PORT: String(await freePort()), [portName]: String(port), ...extra });
  };
  const start = async (entry: string, portName: string, extra: Record<string, string>): Promise<ServerProcess> => {
    // Another test may have taken the port that was free a moment ago, so the start is tried again with another port.
    const server = await begin(entry, portName, extra).catch((error: Error) => {
      if (extra[portName] !== undefined || !error.message.includes('EADDRINUSE')) throw error;
      return begin(entry, portName, extra);
    });
    running.push(server);
    // The first process that is ready has created the tables.
    await (seasoned ??= seasonPeople(databaseUrl));
    return server;
  };
  return {
    api: (extra = {}) => start('backend/main.ts', 'PORT', extra),
    worker: (extra = {}) => start('backend/workers/main.ts', 'WORKER_HEALTH_PORT', extra),
    close: async () => {
      await Promise.all(running.map((server) => server.kill()));
    },
  };
}
