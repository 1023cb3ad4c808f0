import { DAY_MS } from '#contracts/durations.ts';
import type { ReferralSignal } from '#contracts/referrals.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PrintKind } from '../prints.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { addSignals } from './add-signals.ts';

/** How long a print is kept, in ms. */
export const PRINT_MS = 90 * DAY_MS;

const KEEP = `
  insert into referral_prints (user_id, kind, print, seen_at) values (:userId, :kind, :print, :now)
  on conflict (user_id, kind, print) do update set seen_at = excluded.seen_at`;

/**
 * Finds people related to a person by referrals who have the same print: up to 20 referrers in a chain, other newcomers of the same referrer,
 * and the person's own newcomers.
 */
const SAME = `
  with recursive up as (
    select referrer_id, 1 as step from referral_attributions where referee_id = :userId
    union all
    select a.referrer_id, up.step + 1 from up join referral_attributions a on a.referee_id = up.referrer_id where up.step < 20
  ), related as (
    select referrer_id as user_id, case when step = 1 then 'referrer' else 'ancestor' end as relation from up
    union all
    select s.referee_id, 'sibling' from referral_attributions me
      join referral_attributions s on s.referrer_id = me.referrer_id and s.referee_id <> me.referee_id where me.referee_id = :userId
    union all
    select referee_id, 'child' from referral_attributions where referrer_id = :userId
  )
  select r.user_id as "userId", r.relation from related r
  where exists (select from referral_prints p where p.user_id = r.user_id and p.kind = :kind and p.print = :print and p.seen_at > :since)`;

interface Related {
  userId: string;
  relation: string;
}

/**
 * Stores a print of a person, and adds a signal to referrals in which the same print repeats (docs/rules/rewards.md#referral-evidence). It
 * marks the person's own referral if referrers or other newcomers match, and the referrals of matching newcomers. The caller has locked the
 * referrers.
 */
export async function notePrint(tx: Tx, { clock }: Pick<ReferralsContext, 'clock'>, { userId, kind, print }: { userId: string; kind: PrintKind; print: Buffer | null }): Promise<void> {
  if (print === null) return;
  const now = clock.now();
  await rows(tx, KEEP, { userId, kind, print, now });
  const same = await rows<Related>(tx, SAME, { userId, kind, print, since: new Date(now.getTime() - PRINT_MS) });
  const own = same.filter(({ relation }) => relation !== 'child');
  const others = same.filter(({ relation }) => relation === 'sibling' || relation === 'child').map((related) => related.userId);
  const ownSignals: ReferralSignal[] = own.some(({ relation }) => relation === 'ancestor') ? [kind, 'loop'] : [kind];
  if (own.length > 0) await addSignals(tx, [userId], ownSignals);
  if (others.length > 0) await addSignals(tx, others, [kind]);
}
