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
  /** The store's address as the operator wrote it, for `restore_command`. */
  target: string;
  /** New folder into which `database` and `files` are restored. */
  dir: string;
  user: Servant | null;
  /** The moment to go back to; null for the end of the log. */
  until: Date | null;
  /** Environment with the keys of S3 when the store is a bucket. */
  env?: NodeJS.ProcessEnv;
}

export interface Restored {
  record: BackupRecord;
  server: PostgresServer;
  databaseDir: string;
  storageDir: string;
  /** Keys of files that the store lost or that have another content. */
  badFiles: string[];
}

const RECOVERY_WITHIN_MS = 3_600_000;

/**
 * Chooses the newest backup that was complete before `until`.
 * @throws when there is none
 */
export async function chooseBackup(store: Storage, until: Date | null): Promise<BackupRecord> {
  const all = await listBackups(store);
  const fits = all.filter(({ takenAt, seconds }) => until === null || Date.parse(takenAt) + seconds * 1_000 <= until.getTime());
  return fits.at(-1) ?? refuse(all.length === 0 ? 'There is no backup.' : `No backup is older than ${until?.toISOString()}. The first is of ${all[0]?.takenAt}.`);
}

/**
 * Unpacks the database, lets Postgres read the log up to the moment, and starts it on a free port of loopback with the roles and passwords that it had. Files
 * come back that the product had at the backup or later: one that was stored or deleted after the moment does no harm, one that is missing would.
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
  // The copy contains the log that it needs (-X fetch). The check fails when a file that pg_basebackup listed is missing or changed.
  runPostgresProgram(bin, 'pg_verifybackup', ['-n', databaseDir], { user });
  recoverUntil(databaseDir, target, until, user);
  // The server accepts connections only after it has reached the moment. It does not archive its log, because the archive belongs to the lost server.
  const server = await startPostgresServer({
    bin, dir: databaseDir, port: await freePort(), user, env: s3Variables(env), readyWithinMs: RECOVERY_WITHIN_MS, settings: { archive_mode: 'off', hot_standby: 'off' },
  });
  const storageDir = join(dir, 'files');
  const badFiles = await restoreFiles(store, await filesSince(store, record), storageDir);
  return { record, server, databaseDir, storageDir, badFiles };
}

/** Unpacks the copy of a stopped product into `dir`. @throws when it differs from its checksum */
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
  // tar stops at the archive's end mark, often before its input ends. The rest is read all the same, because the checksum covers it. tar's own
  // success is its exit code.
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

/** Postgres reads the log of the archive up to the moment, then becomes an ordinary server with a history of its own. */
function recoverUntil(dir: string, target: string, until: Date | null, user: Servant | null): void {
  // Debian keeps these files outside the data folder, so a copy of the folder lacks them.
  const write = (name: string, text: string): void => {
    writeFileSync(join(dir, name), text, { mode: 0o600 });
    if (user) chownSync(join(dir, name), user.uid, user.gid);
  };
  if (!existsSync(join(dir, 'postgresql.conf'))) write('postgresql.conf', '');
  if (!existsSync(join(dir, 'pg_hba.conf'))) write('pg_hba.conf', 'host all all 127.0.0.1/32 scram-sha-256\nhost replication all 127.0.0.1/32 scram-sha-256\n');
  const settings = {
    restore_command: walCommand('get', target), recovery_target_action: 'promote',
    // Postgres cannot read an abbreviation such as Z at this point of its start.
    ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00') }),
  };
  appendFileSync(join(dir, 'postgresql.auto.conf'), Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`).join(''));
  write('recovery.signal', '');
  // With this file, a copied standby would wait for its primary for ever.
  rmSync(join(dir, 'standby.signal'), { force: true });
}

/**
 * The command that Postgres runs for each segment of its log: `put` as `archive_command`, `get` as `restore_command`. Postgres starts it in its data
 * folder.
 */
export const walCommand = (action: 'put' | 'get', target: string): string =>
  `"${process.execPath}" "${join(ROOT, 'infra/backup/wal-main.mjs')}" ${action} "${target}" "$PWD/%p" "%f"`;

/** The variables with the keys of S3, for commands that Postgres starts. */
export const s3Variables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('S3_')));
