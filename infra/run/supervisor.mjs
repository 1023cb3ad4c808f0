import { setTimeout as wait } from 'node:timers/promises';
import { readable } from './node-process.mjs';
import { faint, say, warn } from './say.mjs';

const MOST_RESTARTS = 5;
const FORGIVEN_AFTER_MS = 60_000;
const FIRST_PAUSE_MS = 300;
const TAIL_LINES = 8;

/**
 * Keeps one server of the launcher running. `start` starts it and returns `{ ended, tail, stop }`. When the server ends by itself,
 * the terminal shows why, and it is started again after a growing pause. When it ends for the sixth time within a minute, `onGiveUp` is
 * called instead.
 */
export function supervise(name, start, onGiveUp) {
  let current = null;
  let stopping = false;
  let deaths = [];
  let expected = null;

  async function watch(handle) {
    current = handle;
    const end = await handle.ended;
    if (stopping || expected === handle) return;
    warn(`${name} ended unexpectedly (${end.signal ?? `code ${end.code}`}). Its last lines:`);
    readable(handle.tail()).slice(-TAIL_LINES).forEach((line) => say(faint(`  ${line}`)));
    await again();
  }

  async function again() {
    for (;;) {
      deaths = [...deaths.filter((at) => performance.now() - at < FORGIVEN_AFTER_MS), performance.now()];
      if (deaths.length > MOST_RESTARTS) return onGiveUp(`${name} does not stay up.`);
      await wait(FIRST_PAUSE_MS * 2 ** (deaths.length - 1));
      if (stopping) return undefined;
      try {
        const handle = await start();
        if (stopping) return await handle.stop();
        say(`  ${name} is back.`);
        void watch(handle);
        return undefined;
      } catch (error) {
        if (error.final) return onGiveUp(error.message);
        warn(error.message);
      }
    }
  }

  return {
    async start() {
      const handle = await start();
      if (stopping) await handle.stop();
      else void watch(handle);
      return handle;
    },
    /** Restarts the supervised server, after its sources changed. */
    async restart() {
      expected = current;
      await current?.stop();
      if (stopping) return;
      try {
        void watch(await start());
      } catch (error) {
        // A restart may fail because the developer saved half a file; the next change starts the server again.
        warn(error.message);
      }
    },
    async stop() {
      stopping = true;
      await current?.stop();
    },
  };
}
