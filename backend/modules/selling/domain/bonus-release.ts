import { HOUR_MS } from '#contracts/durations.ts';
import { BONUS_ACCOUNT_HOURS, BONUS_PER_PAIR } from '#contracts/selling.ts';

/** The reasons for which bonus tokens of a payment do not reach its creator. */
export type WithheldWhy = 'unconfirmed' | 'new_account' | 'pair_limit';

export interface BonusPayment {
  /** How many bonus tokens the payment contains, before the platform's share. */
  bonus: number;
  earnedAt: Date;
  /** The payer's account at the time of the release; undefined when it is deleted. */
  payer: { joinedAt: Date; confirmed: boolean } | undefined;
  /** How many bonus tokens of this payer were released to this creator before. */
  before: number;
}

/**
 * How many bonus tokens of a payment the platform keeps at its release, and why. Accounts are free and each brings welcome tokens: without
 * this rule, twenty accounts would pay one creator for nothing.
 */
export function withheldOf({ bonus, earnedAt, payer, before }: BonusPayment): { withheld: number; why: WithheldWhy | null } {
  if (bonus === 0) return { withheld: 0, why: null };
  if (!payer?.confirmed) return { withheld: bonus, why: 'unconfirmed' };
  if (earnedAt.getTime() - payer.joinedAt.getTime() <= BONUS_ACCOUNT_HOURS * HOUR_MS) return { withheld: bonus, why: 'new_account' };
  const withheld = Math.max(0, bonus - Math.max(0, BONUS_PER_PAIR - before));
  return { withheld, why: withheld > 0 ? 'pair_limit' : null };
}
