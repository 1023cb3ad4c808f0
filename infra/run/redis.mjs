import { randomBytes } from 'node:crypto';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild, guardedSpawn } from './guarded-spawn.mjs';
import { endLeftover } from './leftovers.mjs';
import { freePort } from './ports.mjs';
import { findRedis } from './redis-programs.mjs';
import { keptSecret } from './secrets.mjs';
import { fitsSocket } from './socket-folder.mjs';
import { servantDir } from './unprivileged.mjs';

const READY_WITHIN_MS = 30_000;
const STOP_GRACE_MS = 3_000;

/**
 * Starts the launcher's own Redis on loopback with its data in `<place>/redis`. It writes everything to the append-only file and evicts
 * nothing, because an evicted key would be a lost job. `secretsDir` keeps the password; without it there is none.
 */
export async function startRedis({ place, secretsDir, port, onFetch, onOutput }) {
  const { program, env, version } = await findRedis(place, onFetch);
  const dir = servantDir(join(place.dir, 'redis'), place.user);
  const password = secretsDir && keptSecret(secretsDir, 'redis-password', () => randomBytes(18).toString('base64url'));
  const pidFile = join(dir, 'redis.pid');
  await endLeftover({ pidFile, program: 'redis', dir, signal: 'SIGTERM' });
  const chosenPort = port ?? (await freePort());
  const socket = join(dir, 'redis.sock');
  const settings = {
    bind: '127.0.0.1',
    port: chosenPort,
    ...(fitsSocket(dir) ? { unixsocket: `"${socket}"`, unixsocketperm: '700' } : {}),
    dir: `"${dir}"`,
    pidfile: `"${pidFile}"`,
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '""',
    'maxmemory-policy': 'noeviction',
    ...(password ? { requirepass: password } : {}),
  };
  // Passes Redis its password in a file, because all users of the machine can read a process's arguments.
  const file = join(dir, 'redis.conf');
  writeFileSync(file, Object.entries(settings).map(([name, value]) => `${name} ${value}\n`).join(''), { mode: 0o600 });
  if (place.user) chownSync(file, place.user.uid, place.user.gid);
  const server = guardedSpawn(program, [file], { ...place.user, cwd: dir, env, onOutput });
  await ready(server);
  const url = `redis://${password ? `:${password}@` : ''}127.0.0.1:${chosenPort}`;
  return {
    url,
    // Over the socket, because it costs less than TCP (see startPostgres).
    socketUrl: fitsSocket(dir) ? `${url}?path=${encodeURIComponent(socket)}` : url,
    port: chosenPort,
    dir,
    version,
    ended: server.ended,
    tail: server.tail,
    stop: () => endChild(server, 'SIGTERM', STOP_GRACE_MS),
    kill: () => server.child.kill('SIGKILL'),
  };
}

async function ready(server) {
  let ended = false;
  void server.ended.then(() => (ended = true));
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!ended && performance.now() < deadline) {
    if (server.tail().some((line) => line.includes('eady to accept connections'))) return;
    await wait(20);
  }
  await endChild(server, 'SIGTERM', STOP_GRACE_MS);
  throw new Error(`Redis did not start:\n${server.tail().slice(-8).join('\n')}`);
}
