import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container, longWords, stack, visuallyHidden } from '#styled/patterns';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { readHistory, writeHistory } from '#features/generation/history/history-address.ts';
import { RunHistory } from '#features/generation/history/run-history.tsx';
import { PROMPT_HISTORY } from '#features/generation/run-history.words.ts';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { searchNow } from '#lib/search-now.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkTabs } from '#ui/link-tabs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { EmptyHistory } from './history/empty-history.tsx';
import { MovedTo } from './moved-to.tsx';

const MissingPrompt = lazyPart(() => import('./prompt/missing-prompt.tsx'), 'MissingPrompt');
const VersionsTab = lazyPart(() => import('#features/prompts/versions/versions-tab.tsx'), 'VersionsTab');

/** The page with the viewer's own runs of a prompt. The prompt's author and its buyers also see its versions. */
export function PromptHistoryPage() {
  const { idOrSlug = '' } = useParams();
  const prompt = useQuery(promptQuery(idOrSlug));
  useDocumentTitle(prompt.data ? PROMPT_HISTORY.pageTitle(prompt.data.title) : undefined);
  if (prompt.isPending) return <PageSkeleton />;
  if (!prompt.data) {
    if (prompt.error instanceof ApiError && prompt.error.status === 404) return <Suspense fallback={<PageSkeleton />}><MissingPrompt slug={idOrSlug} /></Suspense>;
    return <div className={container({ paddingBlock: '8' })}><FetchProblem error={prompt.error} onRetry={() => void prompt.refetch()} /></div>;
  }
  if (prompt.data.slug !== idOrSlug) return <MovedTo path={`/prompt/${prompt.data.slug}/history`} />;
  return <PromptHistory prompt={prompt.data} />;
}

function PromptHistory({ prompt }: { prompt: PromptDetail }) {
  const [params, setParams] = useSearchParams();
  const readers = prompt.viewer.access !== 'none';
  const versions = readers && params.get('tab') === 'versions';
  const base = `/prompt/${prompt.slug}/history`;
  return (
    <div className={container({ paddingBlock: { base: '6', md: '8' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })}>
      <header className={stack({ gap: '3' })}>
        <Breadcrumbs crumbs={[{ label: 'History', to: '/history' }, { label: prompt.title, to: `/prompt/${prompt.slug}` }]} />
        <h1 className={longWords({ textStyle: 'h1' })}>{PROMPT_HISTORY.pageTitle(prompt.title)}</h1>
      </header>
      {readers && <LinkTabs label="History" tabs={[{ to: base, label: 'Runs', current: !versions }, { to: `${base}?tab=versions`, label: 'Versions', current: versions, count: prompt.version }]} />}
      <h2 className={visuallyHidden()}>{versions ? 'Versions' : 'Runs'}</h2>
      {versions
        ? <Suspense fallback={<Skeleton radius="lg" className={css({ height: '[220px]' })} />}><VersionsTab withDraft prompt={prompt} /></Suspense>
        : <RunHistory ofPrompt view={{ ...readHistory(params), promptId: prompt.id }} onChange={(part) => setParams(writeHistory(searchNow(), part), { replace: true })} empty={<EmptyHistory slug={prompt.slug} />} />}
    </div>
  );
}
