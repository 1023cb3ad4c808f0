import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { exposeMetrics } from '#kernel/metrics/exemplars.ts';
import type { Registry } from '#kernel/metrics/process-metrics.ts';

export interface HealthOptions {
  host: string;
  port: number;
  /** The bearer token that callers of `/metrics` need. Without a token it answers only calls from this machine. */
  metricsToken: string | null;
  registry: Registry;
  /** Returns whether the process can do its work, and facts for `/readyz`. */
  readiness(): Promise<{ ready: boolean; facts: Record<string, unknown> }>;
}

/**
 * Starts a small HTTP server: `/healthz` says that the process lives, `/readyz` whether it can work, and `/metrics` its figures.
 * @throws when the port is taken
 */
export async function startHealthServer(options: HealthOptions): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch(() => json(response, 500, { status: 'error' }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, options: HealthOptions): Promise<void> {
  switch (request.url) {
    case '/healthz':
      return json(response, 200, { status: 'ok' });
    case '/readyz': {
      const { ready, facts } = await options.readiness();
      return json(response, ready ? 200 : 503, { status: ready ? 'ready' : 'unready', ...facts });
    }
    case '/metrics': {
      if (!mayReadMetrics(request, options.metricsToken)) return json(response, 404, { status: 'not found' });
      const { contentType, text } = await exposeMetrics(options.registry, request.headers.accept);
      response.writeHead(200, { 'Content-Type': contentType });
      response.end(text);
      return;
    }
    default:
      json(response, 404, { status: 'not found' });
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | null): boolean {
  if (token === null) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
