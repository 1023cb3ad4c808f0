import type { Tx } from '#kernel/db/database.ts';
import type { HoldRequest } from '#modules/wallet/index.ts';
import type { Deps } from '../generation-deps.ts';

/** The profile of the system account, whose wallet pays for platform runs. Authors of the platform's own prompts have no wallets, so they earn nothing. */
export const SYSTEM_ACCOUNT = {
  username: 'conjure-system',
  displayName: 'Conjure Samples',
  bio: 'A system account of Conjure. It pays for the samples of the platform’s own prompts.',
};

/** Holds the price of a platform run in the system account's wallet, after topping it up with the tokens that it lacks. */
export async function holdFromSystemAccount(tx: Tx, { wallet }: Pick<Deps, 'wallet'>, hold: HoldRequest): Promise<void> {
  const { userId, amount, generationId } = hold;
  await wallet.lock(tx, userId);
  const missing = amount - (await wallet.state(tx, userId)).balance;
  if (missing > 0) {
    await wallet.grant(tx, { userId, amount: missing, kind: 'adjustment', bucket: 'bonus', key: `system_account:${generationId}`, reason: 'Samples of the platform’s prompts', refType: 'generation', refId: generationId });
  }
  await wallet.placeHold(tx, hold);
}
