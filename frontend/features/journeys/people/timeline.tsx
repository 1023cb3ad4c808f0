import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { css } from '#styled/css';
import { mutedText, spaceBetween, stack } from '#styled/patterns';
import { DAY_MS } from '#contracts/durations.ts';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Moment } from '#ui/moment.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { wordsOf } from '../event-places.ts';
import { timelineQuery } from '../journeys.queries.ts';
import { PEOPLE_WORDS } from '../journeys.words.ts';

/** A list of a person's events, latest first. It also shows how many days passed between them without an event. */
export function Timeline({ id }: { id: string }) {
  const query = useInfiniteQuery(timelineQuery(id));
  if (query.isPending) return <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[320px]' })} /></div>;
  if (query.data === undefined) return <FetchProblem error={query.error} onRetry={() => void query.refetch()} />;
  const events = query.data.pages.flatMap(({ items }) => items);
  if (events.length === 0) return <p>{PEOPLE_WORDS.empty}</p>;
  return (
    <>
      <ol className={stack({ gap: '2' })}>
        {events.map(({ id: eventId, at, name, device, props }, index) => {
          const days = Math.floor((Date.parse(events[index - 1]?.at ?? at) - Date.parse(at)) / DAY_MS);
          const { page, type, code } = props;
          const details = [type, code, device].filter((detail) => typeof detail === 'string');
          return (
            <Fragment key={eventId}>
              {days > 0 && <li className={silence}>{PEOPLE_WORDS.silence(days)}</li>}
              <li className={spaceBetween({ gap: '3' })}>
                <span>{wordsOf(typeof page === 'string' ? `${name} ${page}` : name)} <span className={mutedText({ textStyle: 'meta' })}>{details.join(', ')}</span></span>
                <span className={mutedText({ textStyle: 'meta' })}><Moment at={at} /></span>
              </li>
            </Fragment>
          );
        })}
      </ol>
      <LoadMore byButton list={query} what="events" />
    </>
  );
}

const silence = css({ borderTop: 'soft', paddingBlockStart: '2', textStyle: 'meta', color: 'fg.muted', textAlign: 'center' });
