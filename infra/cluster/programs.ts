import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { canUnpackPackages, libraryPath, unpackPackage } from '../run/debian-packages.mjs';
import { CACHE_DIR } from '../run/paths.mjs';
import { findRedis } from '../run/redis-programs.mjs';
import { servant, usablePrograms } from '../run/unprivileged.mjs';
import { findNginx } from '../test/nginx.mjs';
import type { NginxProgram } from '../test/nginx.mjs';
import { debianPostgres } from './postgres-server.ts';

const PGBOUNCER = 'usr/sbin/pgbouncer';

export interface Program {
  program: string;
  env: NodeJS.ProcessEnv;
}

export interface ClusterPrograms {
  nginx: NginxProgram;
  /** The folder of PostgreSQL 15's programs. The cluster's primary has version 15, and programs of a later version could not replicate from it. */
  postgres: string;
  pgbouncer: Program;
  redis: Program;
}

/**
 * Finds nginx, Postgres, PgBouncer and Redis for the cluster: installed ones, else Debian's packages, unpacked inside the project.
 * @returns a sentence with what to install when neither is there
 */
export async function findClusterPrograms(): Promise<ClusterPrograms | string> {
  const nginx = await findNginx();
  if (typeof nginx === 'string') return nginx;
  const postgres = debianPostgres(15);
  if (postgres === null) return 'The cluster needs PostgreSQL 15 with its replication programs: apt install postgresql-15.';
  const pgbouncer = await findPgBouncer();
  if (typeof pgbouncer === 'string') return pgbouncer;
  const redis = await findClusterRedis();
  return typeof redis === 'string' ? redis : { nginx, postgres, pgbouncer, redis };
}

/** Finds Redis for the cluster the same way as `npm start` does. */
async function findClusterRedis(): Promise<Program | string> {
  try {
    const { program, env } = await findRedis({ user: servant() });
    return { program, env };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function findPgBouncer(): Promise<Program | string> {
  const works = ({ program, env }: Program): boolean => spawnSync(program, ['--version'], { env, stdio: 'ignore' }).status === 0;
  const installed = { program: `/${PGBOUNCER}`, env: process.env };
  if (works(installed)) return installed;
  const advice = 'The cluster needs PgBouncer: apt install pgbouncer.';
  if (!canUnpackPackages()) return advice;
  try {
    const dir = join(CACHE_DIR, `pgbouncer-${process.arch}`);
    await unpackPackage('pgbouncer', dir);
    // Copies PgBouncer to a folder that the cluster's user can enter: a cluster that root starts runs as another user, who may not enter root's home.
    const root = usablePrograms(join(dir, 'root'), `pgbouncer-${process.arch}`, { user: servant() });
    const unpacked = { program: join(root, PGBOUNCER), env: { ...process.env, LD_LIBRARY_PATH: libraryPath(root) } };
    return works(unpacked) ? unpacked : `${advice} (Debian's package was fetched and does not run here.)`;
  } catch (error) {
    return `${advice} (Debian's package could not be fetched: ${error instanceof Error ? error.message : String(error)})`;
  }
}
