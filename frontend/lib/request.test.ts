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
  // Browsers resolve paths against the page; Node needs the page's address spelled out.
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
  it.each([[undefined, 30_000], [120_000, 120_000]])('with a limit of %s ms gives up after %i ms', async (timeoutMs, limit) => {
    respond = answer(200, {});
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await request('/x', { timeoutMs });
    expect(timeout).toHaveBeenCalledWith(limit);
  });

  it('waits 300 to 400 ms, then 600 to 700 ms', () => {
    for (let round = 0; round < 200; round += 1) {
      expect(backoffFor(0)).toBeGreaterThanOrEqual(300);
      expect(backoffFor(0)).toBeLessThanOrEqual(400);
      expect(backoffFor(1)).toBeGreaterThanOrEqual(600);
      expect(backoffFor(1)).toBeLessThanOrEqual(700);
    }
  });

  it('adds the prefix where it is missing', () => {
    expect([apiPath('x'), apiPath('/x'), apiPath('/api/x')]).toEqual(['/api/x', '/api/x', '/api/x']);
  });

  it('tries a failing server three times with the same key, then tells its status and text', async () => {
    respond = answer(500, { success: false, message: 'Broken', code: 'internal', requestId: 'r1' });
    const error = (await errorOf(request('/x', { method: 'POST', body: {}, headers: { 'Idempotency-Key': 'k' } }))) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toMatch(/^500: \{/);
    expect(error.body?.message).toBe('Broken');
    expect(hits.map((hit) => hit.headers['idempotency-key'])).toEqual(['k', 'k', 'k']);
    expect(hits[1]!.at - hits[0]!.at).toBeGreaterThanOrEqual(295);
    expect(hits[2]!.at - hits[1]!.at).toBeGreaterThanOrEqual(595);
  });

  it.each([400, 401, 402, 403, 404, 422, 429])('does not repeat a request that the server answers with %i', async (status) => {
    respond = answer(status, { success: false, message: 'No', code: 'no', requestId: 'r1' });
    expect(await errorOf(request('/x'))).toMatchObject({ status });
    expect(hits).toHaveLength(1);
  });

  it('does not take a 403 in the text of another answer for a refusal', async () => {
    respond = (hit, response) => answer(hit === 1 ? 502 : 200, { note: '403 Forbidden' })(hit, response);
    expect((await request('/x')).data).toEqual({ note: '403 Forbidden' });
    expect(hits).toHaveLength(2);
  });

  it('sends a 409 again only while the first copy is in flight', async () => {
    respond = (hit, response) =>
      hit === 1
        ? answer(409, { success: false, message: 'Wait', code: 'in_flight', requestId: 'r1' })(hit, response)
        : answer(200, { ok: true })(hit, response);
    expect((await request('/x', { method: 'POST' })).data).toEqual({ ok: true });
    respond = answer(409, { success: false, message: 'Taken', code: 'conflict', requestId: 'r1' });
    expect(await errorOf(request('/x', { method: 'POST' }))).toMatchObject({ status: 409 });
    expect(hits).toHaveLength(3);
  });

  it('names the network after three cut connections', async () => {
    respond = (_, response) => response.destroy();
    const error = await errorOf(request('/x'));
    expect(error).toBeInstanceOf(NetworkError);
    expect((error as Error).message).toMatch(/^Network error when connecting to API/);
    expect(hits).toHaveLength(3);
  });

  it('does not repeat a request that timed out, and says that the server may still be processing it', async () => {
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

  it('reads 204 as an empty object and anything else as text', async () => {
    respond = (_, response) => response.writeHead(204).end();
    expect((await request('/x', { method: 'DELETE' })).data).toEqual({});
    respond = (_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b');
    expect((await request('/x')).data).toBe('a,b');
  });
});
