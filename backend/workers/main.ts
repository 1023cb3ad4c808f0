import { readEnvironment } from '#kernel/config/read-environment.ts';
import { endOnSignals } from '#kernel/lifecycle/process-signals.ts';
import { createWorkerProcess } from './create-worker-process.ts';

const config = readEnvironment();
try {
  const { lifecycle, services } = await createWorkerProcess({ config });
  endOnSignals({ lifecycle, log: services.log, launched: config.launched });
} catch (error) {
  process.stderr.write(`The worker cannot start: ${error instanceof Error ? error.message || error.name : String(error)}\n`);
  process.exit(1);
}
