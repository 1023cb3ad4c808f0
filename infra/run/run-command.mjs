import { guardedSpawn } from './guarded-spawn.mjs';
import { ROOT } from './paths.mjs';

/** Runs a program to its end. The program dies with this process, even by kill -9. @throws with its last lines when it fails */
export async function runCommand(command, args, { cwd = ROOT, env = process.env, onOutput } = {}) {
  const guarded = guardedSpawn(command, args, { cwd, env, onOutput });
  const { code, signal } = await guarded.ended;
  if (code === 0) return;
  const shown = `${command} ${args.join(' ')}`;
  throw new Error(`${shown} ended with ${signal ?? `code ${code}`}:\n${guarded.tail().slice(-15).join('\n')}`);
}
