import { join } from 'node:path';
import { endChild, guardedSpawn } from './guarded-spawn.mjs';
import { generateStyles } from './client-build.mjs';
import { ROOT } from './paths.mjs';
import { supervise } from './supervisor.mjs';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const STOP_GRACE_MS = 2_000;

/**
 * Keeps Vite's development server running at the address that people open. It passes /api, /media and /socket.io on to the API, so cookies
 * and the origin check see one origin. Vite reads the API's port from API_PORT (frontend/vite.config.ts).
 */
export function createDevClient({ host, port, apiPort, env, onOutput, onGiveUp }) {
  const start = async () => {
    await generateStyles();
    const args = [join(ROOT, 'node_modules/vite/bin/vite.js'), '--config', 'frontend/vite.config.ts', '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'];
    const server = guardedSpawn(process.execPath, args, { cwd: ROOT, env: { ...env, API_PORT: String(apiPort) }, onOutput });
    let ended = false;
    void server.ended.then(() => (ended = true));
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!server.tail().some((line) => line.includes('ready in'))) {
      if (ended || performance.now() > deadline) {
        await endChild(server, 'SIGTERM', STOP_GRACE_MS);
        throw new Error(`Vite did not start:\n${server.tail().slice(-10).join('\n')}`);
      }
      await wait(50);
    }
    return { ended: server.ended, tail: server.tail, stop: () => endChild(server, 'SIGTERM', STOP_GRACE_MS) };
  };
  return supervise('The client server', start, onGiveUp);
}
