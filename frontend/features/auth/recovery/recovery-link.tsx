import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getAccount } from '#contracts/account.ts';
import { cancelFactorRecovery, startFactorRecovery } from '#contracts/factor-recovery.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';
import { RECOVERY_LINK } from '../auth-recovery.words.ts';

/** Handles a link of a recovery email: starts the recovery from a lost second factor, or cancels it. */
export function RecoveryLink({ token, begins }: { token: string; begins: boolean }) {
  const client = useQueryClient();
  const begun = useRef(false);
  useEffect(() => {
    // React's strict mode runs effects twice, but the recovery link works only once.
    if (begun.current) return;
    begun.current = true;
    const body = { token };
    const done: Promise<string> = begins
      ? call(startFactorRecovery, { body }).then(({ readyAt }) => RECOVERY_LINK.canSignText(readyAt))
      : call(cancelFactorRecovery, { body }).then(() => RECOVERY_LINK.signingStillText);
    done.then(
      (description) => {
        toast({ tone: 'success', title: begins ? RECOVERY_LINK.daysBegunToast : RECOVERY_LINK.recoveryCancelledToast, description });
        void client.invalidateQueries({ queryKey: [getAccount.path] });
      },
      (error: unknown) => toast({ tone: 'destructive', title: begins ? RECOVERY_LINK.recoveryNotStartedToast : RECOVERY_LINK.recoveryNotCancelledToast, description: messageOf(error, RECOVERY_LINK.pleaseTryLinkText) }),
    );
  }, [begins, client, token]);
  return null;
}
