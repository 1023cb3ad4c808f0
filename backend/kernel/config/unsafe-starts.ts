import { isProduction, LOCAL_HOSTS } from './config-part.ts';
import type { ConfigProblem, RawEnvironment } from './config-part.ts';

/**
 * Finds settings of the kernel that are unsafe in production or only half set, which the check of a single variable cannot see
 * (docs/rules/server.md#unsafe-start).
 */
export function unsafeStarts(env: RawEnvironment): ConfigProblem[] {
  return [...(isProduction(env) ? unsafeInProduction(env) : []), ...halfBucket(env)];
}

function unsafeInProduction(env: RawEnvironment): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  if (!env['SESSION_SECRET']) problems.push({ name: 'SESSION_SECRET', message: 'is required in production' });
  if (!env['PUBLIC_URL']) problems.push({ name: 'PUBLIC_URL', message: 'is required in production' });
  else if (!isSafeAddress(env['PUBLIC_URL'])) {
    problems.push({ name: 'PUBLIC_URL', message: 'must be https in production (http for localhost only)' });
  }
  if (env['FAILPOINT']) problems.push({ name: 'FAILPOINT', message: 'must not be set in production' });
  return problems;
}

function halfBucket(env: RawEnvironment): ConfigProblem[] {
  if (!env['S3_BUCKET']) return [];
  return ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter((name) => !env[name]).map((name) => ({ name, message: 'is required with S3_BUCKET' }));
}

function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOCAL_HOSTS.includes(hostname);
}
