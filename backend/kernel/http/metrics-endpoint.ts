import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import { unauthenticated } from '../errors.ts';
import type { Logger } from '../logging/logger.ts';
import { exposeMetrics } from '../metrics/exemplars.ts';
import type { HttpContext, Next } from './http-context.ts';

/** Answers `/metrics` to callers with the token. If no token is configured, this port has no such address. */
export const metricsEndpoint =
  (registry: Registry, token: string | null) =>
  (ctx: HttpContext, next: Next): Promise<unknown> =>
    ctx.path === '/metrics' && token !== null ? answer(ctx, registry, token) : next();

async function answer(ctx: HttpContext, registry: Registry, token: string): Promise<void> {
  ctx.state.route = '/metrics';
  if (!sameText(ctx.get('Authorization'), `Bearer ${token}`)) throw unauthenticated();
  const { contentType, text } = await exposeMetrics(registry, ctx.get('Accept'));
  ctx.type = contentType;
  ctx.body = text;
}

/**
 * Serves metrics on a loopback port of their own when no token is configured. If the port is taken, there are no metrics, and the process runs
 * without them.
 */
export async function listenForMetrics(registry: Registry, port: number, log: Logger): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    exposeMetrics(registry, request.headers.accept).then(
      ({ contentType, text }) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
    server.once('error', (error) => {
      log.warn({ err: error, port }, 'metrics have no port');
      resolve();
    });
    server.listen(port, '127.0.0.1');
  });
  return server;
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
