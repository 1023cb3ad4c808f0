import type { ReferralSignal } from '#contracts/referrals.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

// Adds signals of abuse to referrals. A pending referral becomes held. A settled one keeps its status: the signal informs the staff and revokes nothing
// (docs/rules/rewards.md#referral-evidence).
const ADD = `
  update referral_attributions set
    signals = array(select distinct s from unnest(signals || cast(:signals as text[])) as added (s) order by s),
    status = case when status = 'pending' and cleared_at is null then 'held' else status end,
    due_at = case when status = 'pending' and cleared_at is null then null else due_at end
  where referee_id = any(cast(:refereeIds as uuid[])) and not signals @> cast(:signals as text[])`;

/** Adds signals of abuse to the referrals of these newcomers. Pending referrals are then held for the staff. The caller has locked their referrers. */
export async function addSignals(tx: Tx, refereeIds: readonly string[], signals: readonly ReferralSignal[]): Promise<void> {
  await rows(tx, ADD, { refereeIds: [...refereeIds], signals: [...signals] });
}
