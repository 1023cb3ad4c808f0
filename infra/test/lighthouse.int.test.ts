import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

/*
 * These tests run without Lighthouse, whose 185 MB are not installed for them. They prove that the command `npm run lighthouse` loads, reads its
 * options, and that the product answers each page of its list. Only the command itself gives scores.
 */
const command = (...options: string[]) => promisify(execFile)(process.execPath, ['infra/lighthouse/run.mjs', ...options]);
const INSTALLED = existsSync(join(import.meta.dirname, '../lighthouse/node_modules/lighthouse'));

let app: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'conjure-client-'));
  await writeFile(join(clientDir, 'index.html'), '<!doctype html><html><head><title>x</title><!--app-head--></head><body></body></html>');
  app = await createTestApp({ overrides: { CLIENT_DIR: clientDir } });
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true });
});

it('the command `npm run lighthouse` loads, and the product answers every page of its list with HTML', async () => {
  const { stdout } = await command('--list', app.url);
  expect(stdout.trim().split('\n').map((line) => line.trim().replace(/\/prompt\/[^/ ]+/, '/prompt/<slug>').replace(/\/prompt-packs\/.+ /, '/prompt-packs/<pack> '))).toEqual([
    'home / 200', 'marketplace /marketplace 200', 'prompt /prompt/<slug> 200', 'share /prompt/<slug>/share 200', 'packs /prompt-packs 200', 'pack /prompt-packs/<pack> 200',
  ]);
});

it('the command `npm run lighthouse` makes a member whose public collection visitors can open', async () => {
  const { newMember } = (await import('../lighthouse/pages.mjs' as string)) as { newMember(url: string): Promise<{ collection: string; cookie: string }> };
  const { collection: path, cookie } = await newMember(app.url);
  expect(path).toMatch(/^\/collection\/posters-for-a-small-theatre-/);
  expect((await fetch(app.url + path)).status).toBe(200);
  expect(await (await fetch(`${app.url}/api/collections/${path.split('/').at(-1)}`)).json()).toMatchObject({ collection: { visibility: 'public', itemCount: 12 } });
  expect((await fetch(`${app.url}/api/challenges`, { headers: { cookie } })).status).toBe(200);
});

it('the command `npm run lighthouse` refuses unknown options and pages before it installs or starts anything', async () => {
  await expect(command('--visit', '5')).rejects.toMatchObject({ stderr: expect.stringContaining("Unknown option '--visit'") as string });
  await expect(command('--visits', 'many')).rejects.toMatchObject({ stderr: expect.stringContaining('--visits is a whole number from 1.') as string });
  await expect(command('--list', app.url, '--only', 'nonsense')).rejects.toMatchObject({ stderr: expect.stringContaining('There is no page nonsense: home, marketplace, prompt, share, packs, pack') as string });
});

it.skipIf(!INSTALLED)('the command `npm run lighthouse` loads Lighthouse when it is installed (skipped otherwise)', async () => {
  const audit = (await import('../lighthouse/audit.mjs' as string)) as { auditPage: unknown };
  expect(audit.auditPage).toBeTypeOf('function');
});
