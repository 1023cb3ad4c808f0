import type { Config } from './config.ts';
import { ConfigError, loadConfig } from './load-config.ts';

/** The configuration of this process, or its end: with every problem on standard error and exit code 78 (EX_CONFIG). */
export function readEnvironment(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}
