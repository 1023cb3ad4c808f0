import type { ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { messageWithRetry } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { isClaimed, useClaim } from './use-claim.ts';
import { CLAIM_BUTTON } from './rewards.words.ts';

interface ClaimButtonProps {
  claimed: boolean;
  icon?: ReactNode;
  size?: 'sm' | 'lg';
  block?: boolean;
}

/** Button that claims the daily reward. After the claim it keeps the focus and says that today is claimed. */
export function ClaimButton({ claimed, icon, size, block }: ClaimButtonProps) {
  const claim = useClaim();
  const problem = claim.error && !claimed && !isClaimed(claim.error) ? claim.error : null;
  return (
    <div className={stack({ gap: '2' })}>
      {claimed
        ? <Button size={size} block={block} aria-disabled icon={<CircleCheck aria-hidden className={css({ color: 'good' })} />}>{CLAIM_BUTTON.claimedTodayButton}</Button>
        : <Button variant="amber" size={size} block={block} icon={icon} busy={claim.isPending} busyLabel={CLAIM_BUTTON.busyLabel} onClick={() => claim.mutate()}>{CLAIM_BUTTON.claimDailyTokenButton}</Button>}
      {problem && <Alert tone="bad">{messageWithRetry(problem, CLAIM_BUTTON.failed, CLAIM_BUTTON.retry)}</Alert>}
    </div>
  );
}
