import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHealthProbe } from './health-probe.ts';
import { createProductStack } from './product-stack.ts';
import type { ServerProcess } from './server-process.ts';
import { createTestDatabase } from './test-database.ts';
import { testRedisUrl } from './test-services.ts';

const CONNECTIONS = 1_000;
/** The limits for whole headers and whole requests in this test, in ms, and how often Node looks for late ones. */
const [HEADERS_MS, REQUEST_MS, CHECK_MS] = [10_000, 20_000, 5_000];
const SLACK_MS = 3_000;
const P99_MS = 50;
const FLOOD_MS = 10_000;
const FLOOD_P99_MS = 1_000;

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: conjure.example\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n';
/** What a client with slow headers or a slow body sends first, and the piece that it sends each second after that. */
const KINDS = {
  headers: { first: 'GET / HTTP/1.1\r\nHost: conjure.example\r\n', piece: 'X-Slow: 1\r\n' },
  bodies: { first: HEAD, piece: '{' },
};

// The flood of connections is plain JavaScript, because a worker thread does not get the loader that translates TypeScript.
const FLOOD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { connect } = require('node:net');
  const end = performance.now() + workerData.ms;
  let opened = 0;
  const open = () => {
    if (performance.now() > end) return;
    const socket = connect(workerData.port, '127.0.0.1', () => { opened += 1; socket.destroy(); });
    socket.on('error', () => undefined).once('close', open);
  };
  for (let n = 0; n < 200; n += 1) open();
  setTimeout(() => parentPort.postMessage(opened), workerData.ms + 200);`;

describe('connections that do not become requests', () => {
  let server: ServerProcess;
  let patient: ServerProcess;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase('slow');
    const storageDir = await mkdtemp(join(tmpdir(), 'conjure-slow-'));
    const stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir, env: { REDIS_PREFIX: `slow${process.pid}`, HTTP_HEADERS_TIMEOUT_MS: String(HEADERS_MS), HTTP_REQUEST_TIMEOUT_MS: String(REQUEST_MS) } });
    close = async () => {
      await stack.close();
      await database.drop();
      await rm(storageDir, { recursive: true, force: true });
    };
    server = await stack.api();
    patient = await stack.api({ HTTP_HEADERS_TIMEOUT_MS: '600000', HTTP_REQUEST_TIMEOUT_MS: '600000' });
  }, 300_000);
  afterAll(() => close?.());

  it.each(['headers', 'bodies'] as const)('the server cuts 1,000 connections whose %s arrive one piece a second, and answers /healthz within 50 ms (p99) meanwhile', async (kind) => {
    const slow = await openSlow(server, CONNECTIONS, kind);
    const probe = await startHealthProbe(`${server.url}/healthz`);
    await wait(HEADERS_MS / 2);
    expect(slow.open(), 'before the limit').toBe(CONNECTIONS);
    await wait((kind === 'headers' ? HEADERS_MS : REQUEST_MS) - HEADERS_MS / 2 + CHECK_MS + SLACK_MS);
    const { waits, refused } = await probe.stop();
    const left = slow.open();
    slow.stop();
    const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]!;
    console.log(`1,000 connections with slow ${kind}: ${left} left, /healthz ${waits.length} answers, p99 ${p99.toFixed(1)} ms, longest ${waits.at(-1)!.toFixed(1)} ms`);
    expect([left, refused]).toEqual([0, 0]);
    expect(p99).toBeLessThanOrEqual(P99_MS);
  }, 120_000);

  it.each(['headers', 'bodies'] as const)('a server with limits of 10 minutes keeps connections with slow %s open, so the shorter limits are what cuts them elsewhere', async (kind) => {
    const slow = await openSlow(patient, 20, kind);
    await wait(REQUEST_MS + CHECK_MS + SLACK_MS);
    const left = slow.open();
    slow.stop();
    expect(left).toBe(20);
  }, 120_000);

  it('the server answers on a kept connection within a second (p99) while other clients open connections and leave', async () => {
    const flood = new Worker(FLOOD, { eval: true, workerData: { port: Number(new URL(server.url).port), ms: FLOOD_MS } });
    const probe = await startHealthProbe(`${server.url}/api/prompts?limit=5`, 20);
    const [opened] = (await once(flood, 'message')) as [number];
    const { waits, refused } = await probe.stop();
    await flood.terminate();
    const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]!;
    console.log(`${opened} connections in ${FLOOD_MS / 1_000} s beside ${waits.length} reads: p99 ${p99.toFixed(1)} ms, longest ${waits.at(-1)!.toFixed(1)} ms, ${refused} refused`);
    expect(opened).toBeGreaterThan(CONNECTIONS);
    expect(refused).toBe(0);
    expect(p99).toBeLessThanOrEqual(FLOOD_P99_MS);
  }, 60_000);
});

/** Opens connections that send a piece of a request each second. `open` counts those that the server has not closed yet. */
async function openSlow({ url }: ServerProcess, count: number, kind: keyof typeof KINDS): Promise<{ open(): number; stop(): void }> {
  const { first, piece } = KINDS[kind];
  const sockets = new Set<Socket>();
  await Promise.all(Array.from({ length: count }, async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket)).resume();
    await once(socket, 'connect');
    sockets.add(socket);
    socket.write(first);
  }));
  const timer = setInterval(() => sockets.forEach((socket) => socket.write(piece)), 1_000);
  return {
    open: () => sockets.size,
    stop() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
