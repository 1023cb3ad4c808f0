import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { forkLoad } from './forked-load.ts';
import { portOf } from './wires.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server: Server = createServer((request, response) => {
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  undo.push(() => server.closeAllConnections(), () => server.close());
  return `http://127.0.0.1:${portOf(server)}`;
}

const json = (response: ServerResponse, status: number, body: object): void => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe("the process of a drill's load", () => {
  it("the load of a drill keeps its rate while the drill's own process is busy, and reports what it sent when it is stopped", { timeout: 30_000 }, async () => {
    const arrivedAt: number[] = [];
    const url = await serve((request, response) => {
      arrivedAt.push(performance.now());
      if (request.url === '/api/auth/register') json(response, 201, {});
      else if (request.method === 'POST') json(response, 202, { generation: { id: 'a run' } });
      else json(response, 200, {});
    });
    const load = await forkLoad({ url, requests: 100, runs: 20, sockets: 0, people: 1 });
    const before = arrivedAt.length;
    for (const until = performance.now() + 1_000; performance.now() < until; );
    const { reads, accepted, failed, retried } = await load.stop();
    expect(arrivedAt.length - before).toBeGreaterThan(30);
    expect(reads).toBeGreaterThan(25);
    expect(new Set(accepted)).toEqual(new Set(['a run']));
    expect([failed, retried]).toEqual([[], {}]);
  });

  it('a load client sends a refused read again after the time that the server names', { timeout: 30_000 }, async () => {
    const readAt: number[] = [];
    const url = await serve((request, response) => {
      if (request.url === '/api/auth/register') return json(response, 201, {});
      readAt.push(performance.now());
      if (readAt.length === 1) response.setHeader('retry-after', '1');
      json(response, readAt.length === 1 ? 503 : 200, {});
    });
    const load = await forkLoad({ url, requests: 0.5, runs: 0, sockets: 0, people: 1 });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const { reads, retried, failed, hasty } = await load.stop();
    expect({ reads, retried, failed, hasty }).toEqual({ reads: 1, retried: { 503: 1 }, failed: [], hasty: 0 });
    expect((readAt[1] ?? 0) - (readAt[0] ?? 0)).toBeGreaterThanOrEqual(995);
  });
});
