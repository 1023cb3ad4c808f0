import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { MailQuestionMark, X } from 'lucide-react';
import { css } from '#styled/css';
import { hstack } from '#styled/patterns';
import { resendConfirmation } from '#contracts/password-reset.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';

const DISMISSED_KEY = 'conjure.confirm-banner-dismissed';

/** Reminds a person that their email is not confirmed. Nothing is blocked without it (docs/rules/identity.md#email-confirmation). */
export function ConfirmBanner({ email }: { email: string }) {
  const [dismissed, setDismissed] = useState(wasDismissed);
  const resend = useMutation({
    mutationFn: () => call(resendConfirmation, {}),
    retry: false,
    onSuccess: () => toast({ tone: 'success', title: 'Link sent', description: `Open the email we sent to ${email}.` }),
    onError: (error) => toast({ tone: 'destructive', title: 'Link not sent', description: messageOf(error, 'Please try again.') }),
  });
  // Whether it was dismissed only this browser knows: a mark on the page hides it before the first paint (frontend/index.html).
  const hydrated = useHydrated();
  if (dismissed && hydrated) return null;
  const dismiss = (): void => {
    setDismissed(true);
    try {
      sessionStorage.setItem(DISMISSED_KEY, '1');
    } catch {
      // Storage is refused: it comes back with the next page load.
    }
  };
  return (
    <aside aria-label="Your email address" className={bar}>
      <MailQuestionMark size={16} aria-hidden className={css({ flexShrink: '0' })} />
      <p className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        Confirm your email. We sent a link to <strong>{email}</strong>.{' '}
        <TextButton disabled={resend.isPending || resend.isSuccess} onClick={() => resend.mutate()}>Send it again</TextButton>
      </p>
      <IconButton label="Not now" size="sm" className={css({ marginInlineStart: 'auto' })} onClick={dismiss}><X size={16} /></IconButton>
    </aside>
  );
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

const bar = hstack({
  gap: '2.5', paddingBlock: '1', paddingInline: { base: '4', md: '6' }, textStyle: 'small',
  color: 'fg.muted', backgroundColor: 'surface', borderBottom: 'soft', '[data-confirm=dismissed] &': { display: 'none' },
});
