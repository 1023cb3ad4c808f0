import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { startSocialLogin, unlinkSocialLogin } from '#contracts/social-login.ts';
import { call } from '#lib/call.ts';
import { keepFlow } from '#shared/sign-in/social-flow.ts';
import { accountQuery } from '../account.queries.ts';

/** Redirects to the provider after password or code; on return the signed-in account is linked. */
export const useStartLink = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof startSocialLogin>) => call(startSocialLogin, { body }),
    retry: false,
    onSuccess: ({ url, flow }) => {
      keepFlow(flow);
      window.location.assign(url);
    },
  });

/** Unlinks a social login; the server refuses to remove the last way to sign in. */
export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, actionKey }: { id: string; actionKey: string }) => call(unlinkSocialLogin, { params: { id }, idempotencyKey: actionKey }),
    onSuccess: (_answer, { id }) => {
      client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, socialLogins: account.socialLogins.filter((login) => login.id !== id) });
    },
  });
}
