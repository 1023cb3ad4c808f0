import { HOUR_MS } from '#contracts/durations.ts';
import { BONUS_ACCOUNT_HOURS, BONUS_PER_PAIR } from '#contracts/selling.ts';

/** The reasons for which bonus tokens of a payment do not reach its creator. */
export type WithheldWhy = 'unconfirmed' | 'new_account' | 'pair_limit';

export interface BonusPayment {
  /** The bonus tokens in the payment, before the platform's share. */
  bonus: number;
  earnedAt: Date;
  /** The payer at the time of the release; undefined when the account is deleted. */
  payer: { joinedAt: Date; confirmed: boolean } | undefined;
  /** Bonus tokens of this payer that were released to this creator earlier. */
  before: number;
}

/**
 * What of a payment's bonus tokens stays with the platform when it is released. Accounts are free and each brings a welcome
 * gift: without this rule, twenty of them would pay one creator for nothing.
 */
export function withheldOf({ bonus, earnedAt, payer, before }: BonusPayment): { withheld: number; why: WithheldWhy | null } {
  if (bonus === 0) return { withheld: 0, why: null };
  if (!payer?.confirmed) return { withheld: bonus, why: 'unconfirmed' };
  if (earnedAt.getTime() - payer.joinedAt.getTime() <= BONUS_ACCOUNT_HOURS * HOUR_MS) return { withheld: bonus, why: 'new_account' };
  const withheld = Math.max(0, bonus - Math.max(0, BONUS_PER_PAIR - before));
  return { withheld, why: withheld > 0 ? 'pair_limit' : null };
}
