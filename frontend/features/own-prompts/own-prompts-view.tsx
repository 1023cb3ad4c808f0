import { useEffect, useRef, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { column, dividedList, metaText, wrap } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene, FrameScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkReport } from './bulk-report.tsx';
import { resultWords, stillSelected } from './in-parts.ts';
import { OwnFilterBar } from './own-filter-bar.tsx';
import { OwnPromptRow } from './own-prompt-row.tsx';
import { filtersOf, matchingIds, ownPromptsQuery } from './own-prompts.queries.ts';
import { useBulk } from './use-bulk.ts';
import type { BulkReport as Report } from './use-bulk.ts';
import { OWN_PROMPTS_VIEW, DONE } from './own-prompts.words.ts';

const NONE: ReadonlySet<string> = new Set();

/** Page with all of the user's own prompts, with search, filters and actions for several prompts at once. */
export function OwnPromptsView() {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const narrowed = Object.values(filters).some((value) => value !== undefined);
  const own = useInfiniteQuery(ownPromptsQuery(filters));
  const [selected, setSelected] = useState(NONE);
  const [report, setReport] = useState<Report | null>(null);
  const bulk = useBulk((done) => {
    // Prompts with a new category stay selected, so that they can be published next.
    if (done.wish.kind !== 'categorize') setSelected((before) => stillSelected(before, done.results));
    if (done.problem !== null || done.leftToday !== null || done.results.some(({ outcome }) => outcome === 'refused')) setReport(done);
    else toast({ tone: 'success', title: resultWords(done.results, DONE[done.wish.kind]) });
  });
  const selectBox = useRef<HTMLInputElement>(null);
  const toList = (): HTMLElement | null => selectBox.current ?? document.getElementById('content');
  const working = bulk.progress !== null;
  // An action removes the button that had the focus, and a deletion may remove every row.
  useEffect(() => (working ? () => void (document.activeElement === document.body && toList()?.focus()) : undefined), [working]);
  if (own.isPending) return <div aria-busy="true" className={stack}><Skeleton radius="md" className={css({ height: '11' })} /><Skeleton radius="lg" className={css({ height: '[480px]' })} /></div>;
  if (own.isError && !own.data) return <FetchProblem error={own.error} onRetry={() => void own.refetch()} />;
  const prompts = own.data.pages.flatMap(({ items }) => items);
  const total = own.data.pages[0]?.total ?? prompts.length;
  if (total === 0 && !narrowed) return <EmptyState art={<FrameScene />} title={OWN_PROMPTS_VIEW.noPromptsYetTitle} actions={<LinkButton to="/create" variant="primary" icon={<Plus aria-hidden />}>{OWN_PROMPTS_VIEW.createPromptButton}</LinkButton>}>{OWN_PROMPTS_VIEW.emptyText}</EmptyState>;
  const shown = prompts.filter(({ promptId }) => selected.has(promptId)).length;
  const all = prompts.length > 0 && shown === prompts.length;
  const select = (ids: readonly string[], on: boolean): void => setSelected((before) => {
    const next = new Set(before);
    for (const id of ids) if (on) next.add(id); else next.delete(id);
    return next;
  });
  const selectMatching = async (): Promise<void> => {
    try {
      setSelected(new Set(await matchingIds(filters)));
    } catch (error) {
      toast({ tone: 'destructive', title: OWN_PROMPTS_VIEW.toast, description: messageOf(error, OWN_PROMPTS_VIEW.pleaseTryAgainText) });
    }
  };
  const clear = (): void => {
    setSelected(NONE);
    toList()?.focus();
  };
  return (
    <div className={stack}>
      <OwnFilterBar onChange={() => setSelected(NONE)} />
      <LiveRegion>{selected.size === 0 ? '' : `${selected.size} selected`}</LiveRegion>
      {prompts.length === 0
        ? <EmptyState size="sm" art={<EarsScene />} title={OWN_PROMPTS_VIEW.nothingMatchesTitle} actions={<LinkButton to="/create/prompts">{OWN_PROMPTS_VIEW.clearFiltersButton}</LinkButton>}>{OWN_PROMPTS_VIEW.noMatchText}</EmptyState>
        : (
          <div className={css({ layerStyle: 'card', overflow: 'clip' })}>
            <div className={wrap({ alignItems: 'center', gap: '3', paddingInline: '4', paddingBlock: '2', borderBottom: 'soft' })}>
              <Checkbox ref={selectBox} checked={all} indeterminate={shown > 0 && !all} onCheckedChange={(on) => select(prompts.map(({ promptId }) => promptId), on)}>{OWN_PROMPTS_VIEW.selectTheseLabel(prompts.length)}</Checkbox>
              {total > prompts.length && selected.size < total && <Button size="sm" variant="ghost" onClick={() => void selectMatching()}>{OWN_PROMPTS_VIEW.selectAllButton(total)}</Button>}
              <p className={metaText({ marginInlineStart: 'auto', tabular: true })}>{counted(total, 'prompt')}</p>
            </div>
            <ul aria-label={OWN_PROMPTS_VIEW.yourPromptsLabel} className={dividedList()}>
              {prompts.map((prompt) => <OwnPromptRow key={prompt.promptId} prompt={prompt} selected={selected.has(prompt.promptId)} onSelect={(on) => select([prompt.promptId], on)} />)}
            </ul>
          </div>
        )}
      <LoadMore byButton list={own} what="prompts" />
      {selected.size > 0 && <BulkBar count={selected.size} progress={bulk.progress} onClear={clear} roomToday={bulk.roomToday()} onRun={(wish) => void bulk.run(wish, selected, prompts.map(({ promptId }) => promptId))} />}
      {report && <BulkReport report={report} finalFocus={toList} onClose={() => setReport(null)} />}
    </div>
  );
}

const stack = column({ gap: '4' });
