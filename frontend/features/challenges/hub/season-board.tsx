import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, BadgeCheck, Info, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css, cx } from '#styled/css';
import { flex, hstack, linkRoom, metaText, spaceBetween, stack, visuallyHidden } from '#styled/patterns';
import { MINUTE_MS } from '#contracts/durations.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getSeason } from '#contracts/challenge-seasons.ts';
import { dateText } from '#lib/date-text.ts';
import { useServerNow } from '#shared/challenges/use-server-now.ts';
import { shortTimeLeft } from '#shared/challenges/time-left.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SEASON } from '../challenges-hub.words.ts';
import { disc } from '../medals.ts';
import { seasonQuery } from './seasons.queries.ts';

type Season = ResponseOf<typeof getSeason>;
type Line = Season['items'][number];

const SCOPES = [{ value: 'all', label: SEASON.everyone }, { value: 'newcomers', label: SEASON.newcomers }] as const;

/** The ranking of this month's challenge points: the first five people, a gap, and the reader. */
export function SeasonBoard() {
  const [scope, setScope] = useState<'all' | 'newcomers'>('all');
  const { data, error, refetch, dataUpdatedAt } = useQuery(seasonQuery(scope));
  return (
    <Card as="section" pad="md" aria-labelledby="season">
      <header className={spaceBetween({ alignItems: 'baseline', gap: '2', marginBlockEnd: '3.5' })}>
        <h2 id="season" className={css({ textStyle: 'h4' })}>{data ? SEASON.title(monthWords(data.month)) : SEASON.plainTitle}</h2>
        {data && <TimeLeft season={data} readAt={dataUpdatedAt} />}
      </header>
      <SegmentedControl block label={SEASON.scopeLabel} options={SCOPES} value={scope} onValueChange={setScope} />
      <div className={css({ marginBlockStart: '2.5', minHeight: '[120px]' })}>
        {error !== null && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
        {!data && error === null && <div aria-busy="true" className={stack({ gap: '2', paddingBlockStart: '1' })}>{[0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className={css({ height: '8' })} />)}</div>}
        {data && (data.items.length === 0 ? <p className={metaText({ paddingBlock: '3' })}>{SEASON.empty}</p> : <Lines season={data} />)}
      </div>
      <p className={css({ display: 'flex', gap: '2.5', marginBlockStart: '3', textStyle: 'meta', color: 'fg.muted' })}><Info size={16} aria-hidden />{SEASON.note}</p>
    </Card>
  );
}

/** The rows of the month's ranking by challenge points. */
export function Lines({ season: { items, you } }: { season: Pick<Season, 'items' | 'you'> }) {
  const shown = items.slice(0, 5);
  const below = you !== null && !shown.some((line) => line.you) ? you : null;
  return (
    <ol aria-label={SEASON.listLabel}>
      {shown.map((line) => <Row key={line.person.id} line={line} />)}
      {below && (
        <>
          {below.rank > shown.length + 1 && <li className={flex({ justifyContent: 'center', minHeight: '5', color: 'fg.subtle' })}><span aria-hidden>…</span><span className={visuallyHidden()}>{SEASON.gap}</span></li>}
          <Row line={below} />
        </>
      )}
    </ol>
  );
}

const Row = ({ line: { rank, person, points, change, you } }: { line: Line }) => (
  <li className={cx(row, you && own)}>
    <span className={disc(rank)}><span className={visuallyHidden()}>{SEASON.rankLabel(rank)}</span><span aria-hidden>{rank}</span></span>
    <Avatar name={person.displayName} src={person.avatarUrl} size={28} />
    <span className={name}>
      {you ? SEASON.you : <Link to={`/profile/${person.username}`} className={link}>{person.displayName}</Link>}
      {!you && person.platform && <BadgeCheck size={14} aria-hidden className={css({ color: 'brand' })} />}
    </span>
    <Change by={change} />
    <b className={css({ textAlign: 'end', fontWeight: 'bold', tabular: true })}><span aria-hidden>{points.toLocaleString('en-US')}</span><span className={visuallyHidden()}>{SEASON.points(points)}</span></b>
  </li>
);

function Change({ by }: { by: number | null }) {
  if (by === null) return <span className={delta}>{SEASON.fresh}</span>;
  if (by === 0) return <span className={delta}><Minus size={12} aria-hidden /><span className={visuallyHidden()}>{SEASON.same}</span></span>;
  const ranks = Math.abs(by);
  return (
    <span className={by > 0 ? gained : lost}>
      {by > 0 ? <ArrowUp size={12} aria-hidden /> : <ArrowDown size={12} aria-hidden />}
      <span aria-hidden>{ranks}</span><span className={visuallyHidden()}>{by > 0 ? SEASON.up(ranks) : SEASON.down(ranks)}</span>
    </span>
  );
}

function TimeLeft({ season: { endsAt, now }, readAt }: { season: Season; readAt: number }) {
  return <span className={metaText()}>{SEASON.left(shortTimeLeft(Date.parse(endsAt), useServerNow({ now, readAt }, MINUTE_MS)))}</span>;
}

const monthWords = (month: string): string => dateText(new Date(`${month}-01T00:00:00Z`), { month: 'long', timeZone: 'UTC' });

const row = css({ display: 'grid', gridTemplateColumns: '26px 28px minmax(0, 1fr) auto minmax(40px, auto)', columnGap: '2.5', alignItems: 'center', minHeight: '[42px]', textStyle: 'small' });
const own = css({ marginInline: '[-10px]', paddingInline: '2.5', borderRadius: 'md', backgroundColor: 'brand.soft' });
const name = hstack({ gap: '[5px]', minWidth: '0', fontWeight: 'semibold' });
const link = linkRoom({ color: 'fg', textDecoration: 'none', truncate: true, _hover: { textDecoration: 'underline' } });
const change = css.raw({ display: 'inline-flex', alignItems: 'center', gap: 'px', textStyle: 'micro', fontWeight: 'semibold', color: 'fg.subtle', tabular: true });
const delta = css(change);
const gained = css(change, { color: 'good' });
const lost = css(change, { color: 'bad' });
