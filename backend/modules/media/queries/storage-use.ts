import type { StorageUse } from '#contracts/media.ts';
import { one } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { storageFull } from '../media.errors.ts';

export type Plan = 'free' | 'pro';

/** Whose storage it is. The plan of this moment counts: one that ended loses nothing and takes no more uploads while over. */
export interface Account {
  userId: string;
  plan: Plan;
}

export interface StorageDeps {
  clock: Clock;
  /** Bytes of an account by plan. */
  quotaBytes: Record<Plan, number>;
  /** Bytes that an account keeps besides files: texts of prompts and imports, which another module has. */
  textBytes(connection: Connection, userId: string): Promise<number>;
}

const FILES = `
  select coalesce(sum(bytes), 0) as bytes from files
  where owner_id = :userId and removed_at is null and (sweep_after is null or sweep_after > :now)`;

/** What an account keeps, in bytes: its uploads, the outputs of its runs, and its texts. */
export async function storageUse({ clock, quotaBytes, textBytes }: StorageDeps, connection: Connection, { userId, plan }: Account): Promise<StorageUse> {
  const files = one(await rows<{ bytes: number }>(connection, FILES, { userId, now: clock.now() }));
  const filesBytes = files.bytes;
  const promptsBytes = await textBytes(connection, userId);
  return { usedBytes: filesBytes + promptsBytes, quotaBytes: quotaBytes[plan], filesBytes, promptsBytes };
}

/** Refuses what does not fit. @throws AppError storage_full */
export async function checkRoom(deps: StorageDeps, connection: Connection, account: Account, neededBytes: number): Promise<void> {
  const { usedBytes, quotaBytes } = await storageUse(deps, connection, account);
  if (usedBytes + neededBytes > quotaBytes) throw storageFull({ usedBytes, quotaBytes, neededBytes });
}

/**
 * The same until the end of the transaction that stores it: uploads of one account wait for each other here. Without the lock, two
 * of them would both find the same room. @throws AppError storage_full
 */
export async function takeRoom(deps: StorageDeps, tx: Tx, account: Account, neededBytes: number): Promise<void> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('storage ' || ?, 0))`, [account.userId]);
  await checkRoom(deps, tx, account, neededBytes);
}
