import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Host names that only some processes of a cluster see, by `hosts` and `resolv.conf` files of their own. So a drill can remove a name for them. */
export interface OwnNames {
  /** The provider's host name in drills. */
  host: string;
  /** The command prefix that starts a process with its own `hosts` and `resolv.conf`. */
  within: readonly string[];
  /** Removes the provider's host name. The name server then accepts questions and never answers. */
  die(): void;
  mend(): void;
  /** Returns how many questions about the removed host name the name server left unanswered. */
  asked(): number;
  stop(): void;
}

const HOST = 'provider.drill';
/** The loopback address of the drill's name server, at which no other name server listens. */
const SILENT = '127.7.7.7';
const SHOW = 'mount --bind "$0" /etc/hosts && mount --bind "$1" /etc/resolv.conf && shift && exec "$@"';

/** Writes `hosts` and `resolv.conf` into a folder, and starts a name server. @returns a sentence when this machine cannot give a process files of its own */
export async function startOwnNames(dir: string): Promise<OwnNames | string> {
  const [hosts, resolver] = [join(dir, 'hosts'), join(dir, 'resolv.conf')];
  const know = (lines: string): void => writeFileSync(hosts, `127.0.0.1 localhost\n${lines}`);
  const mend = (): void => know(`127.0.0.1 ${HOST}\n`);
  mend();
  writeFileSync(resolver, `nameserver ${SILENT}\n`);
  const within = ['unshare', '--mount', 'sh', '-c', SHOW, hosts, resolver];
  if (spawnSync(within[0] ?? '', [...within.slice(1), 'true'], { stdio: 'ignore' }).status !== 0) return 'It needs the right to give a process its own /etc/hosts (unshare --mount, as root).';

  const server = createSocket('udp4');
  let asked = 0;
  server.on('message', () => (asked += 1));
  try {
    server.bind(53, SILENT);
    await once(server, 'listening');
  } catch (error) {
    return `It needs a name server of its own on ${SILENT}: ${error instanceof Error ? error.message : String(error)}.`;
  }
  server.unref();
  return { host: HOST, within, die: () => know(''), mend, asked: () => asked, stop: () => void server.close() };
}
