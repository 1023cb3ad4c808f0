import { lazy, Suspense, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { container } from '#styled/patterns';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { PromptHead } from '#features/prompts/prompt-head.tsx';
import { PromptSections } from '#features/prompts/prompt-sections.tsx';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { balanceQuery, pricingQuery } from '#lib/shop.queries.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { openAuthAtom } from '#lib/auth-dialog.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { useAuth } from '#lib/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { NotFoundPage } from './not-found.tsx';

const ResultStage = lazy(() => import('#features/generation/result/result-stage.tsx').then((module) => ({ default: module.ResultStage })));
const RunPanel = lazy(() => import('#features/generation/run-panel/run-panel.tsx').then((module) => ({ default: module.RunPanel })));

/** One prompt: what it does, its form, and the run that came of it (screens.md section 3). */
export function PromptPage() {
  const { idOrSlug = '' } = useParams();
  const prompt = useQuery(promptQuery(idOrSlug));
  useDocumentTitle(prompt.data?.title);
  if (prompt.isPending) return <PageSkeleton />;
  if (prompt.isError) {
    if (prompt.error instanceof ApiError && prompt.error.status === 404) return <NotFoundPage />;
    return (
      <div className={container({ paddingBlock: '8' })}>
        <Alert tone="bad" title="This prompt could not be opened" action={<Button size="sm" onClick={() => void prompt.refetch()}>Try again</Button>}>{messageOf(prompt.error, 'Nothing is lost. Please try again.')}</Alert>
      </div>
    );
  }
  // Ids and former slugs lead to the one address that is shared.
  if (prompt.data.slug !== idOrSlug) return <Navigate to={`/prompt/${prompt.data.slug}${window.location.search}`} replace />;
  return <PromptView key={prompt.data.id} prompt={prompt.data} />;
}

function PromptView({ prompt }: { prompt: PromptDetail }) {
  const [params, setParams] = useSearchParams();
  const runId = params.get('run');
  const started = useRef<string | null>(null);
  const show = (id: string): void => {
    started.current = id;
    setParams({ run: id }, { replace: true });
  };
  const reveal = (stage: HTMLElement | null): void => {
    if (!stage || started.current !== runId) return;
    started.current = null;
    const { top } = stage.getBoundingClientRect();
    // On small screens the result stands above the form: whoever pressed the button wants to see it happen.
    if (top < 0 || top > window.innerHeight / 2) stage.scrollIntoView();
  };
  const { user } = useAuth();
  return (
    <div className={container({ paddingBlock: { base: '5', md: '8' } })} data-type={prompt.contentType}>
      <div className={columns}>
        <div className={css({ display: 'grid', gap: '6', minWidth: '0', alignContent: 'start', lg: { gridRow: '1' } })}>
          <PromptHead prompt={prompt} />
          {runId && user && (
            <div key={runId} ref={reveal} className={css({ scrollMarginBlockStart: '[80px]', minWidth: '0' })}>
              <Suspense fallback={<Skeleton className={css({ height: '[280px]', borderRadius: 'xl' })} />}><ResultStage runId={runId} onRetried={show} /></Suspense>
            </div>
          )}
        </div>
        <aside className={side}>
          <Suspense fallback={<Skeleton className={css({ height: '[520px]', borderRadius: 'xl' })} />}><Panel prompt={prompt} onStarted={show} /></Suspense>
        </aside>
        <div className={css({ minWidth: '0', lg: { gridRow: '2' } })}>
          <PromptSections prompt={prompt} />
        </div>
      </div>
    </div>
  );
}

function Panel({ prompt, onStarted }: { prompt: PromptDetail; onStarted(runId: string): void }) {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const pricing = useQuery(pricingQuery);
  const config = useQuery(publicConfigQuery);
  const balance = useQuery({ ...balanceQuery, enabled: user !== null, initialData: user?.conjureBalance });
  if (pricing.isPending || config.isPending) return <Skeleton className={css({ height: '[520px]', borderRadius: 'xl' })} />;
  if (pricing.isError || config.isError) {
    return <Alert tone="bad" title="The price list is late" action={<Button size="sm" onClick={() => void Promise.all([pricing.refetch(), config.refetch()])}>Try again</Button>}>Without it nothing is run, so nothing is charged.</Alert>;
  }
  return (
    <RunPanel
      prompt={prompt}
      card={pricing.data.rateCard}
      unavailable={config.data.unavailable[prompt.contentType] ?? null}
      balance={user ? (balance.data ?? user.conjureBalance) : null}
      onSignIn={(resume) => openAuth({ tab: 'register', resume })}
      onStarted={(run) => onStarted(run.id)}
    />
  );
}

const columns = css({ display: 'grid', gap: { base: '6', lg: '8' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' }, alignItems: 'start' });
const side = css({ minWidth: '0', lg: { gridColumn: '2', gridRow: '1 / span 2', position: 'sticky', insetBlockStart: '[84px]', maxHeight: '[calc(100dvh - 164px)]', overflowY: 'auto', borderRadius: 'xl' } });
