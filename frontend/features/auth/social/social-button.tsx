import { useQuery } from '@tanstack/react-query';
import { metaText } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useStartSocialLogin } from './social.mutations.ts';
import { SOCIAL_BUTTON } from '../auth-forms.words.ts';

/** The button 'Continue with …' for social sign-in, shown when the server has a social provider. */
export function SocialButton() {
  const { data: config } = useQuery(publicConfigQuery);
  const start = useStartSocialLogin();
  const provider = config?.socialLogin;
  if (!provider) return null;
  const leave = (): void =>
    start.mutate(undefined, {
      onError: (error) => toast({ tone: 'destructive', title: SOCIAL_BUTTON.toast, description: messageOf(error, SOCIAL_BUTTON.providerSilentText) }),
    });
  return (
    <>
      <p aria-hidden className={metaText({ textAlign: 'center' })}>{SOCIAL_BUTTON.orText}</p>
      <Button size="lg" block busy={start.isPending || start.isSuccess} busyLabel={SOCIAL_BUTTON.busyLabel} onClick={leave}>{SOCIAL_BUTTON.button(provider.label)}</Button>
    </>
  );
}
