import { useState } from 'react';
import { mutedText, stack, wrap } from '#styled/patterns';
import type { SubscriptionView } from '#contracts/payments.ts';
import { messageOf } from '#lib/api-error.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { cancelWords, endWords, nextStep } from './pro-state.ts';
import { useCancelPro, useOpenPortal, useResumePro } from './subscription.mutations.ts';
import { PRO_ACTIONS } from '../wallet-purchases.words.ts';
import { WALLET } from '../wallet.words.ts';

interface ProActionsProps {
  subscription: SubscriptionView;
  /** Address to which the payment provider's page about cards and invoices leads back. */
  returnPath: string;
}

const failed = (title: string) => (error: unknown): void => void toast({ tone: 'destructive', title, description: messageOf(error, WALLET.failed) });

/** Shows the state of the user's Pro subscription, with buttons to cancel, resume or manage it. */
export function ProActions({ subscription, returnPath }: ProActionsProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelPro();
  const resume = useResumePro();
  const portal = useOpenPortal(returnPath);
  const ends = subscription.cancelAtPeriodEnd;
  const end = (): void =>
    cancel.mutate(undefined, {
      onSuccess: ({ subscription: after }) => {
        setAsking(false);
        toast({ tone: 'success', title: PRO_ACTIONS.proIsCancelledToast, description: after ? nextStep(after) : PRO_ACTIONS.cancelledToast });
      },
    });
  const goOn = (): void => resume.mutate(undefined, { onSuccess: () => toast({ tone: 'success', title: PRO_ACTIONS.proResumedToast, description: PRO_ACTIONS.resumedToast }), onError: failed(PRO_ACTIONS.notResumedText) });
  return (
    <div className={stack({ gap: '3', justifyItems: 'start' })}>
      <div className={wrap({ alignItems: 'center', columnGap: '3', rowGap: '1' })}>
        <Badge tone={subscription.status === 'past_due' ? 'bad' : ends ? 'warn' : 'good'}>{subscription.status === 'past_due' ? PRO_ACTIONS.paymentDueBadge : PRO_ACTIONS.currentPlanBadge}</Badge>
        <p className={mutedText()}>{nextStep(subscription)}</p>
      </div>
      <div className={wrap({ gap: '2' })}>
        <Button data-after-purchase busy={portal.isPending || portal.isSuccess} busyLabel={PRO_ACTIONS.openingBusyLabel} onClick={() => portal.mutate(undefined, { onError: failed(WALLET.portalFailedTitle) })}>{PRO_ACTIONS.manageButton}</Button>
        {ends
          ? <Button variant="primary" busy={resume.isPending} busyLabel={PRO_ACTIONS.resumingBusyLabel} onClick={goOn}>{PRO_ACTIONS.resumeButton}</Button>
          : <Button variant="danger" onClick={() => setAsking(true)}>{PRO_ACTIONS.cancelProButton}</Button>}
      </div>
      {asking && (
        <ConfirmDialog
          title={PRO_ACTIONS.cancelTitle}
          description={PRO_ACTIONS.description(endWords(subscription))}
          action={cancelWords(subscription)} keep={PRO_ACTIONS.keep} busyLabel={PRO_ACTIONS.cancellingBusyLabel} busy={cancel.isPending}
          problem={cancel.isError ? messageOf(cancel.error, WALLET.failed) : null}
          onConfirm={end}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
