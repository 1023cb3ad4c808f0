import type { ReferralFunnel, ReferralSignal } from '#contracts/referrals.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** The results of one person's referral link, without the clicks, which are stored in `referral_codes`. */
export interface Figures {
  userId: string;
  funnel: Omit<ReferralFunnel, 'clicks'>;
  /** How many tokens the referrer got, milestones included. */
  tokens: { pending: number; held: number; settled: number; revoked: number };
  signals: ReferralSignal[];
  held: number;
}

interface FiguresRow {
  userId: string;
  signedUp: number;
  paid: number;
  settledFriends: number;
  pending: number;
  heldTokens: number;
  settled: number;
  revoked: number;
  signals: ReferralSignal[];
  held: number;
}

const FIGURES = `
  select p.user_id as "userId", f."signedUp", f.paid, f.held, f.signals, w."settledFriends", w.settled, w.revoked, w.pending - f."heldTokens" as pending, f."heldTokens"
  from unnest(cast(:userIds as uuid[])) as p (user_id)
  cross join lateral (
    select count(*)::int as "signedUp", count(a.first_paid_at)::int as paid, (count(*) filter (where a.status = 'held'))::int as held,
      coalesce(sum(r.amount) filter (where a.status = 'held' and r.status = 'pending'), 0)::int as "heldTokens",
      coalesce((select array_agg(distinct s order by s) from referral_attributions b, unnest(b.signals) as s where b.referrer_id = p.user_id), cast('{}' as text[])) as signals
    from referral_attributions a left join referral_rewards r on r.referee_id = a.referee_id and r.kind = 'referrer' where a.referrer_id = p.user_id
  ) f
  cross join lateral (
    select (count(*) filter (where r.kind = 'referrer' and r.status = 'settled'))::int as "settledFriends",
      coalesce(sum(r.amount) filter (where r.status = 'settled'), 0)::int as settled, coalesce(sum(r.amount) filter (where r.status = 'revoked'), 0)::int as revoked,
      coalesce(sum(r.amount) filter (where r.status = 'pending'), 0)::int as pending
    from referral_rewards r where r.user_id = p.user_id and r.kind in ('referrer', 'milestone')
  ) w`;

/** The referral figures of each of these people, in one query. */
export async function figuresOf(connection: Connection, userIds: readonly string[]): Promise<Figures[]> {
  const found = await rows<FiguresRow>(connection, FIGURES, { userIds: [...userIds] });
  return found.map((row) => ({
    userId: row.userId,
    funnel: { signedUp: row.signedUp, paid: row.paid, settled: row.settledFriends },
    tokens: { pending: row.pending, held: row.heldTokens, settled: row.settled, revoked: row.revoked },
    signals: row.signals,
    held: row.held,
  }));
}
