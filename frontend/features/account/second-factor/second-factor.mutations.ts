import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { cancelOwnFactorRecovery } from '#contracts/factor-recovery.ts';
import { confirmSecondFactor, disableSecondFactor, renewRecoveryCodes, startSecondFactor } from '#contracts/second-factor.ts';
import type { SecondFactorProof } from '#contracts/second-factor.ts';
import { call, newActionKey } from '#lib/call.ts';
import { accountQuery, patchMe } from '../account.queries.ts';

/** Writes whether the second factor is on, and how many recovery codes are left, into the cached account and session, so pages show it at once. */
function keep(client: QueryClient, enabled: boolean, recoveryCodesLeft: number): void {
  patchMe(client, { secondFactor: enabled });
  client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, secondFactor: { enabled, recoveryCodesLeft, recoveryReadyAt: null } });
}

/**
 * Starts the setup and returns a secret for the authenticator. Never retried automatically, because each try counts as an attempt at the password.
 */
export const useStartSecondFactor = () => useMutation({ mutationFn: (password: string) => call(startSecondFactor, { body: { password } }), retry: false });

/** Proves that the authenticator works. Resolves to the recovery codes, which are shown only once. */
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

/** Replaces the recovery codes by new ones. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (proof: SecondFactorProof) => (await call(renewRecoveryCodes, { body: proof })).recoveryCodes,
    retry: false,
    onSuccess: (codes) => keep(client, true, codes.length),
  });
}

/** Cancels a recovery that was started by email. */
export function useCancelRecovery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelOwnFactorRecovery, { idempotencyKey: newActionKey() }),
    retry: false,
    onSuccess: () => client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, secondFactor: { ...account.secondFactor, recoveryReadyAt: null } }),
  });
}
