import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressProblem, createPublicFetch } from './public-fetch.ts';
import type { Resolve } from './public-address.ts';

let server: http.Server;
let origin: string;
let asked: string[] = [];
beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/away') {
      response.writeHead(302, { location: `${origin}/secret` });
      return response.end();
    }
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      return void setTimeout(() => response.destroy(), 20);
    }
    response.writeHead(200, { 'content-type': 'text/plain', 'x-method': request.method ?? '' });
    request.pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => { asked = []; });

const resolveTo = (...answers: string[][]): Resolve => {
  let turn = 0;
  return (_host, _options, done) => done(null, (answers[Math.min(turn++, answers.length - 1)] ?? []).map((address) => ({ address, family: 4 })));
};
const trusting = createPublicFetch({ privateHosts: ['127.0.0.1'] });
const codeOf = (sent: Promise<unknown>): Promise<unknown> => sent.then(() => 'sent', (error: { code?: unknown }) => error.code);

describe('an address that an administrator types', () => {
  const rules = { privateHosts: ['gpu.internal'], resolve: resolveTo(['8.8.8.8']) };
  it.each(['https://api.example.com/v1', 'http://gpu.internal:8188/v1', 'https://8.8.8.8/v1'])('an administrator may enter the address %s', async (address) =>
    expect(await addressProblem(address, rules)).toBeNull());

  it.each([
    ['http://api.example.com/v1', /Use https/], ['https://127.0.0.1/v1', /private/], ['https://[::1]/v1', /private/], ['https://169.254.169.254/', /private/],
    ['https://0x7f000001/v1', /private/], ['https://user:word@api.example.com/', /Leave names/], ['https://api.example.com/?to=x', /Leave names/], ['ftp://api.example.com', /Only https/], ['nonsense', /whole address/],
  ])('an administrator may not enter the address %s', async (address, words) => expect(await addressProblem(address, rules)).toMatch(words));

  it('refuses an address that an administrator enters when one of the IP addresses of its host is private', async () =>
    expect(await addressProblem('https://mixed.example.com', { privateHosts: [], resolve: resolveTo(['8.8.8.8', '10.0.0.1']) })).toMatch(/private/));
});

describe('a request to such an address', () => {
  it("a request to an administrator's address brings the answer of a host that is allowed to be private", async () => {
    const answer = await trusting(`${origin}/echo`, { method: 'POST', body: 'hello', headers: { 'content-type': 'text/plain' } });
    expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([200, 'POST', 'hello']);
  });

  it("a request to an administrator's address never reaches a private address, neither by number nor by name", async () => {
    const strict = createPublicFetch({ privateHosts: [], resolve: resolveTo(['127.0.0.1']) });
    expect(await codeOf(strict(origin))).toBe('EPRIVATE');
    expect(await codeOf(strict(origin.replace('http:', 'https:')))).toBe('EPRIVATE');
    expect(await codeOf(strict(`https://inside.example.com:${new URL(origin).port}`))).toBe('EPRIVATE');
    expect(asked).toEqual([]);
  });

  it('refuses a request whose host name was public when the address was saved and is private when it is called', async () => {
    const rules = { privateHosts: [], resolve: resolveTo(['8.8.8.8'], ['127.0.0.1']) };
    expect(await addressProblem('https://flips.example.com/v1', rules)).toBeNull();
    expect(await codeOf(createPublicFetch(rules)(`https://flips.example.com:${new URL(origin).port}/v1`))).toBe('EPRIVATE');
  });

  it("a request to an administrator's address follows no redirect", async () => {
    expect(await codeOf(trusting(`${origin}/away`))).toBe('EREDIRECT');
    expect(asked).toEqual(['GET /away']);
  });

  it('a request fails when the answer breaks off, and when the caller aborts it', async () => {
    const cut = await trusting(`${origin}/cut`);
    await expect(cut.text()).rejects.toThrow();
    await expect(trusting(origin, { signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
