import { parseArgs } from 'node:util';
import { ensureClient } from '../run/client-build.mjs';
import { freePort } from '../run/ports.mjs';
import { ensureServer } from '../run/server-build.mjs';
import { startCluster } from './cluster.ts';
import { startSpecSupport } from './product-specs.ts';
import { findClusterPrograms } from './programs.ts';

/*
 * `npm run cluster`: starts all servers of a deployment on this machine, without Docker, until Ctrl-C. `--apis` and `--workers` say how many. It keeps no data.
 * `--specs main-path,purchase` runs these browser specs against it, with a payments sandbox, and ends with their result.
 */
const { values } = parseArgs({ options: { apis: { type: 'string', default: '3' }, workers: { type: 'string', default: '3' }, specs: { type: 'string' } } });

// Ctrl-C before the cluster is complete still ends the servers, because they end with this process.
let interrupted = (): void => process.exit(130);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupted());

try {
  const programs = await findClusterPrograms();
  if (typeof programs === 'string') throw new Error(programs);
  // A cluster without a built client would answer every page with 404.
  await ensureClient();
  const [build, port] = [await ensureServer(), await freePort()];
  const support = values.specs === undefined ? null : await startSpecSupport(`http://127.0.0.1:${port}`, build, values.specs.split(','));
  const cluster = await startCluster({
    programs, build, port, apis: Number(values.apis), workers: Number(values.workers), onStep: (what) => console.log(`  ${what}`), ...(support && { variables: support.variables }),
  });
  console.log(`\nThe cluster answers at ${cluster.url}. Ctrl-C ends it.`);
  for (const member of cluster.members) console.log(`  ${member.name.padEnd(10)} ${member.url}`);
  console.log(`  database   ${cluster.databaseUrl()}`);
  const stopped = new Promise<number>((resolve) => (interrupted = () => resolve(0)));
  const code = await Promise.race([stopped, ...(support ? [support.run(cluster)] : [])]);
  console.log('Stopping…');
  await cluster.stop();
  await support?.stop();
  process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
