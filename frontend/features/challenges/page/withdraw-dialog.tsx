import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawEntry } from '#contracts/challenge-entries.ts';
import type { OwnEntry } from '#contracts/challenges.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { refreshChallenges } from '#shared/challenges/challenges.queries.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { STATUS } from '../challenge-page.words.ts';

/** The dialog that asks before the viewer withdraws an entry from a challenge. */
export function WithdrawDialog({ challengeId, entry, onClose }: { challengeId: string; entry: OwnEntry; onClose(): void }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => call(withdrawEntry, { params: { id: challengeId, entryId: entry.id } }),
    onSuccess: async () => {
      await refreshChallenges(client);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={STATUS.withdrawTitle(entry.title)}
      description={STATUS.withdrawText}
      action={STATUS.withdrawButton}
      busyLabel={STATUS.withdrawBusy}
      busy={withdraw.isPending}
      problem={withdraw.isError ? messageOf(withdraw.error, STATUS.withdrawFailed) : null}
      onConfirm={() => withdraw.mutate()}
      onClose={onClose}
    />
  );
}
