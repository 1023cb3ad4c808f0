import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../run/env-file.mjs';
import { servant, servantPlace } from '../run/unprivileged.mjs';
import { openBackupStore, refuse } from './backup-store.ts';
import { filesSince, restoreFiles } from './files.ts';
import { prove } from './prove.ts';
import { chooseBackup, restoreServer, unpack } from './restore-backup.ts';

/*
 * `npm run restore -- --from /backups --to /srv/restored [--time 2026-11-26T18:15:00Z]`: restores a backup into a new folder and changes nothing else. It
 * starts the database of a running server's backup once, proves it as the role of DATABASE_URL, and stops it; docs/running.md says how to go on.
 */
const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' }, time: { type: 'string' } } });

try {
  const startedAt = performance.now();
  const env = environment();
  const from = values.from ?? refuse('Say from where: npm run restore -- --from /backups --to /srv/restored.');
  const dir = resolve(values.to ?? refuse('Say to where: --to and a folder that is empty or does not exist.'));
  const until = values.time === undefined ? null : new Date(values.time);
  if (until && Number.isNaN(until.getTime())) refuse('--time is a moment such as 2026-11-26T18:15:00Z.');
  if (existsSync(dir) && readdirSync(dir).length > 0) refuse(`${dir} is not empty.`);
  mkdirSync(dir, { recursive: true });
  const target = from.startsWith('s3://') ? from : resolve(from);
  const store = openBackupStore(target, env);
  const record = await chooseBackup(store, until);
  const seconds = (): string => ((performance.now() - startedAt) / 1_000).toFixed(1);
  const databaseUrl = env['DATABASE_URL'];
  if (record.kind === 'base' && databaseUrl === undefined) refuse('DATABASE_URL names the role and the password with which the restored database is proved.');
  if (record.kind === 'cold') {
    await unpack(store, record, dir);
    const place = servantPlace(dir);
    // Postgres that root starts runs as another user, who cannot enter this folder. So the database moves to the folder that docs/running.md names.
    if (place.elsewhere) for (const name of readdirSync(dir).filter((entry) => /^pg\d+$/.test(entry))) spawnSync('mv', [join(dir, name), place.dir]);
    const bad = await restoreFiles(store, await filesSince(store, record), join(dir, 'files'));
    if (bad.length > 0) refuse(`${bad.length} files are missing or differ from their checksum: ${bad.slice(0, 5).join(', ')}`);
    console.log(`The state of ${record.takenAt} is in ${dir}, after ${seconds()} s. Start it with CONJURE_DATA_DIR=${dir} npm start.`);
  } else {
    const restored = await restoreServer({ store, target, dir, user: servant(), until, env });
    try {
      const url = Object.assign(new URL(databaseUrl ?? ''), { hostname: '127.0.0.1', port: String(restored.server.port) });
      const proof = await prove(url.href, env['S3_BUCKET'] ? null : restored.storageDir);
      writeFileSync(join(dir, 'proof.json'), JSON.stringify({ record, until, seconds: Number(seconds()), badFiles: restored.badFiles, ...proof }, null, 2));
      console.log(`The last change is of ${proof.lastChangeAt ?? 'no time'}. Restored and proved in ${seconds()} s; the figures are in ${join(dir, 'proof.json')}.`);
      const wrong = [...proof.ledgerViolations, ...proof.filesMissing.map((key) => `file ${key}`), ...restored.badFiles.map((key) => `file ${key}`)];
      if (wrong.length > 0) refuse(`${wrong.length} things are wrong: ${wrong.slice(0, 5).join(', ')}`);
      console.log(`The ledger is whole and every file is there. Start PostgreSQL on ${restored.databaseDir}, and the product with STORAGE_DIR=${restored.storageDir}.`);
    } finally {
      await restored.server.stop();
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
