import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';
import { findClusterPrograms } from './programs.ts';
import { ensureServer } from '../run/server-build.mjs';

/*
 * `npm run cluster`: the topology of a deployment on this machine, without Docker, until Ctrl-C. `--apis` and `--workers` say how many. It keeps no data.
 */
const { values } = parseArgs({ options: { apis: { type: 'string', default: '3' }, workers: { type: 'string', default: '3' } } });

// Ctrl-C before the cluster is complete still ends the servers, because they end with this process.
let interrupted = (): void => process.exit(130);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupted());

try {
  const programs = await findClusterPrograms();
  if (typeof programs === 'string') throw new Error(programs);
  const cluster = await startCluster({ programs, build: await ensureServer(), apis: Number(values.apis), workers: Number(values.workers), onStep: (what) => console.log(`  ${what}`) });
  console.log(`\nThe cluster answers at ${cluster.url}. Ctrl-C ends it.`);
  for (const member of cluster.members) console.log(`  ${member.name.padEnd(10)} ${member.url}`);
  console.log(`  database   ${cluster.databaseUrl()}`);
  await new Promise<void>((resolve) => (interrupted = resolve));
  console.log('Stopping…');
  await cluster.stop();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
