import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { container } from '#styled/patterns';
import { promptQuery } from '#features/prompts/prompts.queries.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { MovedTo } from './moved-to.tsx';
import { PromptView } from './prompt/prompt-view.tsx';
import { PROMPT } from './prompt/prompt.words.ts';

const OwnOrMissing = lazyPart(() => import('./prompt/own-or-missing.tsx'), 'OwnOrMissing');
const MissingPrompt = lazyPart(() => import('./prompt/missing-prompt.tsx'), 'MissingPrompt');

/** Returns the version of a prompt that an address names; undefined for the published one. */
export const versionOf = (asked: string | null): number | undefined => (asked !== null && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined);

/** The page of a prompt: description, form, and the run that the viewer started. */
export function PromptPage() {
  const { idOrSlug = '' } = useParams();
  const [params] = useSearchParams();
  const { user } = useAuth();
  const prompt = useQuery(promptQuery(idOrSlug, versionOf(params.get('version'))));
  useDocumentTitle(prompt.data?.title);
  if (prompt.isPending) return <PageSkeleton />;
  if (prompt.isError && !prompt.data) {
    if (prompt.error instanceof ApiError && prompt.error.status === 404) return <Suspense fallback={<PageSkeleton />}>{user ? <OwnOrMissing slug={idOrSlug} /> : <MissingPrompt slug={idOrSlug} />}</Suspense>;
    return (
      <div className={container({ paddingBlock: '8' })}>
        <Alert tone="bad" title={PROMPT.title} action={<Button size="sm" onClick={() => void prompt.refetch()}>{PROMPT.button}</Button>}>{messageOf(prompt.error, PROMPT.nothingLostPleaseText)}</Alert>
      </div>
    );
  }
  // Ids and former slugs of a prompt redirect to its current address, so that people share only one address.
  if (prompt.data.slug !== idOrSlug) return <MovedTo path={`/prompt/${prompt.data.slug}`} />;
  return <PromptView key={prompt.data.id} prompt={prompt.data} />;
}
