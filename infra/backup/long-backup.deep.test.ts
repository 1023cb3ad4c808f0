import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { one } from '#contracts/must.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import { createPostgresCluster, debianPostgres, startPostgresServer } from '../cluster/postgres-server.ts';
import type { PostgresServer } from '../cluster/postgres-server.ts';
import { freePort } from '../run/ports.mjs';
import { servant, servantDir } from '../run/unprivileged.mjs';
import { openBackupStore } from './backup-store.ts';
import { walCommand } from './restore-backup.ts';
import { backUpServer } from './take-backup.ts';

const bin = debianPostgres(15);
const PASSWORD = 'long';

describe.skipIf(bin === null)(`a long backup${bin === null ? ' (skipped: install postgresql-15)' : ''}`, () => {
  const user = servant();
  const dir = mkdtempSync(join(tmpdir(), 'conjure-long-backup-'));
  let target: string;
  let server: PostgresServer;
  let client: pg.Client;
  let url: string;
  beforeAll(async () => {
    chmodSync(dir, 0o755);
    target = servantDir(join(dir, 'store'), user);
    chmodSync(target, 0o755);
    const database = { bin: bin!, dir: join(dir, 'database'), user };
    createPostgresCluster({ ...database, password: PASSWORD });
    server = await startPostgresServer({
      ...database,
      port: await freePort(),
      settings: { archive_mode: 'on', archive_command: walCommand('put', target), min_wal_size: '32MB', max_wal_size: '64MB' },
    });
    url = `postgres://conjure:${PASSWORD}@127.0.0.1:${server.options.port}/conjure`;
    client = new pg.Client(url);
    await client.connect();
  }, 60_000);
  afterAll(async () => {
    await client.end();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  /** Fills a segment of the log, waits until the server has archived it, and lets it delete what it needs no longer. */
  async function fillSegment(): Promise<void> {
    const { name } = one((await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as name')).rows);
    await client.query(`select pg_logical_emit_message(true, 'filler', repeat('x', 1000000)), pg_switch_wal()`);
    const archived = async (): Promise<boolean> => (await client.query('select 1 from pg_stat_archiver where last_archived_wal >= $1', [name])).rowCount === 1;
    for (const deadline = performance.now() + 30_000; !(await archived()); await wait(100)) {
      if (performance.now() > deadline) throw new Error(`segment ${name} was not archived`);
    }
    await client.query('checkpoint');
  }

  it('a backup that takes long holds the segments of the log that the server would delete meanwhile', { timeout: 120_000 }, async () => {
    const store = openBackupStore(target, {});
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const slow: Storage = {
      put: (...args) => store.put(...args),
      putStream: (...args) => opened.then(() => store.putStream(...args)),
      read: (...args) => store.read(...args),
      size: (...args) => store.size(...args),
      delete: (...args) => store.delete(...args),
      sweepUnfinished: (...args) => store.sweepUnfinished(...args),
    };
    const backup = backUpServer({ store: slow, storageDir: null, now: new Date(), keepDays: 35 }, url);
    const record = backup.catch((error: unknown) => error);
    const copying = async (): Promise<boolean> => (await client.query(`select 1 from pg_stat_progress_basebackup where phase = 'streaming database files'`)).rowCount === 1;
    for (const deadline = performance.now() + 30_000; !(await copying()); await wait(50)) {
      if (performance.now() > deadline) throw new Error('the backup did not begin');
    }
    for (let segment = 0; segment < 6; segment += 1) await fillSegment();
    open();
    expect(await record).toMatchObject({ kind: 'base' });
    const slots = await client.query('select slot_name from pg_replication_slots');
    expect(slots.rows).toEqual([]);
  });
});
