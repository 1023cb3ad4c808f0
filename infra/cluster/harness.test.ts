import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { isMixed, startDrillProvider } from './drill-provider.ts';
import { startOwnNames } from './own-names.ts';
import { mountSmallDisk, smallDiskMissing } from './small-disk.ts';
import { layWires, portOf, withPorts } from './wires.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
const folder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-drill-'));
  undo.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};
const run = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> => (await promisify(execFile)(program, args, { env: { ...process.env, ...env } })).stdout;

describe('a moved clock', () => {
  const PROGRAM = `
    const { writeFileSync } = require('node:fs');
    const off = () => [Date.now(), new Date().getTime(), Date.parse(Date())].map((at) => Math.round((at - performance.timeOrigin - performance.now()) / 60_000));
    const before = off();
    writeFileSync(process.env.DRILL_CLOCK_FILE, '-3600000');
    setTimeout(() => console.log(JSON.stringify({ before, after: off(), fixed: new Date(5).getTime(), same: new Date() instanceof Date })), 300);`;

  it("a drill's moved clock changes the current time of a process, now and later, and leaves dates that the process constructs unchanged", async () => {
    const file = join(folder(), 'clock');
    writeFileSync(file, '3600000');
    const said: unknown = JSON.parse(await run(process.execPath, ['--import', new URL('./moved-clock.mjs', import.meta.url).href, '-e', PROGRAM], { DRILL_CLOCK_FILE: file }));
    expect(said).toEqual({ before: [60, 60, 60], after: [-60, -60, -60], fixed: 5, same: true });
  });

  it("a drill's moved clock changes nothing in a process without the variable that names the clock's file", async () => {
    expect(await run(process.execPath, ['--import', new URL('./moved-clock.mjs', import.meta.url).href, '-p', 'Math.abs(Date.now() - performance.timeOrigin) < 60000'], { DRILL_CLOCK_FILE: '' })).toBe('true\n');
  });
});

describe('wires', () => {
  it("a drill's TCP proxy replaces the ports in answers of Redis Sentinel and keeps the length of each text", () => {
    const renamed = new Map([['34567', '45678']]);
    expect(withPorts('*2\r\n$9\r\n127.0.0.1\r\n$5\r\n34567\r\n', renamed)).toBe('*2\r\n$9\r\n127.0.0.1\r\n$5\r\n45678\r\n');
    expect(withPorts('run 9345670 at 34568', renamed)).toBe('run 9345670 at 34568');
    expect(() => withPorts('', new Map([['6379', '45678']]))).toThrow('cannot stand for');
  });

  it("a drill's TCP proxy drops bytes while it is frozen, delivers later ones after it is mended, and closes connections when it is cut", async () => {
    const echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket));
    await new Promise<void>((resolve) => void echo.listen(0, '127.0.0.1', resolve));
    undo.push(() => echo.close());
    const port = portOf(echo);
    const { provider } = await layWires({ database: port, redis: [port], sentinels: [port], provider: port }).then((wires) => {
      undo.push(() => Promise.all([wires.database.stop(), wires.redis.stop(), wires.provider.stop()]));
      return { provider: { ...wires.provider, port: wires.ports.provider } };
    });
    const heard: string[] = [];
    const client = connect(provider.port, '127.0.0.1').setEncoding('utf8');
    client.on('data', (text: string) => heard.push(text)).on('error', () => undefined);
    const closed = new Promise<void>((resolve) => void client.on('close', () => resolve()));
    client.write('a');
    await expect.poll(() => heard.join('')).toBe('a');
    expect(provider.connections()).toBe(1);
    provider.freeze();
    client.write('b');
    await wait(100);
    expect(heard.join('')).toBe('a');
    provider.mend();
    await expect.poll(() => heard.join('')).toBe('ab');
    provider.cut();
    await closed;
    await expect.poll(provider.connections).toBe(0);
  });
});

describe('the provider of drills', () => {
  const ask = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/v1/chat/completions`, { method: 'POST', body: '{}', signal: AbortSignal.timeout(3_000) })).text();

  it("the drills' provider puts the number of the call into each word, so that a mixed text is visible, and never answers when told to hang", async () => {
    const provider = await startDrillProvider();
    undo.push(() => provider.stop());
    const [first, second] = [await ask(provider.port), await ask(provider.port)];
    expect([isMixed(first), isMixed(second), isMixed(first + second)]).toEqual([false, false, true]);
    provider.become('hangs');
    await expect(fetch(`http://127.0.0.1:${provider.port}/`, { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/i);
    expect(provider.calls()).toBe(3);
  });
});

describe('names of its own', () => {
  it("a drill's name server knows the provider's name until the name is removed, and then leaves questions unanswered", async ({ skip }) => {
    const names = await startOwnNames(folder());
    if (typeof names === 'string') return skip(names);
    undo.push(() => names.stop());
    const [program = '', ...before] = names.within;
    const LOOK = `require('node:dns').lookup('${names.host}', (error, address) => console.log(error ? error.code : address))`;
    const look = (): Promise<string> => run(program, [...before, process.execPath, '-e', LOOK], { RES_OPTIONS: 'timeout:1 attempts:1' });
    expect(await look()).toBe('127.0.0.1\n');
    names.die();
    expect(await look()).toBe('EAI_AGAIN\n');
    expect(names.asked()).toBeGreaterThan(0);
    names.mend();
    expect(await look()).toBe('127.0.0.1\n');
  });
});

describe('a small disk', () => {
  const missing = smallDiskMissing();
  it.skipIf(missing !== null)("a drill's small disk is seen only by chosen programs, is full after `fill`, and has room again after `free`", async () => {
    const dir = join(folder(), 'disk');
    const disk = await mountSmallDisk({ dir, megabytes: 2, user: null });
    undo.push(() => disk.stop());
    const [program = '', ...before] = disk.within;
    const write = (): Promise<string> => run(program, [...before, 'sh', '-c', `head -c 100000 /dev/zero > ${dir}/data && stat -c %s ${dir}/data`]).catch((error: Error) => error.message);
    expect(await write()).toBe('100000\n');
    expect([readdirSync(dir), readdirSync(disk.place)]).toEqual([[], ['data']]);
    rmSync(join(disk.place, 'data'));
    disk.fill();
    expect(await write()).toContain('No space left');
    disk.free();
    expect(await write()).toBe('100000\n');
  });
});
