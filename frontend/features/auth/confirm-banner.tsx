import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { MailQuestionMark, X } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, longWords } from '#styled/patterns';
import { resendConfirmation } from '#contracts/password-reset.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { CONFIRM_BANNER } from './auth-forms.words.ts';

const DISMISSED_KEY = 'conjure.confirm-banner-dismissed';

/** The banner that reminds a member to confirm their email address. Nothing is blocked meanwhile (docs/rules/identity.md#email-confirmation). */
export function ConfirmBanner({ email }: { email: string }) {
  const [dismissed, setDismissed] = useState(wasDismissed);
  const resend = useMutation({
    mutationFn: () => call(resendConfirmation, {}),
    retry: false,
    onSuccess: () => toast({ tone: 'success', title: CONFIRM_BANNER.linkSentToast, description: CONFIRM_BANNER.toastText(email) }),
    onError: (error) => toast({ tone: 'destructive', title: CONFIRM_BANNER.linkNotSentToast, description: messageOf(error, CONFIRM_BANNER.pleaseTryAgainText) }),
  });
  // Only this browser knows whether the member dismissed the banner: a mark on the page hides it before the first paint (frontend/index.html).
  const hydrated = useHydrated();
  if (dismissed && hydrated) return null;
  const dismiss = (): void => {
    setDismissed(true);
    try {
      sessionStorage.setItem(DISMISSED_KEY, '1');
    } catch {
      // When the browser refuses storage, the dismissed banner comes back at the next page load.
    }
  };
  return (
    <aside aria-label={CONFIRM_BANNER.yourEmailAddressLabel} className={bar}>
      <MailQuestionMark size={16} aria-hidden className={css({ flexShrink: '0' })} />
      <p className={longWords({ minWidth: '0' })}>
        <Sentence text={CONFIRM_BANNER.confirmEmailSentText} parts={{ email: <strong>{email}</strong> }} />{' '}
        <TextButton disabled={resend.isPending || resend.isSuccess} onClick={() => resend.mutate()}>{CONFIRM_BANNER.button}</TextButton>
      </p>
      <IconButton label={CONFIRM_BANNER.notNowLabel} size="sm" className={css({ marginInlineStart: 'auto' })} onClick={dismiss}><X size={16} /></IconButton>
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
