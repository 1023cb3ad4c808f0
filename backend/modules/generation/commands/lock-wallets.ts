import type { Tx } from '#kernel/db/database.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** Locks the wallets of a run that somebody else pays for, in the order in which everybody locks two. */
export async function lockWallets(tx: Tx, wallet: Wallet, { user_id: userId, payer_id: payerId }: Pick<GenerationRow, 'user_id' | 'payer_id'>): Promise<void> {
  for (const id of [userId, payerId ?? userId].sort()) await wallet.lock(tx, id);
}
