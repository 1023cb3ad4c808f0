import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { tokenReward } from '../wallet.events.ts';
import { grantTokens } from './grant-tokens.ts';

export interface OpenWalletDeps {
  clock: Clock;
  outbox: Outbox;
  /** How many tokens a new account gets. 0 gives none. */
  welcomeTokens: number;
}

/** Creates the wallet of a new account with its welcome tokens and publishes `token_reward`. A second call changes nothing. */
export async function openWallet(tx: Tx, { clock, outbox, welcomeTokens }: OpenWalletDeps, userId: string): Promise<void> {
  const at = clock.now();
  await rows(
    tx,
    'insert into wallets (user_id, created_at, updated_at) values (?, ?, ?) on conflict (user_id) do nothing',
    [userId, at, at],
  );
  if (welcomeTokens === 0) return;
  const { created } = await grantTokens(tx, clock, {
    userId,
    amount: welcomeTokens,
    kind: 'reward',
    bucket: 'bonus',
    key: `welcome:${userId}`,
    reason: WELCOME_REASON,
  });
  if (created) await outbox.publish(tx, tokenReward, { userId, amount: welcomeTokens, reason: WELCOME_REASON });
}

const WELCOME_REASON = 'Welcome gift';
