import type { Clock } from '#kernel/clock.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Grant } from '../wallet.ts';
import { postTransfer } from './post-transfer.ts';
import type { PlatformAccount, Posted } from './post-transfer.ts';

const SOURCE: Record<Grant['kind'], PlatformAccount> = {
  reward: 'platform_rewards',
  purchase: 'platform_sales',
  subscription_grant: 'platform_subscriptions',
  adjustment: 'platform_adjustments',
  challenge_prize: 'platform_rewards',
  referral: 'platform_rewards',
};

/**
 * Moves tokens from the platform to a user's bucket, once per key. The user's debt is paid first (docs/rules/wallet.md#debt).
 * @throws AppError ledger_key_reused, wallet_missing
 */
export function grantTokens(connection: Connection, clock: Clock, grant: Grant): Promise<Posted> {
  return postTransfer(connection, clock, {
    key: grant.key,
    kind: grant.kind,
    reason: grant.reason,
    amount: grant.amount,
    from: { owner: null, account: SOURCE[grant.kind] },
    to: { owner: grant.userId, account: grant.bucket },
    refType: grant.refType,
    refId: grant.refId,
  });
}
