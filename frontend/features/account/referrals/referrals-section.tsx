import type { SectionProps } from '../section-props.ts';

/** The member's referral link and friends. The part belongs to the feature `referrals`, so the page passes it in. */
export const ReferralsSection = ({ referrals }: SectionProps) => <>{referrals()}</>;
