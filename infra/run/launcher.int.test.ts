import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './ports.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'conjure-launcher-'));
chmodSync(dir, 0o755);
const files = (name: string): string => join(dir, name);

let busy: Server;
let busyPort: number;
beforeAll(async () => {
  busyPort = await freePort();
  busy = createServer();
  await new Promise<void>((resolve) => busy.listen(busyPort, '127.0.0.1', resolve));
});
const started: Start[] = [];
afterAll(() => {
  busy.close();
  for (const { tree } of started) for (const pid of tree()) process.kill(pid, 'SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

interface Start {
  npm: ChildProcess;
  output(): string;
  launcherPid(): number;
  url: string;
  readyAfterMs: number;
  /** Returns the launcher and every process below it that `look` has seen and that still runs. */
  tree(): number[];
  look(): void;
}

const environment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME } = process.env;
  // Switches covers and samples off, because they would slow down the starts that this test times. Browser tests check covers.
  return { PATH, HOME, CONJURE_DATA_DIR: dir, PORT: String(busyPort), NO_COLOR: '1', COVERS_ENABLED: 'off', STARTER_SAMPLES_ENABLED: 'off' };
};

/** Runs `npm start` as a person does, and waits until it prints that the product is ready. */
async function start(): Promise<Start> {
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], { cwd: ROOT, env: environment(), detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [npm.stdout, npm.stderr]) stream!.setEncoding('utf8').on('data', (part: string) => (text += part));
  const deadline = startedAt + 180_000;
  while (!/is ready: (\S+)/.test(text)) {
    if (npm.exitCode !== null || performance.now() > deadline) throw new Error(`npm start did not become ready:\n${text}`);
    await wait(50);
  }
  const launcherPid = (): number => (JSON.parse(readFileSync(files('launcher.lock'), 'utf8')) as { pid: number }).pid;
  const known = new Set<number>();
  const look = (): void => descendants(launcherPid()).forEach((pid) => known.add(pid));
  look();
  const one: Start = {
    npm,
    output: () => text,
    launcherPid,
    url: /is ready: (\S+)/.exec(text)![1]!,
    readyAfterMs: performance.now() - startedAt,
    tree: () => [...known].filter(isOurs),
    look,
  };
  started.push(one);
  return one;
}

/** Returns whether the process still runs and its pid has not been reused by another program. */
function isOurs(pid: number): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.length > 0 && /postgres|redis|node/.test(command) && statSync(`/proc/${pid}`).isDirectory();
  } catch {
    return false;
  }
}

function descendants(root: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      parents.set(Number(entry), Number(readFileSync(`/proc/${entry}/stat`, 'utf8').split(')').at(-1)!.trim().split(' ')[1]));
    } catch {
      // Skips a process that ended while this loop read the list of processes.
    }
  }
  const below = (pid: number): boolean => pid === root || (parents.has(pid) && pid > 1 && below(parents.get(pid)!));
  return [...parents.keys()].filter(below);
}

async function goneWithin(one: Start, ms: number): Promise<number> {
  const startedAt = performance.now();
  while (one.tree().length > 0) {
    if (performance.now() - startedAt > ms) {
      throw new Error(`still alive after ${ms} ms: ${one.tree().map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')).join('; ')}`);
    }
    await wait(50);
  }
  return performance.now() - startedAt;
}

/** Sends a request to the payments sandbox that this `npm start` runs. */
function askSandbox(one: Start, path: string, body?: URLSearchParams): Promise<Response> {
  const url = /Sandbox payments \(no real money\): (\S+)/.exec(one.output())![1]!;
  const authorization = `Bearer ${readFileSync(files('payments-secret-key'), 'utf8').trim()}`;
  return fetch(url + path, { headers: { authorization }, ...(body && { method: 'POST', body }) });
}

async function runOnce(): Promise<{ code: number | null; output: string }> {
  const npm = spawn('npm', ['start'], { cwd: ROOT, env: environment(), stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  const code = await new Promise<number | null>((resolve) => npm.on('close', resolve));
  return { code, output };
}

/** The tests of `npm start` build on each other, because each start takes seconds. They run on Linux alone, because they read /proc. */
describe.runIf(process.platform === 'linux')('npm start', { timeout: 240_000 }, () => {
  let password: string;
  let customer: string;

  it('`npm start` starts everything, prints the address, takes the next port when one is in use, and stops within 10 s', async () => {
    const first = await start();
    expect(first.output()).toContain(`Port ${busyPort} is busy`);
    password = /Administrator password: (\S+)/.exec(first.output())![1]!;
    expect(readFileSync(files('admin-password'), 'utf8').trim()).toBe(password);
    for (const secret of ['admin-password', 'admin-password-hash', 'session-secret', 'database-password', 'vapid-private-key', 'payments-secret-key', 'payments-webhook-secret']) {
      expect(statSync(files(secret)).mode & 0o777, secret).toBe(0o600);
    }
    expect(readFileSync(files('admin-password-hash'), 'utf8')).toMatch(/^\$argon2id\$/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(first.url)).text()).toContain('<!doctype html>');
    const prompts = (await (await fetch(`${first.url}/api/prompts`)).json()) as { items: unknown[] };
    expect(prompts.items.length).toBeGreaterThan(0);

    customer = ((await (await askSandbox(first, '/v1/customers', new URLSearchParams({ name: 'Ada' }))).json()) as { id: string }).id;
    const second = await runOnce();
    expect(second.code).toBe(0);
    expect(second.output).toContain(`running already: ${first.url}`);

    process.kill(first.launcherPid(), 'SIGINT');
    expect(await goneWithin(first, 10_000)).toBeLessThan(10_000);
    expect(existsSync(files('launcher.lock'))).toBe(false);
  });

  it('a second `npm start` keeps the data and needs no build, restarts an API that died, and leaves no process behind when the launcher is killed', async () => {
    const again = await start();
    expect(again.output()).not.toContain('Building the client');
    expect(again.output()).not.toContain(password);
    expect(again.output()).toContain(files('admin-password'));
    expect((await askSandbox(again, `/v1/customers/${customer}`)).status).toBe(200);
    // The goal for a second start is 8 s on an idle machine; this test allows more, because other tests run at the same time.
    expect(again.readyAfterMs).toBeLessThan(30_000);

    const api = again.tree().find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('backend/main.js'))!;
    expect(readlinkSync(`/proc/${api}/cwd`)).toBe(ROOT.replace(/\/$/, ''));
    process.kill(api, 'SIGKILL');
    const deadline = performance.now() + 60_000;
    while (!again.output().includes('The API is back')) {
      expect(performance.now()).toBeLessThan(deadline);
      await wait(100);
    }
    expect(again.output()).toContain('The API ended unexpectedly (SIGKILL)');
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);

    again.look();
    process.kill(again.launcherPid(), 'SIGKILL');
    await goneWithin(again, 15_000);
  });

  it('`npm start` works after its launcher was killed, and leaves no process behind when npm is killed', async () => {
    const after = await start();
    expect((await fetch(`${after.url}/readyz`)).status).toBe(200);
    after.npm.kill('SIGKILL');
    await goneWithin(after, 15_000);
  });
});
