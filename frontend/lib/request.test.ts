import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, TimeoutError } from './api-error.ts';
import { apiPath, backoffFor, request } from './request.ts';

let server: http.Server;
let base: string;
let hits: { at: number; headers: http.IncomingHttpHeaders }[];
let respond: (hit: number, response: http.ServerResponse) => void;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  hits = [];
  server = http.createServer((message, response) => {
    hits.push({ at: performance.now(), headers: message.headers });
    respond(hits.length, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // This test puts the server's address before each path, because Node's fetch refuses paths without an origin.
  globalThis.fetch = (input, init) => realFetch(`${base}${String(input)}`, init);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const answer = (status: number, body: unknown) => (_: number, response: http.ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
const errorOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null, (error: unknown) => error);

describe('request', () => {
  it.each([[undefined, 30_000], [120_000, 120_000]])('a request with a limit of %s ms is given up after %i ms', async (timeoutMs, limit) => {
    respond = answer(200, {});
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await request('/x', { timeoutMs });
    expect(timeout).toHaveBeenCalledWith(limit);
  });

  it('a repeated request waits 300 to 400 ms before the second attempt, and 600 to 700 ms before the third', () => {
    for (let round = 0; round < 200; round += 1) {
      expect(backoffFor(0)).toBeGreaterThanOrEqual(300);
      expect(backoffFor(0)).toBeLessThanOrEqual(400);
      expect(backoffFor(1)).toBeGreaterThanOrEqual(600);
      expect(backoffFor(1)).toBeLessThanOrEqual(700);
    }
  });

  it('a request gets the prefix /api when its path lacks it', () => {
    expect([apiPath('x'), apiPath('/x'), apiPath('/api/x')]).toEqual(['/api/x', '/api/x', '/api/x']);
  });

  it('a request is sent to a failing server three times with the same key, and then reports status and text', async () => {
    respond = answer(500, { success: false, message: 'Broken', code: 'internal', requestId: 'r1' });
    const error = (await errorOf(request('/x', { method: 'POST', body: {}, headers: { 'Idempotency-Key': 'k' } }))) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toMatch(/^500: \{/);
    expect(error.body?.message).toBe('Broken');
    expect(hits.map((hit) => hit.headers['idempotency-key'])).toEqual(['k', 'k', 'k']);
    expect(hits[1]!.at - hits[0]!.at).toBeGreaterThanOrEqual(295);
    expect(hits[2]!.at - hits[1]!.at).toBeGreaterThanOrEqual(595);
  });

  it.each([['1', 1_000], ['0', 300], ['Fri, 31 Dec 1999 23:59:59 GMT', 300]])('after a 503 with `Retry-After: %s` the next attempt comes %i ms later at the earliest', async (retryAfter, least) => {
    respond = (hit, response) => {
      response.writeHead(hit === 1 ? 503 : 200, { 'content-type': 'application/json', ...(hit === 1 && { 'retry-after': retryAfter }) });
      response.end('{}');
    };
    await request('/x');
    expect(hits).toHaveLength(2);
    expect(hits[1]!.at - hits[0]!.at).toBeGreaterThanOrEqual(least - 5);
    expect(hits[1]!.at - hits[0]!.at).toBeLessThan(least + 600);
  });

  it('a request waits for at most 5 s, however long the server asks for', async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout');
    respond = (hit, response) => {
      response.writeHead(hit === 1 ? 503 : 200, { 'content-type': 'application/json', ...(hit === 1 && { 'retry-after': '3600' }) });
      response.end('{}');
    };
    await request('/x');
    expect(hits[1]!.at - hits[0]!.at).toBeGreaterThanOrEqual(4_995);
    expect(Math.max(...waits.mock.calls.map(([, ms]) => ms ?? 0))).toBe(5_000);
  }, 15_000);

  it.each([400, 401, 402, 403, 404, 422, 429])('a request is not repeated when the server answers %i', async (status) => {
    respond = answer(status, { success: false, message: 'No', code: 'no', requestId: 'r1' });
    expect(await errorOf(request('/x'))).toMatchObject({ status });
    expect(hits).toHaveLength(1);
  });

  it('a request is repeated although the text of a server error contains "403"', async () => {
    respond = (hit, response) => answer(hit === 1 ? 502 : 200, { note: '403 Forbidden' })(hit, response);
    expect((await request('/x')).data).toEqual({ note: '403 Forbidden' });
    expect(hits).toHaveLength(2);
  });

  it('a request is repeated after a 409 only while its first copy is in flight', async () => {
    respond = (hit, response) =>
      hit === 1
        ? answer(409, { success: false, message: 'Wait', code: 'in_flight', requestId: 'r1' })(hit, response)
        : answer(200, { ok: true })(hit, response);
    expect((await request('/x', { method: 'POST' })).data).toEqual({ ok: true });
    respond = answer(409, { success: false, message: 'Taken', code: 'conflict', requestId: 'r1' });
    expect(await errorOf(request('/x', { method: 'POST' }))).toMatchObject({ status: 409 });
    expect(hits).toHaveLength(3);
  });

  it('a request throws a NetworkError after three broken connections', async () => {
    respond = (_, response) => response.destroy();
    const error = await errorOf(request('/x'));
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as Error).message).toMatch(/^Network error when connecting to API/);
    expect(hits).toHaveLength(3);
  });

  it('a request is not repeated after a timeout, and the error says that the server may still be working', async () => {
    respond = () => undefined;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('limit', 'TimeoutError')), 30);
      return controller.signal;
    });
    const error = await errorOf(request('/x'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      name: 'TimeoutError',
      message: 'TimeoutError: Request timed out. The server may still be processing your request.',
    });
    expect(hits).toHaveLength(1);
  });

  it('a request returns an empty object for a 204, and text for an answer that is not JSON', async () => {
    respond = (_, response) => response.writeHead(204).end();
    expect((await request('/x', { method: 'DELETE' })).data).toEqual({});
    respond = (_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b');
    expect((await request('/x')).data).toBe('a,b');
  });
});
