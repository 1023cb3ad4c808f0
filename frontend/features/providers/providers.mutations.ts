import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { listAudit } from '#contracts/operations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { restoreProviders, saveProviders, saveRunLimits, testProvider } from '#contracts/providers.ts';
import type { ProvidersPage } from '#contracts/providers.ts';
import { isAnswer } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { pricingQuery } from '#shared/shop/shop.queries.ts';
import { providersQuery } from './providers.queries.ts';

/** Changes the providers' settings under one idempotency key, and shows the settings in the answer. */
function useSettingsChange<Body>(send: (body: Body, idempotencyKey: string) => Promise<ProvidersPage>) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  return useMutation({
    mutationFn: (body: Body) => send(body, unanswered.keyFor(body)),
    onSuccess: (page) => {
      unanswered.clear();
      client.setQueryData(providersQuery.queryKey, page);
      for (const queryKey of [pricingQuery.queryKey, [listAudit.path]]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isAnswer(error)) unanswered.clear();
    },
  });
}

export const useProvidersSave = (type: ContentType) =>
  useSettingsChange((body: BodyOf<typeof saveProviders>, idempotencyKey) => call(saveProviders, { params: { type }, body, idempotencyKey }));
export const useProvidersRestore = (type: ContentType) =>
  useSettingsChange((body: BodyOf<typeof restoreProviders>, idempotencyKey) => call(restoreProviders, { params: { type }, body, idempotencyKey }));
export const useLimitsSave = () => useSettingsChange((body: BodyOf<typeof saveRunLimits>, idempotencyKey) => call(saveRunLimits, { body, idempotencyKey }));

/** Has the server call a provider once with the settings in the form, without saving them. */
export function useProviderTest(type: ContentType) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof testProvider>) => call(testProvider, { params: { type }, body }),
    retry: false,
    onSettled: () => client.invalidateQueries({ queryKey: providersQuery.queryKey }),
  });
}
