import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, chmodSync, chownSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Storage } from '../../backend/kernel/storage/storage.ts';
import { debianPostgres, runPostgresProgram, startPostgresServer } from '../cluster/postgres-server.ts';
import type { PostgresServer } from '../cluster/postgres-server.ts';
import { ROOT } from '../run/paths.mjs';
import { freePort } from '../run/ports.mjs';
import { servantDir } from '../run/unprivileged.mjs';
import type { Servant } from '../run/unprivileged.mjs';
import { listBackups, refuse } from './backup-store.ts';
import type { BackupRecord } from './backup-store.ts';
import { filesSince, restoreFiles } from './files.ts';

export interface RestoreOptions {
  store: Storage;
  /** The backup store's address as the operator wrote it; Postgres gets it in `restore_command`. */
  target: string;
  /** The new folder into which the restore puts the folders `database` and `files`. */
  dir: string;
  user: Servant | null;
  /** The moment to which the database is restored; null restores up to the end of the log. */
  until: Date | null;
  /** Environment variables with the keys of S3 when the backup store is a bucket. */
  env?: NodeJS.ProcessEnv;
}

export interface Restored {
  record: BackupRecord;
  server: PostgresServer;
  databaseDir: string;
  storageDir: string;
  /** Keys of uploaded files that the backup store lost or that have another content there. */
  badFiles: string[];
}

const RECOVERY_WITHIN_MS = 3_600_000;

/** Chooses the newest backup that was complete before `until`; the newest of all when that is null. @throws when there is none */
export async function chooseBackup(store: Storage, until: Date | null): Promise<BackupRecord> {
  const all = await listBackups(store);
  const fits = all.filter(({ takenAt, seconds }) => until === null || Date.parse(takenAt) + seconds * 1_000 <= until.getTime());
  return fits.at(-1) ?? refuse(all.length === 0 ? 'There is no backup.' : `No backup is older than ${until?.toISOString()}. The first is of ${all[0]?.takenAt}.`);
}

/**
 * Restores a running server's backup: unpacks the database, lets Postgres read its log up to the moment, and starts it on a free loopback
 * port. Roles and passwords stay as they were. All uploaded files come back that the product had at the backup or later: an additional file
 * does no harm, a missing one would.
 * @throws when the copy differs from its checksum, or Postgres cannot reach the moment
 */
export async function restoreServer({ store, target, dir, user, until, env = process.env }: RestoreOptions): Promise<Restored> {
  const record = await chooseBackup(store, until);
  if (record.kind !== 'base') refuse(`The backup ${record.id} is a copy of a stopped product: it has no log and one moment alone.`);
  const databaseDir = servantDir(join(dir, 'database'), user);
  await unpack(store, record, databaseDir);
  if (user) ownAll(databaseDir, user);
  chmodSync(databaseDir, 0o700);
  const major = readFileSync(join(databaseDir, 'PG_VERSION'), 'utf8').trim();
  const bin = debianPostgres(Number(major)) ?? refuse(`PostgreSQL ${major} is needed: install postgresql-${major}.`);
  // pg_verifybackup fails when a file that pg_basebackup listed is missing or changed. The backup contains the log that it needs (-X fetch).
  runPostgresProgram(bin, 'pg_verifybackup', ['-n', databaseDir], { user });
  recoverUntil(databaseDir, target, until, user);
  // The restored Postgres accepts connections only after it has reached the moment. It does not archive its log, because the archive belongs to the lost
  // server.
  const server = await startPostgresServer({
    bin, dir: databaseDir, port: await freePort(), user, env: s3Variables(env), readyWithinMs: RECOVERY_WITHIN_MS, settings: { archive_mode: 'off', hot_standby: 'off' },
  });
  const storageDir = join(dir, 'files');
  const badFiles = await restoreFiles(store, await filesSince(store, record), storageDir);
  return { record, server, databaseDir, storageDir, badFiles };
}

/** Unpacks the backup of a stopped product into the folder `dir`. @throws when it differs from its checksum */
export async function unpack(store: Storage, { id, base }: BackupRecord, dir: string): Promise<void> {
  const hash = createHash('sha256');
  const measured = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
  });
  const tar = spawn('tar', ['-xf', '-', '-C', dir], { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve) => tar.once('close', resolve));
  // tar stops at the archive's end mark, often before its input ends. The restore still reads the rest, because the checksum covers it, and judges tar by its
  // exit code.
  tar.stdin.on('error', () => undefined);
  const drained = (): Promise<unknown> => Promise.race([new Promise((resolve) => tar.stdin.once('drain', resolve)), ended]);
  try {
    await pipeline(await store.read(`${id}/base.tar.gz`), measured, createGunzip(), async (archive: AsyncIterable<Buffer>) => {
      for await (const part of archive) if (tar.stdin.writable && !tar.stdin.write(part)) await drained();
    });
  } finally {
    tar.stdin.end();
  }
  const code = await ended;
  if (code !== 0) throw new Error(`tar failed: ${said.trim()}`);
  if (hash.digest('hex') !== base.sha256) refuse(`The backup ${id} differs from its checksum.`);
}

function ownAll(dir: string, { uid, gid }: Servant): void {
  for (const entry of ['', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })]) chownSync(join(dir, entry), uid, gid);
}

/** These settings let Postgres read the archived log up to the moment, then become an ordinary server with a history of its own. */
function recoverUntil(dir: string, target: string, until: Date | null, user: Servant | null): void {
  // Writes the configuration files that Debian keeps outside the data folder, so that a copy of the folder lacks them.
  const write = (name: string, text: string): void => {
    writeFileSync(join(dir, name), text, { mode: 0o600 });
    if (user) chownSync(join(dir, name), user.uid, user.gid);
  };
  if (!existsSync(join(dir, 'postgresql.conf'))) write('postgresql.conf', '');
  if (!existsSync(join(dir, 'pg_hba.conf'))) write('pg_hba.conf', 'host all all 127.0.0.1/32 scram-sha-256\nhost replication all 127.0.0.1/32 scram-sha-256\n');
  const settings = {
    restore_command: walCommand('get', target), recovery_target_action: 'promote',
    // Writes the time with a numeric time zone, because Postgres cannot read an abbreviation such as Z this early in its start.
    ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00') }),
  };
  appendFileSync(join(dir, 'postgresql.auto.conf'), Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`).join(''));
  write('recovery.signal', '');
  // Deletes the file `standby.signal`: with it, a copied standby would wait for its primary for ever.
  rmSync(join(dir, 'standby.signal'), { force: true });
}

/** Returns the command that Postgres runs in its data folder for each segment of its log: `put` as `archive_command`, `get` as `restore_command`. */
export const walCommand = (action: 'put' | 'get', target: string): string =>
  `"${process.execPath}" "${join(ROOT, 'infra/backup/wal-main.mjs')}" ${action} "${target}" "$PWD/%p" "%f"`;

/** Returns the environment variables with the keys of S3, for the commands that Postgres starts. */
export const s3Variables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('S3_')));
