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

/** Begins the setup: a secret for the authenticator. Each try counts the password, so none repeats by itself. */
export const useStartSecondFactor = () => useMutation({ mutationFn: (password: string) => call(startSecondFactor, { body: { password } }), retry: false });

/** Proves the authenticator; resolves with the recovery codes, which are shown this once. */
export function useConfirmSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => (await call(confirmSecondFactor, { body: { code } })).recoveryCodes,
    retry: false,
    onSuccess: (codes) => keep(client, true, codes.length),
  });
}

/** Stops asking for a second factor. */
export function useDisableSecondFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: SecondFactorProof) => call(disableSecondFactor, { body: proof }),
    retry: false,
    onSuccess: () => keep(client, false, 0),
  });
}

/** New recovery codes in place of the old ones. */
export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (proof: SecondFactorProof) => (await call(renewRecoveryCodes, { body: proof })).recoveryCodes,
    retry: false,
    onSuccess: (codes) => keep(client, true, codes.length),
  });
}

/** Calls a recovery off that was begun by email. */
export function useCancelRecovery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelOwnFactorRecovery, { idempotencyKey: newActionKey() }),
    retry: false,
    onSuccess: () => client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, secondFactor: { ...account.secondFactor, recoveryReadyAt: null } }),
  });
}
