import type { Redis } from 'ioredis';
import type { Client } from 'pg';

/** A table at one moment. */
export interface TableSize {
  /** Rows that exist, as Postgres counts them. */
  live: number;
  /** Versions of rows that no transaction needs, and that no vacuum has removed yet. */
  dead: number;
  /** With indexes and long values. */
  bytes: number;
}

const MB = 1_024 * 1_024;
const TABLES = `select relname as name, n_live_tup::float8 as live, n_dead_tup::float8 as dead, pg_total_relation_size(relid)::float8 as bytes
  from pg_stat_user_tables order by 1`;

/** Sizes of all tables of a database by name. */
export async function readTables(client: Client): Promise<Map<string, TableSize>> {
  const { rows } = await client.query<TableSize & { name: string }>(TABLES);
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}

/** Memory that Redis uses for all its data, in MB. */
export async function readRedisMemory(redis: Redis): Promise<number> {
  return Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]) / MB;
}

/** Number of keys by group: what stands behind the prefix, without the id of a person, session or job. */
export async function readKeys(redis: Redis, prefix: string): Promise<Map<string, number>> {
  const groups = new Map<string, number>();
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', `${prefix}:*`, 'COUNT', 1_000);
    for (const key of keys) {
      const group = groupOf(key.slice(prefix.length + 1));
      groups.set(group, (groups.get(group) ?? 0) + 1);
    }
    cursor = next;
  } while (cursor !== '0');
  return groups;
}

/** `limit:read:ip:…` belongs to `limit:read`, `gen-text:meta` is a group of its own, and `session:<hash>` belongs to `session`. */
export function groupOf(name: string): string {
  const [first = '', second] = name.split(':');
  return second !== undefined && /^[a-z-]{1,20}$/.test(second) ? `${first}:${second}` : first;
}
