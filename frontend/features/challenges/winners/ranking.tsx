import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { css, cx } from '#styled/css';
import { hstack, longWords, metaText, stack, visuallyHidden } from '#styled/patterns';
import type { ChallengeResult } from '#contracts/challenge-votes.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { useDelayed } from '#lib/use-delayed.ts';
import { EntryMedia } from '#shared/challenges/entry-media.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { Field } from '#ui/field.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { RANKING } from '../challenge-winners.words.ts';
import { AuthorLine } from './author-line.tsx';
import { resultsQuery } from './results.queries.ts';
import { ScoreBar } from './score-bar.tsx';

interface RankingProps {
  challengeId: string;
  contentType: ContentType;
  onLook(result: ChallengeResult): void;
}

/** The table of all places in a challenge, each with both scores, the number of pairs shown, and the reason. On phones each place is a block. */
export function Ranking({ challengeId, contentType, onLook }: RankingProps) {
  const [q, setQ] = useState('');
  const found = useInfiniteQuery(resultsQuery(challengeId, useDelayed(q)));
  const results = found.data?.pages.flatMap((page) => page.results ?? []) ?? [];
  // A challenge without a judge has no rubric, so it has no column for it.
  const columns = COLUMNS.filter((key) => key !== 'rubric' || results.some(({ rubricScore }) => rubricScore !== null));
  return (
    <Card as="section" aria-labelledby="ranking" className={css({ overflow: 'hidden' })}>
      <header className={head}>
        <h2 id="ranking" className={css({ textStyle: 'h4' })}>{RANKING.title}</h2>
        <Field label={RANKING.searchLabel} hideLabel className={css({ width: { base: 'full', md: '[240px]' } })}><SearchBox q={q} onSearch={setQ} placeholder={RANKING.searchLabel} icon={<Search size={16} aria-hidden />} /></Field>
      </header>
      {found.isPending && <div aria-busy="true" className={css({ padding: '4' })}><Skeleton className={css({ height: '[320px]' })} /></div>}
      {found.isError && !found.data && <div className={css({ padding: '4' })}><FetchProblem error={found.error} onRetry={() => void found.refetch()} /></div>}
      {found.data && results.length === 0 && <EmptyState size="sm" level="h3" title={RANKING.emptyTitle}>{RANKING.emptyText}</EmptyState>}
      {results.length > 0 && (
        <table className={table} aria-labelledby="ranking" data-type={contentType}>
          <thead className={css({ mdDown: { srOnly: true } })}><tr>{columns.map((key) => <th key={key} scope="col" className={cx(headCell, key === 'shown' && later, NUMBERS.has(key) ? end : start)}>{RANKING.columns[key]}</th>)}</tr></thead>
          <tbody>{results.map((result) => <Row key={result.entry.id} result={result} judged={columns.includes('rubric')} onLook={() => onLook(result)} />)}</tbody>
        </table>
      )}
      {found.hasNextPage && <footer className={css({ padding: '3.5', borderTop: 'soft' })}><LoadMore byButton list={found} what="entries" /></footer>}
    </Card>
  );
}

const COLUMNS = ['place', 'entry', 'why', 'votes', 'rubric', 'shown', 'final'] as const;
const NUMBERS: ReadonlySet<string> = new Set(['votes', 'rubric', 'shown']);

function Row({ result, judged, onLook }: { result: ChallengeResult; judged: boolean; onLook(): void }) {
  const { place, entry, author, voteScore, rubricScore, final, reason, prize, mine } = result;
  return (
    <tr className={row} data-mine={mine || undefined}>
      <td className={cx(cell, start, placeCell)}>{place}</td>
      <th scope="row" className={cx(cell, start, entryCell)}>
        <span className={hstack({ gap: '3', minWidth: '0' })}>
          <button type="button" aria-haspopup="dialog" aria-label={entry.title} className={thumb} onClick={onLook}><EntryMedia output={entry.output} alt="" /></button>
          <span className={stack({ minWidth: '0', justifyItems: 'start' })}>
            <b className={longWords({ fontWeight: 'semibold' })}>{entry.title}</b>
            {mine ? <span className={metaText()}>{RANKING.you}</span> : <AuthorLine author={author} />}
          </span>
        </span>
      </th>
      <td className={cx(cell, start, whyCell)}>{reason}{prize !== null && prize > 0 && <span className={css({ display: 'inline-flex', marginInlineStart: '2' })}><span className={visuallyHidden()}>{RANKING.prize}: </span><TokenAmount tokens={prize} size={14} /></span>}</td>
      <td className={cx(cell, end, wide)}>{Math.round(voteScore)}</td>
      {judged && <td className={cx(cell, end, wide)}>{rubricScore === null ? '–' : Math.round(rubricScore)}</td>}
      <td className={cx(cell, end, later)}><span aria-hidden>{entry.exposures}</span><span className={visuallyHidden()}>{RANKING.shown(entry.exposures)}</span></td>
      <td className={cx(cell, finalCell)}><b className={css({ display: 'block', fontWeight: 'bold', tabular: true, marginBlockEnd: '[5px]' })}>{final.toFixed(1)}</b><ScoreBar size="sm" votes={voteScore} rubric={rubricScore} /></td>
    </tr>
  );
}

const head = css({ display: 'flex', flexDirection: { base: 'column', md: 'row' }, alignItems: { base: 'stretch', md: 'center' }, justifyContent: 'space-between', gap: { base: '2.5', md: '4' }, padding: { base: '4', md: '[14px 16px 14px 20px]' } });
const table = css({ width: 'full', borderCollapse: 'collapse', textStyle: 'small', display: { base: 'block', md: 'table' }, '& tbody': { display: { base: 'block', md: 'table-row-group' } } });
const headCell = css({ paddingBlock: '2', paddingInline: '2.5', textStyle: 'meta', fontWeight: 'medium', color: 'fg.subtle', borderBlock: 'soft', whiteSpace: 'nowrap', _first: { paddingInlineStart: '5' }, _last: { paddingInlineEnd: '5' } });
const row = css({
  display: { base: 'grid', md: 'table-row' }, gridTemplateColumns: '28px minmax(0, 1fr) 76px', columnGap: '2.5', rowGap: '1', padding: { base: '[12px 16px]', md: '0' }, borderTop: 'soft', '&[data-mine]': { backgroundColor: 'brand.soft' },
});
const cell = css({ padding: { base: '0', md: '2.5' }, verticalAlign: 'middle', fontWeight: 'normal', minWidth: '0' });
const start = css({ textAlign: 'start' });
const placeCell = css({ fontFamily: 'display', fontWeight: 'bold!', fontSize: '17', width: { md: '[56px]' }, paddingInlineStart: { md: '5!' }, paddingBlockStart: { base: '3.5', md: '2.5' }, tabular: true });
const entryCell = css({ width: { md: '[34%]' } });
const thumb = css({ flex: 'none', width: '[60px]', height: '[45px]', padding: '0', borderRadius: 'sm', overflow: 'hidden', backgroundColor: 'raised', color: 'fg', textAlign: 'start', cursor: 'zoom-in' });
const whyCell = longWords({ color: 'fg.muted', textStyle: 'meta', mdDown: { gridColumn: '2 / -1', gridRow: '2' } });
const end = css({ textAlign: 'end', tabular: true });
const wide = css({ display: { base: 'none', md: 'table-cell' } });
const later = css({ display: { base: 'none', lg: 'table-cell' } });
const finalCell = css({ width: { md: '[116px]' }, paddingInlineEnd: { md: '5!' }, textAlign: { base: 'end', md: 'start' } });
