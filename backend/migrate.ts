import { createLatePush } from './bootstrap/late-push.ts';
import { createModules } from './bootstrap/modules.ts';
import { prepare } from './bootstrap/prepare.ts';
import { seedsOf } from './bootstrap/seeds.ts';
import { createServices } from './bootstrap/services.ts';
import { loadConfig } from './bootstrap/config.ts';
import { readEnvironment } from '#kernel/config/read-environment.ts';

/* Brings the tables and the first-start data up to date, then ends. A deploy runs this once, before any server of the new version. */
const services = createServices({ config: readEnvironment(loadConfig), name: 'migrate' });
const { db, log } = services;
try {
  await prepare({ db, log, seeds: seedsOf(createModules({ ...services, push: createLatePush() })) });
} catch (error) {
  process.stderr.write(`The database cannot be prepared: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await services.close();
}
