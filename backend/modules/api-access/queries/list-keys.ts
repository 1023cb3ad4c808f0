import { API_KEYS_LIMIT, apiScope } from '#contracts/api-keys.ts';
import type { ApiKey, ApiScope } from '#contracts/api-keys.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ApiAccessContext } from '../api-access-context.ts';

const LIST = `
  select id, name, prefix, last_four as "lastFour", scopes, per_run as "perRun", per_day as "perDay", created_at as "createdAt", expires_at as "expiresAt",
    last_used_at as "lastUsedAt" from api_keys
  where user_id = :userId and revoked_at is null and (cast(:id as uuid) is null or id = :id) order by id desc limit :limit`;

interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  lastFour: string;
  scopes: string[];
  perRun: number;
  perDay: number | null;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

/** A member's own API keys that are not revoked, newest first, with the tokens that each has spent today (UTC). With an `id`, only that key. */
export async function listKeys(connection: Connection, { clock, spending }: Pick<ApiAccessContext, 'clock' | 'spending'>, userId: string, id: string | null = null): Promise<ApiKey[]> {
  const found = await rows<KeyRow>(connection, LIST, { userId, id, limit: API_KEYS_LIMIT });
  const spent = await spending.today(connection, found.map((key) => key.id), clock.now());
  return found.map(({ createdAt, expiresAt, lastUsedAt, ...key }) => ({
    ...key, scopes: key.scopes.filter((scope): scope is ApiScope => isOneOf(apiScope.options, scope)), spentToday: spent.get(key.id) ?? 0,
    createdAt: createdAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null, lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
