import type { Tx } from '#kernel/db/database.ts';

/** The most tokens that an API key may spend on one run and in one UTC day. Without a daily ceiling `perDay` is null. */
export interface KeyCeilings {
  perRun: number;
  perDay: number | null;
}

/** Locks API keys and reads their ceilings. The module that owns API keys implements it. */
export interface KeyLocks {
  /**
   * Locks an API key until the transaction ends, and returns its ceilings. So runs of one key are accepted one after another, and a key that
   * was revoked meanwhile is refused.
   * @throws AppError key_invalid
   */
  lock(tx: Tx, keyId: string): Promise<KeyCeilings>;
}
