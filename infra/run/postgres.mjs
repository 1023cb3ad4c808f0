import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild, guardedSpawn } from './guarded-spawn.mjs';
import { endLeftover } from './leftovers.mjs';
import { freePort } from './ports.mjs';
import { findPostgres } from './postgres-programs.mjs';
import { keptSecret } from './secrets.mjs';
import { fitsSocket } from './socket-folder.mjs';
import { servantDir } from './unprivileged.mjs';

const READY_WITHIN_MS = 60_000;
const STOP_GRACE_MS = 4_000;
const START_TRIES = 5;
const USER = 'conjure';
const DATABASE = 'conjure';

/**
 * Starts the embedded Postgres on loopback, with its data in `<place>/pg<major>`, made at the first start. Data of another major version
 * stays in its own folder, because no version can open another's. `secretsDir` keeps the password; `settings` are further server settings by
 * name. `socketUrl` leads over a Unix socket, which only the server's user and root can open.
 */
export async function startPostgres({ place, secretsDir, port, settings = {}, onOutput }) {
  const programs = findPostgres(place);
  const dir = join(place.dir, `pg${programs.major}`);
  const password = keptSecret(secretsDir, 'database-password', () => randomBytes(18).toString('base64url'));
  if (!existsSync(join(dir, 'PG_VERSION'))) createCluster({ ...programs, dir, password, user: place.user });
  const chosenPort = port ?? (await freePort());
  const server = await startServer({ ...programs, dir, port: chosenPort, settings, user: place.user, onOutput });
  const url = `postgres://${USER}:${password}@127.0.0.1:${chosenPort}/${DATABASE}`;
  return {
    url,
    // A query over the socket takes a fifth less time than over TCP, and a fourth less of the processor.
    socketUrl: fitsSocket(dir) ? `${url}?host=${encodeURIComponent(dir)}` : url,
    port: chosenPort,
    dir,
    version: programs.version,
    ended: server.ended,
    tail: server.tail,
    // Stops Postgres with SIGINT, its fast shutdown: it closes connections and writes everything to disk.
    stop: () => endChild(server, 'SIGINT', STOP_GRACE_MS),
    kill: () => server.child.kill('SIGKILL'),
  };
}

/** Makes Postgres's data folder under another name and renames it at the end, so that an interrupted first start leaves no incomplete folder. */
function createCluster({ bin, major, dir, password, user }) {
  const unfinished = `${dir}.new`;
  const passwordFile = `${dir}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  servantDir(unfinished, user);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  // Uses Postgres's built-in locale, which is the same on every system and sorts like C.UTF-8.
  const locale = Number(major) >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C'];
  try {
    run(bin, 'initdb', ['-D', unfinished, '-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', ...locale, '--no-instructions'], { user, dir: unfinished });
    run(bin, 'postgres', ['--single', '-D', unfinished, 'postgres'], { user, dir: unfinished, input: `create database ${DATABASE};\n` });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, dir);
}

function run(bin, name, args, { user, dir, input }) {
  const { status, stderr, stdout, error } = spawnSync(join(bin, name), args, { cwd: dir, input, encoding: 'utf8', env: serverEnv(), ...user });
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? (stderr + stdout).trim().split('\n').slice(-5).join('\n')}`);
}

// Makes Postgres write its messages in English (locale C), because the start waits for "ready to accept connections".
const serverEnv = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

async function startServer({ bin, dir, port, settings, user, onOutput }) {
  await endLeftover({ pidFile: join(dir, 'postmaster.pid'), program: 'postgres', dir, signal: 'SIGINT' });
  // A server that was killed leaves its socket behind, under the name of its port.
  for (const name of readdirSync(dir)) if (name.startsWith('.s.PGSQL.')) rmSync(join(dir, name));
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: fitsSocket(dir) ? dir : '', max_connections: 200, ...settings };
  const args = ['-D', dir, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  for (let attempt = 1; ; attempt += 1) {
    const server = guardedSpawn(join(bin, 'postgres'), args, { orphanSignal: 'SIGINT', ...user, cwd: dir, env: serverEnv(), onOutput });
    if (await ready(server)) return server;
    // Tries to start Postgres again: for a moment after a kill -9, children of the old server still hold its shared memory.
    if (attempt === START_TRIES) throw new Error(`Postgres did not start:\n${server.tail().slice(-8).join('\n')}`);
    await wait(500 * attempt);
  }
}

async function ready(server) {
  let ended = false;
  void server.ended.then(() => (ended = true));
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!ended && performance.now() < deadline) {
    if (server.tail().some((line) => line.includes('ready to accept connections'))) return true;
    await wait(20);
  }
  await endChild(server, 'SIGQUIT', STOP_GRACE_MS);
  return false;
}

