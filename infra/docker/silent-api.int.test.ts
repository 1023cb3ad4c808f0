import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shipped } from '../cluster/shipped.ts';
import { freePort } from '../run/ports.mjs';
import { findNginx } from '../test/nginx.mjs';
import { startNginx } from './nginx-process.ts';
import type { RunningNginx } from './nginx-process.ts';

const nginx = await findNginx();
const missing = typeof nginx === 'string' ? nginx : null;

/** In this test nginx asks two APIs: each request's first API never answers, the second one does. */
describe.skipIf(missing !== null)(`an API that takes requests and answers nothing${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  const asked: string[] = [];
  const apis: Server[] = [];
  let running: RunningNginx;
  let url: string;

  beforeAll(async () => {
    if (typeof nginx === 'string') throw new Error(nginx);
    const hosts: string[] = [];
    for (let number = 0; number < 2; number += 1) {
      const api = createServer(({ method, url: path }, response) => {
        const request = `${method} ${path}`;
        const silent = !asked.includes(request);
        asked.push(request);
        if (!silent) response.end('here');
      });
      api.listen(0, '127.0.0.1');
      await once(api, 'listening');
      apis.push(api);
      hosts.push(`127.0.0.1:${(api.address() as AddressInfo).port}`);
    }
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    running = await startNginx(nginx, shipped('docker/nginx.conf', [
      [/worker_processes auto;/, 'worker_processes 1;'],
      [/worker_connections 32768;/, 'worker_connections 256;'],
      [/pid \/tmp\//, 'pid {dir}/'],
      [/include \/etc\/nginx\/mime\.types;/, `include ${nginx.mimeTypes};`],
      [/include \/etc\/nginx\/outer-proxies\.conf;/, ''],
      [/resolver 127\.0\.0\.11 .*;/, ''],
      [/server api:3000 resolve (.*);/, hosts.map((host) => `server ${host} $1;`).join('\n')],
      [/listen 8080;/, `listen 127.0.0.1:${port};`],
    ]).replace(/_temp_path \/tmp\//g, '_temp_path {dir}/'), port);
  }, 60_000);
  afterAll(async () => {
    await running.stop();
    for (const api of apis) {
      api.closeAllConnections();
      api.close();
    }
  });

  it('when an API stays silent, nginx sends a read to the next API after 13 s, and sends writes, sockets and streams only once', async () => {
    const others = new AbortController();
    const ask = (method: string, path: string): Promise<unknown> => fetch(url + path, { method, signal: others.signal, ...(method === 'POST' && { body: '{}' }) }).catch(() => null);
    const slow = [ask('POST', '/api/ai/generate'), ask('GET', '/socket.io/?EIO=4&transport=polling'), ask('GET', '/mcp')];
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/prompts?limit=20`, { signal: AbortSignal.timeout(25_000) });
    const seconds = (performance.now() - startedAt) / 1_000;
    expect([answer.status, await answer.text()]).toEqual([200, 'here']);
    expect(seconds).toBeGreaterThan(12);
    expect(seconds).toBeLessThan(18);
    others.abort();
    await Promise.all(slow);
    expect(asked.filter((request) => !request.includes('prompts')).sort()).toEqual(['GET /mcp', 'GET /socket.io/?EIO=4&transport=polling', 'POST /api/ai/generate']);
  }, 40_000);
});
