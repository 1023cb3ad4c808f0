import { dataDir, dataDirProblem } from './paths.mjs';
import { environment } from './env-file.mjs';
import { launch } from './launch.mjs';
import { takeLauncherLock } from './launcher-lock.mjs';
import { nodeProblem } from './node-version.mjs';
import { watchParent } from './parent-watch.mjs';
import { fail, say } from './say.mjs';

/*
 * The launcher: `npm start` and `npm run dev`. Plain Node without dependencies, because the launcher installs them.
 */
const STOP_WITHIN_MS = 9_800;

function refuse(problem) {
  if (!problem) return;
  fail(problem);
  process.exit(1);
}

// The launcher checks Node's version first, because reading .env needs a Node that is new enough.
refuse(nodeProblem());
const env = environment();
const dir = dataDir(env);
refuse(dataDirProblem(dir));
const lock = takeLauncherLock(dir);
if (lock.holder) {
  const { pid, url } = lock.holder;
  say(url ? `Conjure is running already: ${url} (process ${pid}).` : `Conjure is starting already (process ${pid}).`);
  process.exit(0);
}

const undo = [];
let stopping = null;

function stop(code, reason) {
  stopping ??= (async () => {
    if (reason) say(reason);
    // Ends the launcher even when a stop hangs: the system then sends its child processes their death signals.
    setTimeout(() => finish(1), STOP_WITHIN_MS).unref();
    for (const step of undo.reverse()) await Promise.resolve(step()).catch((error) => fail(error.message));
    finish(code);
  })();
  return stopping;
}

function finish(code) {
  lock.release();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0, 'Stopping…'));
watchParent(() => void stop(0));
// Ignores errors of writing to a closed terminal, because the launcher must still stop all servers.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const onGiveUp = (reason) => {
  fail(reason);
  void stop(1, 'Stopping everything.');
};

try {
  const url = await launch({ env, dir, dev: process.argv.includes('--dev'), undo, onGiveUp });
  lock.note({ url });
} catch (error) {
  if (!stopping) fail(error.message);
  await stop(1);
}
