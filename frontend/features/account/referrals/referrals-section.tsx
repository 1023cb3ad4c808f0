import type { SectionProps } from '../section-props.ts';

/** The member's link and friends; the part belongs to referrals and is handed in. */
export const ReferralsSection = ({ referrals }: SectionProps) => <>{referrals()}</>;
