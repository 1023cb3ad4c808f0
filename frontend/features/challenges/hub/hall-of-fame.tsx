import { useInfiniteQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import { centered, metaText, spaceBetween, stack } from '#styled/patterns';
import { challengePath } from '#shared/challenges/challenge-address.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { dayWords } from '#shared/challenges/short-moment.ts';
import { useReaderClock } from '#lib/reader-clock.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { FAME } from '../challenges-hub.words.ts';
import { hallQuery, WINNERS_SHOWN } from './seasons.queries.ts';
import { listPath } from './list-address.ts';

/** The list of the latest winners of challenges, each with a link to the results. */
export function HallOfFame() {
  const { now, timeZone } = useReaderClock();
  const { data, isPending } = useInfiniteQuery(hallQuery(WINNERS_SHOWN));
  const page = data?.pages[0];
  if (!isPending && !page) return null;
  return (
    <Card as="section" pad="md" aria-labelledby="hall">
      <header className={spaceBetween({ alignItems: 'baseline', gap: '2', marginBlockEnd: '3.5' })}>
        <h2 id="hall" className={css({ textStyle: 'h4' })}>{FAME.title}</h2>
        {page && page.total > WINNERS_SHOWN && <TextLink to={listPath({ state: 'completed' })} className={css({ textStyle: 'meta' })}>{FAME.all(page.total)}</TextLink>}
      </header>
      {isPending && <Skeleton className={css({ height: '[180px]' })} />}
      {page?.items.length === 0 && <p className={metaText()}>{FAME.empty}</p>}
      <ul className={stack({ gap: '2.5' })}>
        {page?.items.map(({ challenge, entry, author, resultsAt }) => (
          <li key={entry.id}>
            <Link to={challengePath(challenge, 'winners')} className={line}>
              <span className={picture} data-type={challenge.contentType}><EntryMedia output={entry.output} alt="" /><i className={crown}><Crown size={13} aria-hidden /></i></span>
              <span className={css({ minWidth: '0' })}>
                <b className={css({ display: 'block', fontWeight: 'semibold', textStyle: 'small', lineHeight: 'snug', overflowWrap: 'anywhere' })}>{entry.title}</b>
                <span className={metaText()}>{author?.displayName ?? FAME.gone} · {dayWords(resultsAt, now, timeZone)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const line = css({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '3', alignItems: 'center', color: 'fg', textDecoration: 'none', borderRadius: '[10px]', _hover: { '& b': { textDecoration: 'underline' } } });
const picture = css({ position: 'relative', display: 'block', aspectRatio: '[4 / 3]', borderRadius: '[10px]', overflow: 'hidden', backgroundColor: 'kind.soft', color: 'kind' });
const crown = centered({ position: 'absolute', insetInlineStart: '[5px]', insetBlockEnd: '[5px]', width: '[22px]', height: '[22px]', borderRadius: 'full', backgroundColor: '[oklch(.84 .145 84)]', color: 'ink' });
