import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withSecretFiles } from '#kernel/config/secret-files.ts';
import { loadConfig } from '../../backend/bootstrap/config.ts';
import { at, environmentOf, filled, read, readCompose } from './compose-file.ts';
import type { Service } from './compose-file.ts';

/** The Compose file of the cluster. The machine of the tests may have no Docker engine, so these tests read the file and check what reading can check. */
const FILE = 'infra/docker/cluster.yml';
const { services, networks, volumes, secrets = {} } = readCompose(FILE);
const service = (name: string): Service => services[name] ?? expect.fail(`no service ${name}`);
const names = Object.keys(services);
const ours = ['cluster-migrate', 'cluster-api', 'cluster-worker'];
const networksOf = (name: string): string[] => {
  const { networks: own } = service(name);
  return Array.isArray(own) ? own : Object.keys(own);
};
const aliasOf = (name: string): string[] => {
  const { networks: own } = service(name);
  return Array.isArray(own) ? [] : (own['cluster']?.aliases ?? []);
};

/** Contents that these tests put into the cluster's secret files, in place of an operator's. */
const CONTENTS: Record<string, string> = {
  'session-secret': 's'.repeat(32), 'postgres-password': 'p', 'pgbouncer-users': '"conjure" "p"', 'database-url': 'postgres://conjure:p@pgbouncer:6432/conjure',
  'migration-database-url': 'postgres://conjure:p@postgres:5432/conjure', 's3-access-key-id': 'key', 's3-secret-access-key': 'secret',
};

/** Returns the configuration that a cluster container's process loads from its variables and secret files. */
function configOf(name: string): ReturnType<typeof loadConfig> {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-secrets-'));
  try {
    for (const { source, target } of service(name).secrets ?? []) writeFileSync(join(dir, target), `${CONTENTS[source] ?? expect.fail(source)}\n`);
    const environment = environmentOf(service(name), { PUBLIC_URL: 'https://conjure.example' });
    expect(environment['SECRETS_DIR']).toBe('/run/secrets');
    // Adds variables as .env sets them for the default services, because the cluster's secret files must win over them.
    return loadConfig(withSecretFiles({ SESSION_SECRET: 'of .env', DATABASE_URL: 'of .env', ...environment, SECRETS_DIR: dir }));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

it('the Compose file of the cluster is included by docker-compose.yml, and its services start by their profile alone', () => {
  const whole = readCompose('docker-compose.yml');
  expect(whole.include).toEqual([{ path: FILE, project_directory: '.' }]);
  expect(names.filter((name) => service(name).profiles?.join() !== 'cluster')).toEqual([]);
  for (const kind of ['services', 'networks', 'volumes'] as const) expect(Object.keys(whole[kind]).filter((name) => name in { services, networks, volumes }[kind]), kind).toEqual([]);
});

it('the Compose file of the cluster has the same servers as `npm run cluster`', () => {
  expect(['cluster-api', 'cluster-worker'].map((name) => service(name).deploy?.replicas)).toEqual([3, 3]);
  expect(names.filter((name) => /^sentinel-\d$/.test(name))).toHaveLength(3);
  for (const name of ['primary', 'replica']) expect(service(name).image).toMatch(/^postgres:18/);
  for (const name of ['redis-primary', 'redis-replica', 'sentinel-1']) expect(service(name).image).toMatch(/^redis:7/);
  expect(service('redis-replica').command?.slice(-3)).toEqual(['--replicaof', ...aliasOf('redis-primary'), '6379']);
  expect(read('infra/postgres/start-replica.sh')).toContain(`host=${aliasOf('primary').join()} `);
  expect(read('infra/postgres/allow-replica.sh')).toContain("synchronous_standby_names = 'replica'");
  expect(read('infra/postgres/postgresql.conf')).toContain('wal_retrieve_retry_interval = 500ms');
  expect(read('infra/postgres/start-replica.sh')).toContain('application_name=replica');
  // allow-replica.sh must be executable: otherwise the image would source it into its own script, and `set -u` would end that script.
  expect(statSync(at('infra/postgres/allow-replica.sh')).mode & 0o111).toBe(0o111);
  // The shipped configurations of PgBouncer, Sentinel and nginx must name hosts by the aliases of the cluster's services.
  expect(read('infra/pgbouncer/pgbouncer.ini')).toContain(`host=${aliasOf('primary').join()} port=5432`);
  expect(read('infra/redis/sentinel.conf')).toContain(`monitor conjure ${aliasOf('redis-primary').join()} 6379 2`);
  expect(read('infra/docker/nginx.conf')).toContain(`server ${aliasOf('cluster-api').join()}:3000 resolve`);
});

it.each(ours)('the service %s of the Compose file can start with secret files, PgBouncer, Redis Sentinels and S3', (name) => {
  const config = configOf(name);
  expect(config.environment).toBe('production');
  expect(config.storage.s3).toMatchObject({ bucket: 'conjure', accessKeyId: 'key' });
  const migrates = name === 'cluster-migrate';
  expect(config.database).toMatchObject({ url: CONTENTS[migrates ? 'migration-database-url' : 'database-url'] });
  expect(environmentOf(service(name), { PUBLIC_URL: 'https://a' })['DATABASE_POOLER']).toBe(migrates ? 'none' : 'transaction');
  for (const host of config.redis.url.match(/sentinel-\d/g) ?? []) expect(names).toContain(host);
  const { command, build } = service(name);
  const entry = command?.at(-1)?.replace(/^dist\/server\/(.+)\.js$/, '$1.ts') ?? expect.fail('no entry point');
  expect(read(build?.dockerfile ?? '')).toMatch(new RegExp(`RUN npm run build:server .*\\b${entry}\\b`));
  expect(filled(build?.args?.['BUILD_COMMIT'] ?? '', { BUILD_COMMIT: 'abcdef0' })).toBe('abcdef0');
});

it("the services of the cluster's Compose file listen on the ports that its health checks and its proxy call", () => {
  expect(configOf('cluster-api').http).toMatchObject({ host: '0.0.0.0', port: 3000, trustedProxies: 1 });
  expect(service('cluster-api').healthcheck?.test.join(' ')).toContain('127.0.0.1:3000/readyz');
  expect(service('cluster-worker').healthcheck?.test.join(' ')).toContain(`127.0.0.1:${configOf('cluster-worker').worker.healthPort}/readyz`);
});

it.each(names)('the service %s of the Compose file runs without root and capabilities, on a read-only file system, with a health check', (name) => {
  const { read_only: readOnly, tmpfs, cap_drop: dropped, security_opt: security, healthcheck, user, build } = service(name);
  expect({ readOnly, dropped, security }).toEqual({ readOnly: true, dropped: ['ALL'], security: ['no-new-privileges:true'] });
  expect(tmpfs).toContain('/tmp');
  // The users of the containers of Postgres and Redis stand in cluster.yml; the product's own images name theirs in their Dockerfiles.
  const last = build ? read(build.dockerfile).slice(read(build.dockerfile).lastIndexOf('\nFROM ')) : '';
  expect(user ?? /^USER (\w+)$/m.exec(last)?.[1]).toMatch(/^(999:999|node|nginx|pooler)$/);
  if (name !== 'cluster-migrate') expect(healthcheck?.test[0]).toBe('CMD');
});

it('in the Compose file of the cluster only the proxy has a public port, and only inner networks reach Postgres and Redis', () => {
  expect(names.filter((name) => service(name).ports)).toEqual(['cluster-web']);
  expect(service('cluster-web').ports).toEqual(['${WEB_ADDRESS:-127.0.0.1}:${WEB_PORT:-8080}:8080']);
  expect(networks['cluster']).toEqual({ internal: true });
  expect(names.filter((name) => networksOf(name).includes('cluster-outer'))).toEqual(['cluster-api', 'cluster-worker', 'cluster-web']);
});

it('the Compose file of the cluster starts in order: database and replica, migrations, API and worker, proxy', () => {
  const needs = (name: string): string[] => Object.entries(service(name).depends_on ?? {}).map(([on, { condition }]) => `${on} ${condition.replace('service_', '')}`);
  expect(needs('cluster-migrate')).toEqual(['primary healthy', 'replica healthy']);
  for (const name of ['cluster-api', 'cluster-worker']) expect(needs(name)).toEqual(['cluster-migrate completed_successfully', 'pgbouncer healthy', 'sentinel-1 healthy', 'sentinel-2 healthy', 'sentinel-3 healthy']);
  expect(needs('cluster-web')).toEqual(['cluster-api healthy']);
});

it('the Compose file of the cluster contains no secret, and mounts only files that exist', () => {
  expect(Object.keys(secrets).sort()).toEqual(Object.keys(CONTENTS).sort());
  for (const [name, { file }] of Object.entries(secrets)) expect(file).toBe(`./secrets/${name}`);
  expect(read('.gitignore').split('\n')).toContain('secrets/');
  const used = Object.values(services).flatMap((each) => (each.secrets ?? []).map(({ source }) => source));
  expect([...new Set(used)].sort()).toEqual(Object.keys(secrets).sort());
  const mounted = Object.values(services).flatMap((each) => (each.volumes ?? []).map((volume) => filled(volume, {}))).filter((volume) => volume.startsWith('./'));
  expect(mounted.length).toBeGreaterThan(8);
  for (const volume of mounted) expect(existsSync(at(volume.split(':')[0]!)), volume).toBe(true);
  expect(read('.dockerignore')).toContain('!infra/pgbouncer/pgbouncer.ini');
  // docs/running.md must tell operators how to make each secret of the cluster.
  for (const name of Object.keys(secrets)) expect(read('docs/running.md'), name).toMatch(new RegExp(`> (secrets/)?${name}\\b`));
});
