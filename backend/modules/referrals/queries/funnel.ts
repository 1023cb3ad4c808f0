import { DAY_MS } from '#contracts/durations.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { getReferralFunnel, ReferralFunnelAnswer } from '#contracts/referral-admin.ts';
import type { ReferralFunnel } from '#contracts/referrals.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReferralsContext } from '../referrals-context.ts';

const BETWEEN = `
  select (select count(*) from referral_clicks where day >= cast(:from as date) and day < cast(:to as date))::int as clicks,
    (select count(*) from referral_attributions where signed_up_at >= :from and signed_up_at < :to)::int as "signedUp",
    (select count(*) from referral_attributions where first_paid_at >= :from and first_paid_at < :to)::int as paid,
    (select count(*) from referral_rewards where kind = 'referrer' and status = 'settled' and settled_at >= :from and settled_at < :to)::int as settled`;
const TOKENS = `
  select coalesce(sum(r.amount) filter (where r.status = 'pending' and a.status is distinct from 'held'), 0)::int as pending,
    coalesce(sum(r.amount) filter (where r.status = 'pending' and a.status = 'held'), 0)::int as held,
    coalesce(sum(r.amount) filter (where r.status = 'settled' and r.settled_at >= :from), 0)::int as settled,
    coalesce(sum(r.amount) filter (where r.status = 'revoked' and r.revoked_at >= :from), 0)::int as revoked
  from referral_rewards r left join referral_attributions a on a.id = r.attribution_id`;

/**
 * Figures of the whole referral programme: of the last `days` days until the end of this UTC day, beside those of as many days before.
 * Pending and held tokens are those of this moment.
 */
export async function referralFunnel({ db, clock }: Pick<ReferralsContext, 'db' | 'clock'>, { days }: QueryOf<typeof getReferralFunnel>): Promise<ReferralFunnelAnswer> {
  const to = new Date((Math.floor(clock.now().getTime() / DAY_MS) + 1) * DAY_MS);
  const from = new Date(to.getTime() - Number(days) * DAY_MS);
  const earlier = new Date(from.getTime() - Number(days) * DAY_MS);
  const between = async (since: Date, until: Date): Promise<ReferralFunnel> => one(await rows<ReferralFunnel>(db.knex, BETWEEN, { from: since, to: until }));
  const [now, before] = [await between(from, to), await between(earlier, from)];
  const tokens = one(await rows<ReferralFunnelAnswer['tokens']>(db.knex, TOKENS, { from }));
  return { from: from.toISOString(), to: to.toISOString(), now, before, tokens };
}
