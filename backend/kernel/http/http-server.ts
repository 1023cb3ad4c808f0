import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KernelConfig } from '../config/kernel-config.ts';

type HttpOptions = Pick<KernelConfig['http'], 'headersTimeoutMs' | 'requestTimeoutMs' | 'idleSocketMs'>;

const KEEP_ALIVE_MS = 65_000;
const MAX_CHECK_INTERVAL_MS = 5_000;
/** How many connections may wait to be accepted. With Node's 511, most of a storm of reconnects is dropped, and tries again after 1, 3, 7 and 15 s. */
const BACKLOG = 4_096;

export interface HttpServer {
  readonly server: Server;
  /** Listens and returns the port, which matters when 0 was asked for. @throws EADDRINUSE and the like */
  listen(address: { host: string; port: number }): Promise<number>;
  /** Takes no new connections, lets requests in flight finish for `drainMs`, then cuts what is left. */
  drain(drainMs: number): Promise<void>;
}

/** A server that slow clients cannot hold: late headers, late bodies and silent sockets are cut off. */
export function createHttpServer(answer: RequestListener, options: HttpOptions): HttpServer {
  const inFlight = new Set<ServerResponse>();
  let whenIdle: (() => void) | undefined;
  const server = createServer({
    headersTimeout: options.headersTimeoutMs,
    requestTimeout: options.requestTimeoutMs,
    // How often Node looks for late requests. Its default of 30 s would be too rare.
    connectionsCheckingInterval: Math.min(MAX_CHECK_INTERVAL_MS, options.headersTimeoutMs),
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.on('request', (request, response) => {
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      if (inFlight.size === 0) whenIdle?.();
    });
    answer(request, response);
  });
  server.setTimeout(Math.max(options.idleSocketMs, KEEP_ALIVE_MS));

  return {
    server,
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, backlog: BACKLOG }, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    async drain(drainMs) {
      server.close();
      server.closeIdleConnections();
      // Kept-alive connections would otherwise bring new requests to a server that says goodbye.
      for (const response of inFlight) if (!response.headersSent) response.setHeader('Connection', 'close');
      if (inFlight.size > 0) await idleWithin(drainMs);
      server.closeAllConnections();
    },
  };

  function idleWithin(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      whenIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
