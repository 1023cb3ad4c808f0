import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { ScanTarget } from './scan-targets.ts';
import type { Scanner } from './scanner-programs.ts';

/** One security hole that a scanner (wapiti or sqlmap) reports. */
export interface Finding {
  /** The scanner's name for the kind of security hole. */
  kind: string;
  /** The attacked path without host and query. */
  path: string;
  parameter: string;
  /** The scanner's description of the security hole. */
  info: string;
}

export interface ScanOptions {
  /** Address of the server that the scanner attacks, without a slash at the end. */
  url: string;
  targets: readonly ScanTarget[];
  /** Headers that the scanner sends with every request. */
  headers: Readonly<Record<string, string>>;
  /** The longest time that wapiti may spend on one kind of attack, and sqlmap on one target, in seconds. */
  seconds: number;
  /** Whether the scanner makes all its attacks, or only those that find the planted holes. */
  thorough: boolean;
  /** How many ways to inject sqlmap tries where it is thorough: its levels 1 to 5. */
  level?: number;
}

/** Runs a scanner to its end. @returns its output, and whether it was stopped because it took longer than this many seconds */
async function run({ command: [program = '', ...first], env }: Scanner, args: readonly string[], home: string, seconds: number): Promise<{ said: string; late: boolean }> {
  const child = spawn(program, [...first, ...args], { env: { ...env, HOME: home, LC_ALL: 'C.UTF-8' }, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    end();
  }, seconds * 1_000);
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  clearTimeout(timer);
  process.off('exit', end);
  return { said, late };
}

async function inFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-scan-'));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** An address of no server, in place of the internet server that some of wapiti's attacks would ask which requests arrived. */
const NO_SERVER = 'http://127.0.0.1:9/';
/**
 * The kinds of attack that wapiti makes: its default ones, and those that send a server more requests. `ssrf` is left out because it calls a
 * server on the internet.
 */
const MODULES = ['blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'http_headers', 'methods', 'permanentxss', 'redirect', 'sql', 'xss', 'xxe'];
const FEW_MODULES = ['csp', 'http_headers', 'redirect', 'sql', 'xss'];
const wapitiFindings = z.record(z.string(), z.array(z.object({ path: z.string(), parameter: z.string().nullable(), info: z.string() })));
const wapitiReport = z.object({ vulnerabilities: wapitiFindings, anomalies: wapitiFindings });

/** Attacks each GET target with wapiti. @throws with wapiti's last lines when it wrote no report */
export const wapiti = (scanner: Scanner, { url, targets, headers, seconds, thorough }: ScanOptions): Promise<Finding[]> =>
  inFolder(async (dir) => {
    const modules = thorough ? MODULES : FEW_MODULES;
    const file = join(dir, 'report.json');
    const { said, late } = await run(scanner, [
      '--url', `${url}/`, '--scope', 'folder', '--depth', '0', '--level', '2', '--timeout', '10', '--max-attack-time', String(seconds),
      '--module', modules.join(','), '--flush-session', '--store-session', dir, '--store-config', dir, '--no-bugreport', '--endpoint', NO_SERVER, '--verbose', '0', '--format', 'json', '--output', file,
      ...targets.filter(({ method }) => method === 'GET').flatMap(({ path }) => ['--start', url + path]),
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ], dir, seconds * (modules.length + 1));
    const report = wapitiReport.safeParse(jsonIn(file));
    // Fails the scan when an attack of wapiti crashed, because that attack has not looked at the remaining targets.
    if (report.success && said.includes('wapitiCore/attack/mod_')) throw new Error(`A module of wapiti broke off: ${said.trim().split('\n').slice(-8).join('\n')}`);
    if (report.success && said.includes('Max attack time was reached')) throw new Error(`A kind of attack of wapiti was not done after ${seconds} s.`);
    if (!report.success) throw new Error(`wapiti wrote no report: ${(late ? 'it took too long' : said).trim().split('\n').slice(-8).join('\n')}`);
    return Object.entries({ ...report.data.vulnerabilities, ...report.data.anomalies }).flatMap(([kind, found]) =>
      found.map(({ path, parameter, info }) => ({ kind, path: path.split('?')[0] ?? path, parameter: parameter ?? '', info })));
  });

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Statuses of refusals that sqlmap must ignore, because it would give up a target after some of them. */
const REFUSALS = '400,401,402,403,404,405,409,413,415,422,429';

/** The level of sqlmap where a scan is thorough and asks for no other. */
export const THOROUGH_LEVEL = 3;
/** How many targets sqlmap attacks at the same time. */
const AT_ONCE = 2;

/**
 * Attacks every parameter of each target with sqlmap. A target that takes longer than `seconds` is a finding too, because its last parameters
 * were not attacked.
 * @throws after the attacks under way when sqlmap did not run
 */
export async function sqlmap(scanner: Scanner, options: ScanOptions, onTarget: (target: ScanTarget, found: readonly Finding[]) => void = () => undefined): Promise<Finding[]> {
  const found: Finding[] = [];
  const waiting = [...options.targets];
  const attackNext = async (): Promise<void> => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const holes = await attackOne(scanner, options, target).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
      found.push(...holes);
      onTarget(target, holes);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, attackNext));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return found;
}

async function attackOne(scanner: Scanner, { url, headers, seconds, thorough, level = THOROUGH_LEVEL }: ScanOptions, target: ScanTarget): Promise<Finding[]> {
  const { said, late } = await inFolder((dir) => {
    const file = join(dir, 'request.txt');
    writeFileSync(file, rawRequest(url, target, headers));
    return run(scanner, [
      '-r', file, '--batch', '--level', thorough ? String(level) : '1', '--risk', thorough ? '2' : '1', '--dbms', 'postgresql', '--technique', thorough ? 'BEUST' : 'BE', '--time-sec', '2', '--timeout', '10', '--retries', '1',
      '--ignore-code', REFUSALS, '--skip', 'Host,Cookie,User-Agent,Referer,Origin', '--disable-coloring', '--output-dir', dir, '--threads', '2', '--flush-session', '--ignore-stdin',
    ], dir, seconds);
  });
  const path = target.path.split('?')[0] ?? '';
  if (late) {
    const possible = possibleInjectionsIn(said).map((parameter) => ({ kind: 'Possible SQL injection', path, parameter, info: '' }));
    return [...possible, { kind: 'Not finished', path, parameter: '', info: `after ${seconds} s of ${target.method}` }];
  }
  if (!/\[INFO\]/.test(said)) throw new Error(`sqlmap did not run: ${said.trim().split('\n').slice(-8).join('\n')}`);
  return injectionsIn(said).map((parameter) => ({ kind: 'SQL injection', path, parameter, info: '' }));
}

/** Returns a request as bytes of HTTP, in the form that sqlmap reads. */
export function rawRequest(url: string, { method, path, body }: ScanTarget, headers: Readonly<Record<string, string>>): string {
  const all = { Host: new URL(url).host, ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  return [`${method} ${path} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), '', body ?? ''].join('\n');
}

/** Returns the parameters that sqlmap took for a way to the database before it was stopped. Its report, which it writes at its end, would have told whether they are. */
export const possibleInjectionsIn = (said: string): string[] => [...new Set([...said.matchAll(/parameter '(.+?)' (?:appears to be|is) '.*' injectable/g)].map(([, parameter = '']) => parameter))];

/** Returns the parameters through which sqlmap reached the database, read from its report. */
export const injectionsIn = (said: string): string[] => [...new Set([...said.matchAll(/^Parameter: (.+?) \(.*\)$/gm)].map(([, parameter = '']) => parameter))];
