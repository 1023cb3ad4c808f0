import { Suspense, useEffect, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import type { ChallengeDetail } from '#contracts/challenges.ts';
import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { noteSeenResults } from '#shared/challenges/seen-results.ts';
import { shortMoment } from '#shared/challenges/short-moment.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SparkBurst } from '#ui/spark-burst.tsx';
import { WINNERS } from '../challenge-winners.words.ts';
import { CountedCard } from './counted-card.tsx';
import { NewcomerCard } from './newcomer-card.tsx';
import { Podium } from './podium.tsx';
import { Ranking } from './ranking.tsx';
import { resultsQuery } from './results.queries.ts';
import { Verdict } from './verdict.tsx';
import { YourResult } from './your-result.tsx';

const ResultWindow = lazyPart(() => import('./result-window.tsx'), 'ResultWindow');

const FIRST = 3;

/** The tab of a challenge with its podium, all places with scores and reasons, and how votes were counted. Before the results, it says when they come. */
export function WinnersTab({ challenge }: { challenge: ChallengeDetail }) {
  const { now, timeZone } = useReaderClock();
  const { data, error, isPending, refetch } = useInfiniteQuery(resultsQuery(challenge.id));
  const [looked, setLooked] = useState<ChallengeResult | null>(null);
  const stand = Boolean(data?.pages[0]?.results);
  useEffect(() => {
    if (stand) noteSeenResults(challenge.resultsAt);
  }, [stand, challenge.resultsAt]);
  if (isPending) return <div aria-busy="true" className={column({ gap: '5' })}><Skeleton radius="xl" className={css({ height: '[480px]' })} /><Skeleton radius="xl" className={css({ height: '[320px]' })} /></div>;
  const page = data?.pages[0];
  if (!page) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (page.results === null) return <EmptyState level="h2" art={<EarsScene />} title={WINNERS.soonTitle}>{WINNERS.soonText(shortMoment(page.resultsAt, now, timeZone))}</EmptyState>;
  if (page.results.length === 0) return <EmptyState level="h2" art={<EarsScene />} title={WINNERS.noneTitle} actions={<LinkButton to="/challenges" variant="primary">{WINNERS.todayButton}</LinkButton>}>{WINNERS.noneText}</EmptyState>;
  const first = page.results.slice(0, FIRST);
  const won = page.you !== null && page.you.place <= FIRST;
  return (
    <>
      <div className={css({ position: 'relative' })}>
        <SparkBurst play={won ? challenge.id : null} />
        <Podium results={first} contentType={challenge.contentType} onLook={setLooked} />
        <div className={verdicts} data-count={first.length}>{first.map((result, index) => <Verdict key={result.entry.id} result={result} at={index + 1} />)}</div>
      </div>
      <div className={columns}>
        <Ranking challengeId={challenge.id} contentType={challenge.contentType} onLook={setLooked} />
        <div className={column({ gap: { base: '3', md: '5' }, minWidth: '0', alignContent: 'start' })}>
          <YourResult challenge={challenge} you={page.you} judged={page.judged} />
          {page.counts && <CountedCard challengeId={challenge.id} slug={challenge.slug} counts={page.counts} />}
          {page.newcomer && <NewcomerCard result={page.newcomer} />}
        </div>
      </div>
      {looked && <Suspense fallback={null}><ResultWindow entry={looked.entry} onClose={() => setLooked(null)} /></Suspense>}
    </>
  );
}

const verdicts = css({
  display: 'grid', paddingInline: { base: '5', md: '8' }, border: 'soft', borderBlockStart: 'none', borderRadius: '[0 0 20px 20px]', backgroundColor: 'surface', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.24fr) minmax(0, 1fr)' },
  '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' }, '&[data-count="2"]': { gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1.24fr)' } },
});
const columns = css({ display: 'grid', gap: { base: '5', lg: '6' }, gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' }, alignItems: 'start', marginBlockStart: '6' });
