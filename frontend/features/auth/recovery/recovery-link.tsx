import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getAccount } from '#contracts/account.ts';
import { cancelFactorRecovery, startFactorRecovery } from '#contracts/factor-recovery.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { fullDate } from '#lib/full-date.ts';
import { toast } from '#ui/toast.tsx';

/** Follows the link of an email: begins the recovery of a second factor, or calls it off. */
export function RecoveryLink({ token, begins }: { token: string; begins: boolean }) {
  const client = useQueryClient();
  const begun = useRef(false);
  useEffect(() => {
    // The token is good once; React's strict mode asks twice.
    if (begun.current) return;
    begun.current = true;
    const body = { token };
    const done: Promise<string> = begins
      ? call(startFactorRecovery, { body }).then(({ readyAt }) => `From ${fullDate(readyAt)} you can sign in once with your password alone. Until then you can cancel it.`)
      : call(cancelFactorRecovery, { body }).then(() => 'Signing in still needs the code. If you did not start the recovery, change your password.');
    done.then(
      (description) => {
        toast({ tone: 'success', title: begins ? 'The 7 days have begun' : 'Recovery cancelled', description });
        void client.invalidateQueries({ queryKey: [getAccount.path] });
      },
      (error: unknown) => toast({ tone: 'destructive', title: begins ? 'Recovery not started' : 'Recovery not cancelled', description: messageOf(error, 'Please try the link again.') }),
    );
  }, [begins, client, token]);
  return null;
}
