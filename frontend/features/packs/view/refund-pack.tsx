import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refundPurchase } from '#contracts/packs.ts';
import type { Purchase } from '#contracts/packs.ts';
import { isAnswer, messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.tsx';
import { refreshPacks } from '../packs.mutations.ts';
import { REFUND_PACK } from '../packs-view.words.ts';

interface RefundPackProps {
  purchase: Purchase;
  /** The prompt of the pack that was taken down and is to be refunded alone; left out to refund the whole pack. */
  part?: Purchase['items'][number] | undefined;
  onClose(): void;
  /** Called when the whole pack was returned for a refund. */
  onReturned?: () => void;
}

/** Dialog in which a buyer confirms the refund of a pack, or of a prompt in it that was taken down. */
export function RefundPack({ purchase, part, onClose, onReturned }: RefundPackProps) {
  const client = useQueryClient();
  const [unanswered] = useState(createUnansweredAction);
  const refund = useMutation({
    mutationFn: () => {
      const body = part ? { promptId: part.promptId } : {};
      return call(refundPurchase, { params: { id: purchase.id }, body, idempotencyKey: unanswered.keyFor(body) });
    },
    onSuccess: async (answer) => {
      unanswered.clear();
      toast({ tone: 'success', title: REFUND_PACK.toast((answer.purchase.returned ?? 0) - (purchase.returned ?? 0)), description: REFUND_PACK.toastText });
      onClose();
      if (!part) onReturned?.();
      await refreshPacks(client);
    },
    onError: (error) => isAnswer(error) && unanswered.clear(),
  });
  const tokens = part ? (part.paid ?? 0) : (purchase.paid ?? 0) - (purchase.returned ?? 0);
  return (
    <ConfirmDialog
      title={part ? REFUND_PACK.partTitle(part.title) : REFUND_PACK.title(purchase.pack.title)} description={part ? REFUND_PACK.partText(tokens) : REFUND_PACK.text(tokens)}
      action={REFUND_PACK.action} busyLabel={REFUND_PACK.busyLabel} busy={refund.isPending} problem={refund.isError ? messageOf(refund.error, REFUND_PACK.failed) : null}
      onConfirm={() => refund.mutate()} onClose={onClose}
    />
  );
}
