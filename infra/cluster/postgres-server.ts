import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { must } from '../../backend/contracts/must.ts';
import { endChild, guardedSpawn } from '../run/guarded-spawn.mjs';
import { servantDir } from '../run/unprivileged.mjs';
import type { Servant } from '../run/unprivileged.mjs';

const READY_WITHIN_MS = 60_000;
const STOP_GRACE_MS = 10_000;
const DEBIAN = '/usr/lib/postgresql';
/** The C locale of messages keeps the line that says "ready" readable for us. */
const serverEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], HOME: process.env['HOME'], LC_ALL: 'C', TZ: 'UTC' });

export interface PostgresServer {
  port: number;
  dir: string;
  /** With which it is started again. */
  options: PostgresServerOptions;
  /** Last lines of its log. */
  tail(): string[];
  alive(): boolean;
  /** Fast shutdown: connections are closed, everything is written. */
  stop(): Promise<void>;
  /** As if the machine had lost its power. */
  kill(): Promise<void>;
}

export interface PostgresServerOptions {
  /** Folder of the programs. */
  bin: string;
  dir: string;
  port: number;
  user: Servant | null;
  settings?: Record<string, string | number>;
  /** Further variables, for its archive_command. */
  env?: Record<string, string | undefined>;
  /** How long it may recover before it takes connections. */
  readyWithinMs?: number;
  /** A command that becomes the server, as root: it shows the server a file system of its own (small-disk.ts). */
  within?: readonly string[];
}

/** Folder of Debian's programs of a major version with server and replication, or null. */
export function debianPostgres(major: number): string | null {
  const bin = join(DEBIAN, String(major), 'bin');
  return existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'pg_basebackup')) ? bin : null;
}

/** Folder of the newest Debian programs that have this one, or null. */
export function newestWith(program: string): string | null {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return majors.map((major) => join(DEBIAN, major, 'bin')).find((bin) => existsSync(join(bin, program))) ?? null;
}

/** Runs one of Postgres's programs to its end, as the servant. @throws with its last lines */
export function runPostgresProgram(bin: string, name: string, args: readonly string[], { user, input, env = {} }: { user: Servant | null; input?: string; env?: Record<string, string> }): string {
  const { status, stdout, stderr, error } = spawnSync(join(bin, name), args, { cwd: '/', encoding: 'utf8', env: { ...serverEnv(), ...env }, ...(input !== undefined && { input }), ...user });
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? (stderr + stdout).trim().split('\n').slice(-5).join('\n')}`);
  return stdout;
}

/** Makes an empty cluster whose superuser is `conjure`, with the database `conjure`. */
export function createPostgresCluster({ bin, dir, user, password }: Pick<PostgresServerOptions, 'bin' | 'dir' | 'user'> & { password: string }): void {
  servantDir(dir, user);
  const passwordFile = `${dir}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  try {
    runPostgresProgram(bin, 'initdb', ['-D', dir, '-U', 'conjure', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-instructions'], { user });
    runPostgresProgram(bin, 'postgres', ['--single', '-D', dir, 'postgres'], { user, input: 'create database conjure;\n' });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Starts a server on loopback and waits until it takes connections; a standby takes those that read. @throws with its last lines */
export async function startPostgresServer(options: PostgresServerOptions): Promise<PostgresServer> {
  const { bin, dir, port, user, settings = {}, env = {}, readyWithinMs = READY_WITHIN_MS, within } = options;
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const args = ['-D', dir, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const spawned = { orphanSignal: 'SIGINT', cwd: within ? '/' : dir, env: { ...serverEnv(), ...env } };
  const server = within ? guardedSpawn(must(within[0], 'a command'), [...within.slice(1), join(bin, 'postgres'), ...args], spawned) : guardedSpawn(join(bin, 'postgres'), args, { ...spawned, ...user });
  const deadline = performance.now() + readyWithinMs;
  while (!server.tail().some((line) => /ready to accept (read-only )?connections/.test(line))) {
    if (!server.alive() || performance.now() > deadline) {
      await endChild(server, 'SIGQUIT', STOP_GRACE_MS);
      throw new Error(`Postgres did not start:\n${server.tail().slice(-8).join('\n')}`);
    }
    await wait(20);
  }
  return {
    port,
    dir,
    options,
    tail: server.tail,
    alive: server.alive,
    stop: () => endChild(server, 'SIGINT', STOP_GRACE_MS),
    kill: () => endChild(server, 'SIGKILL', STOP_GRACE_MS),
  };
}
