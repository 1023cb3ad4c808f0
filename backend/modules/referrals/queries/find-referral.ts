import type { ReferralSignal, ReferralState } from '#contracts/referrals.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** A referral: its newcomer and referrer, its state, and the times of its rewards. */
export interface Referral {
  id: string;
  referrerId: string;
  refereeId: string;
  termsVersion: number;
  clickedAt: Date;
  signedUpAt: Date;
  status: ReferralState;
  signals: ReferralSignal[];
  clearedAt: Date | null;
  firstOrderId: string | null;
  firstPaidAt: Date | null;
  bucket: 'purchased' | 'subscription' | null;
  settlesAt: Date | null;
  settledAt: Date | null;
  revokedBy: 'order' | 'staff' | null;
  reason: string | null;
}

export const REFERRAL_COLUMNS = `a.id, a.referrer_id as "referrerId", a.referee_id as "refereeId", a.terms_version as "termsVersion", a.clicked_at as "clickedAt", a.signed_up_at as "signedUpAt",
  a.status, a.signals, a.cleared_at as "clearedAt", a.first_order_id as "firstOrderId", a.first_paid_at as "firstPaidAt", a.bucket, a.settles_at as "settlesAt", a.settled_at as "settledAt",
  a.revoked_by as "revokedBy", a.reason`;

const BY_ID = `select ${REFERRAL_COLUMNS} from referral_attributions a where a.id = ?`;
const OF_NEWCOMER = `select ${REFERRAL_COLUMNS} from referral_attributions a where a.referee_id = ?`;

/** One referral by its id. A caller that decides by its state must lock the referrer first. */
export const findReferral = async (connection: Connection, id: string): Promise<Referral | null> => (await rows<Referral>(connection, BY_ID, [id]))[0] ?? null;

/** The referral of a newcomer; null for a person who came without a link. */
export const findOfNewcomer = async (connection: Connection, userId: string): Promise<Referral | null> => (await rows<Referral>(connection, OF_NEWCOMER, [userId]))[0] ?? null;
