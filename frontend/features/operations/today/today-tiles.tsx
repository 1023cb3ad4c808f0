import { useQuery } from '@tanstack/react-query';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { css } from '#styled/css';
import { hstack, longWords, metaText, mutedText } from '#styled/patterns';
import { Card } from '#ui/card.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TODAY_TILES } from '../operations.words.ts';
import { todayQuery } from './today.queries.ts';
import { tilesOf } from './today-words.ts';
import type { Tile } from './today-words.ts';

/** Shows administrators today's figures of the shop, each compared with yesterday's. */
export function TodayTiles() {
  const { data, isPending, isError, error, refetch } = useQuery(todayQuery);
  return (
    <Card as="section" pad="lg" radius="lg" aria-label={TODAY_TILES.title}>
      <h2 className={css({ textStyle: 'h3' })}>{TODAY_TILES.title}</h2>
      <p className={mutedText({ marginBlockEnd: '4' })}>{TODAY_TILES.intro}</p>
      {isPending && <div aria-busy="true"><Skeleton radius="md" className={css({ height: '[180px]' })} /></div>}
      {isError && !data && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {data && <ul aria-label={TODAY_TILES.label} className={grid}>{tilesOf(data.figures).map((tile) => <Figure key={tile.name} tile={tile} />)}</ul>}
    </Card>
  );
}

function Figure({ tile: { name, value, change, better, then } }: { tile: Tile }) {
  const Icon = change?.startsWith('−') ? TrendingDown : TrendingUp;
  return (
    <li className={css({ minWidth: '0', fontVariantNumeric: 'tabular-nums' })}>
      <p className={metaText()}>{name}</p>
      <p className={longWords({ textStyle: 'h3' })}>{value}</p>
      <p className={hstack({ gap: '1.5', flexWrap: 'wrap', textStyle: 'meta', color: 'fg.muted' })}>
        {change !== null && <span className={COLORS[String(better)]}>{better !== null && <Icon size={13} aria-hidden className={css({ display: 'inline', marginInlineEnd: '1' })} />}{change}</span>}
        <span>{then}</span>
      </p>
    </li>
  );
}

const COLORS: Record<string, string> = { true: css({ color: 'good' }), false: css({ color: 'bad' }), null: '' };

const grid = css({ display: 'grid', gap: '5', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } });
