import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiKey, revokeApiKey } from '#contracts/api-keys.ts';
import type { ApiKeyBody } from '#contracts/api-keys.ts';
import { call, newActionKey } from '#lib/call.ts';
import { apiKeysQuery } from './keys.queries.ts';

/** Makes an API key. Never retried automatically, because each request would make another key. */
export function useCreateKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiKeyBody) => call(createApiKey, { body }),
    retry: false,
    onSuccess: ({ key }) => client.setQueryData(apiKeysQuery.queryKey, (keys) => keys && [key, ...keys]),
  });
}

/** Revokes an API key, which stops working at once. */
export function useRevokeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeApiKey, { params: { id }, idempotencyKey: newActionKey() }),
    onSuccess: (_, id) => client.setQueryData(apiKeysQuery.queryKey, (keys) => keys?.filter((key) => key.id !== id)),
  });
}
