import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminLogin } from '#contracts/admin-access.ts';
import type { AdminLoginBody } from '#contracts/admin-access.ts';
import { call } from '#lib/call.ts';
import { become } from '../auth.mutations.ts';

/**
 * Elevates the session by the administrators' password, or signs a visitor in as the built-in administrator. Never retried automatically,
 * because every request counts as an attempt.
 */
export function useAdminLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AdminLoginBody) => call(adminLogin, { body }),
    retry: false,
    onSuccess: (answer) => (answer.success ? become(client, answer.user) : undefined),
  });
}
