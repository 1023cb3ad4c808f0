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
/** The environment of a Postgres server. Its messages are in English (locale C), because the start waits for the line that says "ready". */
const serverEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], HOME: process.env['HOME'], LC_ALL: 'C', TZ: 'UTC' });

export interface PostgresServer {
  port: number;
  dir: string;
  /** The options with which this Postgres server was started, for starting it again. */
  options: PostgresServerOptions;
  /** Returns the last lines of the Postgres server's log. */
  tail(): string[];
  alive(): boolean;
  /** Stops the Postgres server by its fast shutdown: it closes connections and writes everything to disk. */
  stop(): Promise<void>;
  /** Kills the Postgres server at once, as a power failure does. */
  kill(): Promise<void>;
}

export interface PostgresServerOptions {
  /** The folder with the programs of this Postgres server's version. */
  bin: string;
  dir: string;
  port: number;
  user: Servant | null;
  settings?: Record<string, string | number>;
  /** Further environment variables of the Postgres server, for its archive_command. */
  env?: Record<string, string | undefined>;
  /** How many ms the Postgres server may recover before it accepts connections. */
  readyWithinMs?: number;
  /** A command that root runs before the Postgres server: it shows the server a file system of its own (small-disk.ts). */
  within?: readonly string[];
}

/** Returns the folder of Debian's Postgres programs of this major version, when it includes server and replication; else null. */
export function debianPostgres(major: number): string | null {
  const bin = join(DEBIAN, String(major), 'bin');
  return existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'pg_basebackup')) ? bin : null;
}

/** Returns the folder of the newest Debian Postgres that has this program; null when none has it. */
export function newestWith(program: string): string | null {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return majors.map((major) => join(DEBIAN, major, 'bin')).find((bin) => existsSync(join(bin, program))) ?? null;
}

/** Runs one of Postgres's programs to its end, as the unprivileged user when root starts it. @throws with its last lines */
export function runPostgresProgram(bin: string, name: string, args: readonly string[], { user, input, env = {} }: { user: Servant | null; input?: string; env?: Record<string, string> }): string {
  const { status, stdout, stderr, error } = spawnSync(join(bin, name), args, { cwd: '/', encoding: 'utf8', env: { ...serverEnv(), ...env }, ...(input !== undefined && { input }), ...user });
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? (stderr + stdout).trim().split('\n').slice(-5).join('\n')}`);
  return stdout;
}

/** Makes a new Postgres data folder with the superuser `conjure` and the database `conjure`. */
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

/** Starts a Postgres server on loopback and waits until it accepts connections; a standby accepts reads. @throws with its last lines */
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
