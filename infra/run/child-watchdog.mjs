import { spawn } from 'node:child_process';

/*
 * Runs a program that must not outlive its starter, for systems without a death signal (macOS). The starter holds the other end of this process's standard
 * input: however the starter dies, the system closes that pipe, and this process ends the program. Usage: node child-watchdog.mjs <signal> <command>
 * [arguments…]
 */
const [signal, command, ...args] = process.argv.slice(2);
const KILL_AFTER_MS = 10_000;

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code, killedBy) => process.exit(code ?? (killedBy ? 1 : 0)));

function orphaned() {
  child.kill(signal);
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
}
process.stdin.on('end', orphaned).on('error', orphaned).resume();
for (const name of ['SIGTERM', 'SIGINT', 'SIGQUIT']) process.on(name, () => child.kill(name));
