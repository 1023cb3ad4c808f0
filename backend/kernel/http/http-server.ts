import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KernelConfig } from '../config/kernel-config.ts';

type HttpOptions = Pick<KernelConfig['http'], 'headersTimeoutMs' | 'requestTimeoutMs' | 'idleSocketMs'>;

const KEEP_ALIVE_MS = 65_000;
const MAX_CHECK_INTERVAL_MS = 5_000;
/**
 * How many connections may wait until the server accepts them. With Node's 511, the system drops most of a storm of reconnects, and clients
 * try again only after 1, 3, 7 and 15 s.
 */
const BACKLOG = 4_096;

export interface HttpServer {
  readonly server: Server;
  /** Starts to listen and returns the port, which the system chooses when 0 was asked for. @throws EADDRINUSE and the like */
  listen(address: { host: string; port: number }): Promise<number>;
  /** Accepts no new connections, lets requests that are being answered finish for `drainMs`, then closes the rest. */
  drain(drainMs: number): Promise<void>;
}

/** Makes an HTTP server that slow clients cannot hold: it closes connections with late headers, late bodies or long silence. */
export function createHttpServer(answer: RequestListener, options: HttpOptions): HttpServer {
  const inFlight = new Set<ServerResponse>();
  let whenIdle: (() => void) | undefined;
  const server = createServer({
    headersTimeout: options.headersTimeoutMs,
    requestTimeout: options.requestTimeoutMs,
    // How often Node looks for requests that are late. Its default of 30 s would be too rare.
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
      // The answers tell their clients to close the connection, or kept-alive connections would bring new requests to a server that shuts down.
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
