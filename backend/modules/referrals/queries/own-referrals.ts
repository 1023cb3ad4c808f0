import { one } from '#contracts/must.ts';
import { milestonesOf, REFERRAL_PARAM } from '#contracts/referrals.ts';
import type { Referrals } from '#contracts/referrals.ts';
import { rows } from '#kernel/db/raw.ts';
import { ensureCode } from '../commands/ensure-code.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { figuresOf } from './figures.ts';
import { termsInForce } from './terms.ts';

const MILESTONES = `select coalesce(milestone, 0) as friends, status from referral_rewards where user_id = ? and kind = 'milestone'`;

/** The address of the referral link for a code. */
export const linkOf = (linkBaseUrl: string, code: string): string => `${linkBaseUrl}/?${REFERRAL_PARAM}=${code}`;

/** A person's own referral code, link and figures. The first call creates the code. */
export async function ownReferrals(context: Pick<ReferralsContext, 'db' | 'clock' | 'identity' | 'linkBaseUrl'>, userId: string): Promise<Referrals> {
  const { knex } = context.db;
  const { code, clicks, createdAt } = await ensureCode(knex, context, userId);
  const { terms } = await termsInForce(knex);
  const figures = one(await figuresOf(knex, [userId]));
  const reached = new Map((await rows<{ friends: number; status: 'pending' | 'settled' | 'revoked' | 'expired' }>(knex, MILESTONES, [userId])).map(({ friends, status }) => [friends, status]));
  return {
    code,
    url: linkOf(context.linkBaseUrl, code),
    since: createdAt.toISOString(),
    terms,
    funnel: { clicks, ...figures.funnel },
    rewards: figures.tokens,
    milestones: milestonesOf(terms).map(({ friends, tokens }) => {
      const status = reached.get(friends);
      return { friends, tokens, state: status === 'settled' || status === 'revoked' ? status : 'open' };
    }),
  };
}
