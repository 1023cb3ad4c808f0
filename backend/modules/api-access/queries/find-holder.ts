import { MINUTE_MS } from '#contracts/durations.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { ApiAccessContext } from '../api-access-context.ts';
import { digestOf, isKeySecret } from '../key-secret.ts';

/** The last use of an API key is stored at most once in this time, because each write would cost a request a row lock. */
const WRITE_USE_EVERY_MS = MINUTE_MS;

const FIND = `
  select id, user_id as "userId", scopes, per_run as "perRun", last_used_at as "lastUsedAt" from api_keys
  where secret_hash = :digest and revoked_at is null and (expires_at is null or expires_at > :now)`;
const USED = 'update api_keys set last_used_at = :now where id = :id and (last_used_at is null or last_used_at < :before)';

/** Body fields that a request with an API key may leave out: the key's ceiling for one run replaces the price that a buyer saw. */
export const KEY_DEFAULTS = ['expectedTotal'] as const;

interface FoundKey {
  id: string;
  userId: string;
  scopes: string[];
  perRun: number;
  lastUsedAt: Date | null;
}

/**
 * The member for whom an API key's secret stands. Each request reads the row, so a revoked key opens nothing in any process
 * (docs/rules/keys.md#revoked). The member counts as an ordinary one, whatever the account's role. Null for a secret that opens nothing.
 */
export async function findHolder({ db, clock, owners }: Pick<ApiAccessContext, 'db' | 'clock' | 'owners'>, secret: string): Promise<Viewer | null> {
  if (!isKeySecret(secret)) return null;
  const now = clock.now();
  const [key] = await rows<FoundKey>(db.knex, FIND, { digest: digestOf(secret), now });
  const owner = key && (await owners.find(db.knex, key.userId));
  if (!key || !owner) return null;
  const before = new Date(now.getTime() - WRITE_USE_EVERY_MS);
  if (key.lastUsedAt === null || key.lastUsedAt < before) await rows(db.knex, USED, { id: key.id, now, before });
  return {
    userId: key.userId, sessionId: key.id, username: owner.username, role: 'user', plan: owner.plan, elevatedUntil: null,
    key: { id: key.id, scopes: key.scopes, defaults: Object.fromEntries(KEY_DEFAULTS.map((field) => [field, key.perRun])) },
  };
}
