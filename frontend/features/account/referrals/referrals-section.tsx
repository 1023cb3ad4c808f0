import type { SectionProps } from '../section-props.ts';

/**
 * The settings section with the member's referral link and the people who came by it. Its content belongs to the feature `referrals`, so the
 * page passes it in.
 */
export const ReferralsSection = ({ referrals }: SectionProps) => <>{referrals()}</>;
