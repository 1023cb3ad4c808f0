import type { Tx } from '#kernel/db/database.ts';
import type { Wallet } from '#modules/wallet/index.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** Locks the wallets of the runner and of the payer, in the order of their ids, so that two runs never wait for each other. */
export async function lockWallets(tx: Tx, wallet: Wallet, { user_id: userId, payer_id: payerId }: Pick<GenerationRow, 'user_id' | 'payer_id'>): Promise<void> {
  for (const id of [userId, payerId ?? userId].sort()) await wallet.lock(tx, id);
}
