import { guardedSpawn } from '../run/guarded-spawn.mjs';
import { ROOT } from '../run/paths.mjs';

/** Runs a program of `npm test` with its output on screen. Returns its exit code. The program dies with this process, even by kill -9. */
export async function runShown(command, args, env = process.env) {
  const { ended } = guardedSpawn(command, args, { cwd: ROOT, env, onOutput: (text) => process.stdout.write(text) });
  return (await ended).code;
}

/** Runs a stage of `npm test` that passes or fails as a whole, and counts it as one test. */
export async function runCheck(command, args) {
  const code = await runShown(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
