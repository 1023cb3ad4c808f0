import { QUICK_HASHES } from './quick-hash.ts';

// Tests come from one address, and as fast as they can.
const GENEROUS = '1000000/60';

/** Variables of every API that tests start. Addresses of servers come on top. */
export const TEST_VARIABLES: Readonly<Record<string, string>> = {
  NODE_ENV: 'test',
  PORT: '0',
  METRICS_PORT: '0',
  LOG_LEVEL: 'silent',
  // Beside other tests on two cores a connection takes longer to open than a server would wait for one.
  DATABASE_ACQUIRE_TIMEOUT_MS: '20000',
  // Beside other tests a process waits for the processor, whatever it has to do.
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
