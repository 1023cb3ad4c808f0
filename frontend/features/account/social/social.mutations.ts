import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { startSocialLogin, unlinkSocialLogin } from '#contracts/social-login.ts';
import { call } from '#lib/call.ts';
import { keepFlow } from '#shared/sign-in/social-flow.ts';
import { accountQuery } from '../account.queries.ts';

/** Opens the social provider's page after checking password or code. When the user returns, the server links the social login to the account. */
export const useStartLink = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof startSocialLogin>) => call(startSocialLogin, { body }),
    retry: false,
    onSuccess: ({ url, flow }) => {
      keepFlow(flow);
      window.location.assign(url);
    },
  });

/** Removes a social login from the account. The server refuses it when no other way to sign in is left. */
export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, actionKey }: { id: string; actionKey: string }) => call(unlinkSocialLogin, { params: { id }, idempotencyKey: actionKey }),
    onSuccess: (_answer, { id }) => {
      client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, socialLogins: account.socialLogins.filter((login) => login.id !== id) });
    },
  });
}
