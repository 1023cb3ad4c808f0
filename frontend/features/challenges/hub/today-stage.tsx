import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { metaText } from '#styled/patterns';
import type { ChallengeCard } from '#contracts/challenges.ts';
import { challengePath, duelPath } from '#shared/challenges/challenge-address.ts';
import { todaysChallengeQuery } from '#shared/challenges/challenges.queries.ts';
import { useServerNow } from '#shared/challenges/use-server-now.ts';
import type { ServerTime } from '#shared/challenges/use-server-now.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EntrySlot } from '../page/entry-slot.tsx';
import { Stage } from '../stage/stage.tsx';
import { useNoPairsLeft } from '../no-pairs-left.ts';
import { usePhaseRefresh } from '../use-phase-refresh.ts';
import { HUB } from '../challenges-hub.words.ts';

/** The large picture of today's challenge above the list of challenges. */
export function TodayStage() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(todaysChallengeQuery);
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <div aria-busy="true"><Skeleton radius="xl" className={css({ height: { base: '[560px]', md: '[500px]' } })} /></div>;
  if (data.challenge === null) return <Card pad="lg"><EmptyState size="sm" level="h2" title={HUB.noTodayTitle}>{HUB.noTodayText}</EmptyState></Card>;
  return <Hero challenge={data.challenge} voting={data.voting} time={{ now: data.now, readAt: dataUpdatedAt }} />;
}

function Hero({ challenge, voting, time }: { challenge: ChallengeCard; voting: ChallengeCard | null; time: ServerTime }) {
  const now = useServerNow(time);
  usePhaseRefresh(challenge, now);
  const entered = (challenge.you?.entries ?? 0) > 0;
  const none = useNoPairsLeft(voting, now, 'yesterday');
  return (
    <Stage
      challenge={challenge}
      now={now}
      look="hero"
      actions={
        <>
          <LinkButton size="lg" variant={entered ? 'primary' : 'magic'} to={challengePath(challenge)}>{entered ? HUB.anotherButton : HUB.enterButton}</LinkButton>
          {none !== null ? <p className={metaText({ color: 'fg.muted', alignSelf: 'center' })}>{none}</p> : voting && <LinkButton size="lg" to={duelPath(voting)}>{HUB.voteYesterdayButton}</LinkButton>}
        </>
      }
      status={<EntrySlot challenge={challenge} />}
    />
  );
}
