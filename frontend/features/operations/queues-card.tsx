import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { mutedText } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { healthQuery } from './operations.queries.ts';
import { QueueTable } from './queue-table.tsx';
import { QUEUES_CARD } from './operations.words.ts';

/** Shows administrators how many jobs wait, run, are delayed and failed in each queue. */
export function QueuesCard() {
  const health = useQuery(healthQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-labelledby="queues-title">
      <h2 id="queues-title" className={css({ textStyle: 'h3', marginBlockEnd: '4' })}>{QUEUES_CARD.heading}</h2>
      {health.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: { base: '[591px]', md: '[570px]' } })} /></div>}
      {health.isError && !health.data && <FetchProblem error={health.error} onRetry={() => void health.refetch()} />}
      {health.data && (health.data.queues ? <QueueTable queues={health.data.queues} /> : <p className={mutedText()}>{QUEUES_CARD.unknown}</p>)}
    </Card>
  );
}
