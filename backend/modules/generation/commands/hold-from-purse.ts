import type { Tx } from '#kernel/db/database.ts';
import type { HoldRequest } from '#modules/wallet/index.ts';
import type { Deps } from '../generation-deps.ts';

/** The account whose wallet pays for what the house makes for itself: its authors own none, so that none of them earns. */
export const HOUSE_PURSE = {
  username: 'conjure-purse',
  displayName: 'Conjure Samples',
  bio: 'A system account of Conjure. It pays for the samples of the platform’s own prompts.',
};

/** Holds the price of a run of the house in its purse, which first gets what is missing there. */
export async function holdFromPurse(tx: Tx, { wallet }: Pick<Deps, 'wallet'>, hold: HoldRequest): Promise<void> {
  const { userId, amount, generationId } = hold;
  await wallet.lock(tx, userId);
  const missing = amount - (await wallet.state(tx, userId)).balance;
  if (missing > 0) {
    await wallet.grant(tx, { userId, amount: missing, kind: 'adjustment', bucket: 'bonus', key: `purse:${generationId}`, reason: 'Samples of the platform’s prompts', refType: 'generation', refId: generationId });
  }
  await wallet.placeHold(tx, hold);
}
