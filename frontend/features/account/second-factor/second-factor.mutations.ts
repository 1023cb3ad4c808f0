import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { cancelOwnFactorRecovery } from '#contracts/factor-recovery.ts';
import { confirmSecondFactor, disableSecondFactor, renewRecoveryCodes, startSecondFactor } from '#contracts/second-factor.ts';
import type { SecondFactorProof } from '#contracts/second-factor.ts';
import { call, newActionKey } from '#lib/call.ts';
import { accountQuery, patchMe } from '../account.queries.ts';

/** Puts the new state of the second factor, and the number of recovery codes left, into the cached account and user. Screens show both at once. */
function keep(client: QueryClient, enabled: boolean, recoveryCodesLeft: number): void {
  patchMe(client, { secondFactor: enabled });
  client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, secondFactor: { enabled, recoveryCodesLeft, recoveryReadyAt: null } });
}

/**
 * Starts the setup of the second factor; resolves to a secret for the authenticator. Never retried automatically, because each request counts
 * as an attempt at the password.
 */
export const useStartSecondFactor = () => useMutation({ mutationFn: (password: string) => call(startSecondFactor, { body: { password } }), retry: false });

/** Turns the second factor on with a first code from the authenticator. Resolves to the recovery codes, which the server sends only once. */
export function useConfirmSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => (await call(confirmSecondFactor, { body: { code } })).recoveryCodes,
    retry: false,
    onSuccess: (codes) => keep(client, true, codes.length),
  });
}

/** Turns the second factor off. */
export function useDisableSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: SecondFactorProof) => call(disableSecondFactor, { body: proof }),
    retry: false,
    onSuccess: () => keep(client, false, 0),
  });
}

/** Replaces the recovery codes of the second factor by new ones. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (proof: SecondFactorProof) => (await call(renewRecoveryCodes, { body: proof })).recoveryCodes,
    retry: false,
    onSuccess: (codes) => keep(client, true, codes.length),
  });
}

/** Cancels the recovery that would remove the second factor and that was started by email. */
export function useCancelRecovery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelOwnFactorRecovery, { idempotencyKey: newActionKey() }),
    retry: false,
    onSuccess: () => client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, secondFactor: { ...account.secondFactor, recoveryReadyAt: null } }),
  });
}
