import { createApi } from './bootstrap/create-api.ts';
import { loadConfig } from './bootstrap/config.ts';
import { readEnvironment } from '#kernel/config/read-environment.ts';
import { endOnSignals } from '#kernel/lifecycle/process-signals.ts';
import { watchRedisPolicy } from '#kernel/redis/redis-policy.ts';

const config = readEnvironment(loadConfig);
try {
  const { lifecycle, services } = await createApi({ config, followsTime: true, warmsUp: true });
  const end = endOnSignals({ lifecycle, log: services.log, launched: config.launched });
  watchRedisPolicy(services.redis, { production: config.environment === 'production' }, (error) => {
    process.stderr.write(`The API cannot go on: ${error.message}\n`);
    end('unsafe redis', 1);
  });
} catch (error) {
  // Writes the error in one line without its stack: the operator who starts the API wants to know what to change, not where it was noticed.
  process.stderr.write(`The API cannot start: ${error instanceof Error ? error.message || error.name : String(error)}\n`);
  process.exit(1);
}
