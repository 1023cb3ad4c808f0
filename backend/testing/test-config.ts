import { QUICK_HASHES } from './quick-hash.ts';

// A rate limit that tests never reach, because all their requests come from one address and as fast as possible.
const GENEROUS = '1000000/60';

/** Environment variables of every API that tests start. The addresses of servers are added to them. */
export const TEST_VARIABLES: Readonly<Record<string, string>> = {
  NODE_ENV: 'test',
  PORT: '0',
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  // A query may wait 20 s for a database connection, because opening one takes long beside other tests on two cores.
  DATABASE_ACQUIRE_TIMEOUT_MS: '20000',
  // No request is refused for waiting: beside other tests a process waits for the processor, however little it has to do.
  OVERLOAD_DELAY_MS: '0',
  ...QUICK_HASHES,
  SESSION_SECRET: 'a-session-secret-for-tests-only-0123456789',
  RATE_LIMIT_READ: GENEROUS,
  RATE_LIMIT_WRITE: GENEROUS,
  RATE_LIMIT_UPLOAD: GENEROUS,
  RATE_LIMIT_KEY: GENEROUS,
  RATE_LIMIT_EVENTS: GENEROUS,
  RATE_LIMIT_EVENTS_ADDRESS: GENEROUS,
  RATE_LIMIT_REGISTER: GENEROUS,
  RATE_LIMIT_LOGIN_ADDRESS: GENEROUS,
  RATE_LIMIT_RESET_ADDRESS: GENEROUS,
  RATE_LIMIT_ADMIN_LOGIN: GENEROUS,
  RATE_LIMIT_SOCIAL: GENEROUS,
  RATE_LIMIT_FREE_TRIAL_RUN: GENEROUS,
  RATE_LIMIT_CODE_ADDRESS: GENEROUS,
};
