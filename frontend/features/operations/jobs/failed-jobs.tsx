import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { FailedJob } from '#contracts/failed-jobs.ts';
import { css } from '#styled/css';
import { column, longWords, metaText, mutedText, stack, wrap } from '#styled/patterns';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Moment } from '#ui/moment.tsx';
import { ReportTable } from '#ui/report-table.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FAILED_JOBS } from '../jobs.words.ts';
import { failedJobsQuery } from './jobs.queries.ts';
import { RetryDialog } from './retry-dialog.tsx';
import type { Retried } from './retry-dialog.tsx';

const ALL = 'all';

/** Lists the jobs of all queues that failed after their last try. Administrators can run one of them again, or all of a type. */
export function FailedJobs() {
  const [queue, setQueue] = useState<string | undefined>();
  const [asked, setAsked] = useState<Retried | null>(null);
  const jobs = useInfiniteQuery(failedJobsQuery(queue));
  const rows = jobs.data?.pages.flatMap(({ items }) => items) ?? [];
  const queues = jobs.data?.pages[0]?.queues.filter(({ failed, name }) => failed > 0 || name === queue) ?? [];
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={FAILED_JOBS.title}>
      <h2 className={css({ textStyle: 'h3' })}>{FAILED_JOBS.title}</h2>
      <p className={mutedText({ marginBlockEnd: '4' })}>{FAILED_JOBS.intro}</p>
      {jobs.isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[120px]' })} /></div>}
      {jobs.isError && rows.length === 0 && <FetchProblem error={jobs.error} onRetry={() => void jobs.refetch()} />}
      {jobs.data && (
        <div className={column({ gap: '4', justifyItems: 'start' })}>
          {queues.length > 0 && (
            <Field label={FAILED_JOBS.queueLabel}>
              <Select options={[{ value: ALL, label: FAILED_JOBS.allQueues }, ...queues.map(({ name, failed }) => ({ value: name, label: FAILED_JOBS.queueOption(name, failed) }))]} value={queue ?? ALL} onValueChange={(value) => setQueue(value === ALL ? undefined : value)} />
            </Field>
          )}
          {rows.length === 0 ? <p className={mutedText()}>{queue === undefined ? FAILED_JOBS.none : FAILED_JOBS.noneHere}</p> : <Table jobs={rows} onAsk={setAsked} />}
          <LoadMore byButton list={jobs} what="jobs" />
        </div>
      )}
      {asked && <RetryDialog retried={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

const Table = ({ jobs, onAsk }: { jobs: readonly FailedJob[]; onAsk(asked: Retried): void }) => (
  <ReportTable label={FAILED_JOBS.label}>
    <thead><tr>{FAILED_JOBS.columns.map((name, at) => <th key={name} scope="col" data-words={at === 1 || at === 2 || undefined}>{name}</th>)}</tr></thead>
    <tbody>
      {jobs.map(({ queue, id, name, reason, attempts, failedAt }) => (
        <tr key={`${queue} ${id}`}>
          <th scope="row"><span className={stack({ overflowWrap: 'anywhere' })}>{name}<span className={metaText({ fontFamily: 'mono', overflowWrap: 'anywhere' })}>{id}</span></span></th>
          <td data-words>{queue}</td>
          <td data-words><span className={longWords()}>{reason}</span></td>
          <td><span className={css({ display: 'grid' })}><Moment at={failedAt} /><span className={metaText()}>{FAILED_JOBS.attempts(attempts)}</span></span></td>
          <td>
            <span className={wrap({ gap: '2' })}>
              <Button size="sm" aria-label={FAILED_JOBS.again(id)} onClick={() => onAsk({ queue, jobs: { id } })}>{FAILED_JOBS.button}</Button>
              <Button size="sm" aria-label={FAILED_JOBS.allAgain(name)} onClick={() => onAsk({ queue, jobs: { name } })}>{FAILED_JOBS.allButton}</Button>
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </ReportTable>
);
