import type { StorageUse } from '#contracts/media.ts';
import { one } from '#contracts/must.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { storageFull } from '../media.errors.ts';

export type Plan = 'free' | 'pro';

/** An account and its present plan. After Pro has ended all files stay, but uploads are refused while the account is over its quota. */
export interface Account {
  userId: string;
  plan: Plan;
}

export interface StorageDeps {
  clock: Clock;
  /** The bytes that an account may use, by plan. */
  quotaBytes: Record<Plan, number>;
  /** Counts the bytes of an account's prompts and imports, which another module stores. */
  textBytes(connection: Connection, userId: string): Promise<number>;
}

const FILES = `
  select coalesce(sum(bytes), 0) as bytes from files
  where owner_id = :userId and removed_at is null and (sweep_after is null or sweep_after > :now)`;

/** Returns the bytes that an account uses (uploads, outputs of its runs, texts of prompts and imports) and may use. */
export async function storageUse({ clock, quotaBytes, textBytes }: StorageDeps, connection: Connection, { userId, plan }: Account): Promise<StorageUse> {
  const files = one(await rows<{ bytes: number }>(connection, FILES, { userId, now: clock.now() }));
  const filesBytes = files.bytes;
  const promptsBytes = await textBytes(connection, userId);
  return { usedBytes: filesBytes + promptsBytes, quotaBytes: quotaBytes[plan], filesBytes, promptsBytes };
}

/**
 * Refuses to store bytes that do not fit into the account's storage.
 * @throws AppError storage_full
 */
export async function checkRoom(deps: StorageDeps, connection: Connection, account: Account, neededBytes: number): Promise<void> {
  const { usedBytes, quotaBytes } = await storageUse(deps, connection, account);
  if (usedBytes + neededBytes > quotaBytes) throw storageFull({ usedBytes, quotaBytes, neededBytes });
}

/**
 * Refuses bytes that do not fit, and locks the account's storage until the transaction ends. Without the lock, two uploads at once
 * would both count the same free bytes.
 * @throws AppError storage_full
 */
export async function takeRoom(deps: StorageDeps, tx: Tx, account: Account, neededBytes: number): Promise<void> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('storage ' || ?, 0))`, [account.userId]);
  await checkRoom(deps, tx, account, neededBytes);
}
