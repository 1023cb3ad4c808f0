import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import { registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { createProductStack } from '#testing/product-stack.ts';
import type { ProductStack } from '#testing/product-stack.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { createPostgresCluster, debianPostgres, startPostgresServer } from '../cluster/postgres-server.ts';
import type { PostgresServer } from '../cluster/postgres-server.ts';
import { freePort } from '../run/ports.mjs';
import { servant, servantDir } from '../run/unprivileged.mjs';
import { addFillerRows } from './filler-rows.ts';
import { openBackupStore } from './backup-store.ts';
import { backUpFiles } from './files.ts';
import { prove } from './prove.ts';
import type { Proof } from './prove.ts';
import { restoreServer, walCommand } from './restore-backup.ts';
import type { Restored } from './restore-backup.ts';
import { backUpServer } from './take-backup.ts';

const bin = debianPostgres(15);
const PASSWORD = 'drill';
/** Longest time in seconds until Postgres has stored a commit's segment of the log in the backup store. Production uses 60. */
const ARCHIVE_TIMEOUT = 2;
const KEEP_DAYS = 35;
/** GB of filler rows in the database, for measuring the restore of a large product by hand: `RESTORE_GB=10`. The disk must have room for four copies. */
const FILLER_GB = Number(process.env['RESTORE_GB'] ?? 0);
const LONGEST_MS = 300_000 + FILLER_GB * 120_000;

/**
 * This test loses the machine with Postgres and Redis at once. The backup must restore a chosen moment and the end of the log, with a
 * balanced ledger and every file.
 */
describe.skipIf(bin === null)(`restore drill${bin === null ? ' (skipped: install postgresql-15)' : ''}`, () => {
  const user = servant();
  const running: { stop(): Promise<void> }[] = [];
  let dir: string;
  let target: string;
  let store: Storage;
  let server: PostgresServer;
  let storageDir: string;
  let url: string;
  let people: HttpUser[];
  /** The state of the database and files at the chosen moment, while no process wrote. The server restored to that moment must show the same. */
  let then: Proof;
  let moment: Date;
  let lastCommit: Date;

  const stackOn = (databaseUrl: string, files: string, prefix: string): ProductStack =>
    createProductStack({ databaseUrl, redisUrl: testRedisUrl(), storageDir: files, env: { REDIS_PREFIX: prefix } });
  const ask = async <Row extends object>(address: string, sql: string): Promise<Row[]> => {
    const client = new pg.Client(address);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const open = async (address: string): Promise<number> =>
    (await ask<{ count: string }>(address, `select count(*) from generations where status in ('queued', 'running')`)).map(({ count }) => Number(count))[0] ?? -1;
  async function untilEnded(address: string): Promise<void> {
    for (const deadline = performance.now() + 120_000; (await open(address)) > 0; await wait(250)) {
      if (performance.now() > deadline) throw new Error(`${await open(address)} runs did not end`);
    }
  }
  const run = async (person: HttpUser, contentType: string): Promise<void> => {
    // Sends each request with an idempotency key of its own, because a repeated key would return the first run.
    const { status } = await person.send('POST', '/api/ai/generate', { key: newId(), body: { expectedTotal: 99, contentType, prompt: 'A quiet lighthouse' } });
    expect(status).toBe(202);
  };
  const addressOf = (port: number): string => `postgres://conjure:${PASSWORD}@127.0.0.1:${port}/conjure`;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'conjure-drill-'));
    chmodSync(dir, 0o755);
    target = servantDir(join(dir, 'store'), user);
    chmodSync(target, 0o755);
    store = openBackupStore(target, {});
    storageDir = join(dir, 'files');
    mkdirSync(storageDir);
    const database = { bin: bin!, dir: join(dir, 'database'), user };
    createPostgresCluster({ ...database, password: PASSWORD });
    if (FILLER_GB > 0) {
      // Filled before the log is archived, because a product that grew for years did so before its last backup.
      const filled = await startPostgresServer({ ...database, port: await freePort(), settings: { wal_level: 'minimal', max_wal_senders: 0, max_wal_size: '8GB' } });
      await addFillerRows(addressOf(filled.port), FILLER_GB);
      await filled.stop();
    }
    server = await startPostgresServer({
      ...database,
      port: await freePort(),
      settings: { max_connections: 200, archive_mode: 'on', archive_timeout: ARCHIVE_TIMEOUT, archive_command: walCommand('put', target) },
    });
    running.push(server);
    url = addressOf(server.port);
  }, LONGEST_MS);
  afterAll(async () => {
    for (const each of running.reverse()) await each.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  it('a drill backs up the running product, chooses a moment between further changes, and loses the machine with Postgres and Redis', { timeout: LONGEST_MS }, async () => {
    const stack = stackOn(url, storageDir, 'drill-a');
    try {
      const api = await stack.api();
      const worker = await stack.worker();
      people = await Promise.all([1, 2, 3].map(() => registerUser(api.url)));
      for (const person of people) await run(person, 'image');
      const backup = backUpServer({ store, storageDir, now: new Date(), keepDays: KEEP_DAYS }, url);
      for (const person of people) await run(person, 'text');
      const record = await backup;
      expect(record).toMatchObject({ kind: 'base' });
      console.log(`backup of a database with ${FILLER_GB} GB of filler rows: ${record.seconds.toFixed(1)} s`);
      await untilEnded(url);
      // Waits until the last run's events have been handled, so that the database's row counts at the chosen moment are exact.
      await wait(2_000);
      await Promise.all([api.kill('SIGTERM'), worker.kill('SIGTERM')]);
    } finally {
      await stack.close();
    }
    then = await prove(url, storageDir);
    expect(then).toMatchObject({ ledgerViolations: [], filesMissing: [] });
    expect(then.rows['files']).toBeGreaterThanOrEqual(3);
    moment = new Date();
    await wait(1_100);

    const after = stackOn(url, storageDir, 'drill-a');
    try {
      const api = await after.api();
      // While no worker is running, the API accepts these runs, which are still queued when the machine is lost.
      for (const person of people) {
        person.baseUrl = api.url;
        for (let at = 0; at < 4; at += 1) await run(person, 'text');
      }
      await backUpFiles(store, storageDir, { now: new Date(), keepDays: KEEP_DAYS });
      await wait((ARCHIVE_TIMEOUT + 2) * 1_000);
      await ask(url, 'create table beats (at timestamptz not null)');
      for (const until = performance.now() + 5_000; performance.now() < until; await wait(50)) await ask(url, 'insert into beats values (clock_timestamp())');
      lastCommit = (await ask<{ at: Date }>(url, 'select max(at) as at from beats'))[0]!.at;
    } finally {
      await after.close();
    }
    await server.kill();
    rmSync(join(dir, 'database'), { recursive: true });
    rmSync(storageDir, { recursive: true });
  });

  async function restore(name: string, until: Date | null): Promise<{ restored: Restored; proof: Proof; address: string; seconds: number }> {
    const startedAt = performance.now();
    mkdirSync(join(dir, name));
    const restored = await restoreServer({ store, target, dir: join(dir, name), user, until });
    running.push(restored.server);
    const address = addressOf(restored.server.port);
    const proof = await prove(address, restored.storageDir);
    return { restored, proof, address, seconds: (performance.now() - startedAt) / 1_000 };
  }

  it('a restore of the backup to a chosen moment has the same rows in every table, a balanced ledger and every file', { timeout: LONGEST_MS }, async () => {
    const { restored, proof, seconds } = await restore('moment', moment);
    expect(restored.badFiles).toEqual([]);
    expect(proof).toEqual(then);
    console.log(`restore to a moment: ${seconds.toFixed(1)} s with the proof, ${restored.record.base.bytes} bytes of backup`);
    expect(seconds).toBeLessThan(LONGEST_MS / 2_000);
  });

  it('a restore to the end of the log of Postgres loses at most one segment, and without Redis every waiting run ends and the ledger stays balanced', { timeout: LONGEST_MS }, async () => {
    const { proof, address, seconds } = await restore('end', null);
    expect(proof).toMatchObject({ ledgerViolations: [], filesMissing: [] });
    const kept = (await ask<{ at: Date }>(address, 'select max(at) as at from beats'))[0]!.at;
    const lost = (lastCommit.getTime() - kept.getTime()) / 1_000;
    console.log(`restore to the end: ${seconds.toFixed(1)} s with the proof, ${lost.toFixed(2)} s of commits lost with archive_timeout ${ARCHIVE_TIMEOUT} s`);
    // The lost commits may be as old as ARCHIVE_TIMEOUT, after which Postgres stores a segment, plus one second for the command that stores it.
    expect(lost).toBeLessThan(ARCHIVE_TIMEOUT + 2);

    expect(await open(address)).toBe(12);
    const stack = stackOn(address, join(dir, 'end', 'files'), 'drill-b');
    try {
      await stack.worker();
      await untilEnded(address);
      await wait(1_000);
    } finally {
      await stack.close();
    }
    const ended = await ask<{ status: string }>(address, `select distinct status from generations`);
    expect(ended.map(({ status }) => status)).toEqual(['succeeded']);
    expect((await prove(address, join(dir, 'end', 'files'))).ledgerViolations).toEqual([]);
  });
});
