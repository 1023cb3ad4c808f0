import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { takeLauncherLock } from '../run/launcher-lock.mjs';
import { dataDir, ROOT } from '../run/paths.mjs';
import { startPostgres } from '../run/postgres.mjs';
import { servantPlace } from '../run/unprivileged.mjs';
import { openDemoDatabase } from './demo-database.ts';
import { demoOptions, MOST_DAYS } from './demo-options.ts';
import type { DemoOptions } from './demo-options.ts';

/*
 * `npm run demo-data -- --prompts 100000 --runs 1000000 [--events 10000000] [--days 800] [--seed 1] [--database-url postgres://…/conjure_demo]` fills a
 * database with demo data: the one that is named, or one in `.data/demo`, which `CONJURE_DATA_DIR=.data/demo npm start` then serves. One that holds anything
 * else than demo data is refused.
 */
const { values } = parseArgs({
  options: { prompts: { type: 'string', default: '2000' }, runs: { type: 'string', default: '20000' }, events: { type: 'string', default: '0' }, days: { type: 'string', default: String(MOST_DAYS) }, seed: { type: 'string', default: '1' }, 'database-url': { type: 'string' } },
});

function whole(name: 'prompts' | 'runs' | 'events' | 'days' | 'seed', least: number, most: number): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < least || value > most) throw new Error(`--${name} is a whole number from ${least} to ${most}.`);
  return value;
}

async function fill(url: string, options: DemoOptions, storageDir: string | null): Promise<void> {
  await openDemoDatabase(url);
  // Imports the product only after the options of demo data were accepted, because importing takes long and a refusal does not need it.
  const { fillDemoData } = await import('./fill.ts');
  const start = performance.now();
  await fillDemoData(url, { ...options, kept: true, storageDir, onStep: (step, ms) => console.log(`  ${step.padEnd(26)}${(ms / 1000).toFixed(1).padStart(7)} s`) });
  console.log(`  ${'all'.padEnd(26)}${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`);
}

async function fillOwn(options: DemoOptions): Promise<void> {
  const dir = join(dataDir({}), 'demo');
  const place = servantPlace(dir);
  const lock = takeLauncherLock(dir);
  if (lock.holder) throw new Error(`Process ${String(lock.holder.pid)} is using ${relative(ROOT, dir)}: stop it first.`);
  const postgres = await startPostgres({ place, secretsDir: dir, settings: { max_wal_size: '4GB', maintenance_work_mem: '256MB' }, onOutput: () => undefined });
  try {
    await fill(postgres.url, options, join(dir, 'files'));
    console.log(`\nLook at it with: CONJURE_DATA_DIR=${relative(ROOT, dir)} npm start`);
  } finally {
    await postgres.stop();
    lock.release?.();
  }
}

try {
  const options = demoOptions({ prompts: whole('prompts', 10, 1_000_000), runs: whole('runs', 0, 10_000_000), events: whole('events', 0, 100_000_000), days: whole('days', 1, MOST_DAYS), seed: whole('seed', 0, 1_000_000) }, new Date());
  console.log(`${options.prompts} prompts and ${options.runs} runs of ${options.people} people, seed ${options.seed}`);
  const url = values['database-url'];
  await (url ? fill(url, options, null) : fillOwn(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
