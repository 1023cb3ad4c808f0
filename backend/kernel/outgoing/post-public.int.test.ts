import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request as requestHttps } from 'node:https';
import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWebhookProgram } from '#testing/webhook-program.ts';
import type { WebhookProgram } from '#testing/webhook-program.ts';
import { postPublic } from './post-public.ts';
import type { Resolve } from './public-address.ts';

let program: WebhookProgram;
beforeAll(async () => {
  program = await startWebhookProgram();
});
afterAll(() => program.close());

const POST = { headers: { 'Content-Type': 'application/json' }, body: '{}', timeoutMs: 2_000, local: false };
const answering = (...addresses: string[]): Resolve => (_, __, done) => done(null, addresses.map((address): LookupAddress => ({ address, family: 4 })));
const port = (): string => new URL(program.url).port;

it('posts to this machine and to private addresses only when the caller allows it', async () => {
  expect(await postPublic(new URL(program.url), { ...POST, local: true })).toMatchObject({ status: 200 });
  expect(program.taken.at(-1)).toMatchObject({ path: '/', body: '{}' });
  const before = program.connections();
  for (const host of ['127.0.0.1', '[::1]', '0x7f.1', '2130706433', 'localhost', '169.254.169.254']) {
    await expect(postPublic(new URL(`https://${host}:${port()}/`), POST)).rejects.toMatchObject({ code: 'EPRIVATE' });
  }
  await expect(postPublic(new URL(program.url), POST)).rejects.toMatchObject({ code: 'EPRIVATE' });
  await expect(postPublic(new URL('http://example.com/'), { ...POST, resolve: answering('93.184.215.14') })).rejects.toMatchObject({ code: 'ERR_INVALID_PROTOCOL' });
  expect(program.connections()).toBe(before);
});

it('refuses to post to a host name that has one private address among public ones', async () => {
  const before = program.connections();
  await expect(postPublic(new URL(`https://hooks.example:${port()}/`), { ...POST, resolve: answering('93.184.215.14', '127.0.0.1') })).rejects.toMatchObject({ code: 'EPRIVATE' });
  expect(program.connections()).toBe(before);
});

it('a plain request without our address check does reach this machine', async () => {
  const before = program.connections();
  await expect(new Promise((resolve, reject) => {
    requestHttps(`https://hooks.example:${port()}/`, { method: 'POST', agent: false, lookup: (host, options, done) => answering('127.0.0.1')(host, { ...options, all: true }, (error, addresses) => done(error, addresses)) }).on('response', resolve).on('error', reject).end();
  })).rejects.toThrow();
  expect(program.connections()).toBe(before + 1);
});

it('a post ends when its time is over, and reads nothing of an endless answer', async () => {
  const release = program.hold();
  await expect(postPublic(new URL(program.url), { ...POST, timeoutMs: 200, local: true })).rejects.toMatchObject({ code: 'ABORT_ERR' });
  release();
  let closed = false;
  const endless = createServer((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 5);
    response.on('close', () => {
      closed = true;
      clearInterval(timer);
    });
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  expect(await postPublic(new URL(`http://127.0.0.1:${(endless.address() as AddressInfo).port}/`), { ...POST, timeoutMs: 5_000, local: true })).toMatchObject({ status: 200 });
  await expect.poll(() => closed, { timeout: 2_000 }).toBe(true);
  await new Promise((resolve) => endless.close(resolve));
});
