import type { ApiKey } from '#contracts/api-keys.ts';
import { messageOf } from '#lib/api-error.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { useRevokeKey } from './keys.mutations.ts';
import { REVOKE } from './keys.words.ts';

/** The dialog that asks the member to confirm before an API key is revoked. */
export function RevokeKey({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose(): void }) {
  const revoke = useRevokeKey();
  return (
    <ConfirmDialog
      title={REVOKE.title(name)} description={REVOKE.text} action={REVOKE.button} keep={REVOKE.keep} busyLabel={REVOKE.busyLabel} busy={revoke.isPending}
      problem={revoke.isError ? messageOf(revoke.error, REVOKE.failed) : null} onClose={onClose}
      onConfirm={() => revoke.mutate(id, { onSuccess: () => { onClose(); toast({ tone: 'success', title: REVOKE.toast }); } })}
    />
  );
}
