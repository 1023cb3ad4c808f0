import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const END_WITHIN_MS = 10_000;

/** Command line of a living process, '' when there is none. */
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

/** Working folder of a living process, where the system tells. */
function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** Parent of a living process, 0 when it cannot be told. */
export function parentOf(pid) {
  if (process.platform === 'linux') {
    try {
      // The name in parentheses may hold spaces and parentheses itself: fields count from the last one.
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1).trim().split(' ')[1]);
    } catch {
      return 0;
    }
  }
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? 0);
}

/**
 * Ends a server that an earlier, killed launcher left behind, and removes a pid file without a process. Only a
 * process that really is that program on that folder is touched: pids are used again.
 */
export async function endLeftover({ pidFile, program, dir, signal }) {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const isOurs = () => {
    const command = commandOf(pid);
    // Redis writes its address over its arguments, so where it stands counts too.
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
