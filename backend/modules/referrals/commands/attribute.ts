import { MINUTE_MS } from '#contracts/durations.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { Arrival } from '#modules/identity/newcomers.port.ts';
import { readTouch } from '../domain/first-touch.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { termsInForce } from '../queries/terms.ts';
import { addSignals } from './add-signals.ts';
import { lockReferrers } from './lock-referrers.ts';
import { notePrint } from './note-print.ts';

/** More sign-ups than the limit by one referral link within this time are a burst. */
const BURST = { signUps: 10, withinMs: 10 * MINUTE_MS };

const OWNER = 'select user_id as "userId" from referral_codes where code = ?';
const INSERT = `
  insert into referral_attributions (id, referrer_id, referee_id, terms_version, clicked_at, signed_up_at, status)
  values (:id, :referrerId, :userId, :version, :clickedAt, :now, 'signed_up')`;
const COUNT = 'update referral_codes set signed_up = signed_up + 1 where user_id = ?';
const LATELY = 'select referee_id as "refereeId" from referral_attributions where referrer_id = ? and signed_up_at > ?';

/**
 * Stores by whose link a new account came, in the transaction that creates it (docs/rules/rewards.md#referral-touch). A referral is stored
 * only at that moment, so no person can refer an existing account, such as their own.
 */
export async function attribute(tx: Tx, context: Pick<ReferralsContext, 'clock' | 'identity' | 'prints'>, userId: string, { note, device, ip }: Arrival): Promise<void> {
  if (note === null) return;
  const now = context.clock.now();
  const { version, terms } = await termsInForce(tx);
  const touch = terms.running ? readTouch(note, now, terms.rememberedDays) : null;
  if (!touch) return;
  const [owner] = await rows<{ userId: string }>(tx, OWNER, [touch.code]);
  if (!owner || (await context.identity.gone(tx, owner.userId))) return;
  await lockReferrers(tx, [owner.userId]);
  await rows(tx, INSERT, { id: newId(), referrerId: owner.userId, userId, version, clickedAt: touch.at, now });
  await rows(tx, COUNT, [owner.userId]);
  await notePrint(tx, context, { userId, kind: 'device', print: context.prints.device(device) });
  await notePrint(tx, context, { userId, kind: 'address', print: context.prints.address(ip) });
  const lately = await rows<{ refereeId: string }>(tx, LATELY, [owner.userId, new Date(now.getTime() - BURST.withinMs)]);
  if (lately.length > BURST.signUps) await addSignals(tx, lately.map(({ refereeId }) => refereeId), ['speed']);
}
