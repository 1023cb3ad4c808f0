import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testRedisUrl } from '#testing/test-services.ts';
import { startPostgres } from '../../infra/run/postgres.mjs';
import { servantPlace } from '../../infra/run/unprivileged.mjs';
import { createDatabase } from './db/database.ts';
import { silentLogger } from './logging/logger.ts';
import { createRedis } from './redis/connection.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** Makes a self-signed certificate of this machine's loopback address that is valid for a day. Being self-signed, it is its own authority. */
function makeCertificate(dir: string, name: string): { key: string; certificate: string } {
  const [key, certificate] = [join(dir, `${name}.key`), join(dir, `${name}.pem`)];
  const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  return { key, certificate };
}

describe.skipIf(!hasOpenssl)('services over TLS', () => {
  const dir = mkdtempSync(join(tmpdir(), 'conjure-tls-services-'));
  const certificates = join(dir, 'certificates');
  let right: ReturnType<typeof makeCertificate>;
  let wrong: ReturnType<typeof makeCertificate>;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let place: ReturnType<typeof servantPlace>;

  beforeAll(async () => {
    chmodSync(dir, 0o755);
    mkdirSync(certificates, { mode: 0o755 });
    [right, wrong] = [makeCertificate(certificates, 'right'), makeCertificate(certificates, 'wrong')];
    place = servantPlace(dir);
    chmodSync(right.key, 0o600);
    if (place.user) for (const path of [right.key, right.certificate]) chownSync(path, place.user.uid, place.user.gid);
    postgres = await startPostgres({ place, secretsDir: dir, settings: { fsync: 'off', ssl: 'on', ssl_cert_file: right.certificate, ssl_key_file: right.key } });
  });
  afterAll(async () => {
    await postgres.stop();
    for (const folder of [dir, place.dir]) rmSync(folder, { recursive: true, force: true });
  });

  /** Asks Postgres over the product's pool how the connection is encrypted. */
  async function encryption(query: string): Promise<string> {
    const database = createDatabase({ url: `${postgres.url}${query}`, poolMax: 1, statementTimeoutMs: 5_000, lockTimeoutMs: 5_000, idleInTransactionTimeoutMs: 5_000, onCallbackError: () => undefined });
    try {
      const { rows } = await database.knex.raw<{ rows: { version: string | null }[] }>('select version from pg_stat_ssl where pid = pg_backend_pid()');
      return rows[0]?.version ?? 'none';
    } finally {
      await database.close();
    }
  }

  it('the pool of Postgres speaks TLS with the certificate that its address names, and refuses another certificate', async () => {
    expect(await encryption(`?sslmode=verify-full&sslrootcert=${right.certificate}`)).toBe('TLSv1.3');
    await expect(encryption(`?sslmode=verify-full&sslrootcert=${wrong.certificate}`)).rejects.toThrow(/self.signed certificate|unable to verify/i);
    // Without an authority of its own the pool trusts those of Node.js, which do not know this certificate.
    await expect(encryption('?sslmode=verify-full')).rejects.toThrow(/self.signed certificate|unable to verify/i);
    // Postgres would answer without TLS too, so the address alone decided above.
    expect(await encryption('')).toBe('none');
  });

  it('a connection to Redis at rediss:// speaks TLS with a trusted certificate, and refuses another one', async () => {
    const { hostname, port, pathname } = new URL(testRedisUrl());
    const front = createServer({ key: readFileSync(right.key), cert: readFileSync(right.certificate) }, (socket) => {
      const redis = connect(Number(port || 6379), hostname);
      socket.on('error', () => redis.destroy()).pipe(redis).on('error', () => socket.destroy()).pipe(socket);
    });
    await new Promise<void>((resolve) => void front.listen(0, '127.0.0.1', resolve));
    const url = `rediss://127.0.0.1:${(front.address() as AddressInfo).port}${pathname}`;
    const ask = async (overrides: { tls?: { ca: Buffer } }): Promise<string> => {
      const redis = createRedis({ url, log: silentLogger(), name: 'tls-test', overrides: { lazyConnect: true, retryStrategy: () => null, ...overrides } });
      try {
        await redis.connect();
        return await redis.ping();
      } catch {
        return 'refused';
      } finally {
        redis.disconnect();
      }
    };
    try {
      expect(await ask({ tls: { ca: readFileSync(right.certificate) } })).toBe('PONG');
      expect(await ask({ tls: { ca: readFileSync(wrong.certificate) } })).toBe('refused');
      expect(await ask({})).toBe('refused');
    } finally {
      front.close();
    }
  });
});
