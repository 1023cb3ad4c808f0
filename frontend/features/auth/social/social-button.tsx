import { useQuery } from '@tanstack/react-query';
import { metaText } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useStartSocialLogin } from './social.mutations.ts';

/** 'Continue with …', where the server has a provider for it. */
export function SocialButton() {
  const { data: config } = useQuery(publicConfigQuery);
  const start = useStartSocialLogin();
  const provider = config?.socialLogin;
  if (!provider) return null;
  const leave = (): void =>
    start.mutate(undefined, {
      onError: (error) => toast({ tone: 'destructive', title: 'Sign in failed', description: messageOf(error, 'The provider does not answer. Please try again.') }),
    });
  return (
    <>
      <p aria-hidden className={metaText({ textAlign: 'center' })}>or</p>
      <Button size="lg" block busy={start.isPending || start.isSuccess} busyLabel="Opening…" onClick={leave}>Continue with {provider.label}</Button>
    </>
  );
}
