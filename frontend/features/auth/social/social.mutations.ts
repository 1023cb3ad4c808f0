import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { finishSocialLogin, linkSocialLogin, startSocialLogin } from '#contracts/social-login.ts';
import { call } from '#lib/call.ts';
import { keepFlow } from '#shared/sign-in/social-flow.ts';
import { become } from '../auth.mutations.ts';

/** Redirects to the provider. */
export const useStartSocialLogin = () =>
  useMutation({
    mutationFn: () => call(startSocialLogin, { body: {} }),
    retry: false,
    onSuccess: ({ url, flow }) => {
      keepFlow(flow);
      location.assign(url);
    },
  });

/** Signs in with the provider's answer. */
export function useFinishSocialLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof finishSocialLogin>) => call(finishSocialLogin, { body }),
    retry: false,
    onSuccess: (answer) => (answer.success ? become(client, answer.user) : undefined),
  });
}

/** Sends the proof that was missing. */
export function useFinishLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof linkSocialLogin>) => call(linkSocialLogin, { body }),
    retry: false,
    onSuccess: (answer) => (answer.success ? become(client, answer.user) : undefined),
  });
}
