import { useEffect, useRef } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '#lib/api-error.ts';
import { partsShownAtom } from '#lib/page-shown.ts';
import { openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { takeFlow } from '#shared/sign-in/social-flow.ts';
import { toast } from '#ui/toast.tsx';
import { greet } from '../greet.ts';
import { useFinishSocialLogin } from './social.mutations.ts';
import { SOCIAL_RETURN } from '../auth-forms.words.ts';

export interface ProviderAnswer {
  code: string | null;
  state: string | null;
  error: string | null;
}

const ERRORS: Record<string, string> = { access_denied: SOCIAL_RETURN.access_denied };
const LOST = SOCIAL_RETURN.signStartedText;

/** Handles the return from a social provider: signs the person in, or asks for the proof that is still missing. */
export function SocialReturn({ answer }: { answer: ProviderAnswer }) {
  const finish = useFinishSocialLogin();
  const openAuth = useSetAtom(openAuthAtom);
  const navigate = useNavigate();
  const begun = useRef(false);
  // Waits for the end of hydration, because signing in changes what the page shows (docs/rules/pages.md#hydration).
  const shown = useAtomValue(partsShownAtom);
  useEffect(() => {
    // React's strict mode runs effects twice, but the social provider's answer works only once.
    if (!shown || begun.current) return;
    begun.current = true;
    const refuse = (description: string): void => void toast({ tone: 'destructive', title: SOCIAL_RETURN.toast, description });
    const kept = takeFlow();
    if (answer.error) return refuse(ERRORS[answer.error] ?? SOCIAL_RETURN.notConfirmedText);
    if (!kept || !answer.code || !answer.state) return refuse(LOST);
    const resume = (): void => void navigate(kept.page);
    finish.mutateAsync({ flow: kept.flow, code: answer.code, state: answer.state }).then(
      (done) => {
        if (done.success) {
          greet();
          resume();
          return;
        }
        const { linkToken, message } = done;
        const link = done.code === 'link_required'
          ? ({ linkToken, message, wants: 'password', account: done.username } as const)
          : ({ linkToken, message, wants: 'code', account: '' } as const);
        openAuth({ link, resume });
      },
      (error: unknown) => refuse(messageOf(error, LOST)),
    );
  }, [answer, finish, navigate, openAuth, shown]);
  return null;
}
