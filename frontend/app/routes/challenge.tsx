import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { container } from '#styled/patterns';
import { PAGE } from '#features/challenges/challenge-page.words.ts';
import { ApiError } from '#lib/api-error.ts';
import { challengeQuery } from '#shared/challenges/challenges.queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LostRabbitScene } from '#ui/illustrations/lost-rabbit-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { useDocumentTitle } from '../document-title.ts';
import { ChallengeView } from './challenge/challenge-view.tsx';

/**
 * The page of one challenge, with tabs for making an entry, entries, votes, winners and discussion. The address names the tab
 * (docs/rules/pages.md#view-in-address).
 */
export function ChallengePage() {
  const { challengeId = '' } = useParams();
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery(challengeQuery(challengeId));
  useDocumentTitle(data?.challenge.title ?? PAGE.challenges);
  if (data) return <ChallengeView key={data.challenge.id} challenge={data.challenge} time={{ now: data.now, readAt: dataUpdatedAt }} />;
  if (isPending) return <PageSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <EmptyState level="h1" art={<LostRabbitScene />} title={PAGE.missingTitle} actions={<LinkButton to="/challenges" variant="primary">{PAGE.missingButton}</LinkButton>}>{PAGE.missingText}</EmptyState>;
  return <Framed><FetchProblem error={error} onRetry={() => void refetch()} /></Framed>;
}

const Framed = ({ children }: { children: ReactNode }) => <div className={container({ paddingBlock: '8' })}>{children}</div>;
