import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { authorReviewQuery } from '#features/prompt-review/prompt-review.queries.ts';
import { PageSkeleton } from '../../layout/page-skeleton.tsx';
import { MissingPrompt } from './missing-prompt.tsx';

/** An own prompt that is not out leads to the page that follows its review. For all others there is nothing at this address. */
export function OwnOrMissing({ slug }: { slug: string }) {
  const review = useQuery({ ...authorReviewQuery(slug), retry: false });
  if (review.isPending) return <PageSkeleton />;
  return review.data ? <Navigate to={`/edit/prompt/${review.data.promptId}/review`} replace /> : <MissingPrompt slug={slug} />;
}
