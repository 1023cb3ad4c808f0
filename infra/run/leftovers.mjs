import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const END_WITHIN_MS = 10_000;

/** Returns the command line of a running process; '' when no process has this pid. */
export function commandOf(pid) {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Returns the working folder of a running process; '' when the system does not tell. */
function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** Returns the pid of a running process's parent; 0 when the system does not tell. */
export function parentOf(pid) {
  if (process.platform === 'linux') {
    try {
      // Counts the fields of /proc/<pid>/stat from the last parenthesis, because the program's name stands in parentheses and may contain spaces and
      // parentheses.
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1).trim().split(' ')[1]);
    } catch {
      return 0;
    }
  }
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? 0);
}

/**
 * Ends a Postgres or Redis that a killed launcher left behind, and removes its pid file. It only ends a process that really is this program
 * on this folder, because pids are reused.
 */
export async function endLeftover({ pidFile, program, dir, signal }) {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const isOurs = () => {
    const command = commandOf(pid);
    // Recognizes Redis by its working folder, because Redis replaces the arguments in its command line by its address.
    return command.includes(program) && (command.includes(dir) || folderOf(pid) === dir);
  };
  if (Number.isInteger(pid) && pid > 1 && isOurs()) {
    process.kill(pid, signal);
    const deadline = performance.now() + END_WITHIN_MS;
    while (isOurs() && performance.now() < deadline) await wait(50);
    if (isOurs()) throw new Error(`${program} with process id ${pid} from an earlier start does not end: stop it and try again.`);
  }
  rmSync(pidFile, { force: true });
}
