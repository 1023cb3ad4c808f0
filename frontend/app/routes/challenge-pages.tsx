import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPage } from '#lib/lazy-part.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const ChallengesPage = lazyPage(() => import('./challenges.tsx'), 'ChallengesPage');
const ChallengePage = lazyPage(() => import('./challenge.tsx'), 'ChallengePage');

/** The list of challenges, or the page of one challenge. They share an entry in the table of pages, because every first visit loads that table. */
export function ChallengePages() {
  const { challengeId } = useParams();
  return <Suspense fallback={<PageSkeleton />}>{challengeId === undefined ? <ChallengesPage /> : <ChallengePage />}</Suspense>;
}
