import { wrap } from '#styled/patterns';
import type { ReferralSignal } from '#contracts/referrals.ts';
import { Badge } from '#ui/badge.tsx';
import { SIGNALS } from '../referrals-admin.words.ts';

/** Badges that name for administrators what the friends of a referrer have in common, such as an address. */
export const SignalBadges = ({ signals }: { signals: readonly ReferralSignal[] }) => (
  <span className={wrap({ gap: '1' })}>{signals.map((signal) => <Badge key={signal} tone="warn">{SIGNALS[signal]}</Badge>)}</span>
);
