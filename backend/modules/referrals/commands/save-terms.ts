import type { BodyOf } from '#contracts/endpoint.ts';
import type { saveReferralProgramme } from '#contracts/referral-admin.ts';
import { DEFAULT_REFERRAL_TERMS } from '#contracts/referrals.ts';
import { keysOf } from '#contracts/typed-records.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { termsInForce } from '../queries/terms.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { programmeChanged, programmeSame } from '../referrals.errors.ts';

const NAMES = keysOf(DEFAULT_REFERRAL_TERMS);

// When two administrators save the same version number, the second insert waits for the first commit and then adds no row.
const ADD = `
  insert into referral_terms (version, terms, created_at, created_by, created_by_name, reason)
  values (:version, :terms, :now, :userId, :username, :reason) on conflict (version) do nothing returning version`;

/**
 * Stores new terms of the referral programme for later sign-ups, with an entry in the audit log. Existing referrals keep their terms.
 * @throws AppError programme_changed when the administrator started from an older version, programme_same
 */
export async function saveTerms(tx: Tx, { clock, outbox }: Pick<ReferralsContext, 'clock' | 'outbox'>, { viewer, requestId }: { viewer: Viewer; requestId: string }, { base, terms, reason }: BodyOf<typeof saveReferralProgramme>): Promise<void> {
  const newest = await termsInForce(tx);
  if (newest.version !== base) throw programmeChanged();
  const changed = NAMES.filter((name) => newest.terms[name] !== terms[name]);
  if (changed.length === 0) throw programmeSame();
  const version = base + 1;
  const added = await rows(tx, ADD, { version, terms: JSON.stringify(terms), now: clock.now(), userId: viewer.userId, username: viewer.username, reason });
  if (added.length === 0) throw programmeChanged();
  const only = (of: typeof terms): Record<string, unknown> => Object.fromEntries(changed.map((name) => [name, of[name]]));
  const target = { type: 'referral_programme', id: String(version), label: `Referral programme, version ${version}` };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'referrals.programme', target, reason, details: { from: only(newest.terms), to: only(terms) } }));
}
