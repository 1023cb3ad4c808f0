import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useRequestFirstPassword } from '../account.mutations.ts';
import { NO_PASSWORD_HINT } from '../account-credentials.words.ts';
import { ACCOUNT } from '../account.words.ts';

/** A hint for accounts that have only social logins, with a button that emails a link for setting a first password. */
export function NoPasswordHint({ email, children }: { email: string; children: React.ReactNode }) {
  const request = useRequestFirstPassword();
  const ask = (): void =>
    request.mutate(email, {
      onSuccess: () => toast({ tone: 'success', title: NO_PASSWORD_HINT.toast, description: NO_PASSWORD_HINT.sentToast(email) }),
      onError: (error) => toast({ tone: 'destructive', title: ACCOUNT.emailFailedTitle, description: messageOf(error, NO_PASSWORD_HINT.pleaseTryAgainText) }),
    });
  return (
    <Alert tone="info" title={NO_PASSWORD_HINT.title} action={<Button size="sm" busy={request.isPending} busyLabel={NO_PASSWORD_HINT.busyLabel} onClick={ask}>{NO_PASSWORD_HINT.button}</Button>}>
      {children}
    </Alert>
  );
}
