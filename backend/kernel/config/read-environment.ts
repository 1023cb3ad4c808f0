import type { RawEnvironment } from './config-part.ts';
import { ConfigError } from './load-config.ts';
import { withSecretFiles } from './secret-files.ts';

/** Reads the configuration of this process. If it is not valid, writes every problem to standard error and ends the process with exit code 78 (EX_CONFIG). */
export function readEnvironment<Config>(load: (environment: RawEnvironment) => Config): Config {
  try {
    return load(environmentOfProcess());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

function environmentOfProcess(): RawEnvironment {
  try {
    return withSecretFiles(process.env);
  } catch {
    throw new ConfigError([{ name: 'SECRETS_DIR', message: 'must be a folder that this process can read' }]);
  }
}
