import { useEffect, useEffectEvent, useRef } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { column, mutedText, stack } from '#styled/patterns';
import { css } from '#styled/css';
import type { DraftTest } from '#contracts/draft-tests.ts';
import { connectedAtom } from '#lib/connection.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDraft } from '../draft-store.ts';
import { Pane } from '../shell/pane.tsx';
import { RunRow } from './run-row.tsx';
import { AddSample } from './sample-button.tsx';
import { draftTestsQuery } from './test-run.queries.ts';
import { DRAFT_TESTS } from '../builder-test.words.ts';

interface DraftTestsProps {
  /** The run that the test step shows in full; null for none. */
  shownRunId: string | null;
  onShow(runId: string): void;
}

/** The test runs of the open draft, newest first, so that an author opens an earlier one or makes it a sample without paying for another. */
export function DraftTests({ shownRunId, onShow }: DraftTestsProps) {
  const { meta } = useDraft();
  const connected = useAtomValue(connectedAtom);
  const query = draftTestsQuery(meta?.promptId ?? '', connected);
  const list = useInfiniteQuery({ ...query, enabled: meta !== null });
  const client = useQueryClient();
  const readAgain = useEffectEvent(() => void client.invalidateQueries({ queryKey: query.queryKey }));
  const revision = meta?.revision;
  const listed = useRef(revision);
  // A save can make runs outdated.
  useEffect(() => {
    if (listed.current !== revision) readAgain();
    listed.current = revision;
  }, [revision]);
  const runs = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const loading = meta !== null && list.isPending;
  return (
    <Pane title={DRAFT_TESTS.title}>
      <div className={column({ gap: '3', padding: '4' })} aria-busy={loading || undefined}>
        {loading && <Skeleton className={css({ height: '[72px]' })} />}
        {list.isError && !list.isFetchNextPageError && runs.length === 0 && <FetchProblem error={list.error} onRetry={() => void list.refetch()} />}
        {!loading && !list.isError && runs.length === 0 && <p className={mutedText()}>{DRAFT_TESTS.emptyText}</p>}
        {meta && runs.length > 0 && (
          <ul className={stack({ gap: '3' })}>
            {runs.map((run) => <TestRow key={run.id} promptId={meta.promptId} run={run} shown={run.id === shownRunId} onShow={() => onShow(run.id)} />)}
          </ul>
        )}
        <LoadMore list={list} what={DRAFT_TESTS.listNoun} size="sm" byButton />
      </div>
    </Pane>
  );
}

function TestRow({ promptId, run, shown, onShow }: { promptId: string; run: DraftTest; shown: boolean; onShow(): void }) {
  const name = run.name ?? DRAFT_TESTS.unnamedRun;
  const delivered = run.status === 'succeeded' || run.status === 'partial';
  const facts = (
    <>
      {!delivered && <Badge tone={run.status === 'failed' || run.status === 'blocked' ? 'bad' : 'neutral'}>{DRAFT_TESTS.states[run.status]}</Badge>}
      {run.outdated && <Badge tone="warn">{DRAFT_TESTS.outdatedBadge}</Badge>}
      <RelativeTime iso={run.createdAt} />
    </>
  );
  return (
    <RunRow name={name} output={run.outputs[0]} excerpt={run.excerpt ?? ''} facts={facts} current={shown}>
      {/* The run that is shown in full has its button below the result. */}
      {delivered && !run.outdated && !shown && <AddSample promptId={promptId} runId={run.id} name={name} />}
      <Button size="sm" variant="ghost" aria-label={DRAFT_TESTS.showLabel(name)} onClick={onShow}>{DRAFT_TESTS.showButton}</Button>
    </RunRow>
  );
}
