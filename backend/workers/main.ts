import { loadConfig } from '../bootstrap/config.ts';
import { readEnvironment } from '#kernel/config/read-environment.ts';
import { endOnSignals } from '#kernel/lifecycle/process-signals.ts';
import { watchRedisPolicy } from '#kernel/redis/redis-policy.ts';
import { createWorkerProcess } from './create-worker-process.ts';

const config = readEnvironment(loadConfig);
try {
  const { lifecycle, services } = await createWorkerProcess({ config, followsTime: true });
  const end = endOnSignals({ lifecycle, log: services.log, launched: config.launched });
  watchRedisPolicy(services.redis, { production: config.environment === 'production' }, (error) => {
    process.stderr.write(`The worker cannot go on: ${error.message}\n`);
    end('unsafe redis', 1);
  });
} catch (error) {
  process.stderr.write(`The worker cannot start: ${error instanceof Error ? error.message || error.name : String(error)}\n`);
  process.exit(1);
}
