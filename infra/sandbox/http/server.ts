import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { World } from '../core/world.ts';
import type { WebhookSender } from '../delivery/webhook-sender.ts';
import { createPages } from '../pages/page-server.ts';
import type { SandboxKeys } from '../sandbox-face.ts';
import { createApi } from './api.ts';
import type { SavedAnswers } from './idempotency.ts';

export interface ServerOptions {
  world: World;
  keys: SandboxKeys;
  answers: SavedAnswers;
  sender: WebhookSender;
  host: string;
  port: number;
  appOrigin: string | undefined;
  /** Called after each request that may have changed the payments sandbox's state. */
  onChange: () => void;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const LARGEST_BODY = 1_000_000;

/** Starts the payments sandbox's HTTP server. @throws when the host is not loopback, or the port taken */
export async function startServer(options: ServerOptions): Promise<{ url: string; stop(): Promise<void> }> {
  if (!LOOPBACK.includes(options.host)) throw new Error('The payments sandbox listens on loopback only.');
  const api = createApi(options);
  const pages = createPages(options);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox');
    const body = await bodyOf(request);
    if (pathname.startsWith('/v1/')) {
      for (const [name, value] of Object.entries(corsHeaders(request.headers.origin, options.appOrigin))) response.setHeader(name, value);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      const result = api({ method: request.method ?? 'GET', path: pathname, query: search, body, headers: request.headers });
      response.writeHead(result.status, { 'content-type': 'application/json', ...result.headers }).end(result.body);
      return;
    }
    if (pathname === '/readyz') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('ready');
    pages({ method: request.method ?? 'GET', path: pathname, query: search, body, headers: request.headers }, response);
  }

  const server = createServer((request, response) => {
    if (request.method !== 'GET') response.on('finish', options.onChange);
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = 65_000;
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** Returns the CORS headers that let only browser pages of this machine and of the product's origin call the payments sandbox. */
function corsHeaders(origin: string | undefined, appOrigin: string | undefined): Record<string, string> {
  if (origin === undefined || (origin !== appOrigin && !/^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(origin))) return {};
  return { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'authorization, content-type', 'access-control-allow-methods': 'GET, POST', vary: 'Origin' };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
