import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startSocialLogin, unlinkSocialLogin } from '#contracts/social-login.ts';
import { call } from '#lib/call.ts';
import { accountQuery } from '../account.queries.ts';

/** Where the secret of a running social sign-in waits for the way back from the provider. */
const FLOW_KEY = 'conjure.social-flow';

/** Leaves for the provider; on the way back the signed-in account is linked. */
export const useStartLink = () =>
  useMutation({
    mutationFn: () => call(startSocialLogin, {}),
    retry: false,
    onSuccess: ({ url, flow }) => {
      sessionStorage.setItem(FLOW_KEY, flow);
      window.location.assign(url);
    },
  });

/** Unlinks a social login; the server refuses the last way in. */
export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, actionKey }: { id: string; actionKey: string }) => call(unlinkSocialLogin, { params: { id }, idempotencyKey: actionKey }),
    onSuccess: (_answer, { id }) => {
      client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, socialLogins: account.socialLogins.filter((login) => login.id !== id) });
    },
  });
}
