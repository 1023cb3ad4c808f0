import type { Tx } from '#kernel/db/database.ts';

/** The ceilings of an API key, in tokens; null for no ceiling. */
export interface KeyCeilings {
  perRun: number;
  perDay: number | null;
}

/** Implemented by the module that owns API keys. */
export interface KeyLocks {
  /**
   * Locks a key until the transaction ends and reads its ceilings. Runs of one key are accepted one after another, and a key that
   * was revoked meanwhile spends nothing any more. @throws AppError key_invalid
   */
  lock(tx: Tx, keyId: string): Promise<KeyCeilings>;
}
