import { useState } from 'react';
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Trash2, X } from 'lucide-react';
import { css } from '#styled/css';
import { column, stack, wrap } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { connectedAtom } from '#lib/connection.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { historyQuery, useDeleteRuns } from './history.queries.ts';
import { EVERY_RUN } from './history-address.ts';
import type { HistoryView } from './history-address.ts';
import { RunsTable } from './runs-table.tsx';
import { TotalsBar } from './totals-bar.tsx';
import { RUN_HISTORY } from '../run-history.words.ts';

interface RunHistoryProps {
  view: HistoryView;
  /** Called with the filters of the run history that the reader changed. */
  onChange(part: HistoryView): void;
  /** True hides the filter by prompt, on the page of one prompt. */
  ofPrompt?: boolean;
  /** Shown in place of the history when the member has no run yet. */
  empty: ReactNode;
}

/** The history of the user's runs: filters, totals, rows, and actions for selected runs. */
export function RunHistory({ view, onChange, ofPrompt = false, empty }: RunHistoryProps) {
  const list = useInfiniteQuery(historyQuery(view, useAtomValue(connectedAtom)));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly string[]>([]);
  const { data, error, isPending, isError, isPlaceholderData, isFetchNextPageError, refetch } = list;
  const runs = data?.pages.flatMap((page) => page.data) ?? [];
  const narrowed = Object.entries(view).some(([name, value]) => value !== undefined && !(ofPrompt && name === 'promptId'));
  if (data && runs.length === 0 && !narrowed && !isPlaceholderData) return empty;
  const select = (ids: readonly string[], on: boolean): void => {
    const next = new Set(selected);
    for (const id of ids) if (on) next.add(id); else next.delete(id);
    setSelected(next);
  };
  const change = (part: HistoryView): void => {
    setSelected(new Set());
    onChange(part);
  };
  return (
    <div className={column({ gap: '5' })}>
      <TotalsBar view={view} />
      <HistoryFilters view={view} ofPrompt={ofPrompt} onChange={change} />
      {selected.size > 0 && (
        <div role="toolbar" aria-label={RUN_HISTORY.label} className={toolbar}>
          <strong className={css({ marginInlineEnd: 'auto', tabular: true })}>{RUN_HISTORY.selectedText(selected.size)}</strong>
          <Button size="sm" variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsking([...selected])}>{RUN_HISTORY.deleteButton}</Button>
          <Button size="sm" variant="ghost" icon={<X aria-hidden />} onClick={() => setSelected(new Set())}>{RUN_HISTORY.selectNoneButton}</Button>
        </div>
      )}
      {isPending && <div aria-busy="true" className={stack({ gap: '3' })}>{[0, 1, 2, 3, 4, 5].map((place) => <Skeleton key={place} className={css({ height: '14' })} />)}</div>}
      {data && runs.length === 0 && <EmptyState size="sm" art={<EarsScene />} title={RUN_HISTORY.title} actions={<Button onClick={() => change(EVERY_RUN)}>{RUN_HISTORY.clearFiltersButton}</Button>}>{RUN_HISTORY.noMatchText}</EmptyState>}
      {runs.length > 0 && <RunsTable runs={runs} busy={isPlaceholderData} selected={selected} onSelect={select} onDelete={(id) => setAsking([id])} />}
      {isError && !isFetchNextPageError && <FetchProblem error={error} onRetry={() => void refetch()} />}
      <LoadMore list={list} what="runs" tight />
      {asking.length > 0 && <DeleteQuestion ids={asking} onClose={() => setAsking([])} onGone={(ids) => select(ids, false)} />}
    </div>
  );
}

function DeleteQuestion({ ids, onClose, onGone }: { ids: readonly string[]; onClose(): void; onGone(ids: readonly string[]): void }) {
  const remove = useDeleteRuns();
  const many = ids.length > 1;
  const confirm = (): void =>
    remove.mutate(ids, {
      onSuccess: (deleted) => {
        onGone(deleted);
        onClose();
        const kept = ids.length - deleted.length;
        toast({ title: RUN_HISTORY.runsDeletedToast(deleted.length), description: kept > 0 ? RUN_HISTORY.keptToast(kept) : RUN_HISTORY.deletedToast });
      },
    });
  return (
    <ConfirmDialog
      title={many ? RUN_HISTORY.deleteManyTitle(ids.length) : RUN_HISTORY.deleteOneTitle} action={RUN_HISTORY.deleteButton} busyLabel={RUN_HISTORY.deletingBusyLabel} busy={remove.isPending}
      description={RUN_HISTORY.deleteText(many)}
      problem={remove.isError ? messageOf(remove.error, RUN_HISTORY.pleaseTryAgainText) : null} onConfirm={confirm} onClose={onClose}
    />
  );
}

const toolbar = wrap({ position: 'sticky', insetBlockStart: '[72px]', zIndex: 'raised', alignItems: 'center', gap: '2', layerStyle: 'overlay', borderRadius: 'md', paddingBlock: '2', paddingInline: '4' });
