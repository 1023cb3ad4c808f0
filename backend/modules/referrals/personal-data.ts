import type { ReferralState } from '#contracts/referrals.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PersonalData } from '#kernel/module.ts';
import { numberedEntries } from '#kernel/personal-data/numbered-entries.ts';
import { lockReferrers } from './commands/lock-referrers.ts';
import type { PrintKind } from './prints.ts';
import type { ReferralsContext } from './referrals-context.ts';

const CODE = 'select code, clicks, signed_up as "signedUp", created_at as "since" from referral_codes where user_id = ?';
const CAME = 'select clicked_at as "clickedAt", signed_up_at as "signedUpAt", first_paid_at as "firstPaidAt", status from referral_attributions where referee_id = ?';
// The personal data export names the kind and time of each print. The hash itself tells a person nothing.
const PRINTS = 'select kind, seen_at as "seenAt" from referral_prints where user_id = ? order by seen_at desc limit 1000';
const REWARDS = `
  select id, kind, amount as tokens, milestone as "friends", status, settled_at as "settledAt" from referral_rewards
  where user_id = :userId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

interface OwnCode {
  code: string;
  clicks: number;
  signedUp: number;
  since: Date;
}
interface Came {
  clickedAt: Date;
  signedUpAt: Date;
  firstPaidAt: Date | null;
  status: ReferralState;
}
interface SeenPrint {
  kind: PrintKind;
  seenAt: Date;
}

/** Exports and erases a person's referral code, the referral by which they came, and their rewards. */
export const personalData = ({ db }: Pick<ReferralsContext, 'db'>): PersonalData => ({
  async *export(userId) {
    const [[code], [came], prints] = await Promise.all([rows<OwnCode>(db.knex, CODE, [userId]), rows<Came>(db.knex, CAME, [userId]), rows<SeenPrint>(db.knex, PRINTS, [userId])]);
    yield { name: 'referrals/referrals.json', data: { code: code ?? null, cameByALink: came ?? null, evidence: prints } };
    yield* numberedEntries({ name: 'referrals/rewards', read: (after, limit) => rows<{ id: string }>(db.knex, REWARDS, { userId, after, limit }) });
  },
  // Referrals and rewards stay after account deletion, with ids only: the other person's figures and the ledger need them.
  async erase(tx, userId) {
    await lockReferrers(tx, [userId]);
    for (const table of ['referral_prints', 'referral_orders', 'referral_codes'] as const) await tx(table).where({ user_id: userId }).delete();
    await tx('referral_clicks').where({ referrer_id: userId }).delete();
    await tx('referral_rewards').where({ user_id: userId, status: 'pending' }).update({ status: 'expired' });
  },
});
