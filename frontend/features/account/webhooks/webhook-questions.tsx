import type { Webhook } from '#contracts/webhooks.ts';
import { messageOf } from '#lib/api-error.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { useDeleteWebhook, useRotateSecret } from './webhooks.mutations.ts';
import { DELETE_WEBHOOK, NEW_SECRET } from './webhooks.words.ts';

/** The dialog that asks the member to confirm before a webhook and its log are deleted. */
export function DeleteWebhook({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose(): void }) {
  const remove = useDeleteWebhook();
  return (
    <ConfirmDialog
      title={DELETE_WEBHOOK.title} description={DELETE_WEBHOOK.text(url)} action={DELETE_WEBHOOK.button} keep={DELETE_WEBHOOK.keep} busyLabel={DELETE_WEBHOOK.busyLabel} busy={remove.isPending}
      problem={remove.isError ? messageOf(remove.error, DELETE_WEBHOOK.failed) : null} onClose={onClose}
      onConfirm={() => remove.mutate(id, { onSuccess: () => { onClose(); toast({ tone: 'success', title: DELETE_WEBHOOK.toast }); } })}
    />
  );
}

/** The dialog that asks the member to confirm before a webhook gets a new secret. */
export function AskNewSecret({ webhook: { id }, onClose, onMade }: { webhook: Webhook; onClose(): void; onMade(secret: string): void }) {
  const rotate = useRotateSecret();
  return (
    <ConfirmDialog
      title={NEW_SECRET.title} description={NEW_SECRET.text} action={NEW_SECRET.button} keep={NEW_SECRET.keep} busyLabel={NEW_SECRET.busyLabel} busy={rotate.isPending}
      problem={rotate.isError ? messageOf(rotate.error, NEW_SECRET.failed) : null} onClose={onClose}
      onConfirm={() => rotate.mutate(id, { onSuccess: ({ secret }) => onMade(secret) })}
    />
  );
}
