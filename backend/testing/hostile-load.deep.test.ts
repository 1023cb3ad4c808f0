import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateFromPrompt } from '#contracts/generation.ts';
import { uploadFile } from '#contracts/media.ts';
import { convertText, uploadImport } from '#contracts/prompt-import.ts';
import { published } from '#modules/prompts/testing/drafting.ts';
import { contentWith, fullInputs, SLOWEST_PATTERN } from '#modules/prompts/testing/slow-pattern.ts';
import { startHealthProbe } from './health-probe.ts';
import { registerUser } from './http-user.ts';
import type { HttpUser } from './http-user.ts';
import { createProductStack } from './product-stack.ts';
import { sendFile } from './send-file.ts';
import type { ServerProcess } from './server-process.ts';
import { call } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';
import { testRedisUrl } from './test-services.ts';

/** Up to how many ms `/healthz` may take for 99 of 100 answers while the server is attacked. */
const P99_MS = 50;
const ACCOUNTS = 10;
const ROUNDS = 2;

/** Sends one of the worst inputs that one account can send. Add a line for each kind that is found later. */
type Attack = (user: HttpUser) => Promise<{ status: number }>;
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const system = json(Array.from({ length: 60 }, (_, n) => ({ title: `Long system text ${n}`, prompt: 'x', system: '`a` [TOPIC] '.repeat(25_000) })));
const objects = Buffer.from(`[${'{},'.repeat(6_000_000)}{}]`);
const braces = json(Array.from({ length: 400 }, (_, n) => ({ title: `Many variables ${n}`, prompt: '{{a}} <ab cd> '.repeat(1_400) })));
const heading = Buffer.from(`# a${' #'.repeat(5_000_000)}x`);

let server: ServerProcess;
let attacks: Record<string, Attack>;
let close: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase('hostile');
  const storageDir = await mkdtemp(join(tmpdir(), 'conjure-hostile-'));
  const stack = createProductStack({ databaseUrl: database.url, redisUrl: testRedisUrl(), storageDir, env: { RATE_LIMIT_UPLOAD: '100000/60', REDIS_PREFIX: `hostile${process.pid}` } });
  close = async () => {
    await stack.close();
    await database.drop();
    await rm(storageDir, { recursive: true, force: true });
  };
  server = await stack.api();
  const noise = Buffer.alloc(500 * 50_000 * 3);
  for (let at = 0; at < noise.length; at += 3) noise.fill(Math.random() < 0.5 ? 0 : 255, at, at + 3);
  const gif = await sharp(noise, { raw: { width: 500, height: 50_000, channels: 3, pageHeight: 500 } }).gif({ effort: 1, colours: 2, dither: 0 }).toBuffer();
  const { promptId } = await published(await registerUser(server.url), contentWith(SLOWEST_PATTERN));
  const inputs = fullInputs();
  attacks = {
    'system texts': (user) => sendFile(user, uploadImport.path, system, 'a.json'),
    'six million objects': (user) => sendFile(user, uploadImport.path, objects, 'a.json'),
    'variables of two notations': (user) => sendFile(user, uploadImport.path, braces, 'a.json'),
    'an endless heading': (user) => sendFile(user, uploadImport.path, heading, 'a.md'),
    'pasted brackets': (user) => user.send('POST', convertText.path, { body: { text: '[A'.repeat(100_000) } }),
    'a run of 640 texts with the slowest pattern': (user) => call(user, generateFromPrompt, { params: { id: promptId }, body: { expectedTotal: 99, inputs } }),
    'an animation of 25 megapixels': (user) => sendFile(user, uploadFile.path, gif, 'a.gif'),
  };
}, 300_000);
afterAll(() => close?.());

it('answers /healthz within 50 ms, 99 times of 100, while ten accounts send the worst imports, uploads and patterns at once', async () => {
  const users = await Promise.all(Array.from({ length: ACCOUNTS }, () => registerUser(server.url)));
  const probe = await startHealthProbe(`${server.url}/healthz`);
  const kinds = Object.values(attacks);
  const answers = await Promise.all(users.map(async (user, at) => {
    const statuses: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) statuses.push((await kinds[(at + round) % kinds.length]!(user)).status);
    return statuses;
  }));
  const { waits, refused } = await probe.stop();
  expect(refused).toBe(0);
  // Each attack is either accepted or refused with a status that says why; no answer is a fault of the server.
  expect(answers.flat().filter((status) => ![201, 400, 409, 413, 422, 503].includes(status))).toEqual([]);
  const sorted = waits.sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)]!;
  console.log(`/healthz: ${sorted.length} answers, median ${sorted[sorted.length >> 1]!.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${sorted.at(-1)!.toFixed(1)} ms; answers ${JSON.stringify(answers.flat())}`);
  expect(p99).toBeLessThanOrEqual(P99_MS);
}, 600_000);
