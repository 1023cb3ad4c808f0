import { API_KEYS_LIMIT } from '#contracts/api-keys.ts';
import type { ApiKey, ApiKeyBody } from '#contracts/api-keys.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { keysFull } from '../api-access.errors.ts';
import type { ApiAccessContext } from '../api-access-context.ts';
import { digestOf, newKeySecret, partsOf } from '../key-secret.ts';
import { listKeys } from '../queries/list-keys.ts';

// The lock makes two tabs of one member follow each other, so that the second counts the API key that the first has inserted.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('api keys ' || cast(:userId as text), 0))`;
const COUNT = 'select count(*) as keys from api_keys where user_id = :userId and revoked_at is null';
const INSERT = `
  insert into api_keys (id, user_id, name, secret_hash, prefix, last_four, scopes, per_run, per_day, created_at, expires_at)
  values (:id, :userId, :name, :digest, :prefix, :lastFour, :scopes, :perRun, :perDay, :now, :expiresAt)`;

/** Creates an API key. Its secret is returned only now, and not stored (docs/rules/keys.md#secret). @throws AppError keys_full */
export async function createKey(tx: Tx, context: ApiAccessContext, userId: string, body: ApiKeyBody): Promise<{ key: ApiKey; secret: string }> {
  await rows(tx, LOCK, { userId });
  return insertKey(tx, context, userId, body);
}

/** Creates an API key like `createKey`, for a caller that has already locked this member's keys. @throws AppError keys_full */
export async function insertKey(tx: Tx, context: ApiAccessContext, userId: string, { name, scopes, perRun, perDay, expiresInDays }: ApiKeyBody): Promise<{ key: ApiKey; secret: string }> {
  const { keys } = one(await rows<{ keys: number }>(tx, COUNT, { userId }));
  if (keys >= API_KEYS_LIMIT) throw keysFull();
  const [id, secret, now] = [newId(), newKeySecret(), context.clock.now()];
  await rows(tx, INSERT, {
    id, userId, name, digest: digestOf(secret), ...partsOf(secret), scopes: [...new Set(scopes)], perRun, perDay, now,
    expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
  });
  return { key: one(await listKeys(tx, context, userId, id)), secret };
}
