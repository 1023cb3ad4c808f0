import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useRequestFirstPassword } from '../account.mutations.ts';
import { ACCOUNT, NO_PASSWORD_HINT } from '../account.words.ts';

/** For accounts that only ever signed in socially: where their first password comes from. */
export function NoPasswordHint({ email, children }: { email: string; children: React.ReactNode }) {
  const request = useRequestFirstPassword();
  const ask = (): void =>
    request.mutate(email, {
      onSuccess: () => toast({ tone: 'success', title: 'Email sent', description: NO_PASSWORD_HINT.sentToast(email) }),
      onError: (error) => toast({ tone: 'destructive', title: ACCOUNT.emailFailedTitle, description: messageOf(error, 'Please try again in a moment.') }),
    });
  return (
    <Alert tone="info" title="No password yet" action={<Button size="sm" busy={request.isPending} busyLabel="Sending…" onClick={ask}>Email me a link</Button>}>
      {children}
    </Alert>
  );
}
