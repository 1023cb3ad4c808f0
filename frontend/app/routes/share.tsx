import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { container } from '#styled/patterns';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { MovedTo } from './moved-to.tsx';
import { ShareView } from './share/share-view.tsx';

const MissingPrompt = lazyPart(() => import('./prompt/missing-prompt.tsx'), 'MissingPrompt');

/** The page of a shared link to a prompt or a creation (docs/rules/prompts.md#share-links). */
export function SharePage() {
  const { idOrSlug = '' } = useParams();
  const prompt = useQuery(promptQuery(idOrSlug));
  useDocumentTitle(prompt.data?.title);
  if (prompt.isPending) return <PageSkeleton />;
  if (!prompt.data) {
    if (prompt.error instanceof ApiError && prompt.error.status === 404) return <Suspense fallback={<PageSkeleton />}><MissingPrompt slug={idOrSlug} /></Suspense>;
    return <div className={container({ paddingBlock: '8' })}><FetchProblem error={prompt.error} onRetry={() => void prompt.refetch()} /></div>;
  }
  if (prompt.data.slug !== idOrSlug) return <MovedTo path={`/prompt/${prompt.data.slug}/share`} />;
  return <ShareView prompt={prompt.data} />;
}
