import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { finishSocialLogin, linkSocialLogin, startSocialLogin } from '#contracts/social-login.ts';
import { call } from '#lib/call.ts';
import { keepFlow } from '#shared/sign-in/social-flow.ts';
import { become } from '../auth.mutations.ts';

/** Opens the sign-in page of a social provider. */
export const useStartSocialLogin = () =>
  useMutation({
    mutationFn: () => call(startSocialLogin, { body: {} }),
    retry: false,
    onSuccess: ({ url, flow }) => {
      keepFlow(flow);
      location.assign(url);
    },
  });

/** Signs a person in with the answer of a social provider. */
export function useFinishSocialLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof finishSocialLogin>) => call(finishSocialLogin, { body }),
    retry: false,
    onSuccess: (answer) => (answer.success ? become(client, answer.user) : undefined),
  });
}

/** Completes a social sign-in with the missing proof: the account's password or a code of the second factor. */
export function useFinishLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof linkSocialLogin>) => call(linkSocialLogin, { body }),
    retry: false,
    onSuccess: (answer) => (answer.success ? become(client, answer.user) : undefined),
  });
}
