import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endChild, guardedSpawn } from '../run/guarded-spawn.mjs';
import { servantDir } from '../run/unprivileged.mjs';
import type { Servant } from '../run/unprivileged.mjs';

/** A small file system in memory that only chosen programs see. Drills fill it to see how Postgres behaves on a full disk. */
export interface SmallDisk {
  /** The folder at which the chosen programs see the small disk. */
  dir: string;
  /** The command prefix that shows the small disk to a program, which runs as `user`. */
  within: readonly string[];
  /** The path by which this process, which does not see the mount, reaches the small disk. */
  place: string;
  /** Fills the small disk until no byte is free. */
  fill(): void;
  /** Makes room on the small disk again: deletes the file that fills it. */
  free(): void;
  stop(): Promise<void>;
}

export interface SmallDiskOptions {
  dir: string;
  megabytes: number;
  user: Servant | null;
}

const MOUNT = 'mount -t tmpfs -o "$1" tmpfs "$0" && echo mounted && exec sleep 1000000';
const READY_WITHIN_MS = 5_000;
const STOP_GRACE_MS = 2_000;

/** Returns a sentence why this machine cannot make a small disk for drills; null when it can. */
export const smallDiskMissing = (): string | null =>
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /tmp'], { stdio: 'ignore' }).status === 0
    ? null
    : 'It needs the right to mount a small disk of its own (unshare --mount and tmpfs, as root).';

/** Mounts a small disk for drills in a namespace that lasts until `stop`. @throws where that is not allowed (smallDiskMissing) */
export async function mountSmallDisk({ dir, megabytes, user }: SmallDiskOptions): Promise<SmallDisk> {
  servantDir(dir, user);
  const owner = user ? `,uid=${user.uid},gid=${user.gid}` : '';
  // The sleeping process keeps the small disk's namespace, and so its data, alive while Postgres servers come and go.
  const holder = guardedSpawn('unshare', ['--mount', 'sh', '-c', MOUNT, dir, `size=${megabytes}m,mode=0700${owner}`]);
  for (const deadline = performance.now() + READY_WITHIN_MS; !holder.tail().includes('mounted'); await wait(20)) {
    if (holder.alive() && performance.now() < deadline) continue;
    await endChild(holder, 'SIGTERM', STOP_GRACE_MS);
    throw new Error(`The small disk was not mounted: ${holder.tail().join(' ')}`);
  }
  const pid = holder.child.pid ?? 0;
  const place = `/proc/${pid}/root${dir}`;
  const filling = join(place, 'filling');
  const as = user ? ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'] : [];
  return {
    dir, place,
    // setpriv sets the signal for the parent's death after the change of user, because the change would clear an earlier one.
    within: ['nsenter', `--mount=/proc/${pid}/ns/mnt`, 'setpriv', ...as, '--pdeathsig', 'INT'],
    fill() {
      const file = openSync(filling, 'w');
      try {
        for (const bytes of [1024 * 1024, 4096]) writeUntilFull(file, Buffer.alloc(bytes));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filling, { force: true }),
    stop: () => endChild(holder, 'SIGTERM', STOP_GRACE_MS),
  };
}

function writeUntilFull(file: number, piece: Buffer): void {
  for (;;) {
    try {
      if (writeSync(file, piece) < piece.length) return;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
  }
}
