import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { authorReviewQuery } from '#features/prompt-review/prompt-review.queries.ts';
import { PageSkeleton } from '../../layout/page-skeleton.tsx';
import { MissingPrompt } from './missing-prompt.tsx';

/** Redirects the author of an unpublished prompt to its review page. All other people see the page of a missing prompt. */
export function OwnOrMissing({ slug }: { slug: string }) {
  const review = useQuery({ ...authorReviewQuery(slug), retry: false });
  if (review.isPending) return <PageSkeleton />;
  return review.data ? <Navigate to={`/edit/prompt/${review.data.promptId}/review`} replace /> : <MissingPrompt slug={slug} />;
}
