import { createServer } from 'node:http';
import { must } from '../../backend/contracts/must.ts';
import { freePort } from '../run/ports.mjs';
import type { Cluster } from './cluster.ts';
import { killApis } from './process-drills.ts';

/** A server on which browser specs ask for outages of the cluster. */
export interface Outages {
  url: string;
  stop(): void;
}

/**
 * Starts a server that causes an outage for each `POST`, and answers 204 afterwards, or 500 with the reason why it failed. `/kill-apis` kills each
 * API, one after the other, and starts it again. `/kill-redis` kills the primary Redis for good. `/freeze` stops nginx, which keeps its
 * connections and answers nothing until `/mend`.
 */
export async function startOutages(cluster: Cluster): Promise<Outages> {
  const signalNginx = async (signal: NodeJS.Signals): Promise<void> => void process.kill(-must(cluster.nginx.child.pid, 'the process of nginx'), signal);
  let redisLost = false;
  const killRedis = async (): Promise<void> => {
    if (redisLost) throw new Error('the primary Redis was killed before: start the cluster again');
    redisLost = true;
    await cluster.redis.primary.kill();
  };
  const outages: Record<string, () => Promise<void>> = {
    '/kill-apis': () => killApis(cluster, 0),
    '/kill-redis': killRedis,
    '/freeze': () => signalNginx('SIGSTOP'),
    '/mend': () => signalNginx('SIGCONT'),
  };
  const server = createServer((request, response) => {
    const cause = request.method === 'POST' ? outages[request.url ?? ''] : undefined;
    if (!cause) return void response.writeHead(404).end();
    cause().then(() => response.writeHead(204).end(), (error: unknown) => response.writeHead(500).end(String(error)));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
