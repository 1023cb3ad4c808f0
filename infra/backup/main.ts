import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../run/env-file.mjs';
import { takeLauncherLock } from '../run/launcher-lock.mjs';
import { dataDir, ROOT } from '../run/paths.mjs';
import { servantPlace } from '../run/unprivileged.mjs';
import { openBackupStore, refuse } from './backup-store.ts';
import type { BackupRecord } from './backup-store.ts';
import { backUpFiles } from './files.ts';
import { walCommand } from './restore-backup.ts';
import { backUpServer, backUpStopped } from './take-backup.ts';
import type { BackupSource } from './take-backup.ts';

/*
 * `npm run backup -- --to /backups` or `--to s3://bucket/prefix` makes a backup; docs/running.md says how often. With DATABASE_URL: a backup of the running
 * server. Without: a copy of `.data`, which needs the product stopped. `--files` copies new uploaded files alone, for use between two backups of the database.
 * `--metrics <file>.prom` tells the textfile collector of node_exporter when a backup was completed.
 */
const { values } = parseArgs({ options: { to: { type: 'string' }, 'keep-days': { type: 'string', default: '35' }, files: { type: 'boolean', default: false }, metrics: { type: 'string' } } });

try {
  const env = environment();
  const to = values.to ?? refuse('Say where: npm run backup -- --to /backups, or --to s3://bucket/prefix.');
  const target = to.startsWith('s3://') ? to : resolve(to);
  const store = openBackupStore(target, env);
  const dir = dataDir(env);
  const storageDir = env['S3_BUCKET'] ? null : resolve(ROOT, env['STORAGE_DIR'] ?? join(dir, 'files'));
  const keepDays = Number(values['keep-days']);
  if (!(keepDays >= 1)) refuse('--keep-days is a number of days, 1 at least.');
  const source: BackupSource = { store, storageDir, now: new Date(), keepDays };
  if (values.files) await filesAlone(source);
  else await whole(source, env['DATABASE_URL'], dir, target);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function filesAlone({ store, storageDir, ...options }: BackupSource): Promise<void> {
  const files = await backUpFiles(store, storageDir ?? refuse('Files are in a bucket: keep its versions.'), options);
  console.log(`${files.length} files are in the store.`);
}

async function whole(source: BackupSource, databaseUrl: string | undefined, dir: string, target: string): Promise<void> {
  const record = databaseUrl ? await backUpServer(source, databaseUrl) : await ofStopped(source, dir);
  console.log(`${record.id}: database ${megabytes(record.base.bytes)}, ${record.files.count} files of ${megabytes(record.files.bytes)}, in ${record.seconds.toFixed(1)} s`);
  if (values.metrics) tellCompleted(values.metrics, record);
  if (source.storageDir === null) console.log('Files are in a bucket: keep its versions, this backup has the database alone.');
  if (record.kind === 'base') console.log(`For every moment since, the server needs archive_mode = on, archive_timeout = 60 and archive_command =\n  ${walCommand('put', target)}`);
}

async function ofStopped(source: BackupSource, dir: string): Promise<BackupRecord> {
  const place = servantPlace(dir);
  const database = readdirSync(place.dir).find((name) => /^pg\d+$/.test(name)) ?? refuse(`There is no database in ${place.dir}.`);
  const lock = takeLauncherLock(dir);
  if (lock.holder) refuse(`Process ${String(lock.holder.pid)} uses ${dir}: stop it first, or set DATABASE_URL to a server of your own, which is backed up while it runs.`);
  try {
    // Refuses to back up a database folder with a pid file: its launcher was killed, and Postgres may still be writing.
    if (existsSync(join(place.dir, database, 'postmaster.pid'))) refuse(`Postgres did not end in order in ${place.dir}: start and stop the product once.`);
    return await backUpStopped(source, { databaseDir: join(place.dir, database), secretsDir: dir });
  } finally {
    lock.release?.();
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Writes the time of the backup into the metrics file in one step, because the collector of node_exporter may read it at any moment. */
function tellCompleted(file: string, { takenAt }: BackupRecord): void {
  const metric = 'backup_completed_timestamp_seconds';
  writeFileSync(`${file}.new`, `# HELP ${metric} When the last backup that was completed began.\n# TYPE ${metric} gauge\n${metric} ${Date.parse(takenAt) / 1_000}\n`);
  renameSync(`${file}.new`, file);
}
