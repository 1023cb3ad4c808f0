import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { decideRefund, listRefunds } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { toast } from '#ui/toast.tsx';
import { refundsQuery } from '../moderation.queries.ts';
import type { RefundItem, RefundStatus } from '../moderation.queries.ts';
import { Queue } from '../queue.tsx';
import { useVerdict } from '../use-verdict.ts';
import { VerdictDialog } from '../verdict-dialog.tsx';
import { RefundCard } from './refund-card.tsx';
import type { RefundVerdict } from './refund-card.tsx';
import { REFUND_QUEUE } from '../moderation-cases.words.ts';

const STATUSES = [{ value: 'open', label: REFUND_QUEUE.openLabel }, { value: 'granted', label: REFUND_QUEUE.grantedLabel }, { value: 'refused', label: REFUND_QUEUE.refusedLabel }] as const;
const EMPTY: Record<RefundStatus, { title: string; words: string }> = {
  open: { title: REFUND_QUEUE.noOpenRefundTitle, words: REFUND_QUEUE.openEmpty },
  granted: { title: REFUND_QUEUE.noRefundGrantedTitle, words: REFUND_QUEUE.grantedEmpty },
  refused: { title: REFUND_QUEUE.noRefundRefusedTitle, words: REFUND_QUEUE.refusedEmpty },
};

interface RefundQueueProps {
  status: RefundStatus;
  onStatus(status: RefundStatus): void;
}

/**
 * Lists the refunds that buyers asked for because the rules did not let them take the refund themselves. A moderator decides and gives a
 * reason (docs/rules/selling.md#refund-request).
 */
export function RefundQueue({ status, onStatus }: RefundQueueProps) {
  const refunds = useInfiniteQuery(refundsQuery(status));
  const [asked, setAsked] = useState<{ item: RefundItem; decision: RefundVerdict } | null>(null);
  const { title, words } = EMPTY[status];
  return (
    <div className={column({ gap: '4' })}>
      <SegmentedControl label={REFUND_QUEUE.refundRequestsLabel} options={STATUSES} value={status} onValueChange={onStatus} className={css({ justifySelf: 'start' })} />
      <Queue query={refunds} empty={<EmptyState size="sm" art={<EarsScene />} title={title}>{words}</EmptyState>}>
        {(items) => (
          <ul aria-label={REFUND_QUEUE.refundRequestsLabel} className={column({ gap: '3' })}>
            {items.map((item) => <RefundCard key={item.id} item={item} onDecide={(decision) => setAsked({ item, decision })} />)}
          </ul>
        )}
      </Queue>
      {asked && <Question key={asked.item.id} {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Question({ item, decision, onClose }: { item: RefundItem; decision: RefundVerdict; onClose(): void }) {
  const verdict = useVerdict({
    send: (body: { decision: RefundVerdict; note: string }, idempotencyKey) => call(decideRefund, { params: { id: item.id }, body, idempotencyKey }),
    queue: listRefunds.path,
    leaving: () => [item.id],
    onLate: onClose,
    onDone: () => {
      toast({ tone: 'success', title: decision === 'grant' ? REFUND_QUEUE.toast(item.unlock.paid) : 'Refused', description: REFUND_QUEUE.doneToast(item.buyer.username) });
      onClose();
    },
  });
  const shared = {
    noteLabel: REFUND_QUEUE.noteLabel, noteHelp: REFUND_QUEUE.noteHelp(item.buyer.username), noteMin: 10, onClose,
    onSend: ({ note }: { note: string }) => verdict.mutateAsync({ decision, note }),
  };
  return decision === 'grant'
    ? <VerdictDialog {...shared} title={REFUND_QUEUE.grantTitle(item.unlock.paid)} description={REFUND_QUEUE.grantText} action={REFUND_QUEUE.grantTheRefundAction} busyLabel={REFUND_QUEUE.givingBackBusyLabel} />
    : <VerdictDialog {...shared} title={REFUND_QUEUE.refuseTitle} description={REFUND_QUEUE.refuseText} action={REFUND_QUEUE.refuseAction} busyLabel={REFUND_QUEUE.answeringBusyLabel} />;
}
