import { one } from '#contracts/must.ts';
import { referralTerms } from '#contracts/referrals.ts';
import type { ReferralTerms } from '#contracts/referrals.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

export interface TermsVersion {
  version: number;
  terms: ReferralTerms;
  createdAt: Date;
  createdByName: string | null;
  reason: string | null;
}

interface TermsRow extends Omit<TermsVersion, 'terms'> {
  terms: unknown;
}

const COLUMNS = 'version, terms, created_at as "createdAt", created_by_name as "createdByName", reason';
const NEWEST = `select ${COLUMNS} from referral_terms order by version desc limit 1`;
const OF_VERSION = `select ${COLUMNS} from referral_terms where version = ?`;

const present = (row: TermsRow): TermsVersion => ({ ...row, terms: referralTerms.parse(row.terms) });

/** The terms of the referral programme in force, which apply to new sign-ups. */
export const termsInForce = async (connection: Connection): Promise<TermsVersion> => present(one(await rows<TermsRow>(connection, NEWEST)));

/** The terms of the referral programme of one version. Each sign-up stores the version that was in force. */
export const termsOf = async (connection: Connection, version: number): Promise<ReferralTerms> => present(one(await rows<TermsRow>(connection, OF_VERSION, [version]))).terms;
