import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENVIRONMENT_NAMES, loadConfig } from '../../backend/bootstrap/config.ts';

const written = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const entries = [...written.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!] as const);

/** The environment variables that only the launcher sets, so that .env.example need not name them. */
const INTERNAL = ['CONJURE_LAUNCHED'];
const BESIDES = ['CONJURE_DATA_DIR', 'SECRETS_DIR', 'POSTGRES_PASSWORD', 'WEB_ADDRESS', 'WEB_PORT', 'OUTER_PROXIES'];
const SERVERS = { DATABASE_URL: 'postgres://app@127.0.0.1/conjure', REDIS_URL: 'redis://127.0.0.1:6379' };

it('.env.example names every variable that the processes read, each once, and no other variable', () => {
  const expected = [...ENVIRONMENT_NAMES.filter((name) => !INTERNAL.includes(name)), ...BESIDES];
  expect(entries.map(([name]) => name).sort()).toEqual(expected.sort());
});

it('.env.example lists the values that the configuration uses when a variable is not set', () => {
  expect(loadConfig({ ...Object.fromEntries(entries), ...SERVERS })).toEqual(loadConfig(SERVERS));
});
