import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { Storage } from '../../backend/kernel/storage/storage.ts';
import { newestWith } from '../cluster/postgres-server.ts';
import { addBackup, refuse, storePart } from './backup-store.ts';
import type { BackupRecord, StoredPart } from './backup-store.ts';
import { backUpFiles } from './files.ts';

export interface BackupSource {
  store: Storage;
  /** The folder of uploaded files that the backup copies; null when a bucket holds them, because the bucket keeps its own old versions. */
  storageDir: string | null;
  now: Date;
  /** After how many days a backup removes older backups, and files that the product deleted, from the backup store. The newest backup always stays. */
  keepDays: number;
}

const MS_PER_SECOND = 1_000;
const DAY_MS = 86_400_000;

/**
 * Backs up a running server by `pg_basebackup`. With the log that the server's `archive_command` stores beside the backup, a restore reaches
 * any later moment. The database role needs the right to replicate.
 * @throws when pg_basebackup is not installed or fails; then no backup is listed
 */
export const backUpServer = (source: BackupSource, databaseUrl: string): Promise<BackupRecord> =>
  take(source, 'base', async (key) => {
    const bin = newestWith('pg_basebackup') ?? refuse('pg_basebackup is needed: install postgresql-client of the version of your server, or a later one.');
    const { hostname, port, username, password } = new URL(databaseUrl);
    // Passes the database's password to pg_basebackup by environment variables, because all users of the machine can read a process's arguments.
    const env = { PATH: process.env['PATH'], PGHOST: hostname, PGPORT: port || '5432', PGUSER: decodeURIComponent(username), PGPASSWORD: decodeURIComponent(password) };
    const args = ['-D', '-', '-Ft', '-X', 'fetch', '--checkpoint=fast', '--manifest-checksums=SHA256', '--no-password'];
    const letGo = await holdLog(databaseUrl);
    try {
      return await storeOutput(source.store, key, join(bin, 'pg_basebackup'), args, env);
    } finally {
      await letGo();
    }
  });

/**
 * Keeps the server's log from now on: a server deletes segments that it has archived, also those that pg_basebackup still has to copy at its
 * end. The slot is temporary, so Postgres drops it with the connection, also when this process is killed.
 * @returns a function that ends it
 */
async function holdLog(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl);
  // Without the slot the backup may still succeed; if not, pg_basebackup says why.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`conjure_backup_${randomUUID().replaceAll('-', '')}`]);
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end().catch(() => undefined);
}

export interface StoppedProduct {
  /** The database folder that the backup copies, such as `.data/pg18`. It copies no queues of Redis: the worker rebuilds them from the database. */
  databaseDir: string;
  /** The folder with the product's passwords and keys, which the first start made. */
  secretsDir: string;
}

/**
 * Backs up a stopped product by copying its data folder, because the embedded Postgres has no program for backups of a running server. The
 * caller must make sure that no process writes to the folder meanwhile.
 */
export const backUpStopped = (source: BackupSource, { databaseDir, secretsDir }: StoppedProduct): Promise<BackupRecord> =>
  take(source, 'cold', (key) => {
    const secrets = readdirSync(secretsDir, { withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(lock|log|pid)/.test(entry.name)).map(({ name }) => name);
    const args = ['-cf', '-', '-C', dirname(databaseDir), basename(databaseDir), ...(secrets.length > 0 ? ['-C', secretsDir, ...secrets] : [])];
    return storeOutput(source.store, key, 'tar', args, { PATH: process.env['PATH'] });
  });

async function take({ store, storageDir, now, keepDays }: BackupSource, kind: BackupRecord['kind'], storeBase: (key: string) => Promise<StoredPart>): Promise<BackupRecord> {
  const startedAt = performance.now();
  const id = now.toISOString().replace(/\.\d+Z$/, '').replaceAll(/[-:]/g, '').replace('T', '-');
  const base = await storeBase(`${id}/base.tar.gz`);
  // The backup copies uploaded files after the database, so that each row of the copied database refers to a file that already existed.
  const files = storageDir === null ? [] : await backUpFiles(store, storageDir, { now, keepDays });
  const record: BackupRecord = {
    id, kind, base,
    takenAt: now.toISOString(),
    seconds: Math.round(performance.now() - startedAt) / MS_PER_SECOND,
    files: { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
  };
  const oldest = now.getTime() - keepDays * DAY_MS;
  for (const { id: old } of await addBackup(store, record, (each) => Date.parse(each.takenAt) >= oldest)) await store.delete(`${old}/base.tar.gz`);
  return record;
}

/** Compresses a program's output and writes it into the backup store. @throws with the program's last lines when the program fails */
async function storeOutput(store: Storage, key: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<StoredPart> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const packed: Readable = child.stdout.pipe(createGzip({ level: 1 }));
  const [stored, code] = await Promise.all([storePart(store, key, packed, 'application/gzip'), ended]);
  if (code === 0) return stored;
  await store.delete(key);
  throw new Error(`${program} failed: ${said.trim().split('\n').slice(-5).join('\n')}`);
}
