import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { changeWebhook, createWebhook, deleteWebhook, repeatWebhookCall, rotateWebhookSecret, testWebhook } from '#contracts/webhooks.ts';
import type { Webhook, WebhookBody, WebhookChange } from '#contracts/webhooks.ts';
import { call, newActionKey } from '#lib/call.ts';
import { webhookCallsQuery, webhooksQuery } from './webhooks.queries.ts';

const replace = (client: QueryClient, webhook: Webhook): void =>
  void client.setQueryData(webhooksQuery.queryKey, (webhooks) => webhooks?.map((each) => (each.id === webhook.id ? webhook : each)));
const readAgain = (client: QueryClient, id: string): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ queryKey: webhookCallsQuery(id).queryKey }), client.invalidateQueries({ queryKey: webhooksQuery.queryKey })]);

/** Adds a webhook. Never retried automatically, because each request would add another one. */
export function useCreateWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WebhookBody) => call(createWebhook, { body }),
    retry: false,
    onSuccess: ({ webhook }) => client.setQueryData(webhooksQuery.queryKey, (webhooks) => webhooks && [webhook, ...webhooks]),
  });
}

/** Changes a webhook's address and events, or switches the webhook on or off. */
export function useChangeWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: WebhookChange }) => call(changeWebhook, { params: { id }, body: change, idempotencyKey: newActionKey() }),
    onSuccess: (webhook) => replace(client, webhook),
  });
}

export function useDeleteWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteWebhook, { params: { id }, idempotencyKey: newActionKey() }),
    onSuccess: (_, id) => client.setQueryData(webhooksQuery.queryKey, (webhooks) => webhooks?.filter((each) => each.id !== id)),
  });
}

/** Gives a webhook a new secret. Never retried automatically, because the secret of the first answer would be lost. */
export function useRotateSecret() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(rotateWebhookSecret, { params: { id } }),
    retry: false,
    onSuccess: ({ webhook }) => replace(client, webhook),
  });
}

/** Makes the server send a test call with the event `ping` to a webhook. */
export function useTestWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(testWebhook, { params: { id }, idempotencyKey: newActionKey() }),
    onSuccess: (_, id) => readAgain(client, id),
  });
}

/** Makes the server repeat an earlier call to a webhook. */
export function useRepeatCall(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (callId: string) => call(repeatWebhookCall, { params: { id, callId }, idempotencyKey: newActionKey() }),
    onSuccess: () => readAgain(client, id),
  });
}
