import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { decideReport, decideReports, HIDEABLE, listReports } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { toast } from '#ui/toast.tsx';
import { BulkBar } from '../bulk-bar.tsx';
import { bulkWords } from '../bulk-words.ts';
import { reportsQuery } from '../moderation.queries.ts';
import type { ReportItem, ReportStatus } from '../moderation.queries.ts';
import { Queue } from '../queue.tsx';
import { usePicked } from '../use-picked.ts';
import { useVerdict } from '../use-verdict.ts';
import type { GivenReasons } from '../verdict-dialog.tsx';
import { ReportCard } from './report-card.tsx';
import { ReportDialog } from './report-dialog.tsx';
import type { ReportVerdict } from './report-dialog.tsx';
import { REPORT_QUEUE } from '../moderation-cases.words.ts';
import { elementAt } from '#contracts/must.ts';

const STATUSES = [{ value: 'open', label: REPORT_QUEUE.openLabel }, { value: 'upheld', label: REPORT_QUEUE.upheldLabel }, { value: 'dismissed', label: REPORT_QUEUE.dismissedLabel }] as const;
const DONE: Record<ReportVerdict, string> = { dismiss: 'Dismissed', hide: 'Hidden', remove: REPORT_QUEUE.remove };
const EMPTY: Record<ReportStatus, { title: string; words: string }> = {
  open: { title: REPORT_QUEUE.noOpenReportsTitle, words: REPORT_QUEUE.openEmpty },
  upheld: { title: REPORT_QUEUE.noReportUpheldTitle, words: REPORT_QUEUE.upheldEmpty },
  dismissed: { title: REPORT_QUEUE.dismissedEmptyTitle, words: REPORT_QUEUE.dismissedEmpty },
};

interface ReportQueueProps {
  viewerId: string;
  status: ReportStatus;
  onStatus(status: ReportStatus): void;
}

/** Lists for moderators the reports with the chosen status. */
export function ReportQueue({ viewerId, status, onStatus }: ReportQueueProps) {
  const reports = useInfiniteQuery(reportsQuery(status));
  const { title, words } = EMPTY[status];
  return (
    <div className={column({ gap: '4' })}>
      <SegmentedControl label={REPORT_QUEUE.reportsLabel} options={STATUSES} value={status} onValueChange={onStatus} className={css({ justifySelf: 'start' })} />
      <Queue query={reports} empty={<EmptyState size="sm" art={<EarsScene />} title={title}>{words}</EmptyState>}>{(items) => <Reports items={items} viewerId={viewerId} status={status} />}</Queue>
    </div>
  );
}

interface Asked {
  items: readonly ReportItem[];
  verdict: ReportVerdict;
}

function Reports({ items, viewerId, status }: { items: readonly ReportItem[]; viewerId: string; status: ReportStatus }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const choosable = status === 'open' ? items.filter(({ author }) => author?.id !== viewerId).map(({ id }) => id) : [];
  const { picked, pick, setPicked } = usePicked(choosable);
  const decided = (title: string, description: string): void => {
    toast({ tone: 'success', title, description });
    setAsked(null);
    setPicked([]);
  };
  const verdict = useVerdict({
    send: async ({ ids, verdict: decision, rule, note, strike }: GivenReasons & { ids: string[]; verdict: ReportVerdict }, idempotencyKey) => {
      const body = { decision, note, ...(decision !== 'dismiss' && { rule }), ...(decision === 'remove' && { strike }) };
      if (ids.length > 1) return (await call(decideReports, { body: { ids, ...body }, idempotencyKey })).results.map(({ outcome }) => outcome);
      await call(decideReport, { params: { id: elementAt(ids, 0) }, body, idempotencyKey });
      return ['done' as const];
    },
    queue: listReports.path,
    leaving: ({ ids }) => ids,
    onLate: () => setAsked(null),
    onDone: (outcomes, { verdict: decision }) => {
      const { title, description } = bulkWords(outcomes, DONE[decision].toLowerCase());
      decided(outcomes.length > 1 ? title : DONE[decision], description || REPORT_QUEUE.doneToast);
    },
  });
  const choose = (decision: ReportVerdict): void => setAsked({ items: items.filter(({ id }) => picked.includes(id)), verdict: decision });
  return (
    <>
      {choosable.length > 1 && (
        <BulkBar choosable={choosable} picked={picked} onPick={setPicked}>
          <Button size="sm" onClick={() => choose('dismiss')}>{REPORT_QUEUE.dismissButton(picked.length)}</Button>
          {items.every(({ id, targetType }) => HIDEABLE.includes(targetType) || !picked.includes(id)) && <Button size="sm" onClick={() => choose('hide')}>{REPORT_QUEUE.hideAndAskButton(picked.length)}</Button>}
          <Button size="sm" variant="danger" onClick={() => choose('remove')}>{REPORT_QUEUE.takeDownButton(picked.length)}</Button>
        </BulkBar>
      )}
      <ul aria-label={REPORT_QUEUE.reportsLabel} className={column({ gap: '3' })}>
        {items.map((item) => (
          <ReportCard
            key={item.id} item={item} own={item.author?.id === viewerId} {...(choosable.length > 1 && { picked: picked.includes(item.id), onPick: (on: boolean) => pick(item.id, on) })}
            onDecide={(decision) => setAsked({ items: [item], verdict: decision })}
          />
        ))}
      </ul>
      {asked && (
        <ReportDialog
          key={asked.verdict} items={asked.items} verdict={asked.verdict}
          onSend={(given) => verdict.mutateAsync({ ...given, ids: asked.items.map(({ id }) => id), verdict: asked.verdict })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
