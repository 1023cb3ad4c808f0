import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CLIENT_DIR } from '../run/client-build.mjs';
import { findCanaries, searchFolder, searchRedis } from './canaries.mjs';
import { startProductUnderTest } from './product-under-test.mjs';
import { provokeErrors } from './provoke-errors.mjs';

const RUN_ENDS_WITHIN_MS = 60_000;

/**
 * Searches for canaries (recognizable secret values) in the bundle, the logs in `dir`, answers to wrong requests, messages to users about a
 * provider's refusal, and Redis. Returns each find in words.
 */
export async function searchForLeaks({ dir, url, servers, canaries }) {
  const { Redis } = await import('ioredis');
  const bodies = [...(await provokeErrors(url)), ...(await refusedByProvider({ dir, servers, canaries }))];
  return [
    ...searchFolder(CLIENT_DIR, canaries),
    ...searchFolder(join(dir, 'logs'), canaries),
    ...bodies.flatMap(({ what, text }) => findCanaries(text, canaries).map((name) => `answer to ${what}: ${name}`)),
    ...(await searchRedis(Redis, servers.redisUrl, canaries)),
  ];
}

/** Runs a prompt at a provider that refuses and repeats the API key in its answer, as real ones do. Returns everything that the user can then read. */
async function refusedByProvider({ dir, servers, canaries }) {
  const provider = createServer((request, response) => {
    request.resume();
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${request.headers.authorization}`, code: 'invalid_api_key' } }));
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const base = `http://127.0.0.1:${provider.address().port}/v1`;
  const settings = ['TEXT', 'IMAGE', 'VIDEO'].flatMap((type) => [[`${type}_PROVIDER_URL`, base], [`${type}_PROVIDER_MODEL`, 'any']]);
  const product = await startProductUnderTest({ dir, name: 'refused', servers, env: { ...canaries, ...Object.fromEntries(settings) } });
  try {
    return await everythingSeen(product.url);
  } finally {
    await product.stop();
    provider.close();
  }
}

async function everythingSeen(url) {
  const seen = [];
  let cookie = '';
  const send = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { origin: url, 'sec-fetch-site': 'same-origin', cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
    });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
    const text = await answer.text();
    seen.push({ what: `${method} ${path}`, text });
    return { status: answer.status, text };
  };
  const name = `canary${Date.now().toString(36)}`;
  const joined = await send('POST', '/api/auth/register', { username: name, email: `${name}@example.test`, password: 'a rabbit in a hat' });
  if (joined.status !== 201) throw new Error(`Registration answered ${joined.status}: ${joined.text}`);
  for (const contentType of ['text', 'image', 'video']) {
    const started = await send('POST', '/api/ai/generate', { expectedTotal: 99, contentType, prompt: 'a small grey rabbit' });
    if (started.status !== 202) throw new Error(`A run of ${contentType} answered ${started.status}: ${started.text}`);
    await ended(send, JSON.parse(started.text).generation.id);
  }
  await send('GET', '/api/generations');
  await send('GET', '/api/messages');
  return seen;
}

async function ended(send, id) {
  const deadline = performance.now() + RUN_ENDS_WITHIN_MS;
  for (;;) {
    const { status } = JSON.parse((await send('GET', `/api/generations/${id}`)).text).generation;
    if (status === 'failed') return;
    if (performance.now() > deadline) throw new Error(`A run that its provider refuses is ${status} after a minute.`);
    await wait(300);
  }
}
