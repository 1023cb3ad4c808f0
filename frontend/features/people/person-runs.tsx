import { useInfiniteQuery } from '@tanstack/react-query';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { longWords, mutedText, stack } from '#styled/patterns';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { personRunsQuery } from './people.queries.ts';
import { PERSON_RUNS } from './people.words.ts';

/** Words with which staff read the state of a run. A run that the safety filter stopped is called blocked, because no provider failed. */
const RUN_WORDS: Partial<Record<string, string>> = { blocked: PERSON_RUNS.blocked, succeeded: 'delivered', partial: PERSON_RUNS.partial };

/** List for staff of what a person ran and paid. Staff do not see the inputs and outputs. */
export function PersonRuns({ id }: { id: string }) {
  const runs = useInfiniteQuery(personRunsQuery(id));
  if (runs.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[64px]' })} /></div>;
  if (runs.isError && !runs.data) return <Alert tone="bad" action={<Button size="sm" onClick={() => void runs.refetch()}>{PERSON_RUNS.tryAgainButton}</Button>}>{messageOf(runs.error, PERSON_RUNS.loadFailed)}</Alert>;
  const items = runs.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className={mutedText()}>{PERSON_RUNS.emptyText}</p>;
  return (
    <>
      <ul className={stack({ gap: '1.5', textStyle: 'small' })}>
        {items.map((run) => (
          <li key={run.id} className={longWords()}>
            {run.title} <span className={css({ color: 'fg.subtle' })}>· {run.contentType} · {RUN_WORDS[run.status] ?? run.status} · {run.captured} {pluralWord(run.captured, 'token')} · <RelativeTime iso={run.createdAt} /></span>
          </li>
        ))}
      </ul>
      <LoadMore byButton list={runs} what="runs" size="sm" />
    </>
  );
}
